import { expect, it } from 'vitest'
import { formatDateTime, formatDay } from './beijing'

it('shows times in Beijing time in any device zone', { tags: 'D27' }, () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 30, 5))).toBe('2026-11-21 00:30:05')
  expect(formatDay(Date.UTC(2026, 10, 20, 16, 30, 5))).toBe('2026-11-21')
})

it('shows a missing time as a dash', () => {
  expect(formatDateTime(null)).toBe('-')
})
