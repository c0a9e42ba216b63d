import { describe, expect, it } from 'vitest'
import type { Bet, Transaction } from '@/contract/records'
import { money } from '@/contract/values/money'
import { coinTotal, fundsEntries, sumBy, totalOf } from './daySums'

const beijing = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const NOW = beijing('2026-03-02 09:00:00')

const bet = (bet_time: number, win_loss: string, status: Bet['status'] = 'settled'): Bet => ({
  bet_time,
  bet_id: '1',
  Code: '百家乐',
  platform_type: 'AG',
  playname: '',
  playmemo: '',
  bet_amount: money('100'),
  win_loss: money(win_loss),
  status,
})

const transaction = (created_at: number, amount: string, state: number): Transaction => ({
  created_at,
  turnover: null,
  out_trade_no: '',
  pay_way: '',
  api_type: '',
  amount: money(amount),
  state,
  updated_at: null,
})

describe('sums by day', () => {
  it('has every day of its period, today the last', { tags: 's2-9.1' }, () => {
    const days = ([1, 2, 3, 4] as const).map((period) => sumBy('day', period, NOW, {}).map(({ day }) => day))
    expect(days.map(({ length }) => length)).toEqual([1, 7, 15, 30])
    for (const each of days) expect(each.at(-1)).toBe('2026-03-02')
    expect(days[1]?.slice(3, 6)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('adds exactly, by Beijing day', { tags: ['D26', 'D27'] }, () => {
    const at = beijing('2026-03-02 00:00:00')
    const ups = [
      { at, amount: money('0.1') },
      { at: beijing('2026-03-02 23:59:59'), amount: money('0.2') },
      { at: at - 1000, amount: money('5') },
      { at: null, amount: money('1000') },
    ]
    const sums = sumBy('day', 2, NOW, { ups, downs: [{ at, amount: money('7.77') }] })
    expect(sums.slice(-2)).toMatchObject([
      { day: '2026-03-01', up: '5', down: '0' },
      { day: '2026-03-02', up: '0.3', down: '7.77' },
    ])
    expect(totalOf(sums, 'up')).toBe('5.3')
  })

  it('adds the day of a row outside the period', () => {
    const at = beijing('2026-02-23 12:00:00')
    expect(sumBy('day', 2, NOW, { ups: [{ at, amount: money('1') }] })[0]).toMatchObject({
      day: '2026-02-23',
      up: '1',
      down: '0',
    })
  })
})

it(
  'sums bets and orders by Beijing week, called by its Monday, open bets with their stakes',
  { tags: ['D74', 'D26', 'D27'] },
  () => {
    const at = beijing('2026-03-02 00:00:00')
    const weeks = sumBy('week', 4, NOW, {
      bets: [
        bet(at, '12.50'),
        bet(at, '-5', 'unsettled'),
        bet(at, '9', 'invalid'),
        bet(at - 1000, '-0.1'),
        { ...bet(at, '7'), bet_time: null },
      ],
      ups: fundsEntries(1, [transaction(at, '100.5', 2), transaction(at, '1', 1), transaction(at, '9', 3)]),
    })
    expect(weeks.map(({ day }) => day)).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
      '2026-03-02',
    ])
    expect(weeks.at(-1)).toMatchObject({
      bets: { count: 2, stakes: '200', open: 1, payouts: '112.5', net: '12.5' },
      up: '101.5',
      down: '0',
    })
    expect(weeks.at(-2)).toMatchObject({ bets: { stakes: '100', net: '-0.1' }, up: '0' })
  },
)

it('skips rejected orders and failed transfers', { tags: ['s2-4.3', 's2-4.4'] }, () => {
  const amounts = (type: 1 | 4, states: number[]) =>
    fundsEntries(
      type,
      states.map((state) => transaction(NOW, String(state + 10), state)),
    ).map(({ amount }) => amount)
  expect(amounts(1, [1, 2, 3])).toEqual(['11', '12'])
  expect(amounts(4, [0, 1, 2])).toEqual(['11', '12'])
})

it('skips what the house gives: it is listed among the deposits, but is none', () => {
  const gift = (pay_way: string) => ({ ...transaction(NOW, '888', 2), pay_way })
  const rows = [gift('活动礼金 · 首存礼金'), gift('代理佣金 · 2026-02'), gift('支付宝')]
  expect(fundsEntries(1, rows)).toEqual([{ at: NOW, amount: '888' }])
})

it('sums withdrawals in coin separately from CNY', { tags: 'D26' }, () => {
  const inCoin = (amount: string, state = 1) => ({
    ...transaction(NOW, amount, state),
    pay_way: 'USDT-TRC20',
  })
  const rows = [transaction(NOW, '200.55', 1), inCoin('40.25'), inCoin('9.08'), inCoin('500', 3)]
  expect(fundsEntries(2, rows)).toEqual([{ at: NOW, amount: '200.55' }])
  expect(coinTotal(2, rows)).toBe('49.33')
  expect(coinTotal(2, rows.slice(0, 1))).toBeNull()
  expect(coinTotal(1, rows)).toBeNull()
})
