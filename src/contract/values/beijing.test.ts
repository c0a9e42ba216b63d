import { expect, it } from 'vitest'
import { endOf, formatDateTime, startOf } from './beijing'

it('shows a missing time as a dash', () => {
  expect(formatDateTime(null)).toBe('-')
})

const at = (text: string) => Date.parse(`${text}+08:00`)

it.each([
  ['day', '2026-11-22T23:59:59', '2026-11-22T00:00:00', '2026-11-23T00:00:00'],
  ['day', '2026-11-23T00:00:00', '2026-11-23T00:00:00', '2026-11-24T00:00:00'],
  // 2026-11-22 is a Sunday.
  ['week', '2026-11-22T23:59:59', '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
  ['week', '2026-11-23T00:00:00', '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
  ['week', '2027-01-01T12:00:00', '2026-12-28T00:00:00', '2027-01-04T00:00:00'],
] as const)('the Beijing %s of %s begins at %s and ends at %s', (span, now, start, end) => {
  expect(startOf(span, at(now))).toBe(at(start))
  expect(endOf(span, at(now))).toBe(at(end))
})
