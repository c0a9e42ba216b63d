import { expect, it } from 'vitest'
import { formatDateTime, formatDay } from './beijing'

it('shows moments in Beijing time whatever the zone of the device [D27]', () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 30, 5))).toBe('2026-11-21 00:30:05')
  expect(formatDay(Date.UTC(2026, 10, 20, 16, 30, 5))).toBe('2026-11-21')
})

it('shows a missing moment as a dash', () => {
  expect(formatDateTime(null)).toBe('-')
})
