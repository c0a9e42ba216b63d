import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { moneyFirst, venueRows, venueSum, withBalance } from './venueRows'

const AG = { platname: 'AG', name: 'AG国际厅', balance: money('5.00') }
const BG = { platname: 'BG', name: 'BG真人厅', balance: null }

it('lists names with loading balances until the poll responds', { tags: 's2-2' }, () => {
  expect(venueRows(undefined, undefined, false)).toBeUndefined()
  expect(venueRows([AG], undefined, false)).toEqual([{ ...AG, balance: undefined }])
  expect(venueRows([AG], undefined, true)).toEqual([{ ...AG, balance: null }])
})

it("shows the polled balances even if the list of venues can't be read", { tags: 's2-2' }, () => {
  expect(venueRows([{ ...AG, balance: money('1') }], [AG, BG], true)).toEqual([AG, BG])
  expect(venueRows(undefined, [AG], false)).toEqual([AG])
})

it('replaces one balance, or returns the same list if nothing changed', { tags: 'D25' }, () => {
  const venues = [AG, BG]
  expect(withBalance(venues, 'AG', money('7.50'))).toEqual([{ ...AG, balance: '7.50' }, BG])
  expect(withBalance(venues, 'AG', money('5.00'))).toBe(venues)
  expect(withBalance(venues, 'XX', money('5.00'))).toBe(venues)
})

it('adds up the venues exactly once every balance is known', { tags: ['D26', 's2-2.13.1'] }, () => {
  const rows = (...balances: (string | null | undefined)[]) =>
    balances.map((balance) => ({ ...AG, balance: balance ? money(balance) : (balance as null | undefined) }))
  expect(venueSum(rows('0.1', '0.2', '1234.50'))).toBe('1234.8')
  expect(venueSum(rows('0.00', '0'))).toBe('0')
  expect(venueSum(rows('5', null))).toBeNull()
  expect(venueSum(rows('5', undefined))).toBeNull()
  expect(venueSum([])).toBeNull()
  expect(venueSum(undefined)).toBeNull()
})

it('puts venues with money first, in the server’s order', () => {
  const row = (platname: string, balance: string | null) => ({
    platname,
    name: '',
    balance: balance && money(balance),
  })
  const rows = [row('a', '0.00'), row('b', '0.01'), row('c', null), row('d', '1200')]
  expect(
    moneyFirst(rows.map((one) => ({ ...one, balance: one.balance || null }))).map(({ platname }) => platname),
  ).toEqual(['b', 'd', 'a', 'c'])
})
