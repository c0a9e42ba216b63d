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

it('follows the server’s clock once it is known', { tags: ['D41', 's1-2.5'] }, () => {
  const { container } = render(<Clock />)
  lastReading.offset = 3600_000
  vi.advanceTimersByTime(1000)
  lastReading.offset = 0
  expect(container.querySelector('time')!.textContent).toBe('2025-11-21 00:59:59')
})
