import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './atMostEvery'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('1,000 calls at once are two runs: one at once, one for the rest', { tags: 'D75' }, () => {
  const run = vi.fn()
  const ask = atMostEvery(1000, run)
  for (let calls = 0; calls < 1000; calls += 1) ask()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

it('calls without end run once per period, and a late call at once', { tags: 'D75' }, () => {
  const run = vi.fn()
  const ask = atMostEvery(1000, run)
  for (let ms = 0; ms < 5000; ms += 100) {
    ask()
    vi.advanceTimersByTime(100)
  }
  expect(run).toHaveBeenCalledTimes(6)
  vi.advanceTimersByTime(2000)
  ask()
  expect(run).toHaveBeenCalledTimes(7)
})

it('a run that asks again waits for its turn', { tags: 'D75' }, () => {
  let runs = 0
  const ask = atMostEvery(1000, () => {
    runs += 1
    if (runs < 3) ask()
  })
  ask()
  expect(runs).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(runs).toBe(3)
})
