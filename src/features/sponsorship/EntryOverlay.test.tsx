// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '@/lib/durations'

const ask = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

const wait = (time: number) => act(() => void vi.advanceTimersByTime(seconds(time)))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function enter() {
  const { EntryOverlay } = await import('./EntryOverlay')
  return render(<EntryOverlay />)
}

it('covers the page for two seconds on every entry', { tags: ['s1-2', 's1-9'] }, async () => {
  ask(false)
  for (let visit = 0; visit < 2; visit++) {
    const { unmount } = await enter()
    wait(1.9)
    expect(screen.getByRole('status').textContent).toBe('加载中')
    wait(0.1)
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
  }
})

it('shows only once with reduced motion', { tags: 's1-2' }, async () => {
  ask(true)
  const first = await enter()
  expect(screen.getByRole('status').textContent).toBe('加载中')
  first.unmount()
  await enter()
  expect(screen.queryByRole('status')).toBeNull()
})
