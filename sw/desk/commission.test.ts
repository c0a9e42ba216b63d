import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { commissionsOf } from './commission'

const member = (profit: string, flow = '2000', deposits = '100') => ({
  profit: money(profit),
  flow: money(flow),
  deposits: money(deposits),
})
const month = (name: string, count: number, profit: string, flow?: string, deposits?: string) => ({
  month: name,
  members: Array.from({ length: count }, () => member(profit, flow, deposits)),
})
const paid = (...months: ReturnType<typeof month>[]) =>
  commissionsOf(months).map(({ percent, commission }) => [percent, commission])

it.each([
  [5, '0.03', 25, '0.03'],
  [5, '10000', 25, '12500'],
  [5, '40000', 25, '50000'],
  [10, '5000', 25, '12500'],
  [10, '5000.10', 30, '15000.3'],
  [30, '10000', 35, '105000'],
  [60, '10000.01', 40, '240000.24'],
  [60, '1', 25, '15'],
])('%i active members who lost %s each earn the agent %i %%', (count, profit, percent, commission) => {
  expect(paid(month('2026-01', count, profit))).toEqual([[percent, commission]])
})

it('a member without a deposit, or with too little turnover, is not active', () => {
  expect(paid(month('2026-01', 5, '100', '1999.99'))).toEqual([[0, '0']])
  expect(paid(month('2026-01', 5, '100', '2000', '0'))).toEqual([[0, '0']])
})

it('a month with a loss for the house, or with few active members, is carried over to the next paid one', () => {
  expect(
    paid(
      month('2026-01', 4, '100'),
      month('2026-02', 5, '-40'),
      month('2026-03', 5, '-100'),
      month('2026-04', 5, '200'),
      month('2026-05', 5, '40'),
    ),
  ).toEqual([
    [0, '0'],
    [25, '50'],
    [0, '0'],
    [25, '125'],
    [25, '50'],
  ])
})
