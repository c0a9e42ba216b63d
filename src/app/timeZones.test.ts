// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDateTime, formatDay } from '@/contract/values/beijing'
import { readServerTime, writeServerTime } from '@/contract/wire/codecs'
import { formatLeft, secondsLeft, windowStart } from '@/features/payment/paymentWindow'
import { refuseGrab } from '@/features/red-packet/grab'

// Including half-hour offsets, both sides of the date line, and daylight saving time.
const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tehran',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
  'Australia/Lord_Howe',
]
const own = process.env.TZ

const SECOND = 1000
const HOUR = 3600 * SECOND
/** How far a device's clock may be off: years, an hour of daylight saving time, seconds. */
const SKEWS = [
  -400 * 24 * HOUR,
  -24 * HOUR,
  -HOUR,
  -30 * SECOND,
  0,
  30 * SECOND,
  HOUR,
  24 * HOUR,
  400 * 24 * HOUR,
]

describe.each(ZONES)('on a device in %s', (zone) => {
  beforeAll(() => void (process.env.TZ = zone))
  afterAll(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  it('runs in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  it('reads server times without a zone as Beijing time, in every notation', { tags: 'D27' }, () => {
    const moment = Date.UTC(2025, 2, 30, 1, 2, 3)
    for (const written of [
      '2025-03-30 09:02:03',
      '2025/03/30 09:02:03',
      '2025-3-30 9:02:03',
      '2025-03-30T09:02:03',
      '2025-03-30T09:02:03.000000',
      '2025-03-30T01:02:03Z',
      '2025-03-30T09:02:03+08:00',
      'Sun, 30 Mar 2025 01:02:03 GMT',
    ])
      expect(readServerTime(written), written).toBe(moment)
    expect(readServerTime('2025-03-30')).toBe(Date.UTC(2025, 2, 29, 16))
  })

  it('reads invalid times as null', { tags: 'D27' }, () => {
    for (const written of [
      '0000-00-00 00:00:00',
      'Mar 30, 2025 09:02',
      '5',
      '明天',
      '',
      '9:02',
      20250330,
      null,
    ])
      expect(readServerTime(written), String(written)).toBeNull()
  })

  it('formats Beijing time, also around daylight saving changes', { tags: 'D27' }, () => {
    for (const [moment, shown] of [
      [Date.UTC(2025, 2, 9, 6, 59, 59), '2025-03-09 14:59:59'],
      [Date.UTC(2025, 2, 9, 7), '2025-03-09 15:00:00'],
      [Date.UTC(2025, 2, 30, 1), '2025-03-30 09:00:00'],
      [Date.UTC(2025, 10, 2, 6), '2025-11-02 14:00:00'],
      [Date.UTC(2025, 11, 31, 16), '2026-01-01 00:00:00'],
      [Date.UTC(2025, 11, 31, 15, 59, 59), '2025-12-31 23:59:59'],
    ] as const) {
      expect(formatDateTime(moment)).toBe(shown)
      expect(writeServerTime(moment)).toBe(shown)
      expect(readServerTime(shown)).toBe(moment)
      expect(formatDay(moment)).toBe(shown.slice(0, 10))
    }
  })

  it('keeps the time left to pay within the hour when the clock is wrong', { tags: 'D27' }, () => {
    const created = readServerTime('2025-03-09 14:59:30')!
    for (const skew of SKEWS) {
      const opened = created + 10 * SECOND + skew
      const start = windowStart(false, created, opened)
      const left = [0, HOUR / 2, HOUR, 9 * HOUR].map((passed) => secondsLeft(start, opened + passed))
      expect(left[0]).toBe(Math.min(3600, Math.max(0, 3590 - skew / SECOND)))
      expect(left).toEqual(left.toSorted((a, b) => b - a))
      expect(left.at(-1)).toBe(0)
      for (const seconds of left) expect(formatLeft(seconds)).toMatch(/^(60:00|[0-5]\d:[0-5]\d)$/)
    }
  })

  it('opens and closes red packets by Beijing time', { tags: ['D30', 's2-5.10'] }, () => {
    const rules = [
      {
        start_time: readServerTime('2025-11-02 10:00:00'),
        end_time: readServerTime('2025-11-02 12:00:00'),
        day_flow: null,
        flow_money: null,
        recharge: null,
        times: 0,
      },
    ]
    const at = (utc: number) => refuseGrab({ sendnums: 1, rules }, utc)?.kind ?? 'open'
    expect(at(Date.UTC(2025, 10, 2, 1, 59, 59))).toBe('ahead')
    expect(at(Date.UTC(2025, 10, 2, 2))).toBe('open')
    expect(at(Date.UTC(2025, 10, 2, 3, 59, 59))).toBe('open')
    expect(at(Date.UTC(2025, 10, 2, 4))).toBe('over')
  })
})
