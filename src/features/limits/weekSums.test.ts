import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import type { Bet, Transaction } from '@/contract/records'
import { netOf, sumByWeek, totalOf } from './weekSums'

/** Noon on a Sunday in Beijing. */
const NOW = Date.parse('2026-11-22T12:00:00+08:00')
const bet = (at: string, stake: string, result: string, status: Bet['status'] = 'settled') =>
  ({ bet_time: Date.parse(`${at}+08:00`), bet_amount: money(stake), win_loss: money(result), status }) as Bet
const order = (at: string, amount: string, state: number, pay_way = '支付宝') =>
  ({ created_at: Date.parse(`${at}+08:00`), amount: money(amount), state, pay_way }) as Transaction

it('sums settled bets and orders that weren’t rejected, exactly, by Beijing week', { tags: 'D74' }, () => {
  const weeks = sumByWeek(
    NOW,
    [
      bet('2026-11-22T11:00:00', '0.1', '-0.1'),
      bet('2026-11-16T00:00:00', '0.2', '0.38'),
      bet('2026-11-15T23:59:59', '7', '-5'),
      bet('2026-11-20T10:00:00', '50', '0', 'unsettled'),
      bet('2026-11-20T10:00:00', '50', '0', 'invalid'),
    ],
    [
      order('2026-11-17T10:00:00', '100.5', 2),
      order('2026-11-17T10:00:00', '9', 3),
      order('2026-11-18T10:00:00', '1', 1),
    ],
    [order('2026-11-10T10:00:00', '300', 2), order('2026-11-10T10:00:00', '20', 2, 'USDT-TRC20')],
  )
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ])
  expect(weeks.at(-1)).toEqual({
    monday: '2026-11-16',
    stakes: '0.3',
    payouts: '0.58',
    deposits: '101.5',
    withdrawals: '0',
  })
  expect(weeks.at(-2)).toMatchObject({ stakes: '7', payouts: '2', withdrawals: '300' })
  expect(netOf(weeks.at(-2)!)).toBe('-5')
  expect(totalOf(weeks, 'payouts')).toBe('2.58')
})
