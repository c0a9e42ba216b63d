// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
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
    <Suspense fallback="waiting">
      <Page />
    </Suspense>
  </CrashBoundary>
)

test('a part that was loaded ahead renders at once', async () => {
  const { Component, load } = part(() => Promise.resolve(Counter))
  await load()
  render(shown(Component))
  expect(screen.getByRole('button')).toBeTruthy()
})

test('a part that had to wait keeps its state when it is loaded again', async () => {
  const ask = vi.fn(() => Promise.resolve(Counter))
  const { Component, load } = part(ask)
  const { rerender } = await act(async () => render(shown(Component)))
  fireEvent.click(await screen.findByRole('button'))
  await load()
  rerender(shown(Component))
  expect(screen.getByText('pressed 1')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a part whose file was missing is asked for once while it renders, and renders after a later load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isThere = false
  const ask = vi.fn(() => (isThere ? Promise.resolve(Counter) : Promise.reject(new Error('gone'))))
  const { Component, load } = part(ask)
  const first = await act(async () => render(shown(Component)))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(1)
  first.unmount()
  isThere = true
  await load()
  render(shown(Component))
  expect(screen.getByRole('button')).toBeTruthy()
})
