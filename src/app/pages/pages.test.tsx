// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CrashBoundary } from './CrashBoundary'
import { part } from './pages'

afterEach(cleanup)

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
}

const shown = (Page: ReturnType<typeof part>['Component']) => (
  <CrashBoundary>
    <Page />
  </CrashBoundary>
)

test('a part that was loaded ahead renders at once', async () => {
  const { Component, load } = part(() => Promise.resolve(Counter))
  await load()
  render(shown(Component))
  expect(screen.getByRole('button')).toBeTruthy()
})

test('a part that has to wait shows 加载中, and keeps its state when it is loaded again', async () => {
  let arrive: ((component: typeof Counter) => void) | undefined
  const ask = vi.fn(() => new Promise<typeof Counter>((resolve) => (arrive = resolve)))
  const { Component, load } = part(ask)
  const { rerender } = render(shown(Component))
  expect(screen.getByRole('status').textContent).toBe('加载中')
  await act(async () => arrive?.(Counter))
  // At once: React would keep a fallback for 300 ms.
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  await load()
  rerender(shown(Component))
  expect(screen.getByText('pressed 1')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a part whose file is missing crashes its page, and renders after a later load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isThere = false
  const ask = () => (isThere ? Promise.resolve(Counter) : Promise.reject(new Error('gone')))
  const { Component, load } = part(ask)
  const first = await act(async () => render(shown(Component)))
  expect(screen.getByRole('alert')).toBeTruthy()
  first.unmount()
  isThere = true
  await load()
  render(shown(Component))
  expect(screen.getByRole('button')).toBeTruthy()
})
