// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { motion } from '@/state/motion'
import { jackpotFigure, JackpotTicker } from './JackpotTicker'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  motion.paused = false
})

it('divides the clock’s seconds, adds 0 to 10, and formats with two decimals', { tags: 's1-9' }, () => {
  expect(jackpotFigure(4, 1_760_000_000_000, 0)).toBe('440,000,000.00')
  expect(jackpotFigure(3, 1_760_000_000_000, 0.5)).toBe('586,666,671.67')
  expect(jackpotFigure(2, 1_760_000_000_000, 0.999)).toBe('880,000,009.99')
})

it('changes every 1500 ms, and stops under 暂停动画', { tags: ['s1-9.2', 'D36'] }, async () => {
  vi.useFakeTimers()
  const { container } = render(<JackpotTicker label="奖池" divisor={4} />)
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return container.querySelector('[data-jackpot]')!.textContent
  }
  const first = after(1499)
  const second = after(1)
  expect(second).not.toBe(first)
  await act(async () => void (motion.paused = true))
  expect(after(0)).toBe(second)
  expect(after(6000)).toBe(second)
})
