import { describe, expect, it } from 'vitest'
import type { Transaction } from '@/contract/records'
import { money } from '@/contract/values/money'
import { hours, minutes } from '@/lib/durations'
import { openUntil, paceOf, paceText, spanText, standingOf, stepsOf, timeText } from './orderTrack'

const NOW = Date.parse('2026-11-22T12:00:00+08:00')
const STATES = { pending: 1, approved: 2, rejected: 3 }
const row = (state: keyof typeof STATES, patch: Partial<Transaction> = {}): Transaction => ({
  created_at: NOW - minutes(5),
  out_trade_no: '1',
  turnover: null,
  pay_way: '支付宝',
  api_type: '',
  amount: money('399'),
  state: STATES[state],
  updated_at: null,
  ...patch,
})
describe('the steps of an order', () => {
  it('of an unknown state are those of a review', { tags: ['D81', 'D16'] }, () => {
    const steps = stepsOf(standingOf(2, { ...row('pending'), state: 9 }, {}))
    expect(steps).toEqual(stepsOf(standingOf(2, row('pending'), {})))
  })

  it('have the time of the decision from the server, else the one this browser saw', { tags: 'D81' }, () => {
    const last = (one: Transaction, note = {}) => stepsOf(standingOf(1, one, note)).at(-1)?.time
    const told = { updated_at: NOW - minutes(1) }
    expect(last(row('approved', told), { decidedAt: NOW })).toBe(NOW - minutes(1))
    expect(last(row('approved'), { decidedAt: NOW })).toBe(NOW)
    expect(last(row('approved'))).toBeNull()
    // A row's last change before its decision says nothing.
    expect(last(row('pending', told), { decidedAt: NOW })).toBeNull()
  })
})

describe('the pace of the last orders', () => {
  const took = (ago: number, length: number, state: keyof typeof STATES = 'approved') =>
    standingOf(
      1,
      row(state, { created_at: NOW - hours(ago), updated_at: NOW - hours(ago) + minutes(length) }),
      {},
    )

  it('is the median of the newest five, by what the records say', { tags: 'D81' }, () => {
    const standings = [
      took(9, 900),
      took(1, 6),
      took(2, 60),
      took(3, 5),
      took(4, 7),
      took(5, 2),
      took(6, 800, 'rejected'),
    ]
    expect(paceText(paceOf(standings))).toBe('您最近5笔平均6分钟')
    expect(paceText(paceOf(standings.slice(1, 4)))).toBe('您最近3笔平均6分钟')
  })

  it('halves the two in the middle of an even number', { tags: 'D81' }, () => {
    const pace = paceOf([took(1, 2), took(2, 4), took(3, 8), took(4, 60)])
    expect(pace).toEqual({ count: 4, median: minutes(6) })
  })

  it('is silent below three, and without the times', { tags: 'D81' }, () => {
    expect(paceText(paceOf([took(1, 6), took(2, 6), took(3, 6, 'pending')]))).toBe('')
    expect(paceOf([1, 2, 3].map(() => standingOf(1, row('approved'), {})))).toBeNull()
  })
})

it.each([
  [20_000, '不到1分钟'],
  [minutes(6.9), '6分钟'],
  [hours(1), '1小时'],
  [hours(1) + minutes(5), '1小时5分钟'],
  [hours(50) + minutes(3), '2天2小时'],
])('%i ms are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text)
})

it('a step of today has its time alone, by Beijing time', { tags: 'D27' }, () => {
  expect(timeText(NOW - minutes(5), NOW)).toBe('11:55')
  expect(timeText(NOW - hours(24), NOW)).toBe('11-21 12:00')
})

it.each([
  ['a fresh deposit', 1, minutes(59), undefined, true],
  ['one that nobody paid in its hour', 1, minutes(60), undefined, false],
  ['one that is said to be paid', 1, hours(20), minutes(60), true],
  ['one that was said to be paid yesterday', 1, hours(30), hours(25), false],
  ['a withdrawal of this week', 2, hours(100), undefined, true],
  ['one of an earlier week', 2, hours(170), undefined, false],
] as const)('%s: open %#', (_, type, ago, paidAgo, open) => {
  const note = paidAgo === undefined ? {} : { paidAt: NOW - paidAgo }
  expect(openUntil(type, row('pending', { created_at: NOW - ago }), note) > NOW).toBe(open)
  expect(openUntil(type, row('approved', { created_at: NOW - ago }), note)).toBe(0)
})
