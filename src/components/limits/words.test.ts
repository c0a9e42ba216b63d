import { expect, it } from 'vitest'
import { clockText, durationText, momentText } from './words'

const MINUTE = 60_000

it.each([
  [1, '1分钟'],
  [59.5 * MINUTE, '1小时'],
  [61 * MINUTE, '1小时1分钟'],
  [24 * 60 * MINUTE, '1天'],
  [(2 * 1440 + 3 * 60 + 4) * MINUTE, '2天3小时'],
])('%d ms are %s, rounded up to the minute', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

it('the session’s time has hours and minutes', { tags: 'D74' }, () => {
  expect([clockText(-5), clockText(59_999), clockText(65 * MINUTE), clockText(1500 * MINUTE)]).toEqual([
    '00:00',
    '00:00',
    '01:05',
    '25:00',
  ])
})

it('a moment is shown in Beijing time', { tags: 'D27' }, () => {
  expect(momentText(Date.parse('2026-11-22T16:00:00Z'))).toBe('11-23 00:00')
})
