// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastReading } from '@/api/serverDate'
import { Clock } from './Clock'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2025, 10, 20, 15, 59, 58) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows Beijing time and ticks every second, across midnight too', { tags: ['s1-2.5', 's1-9'] }, () => {
  const { container } = render(<Clock />)
  const time = container.querySelector('time')!
  expect(time.textContent).toBe('2025-11-20 23:59:58')
  vi.advanceTimersByTime(1000)
  expect(time.textContent).toBe('2025-11-20 23:59:59')
  vi.advanceTimersByTime(1000)
  expect(time.textContent).toBe('2025-11-21 00:00:00')
})

it('follows the server’s clock once it is known', { tags: 'D41' }, () => {
  const { container } = render(<Clock />)
  lastReading.offset = 3600_000
  vi.advanceTimersByTime(1000)
  lastReading.offset = 0
  expect(container.querySelector('time')!.textContent).toBe('2025-11-21 00:59:59')
})
