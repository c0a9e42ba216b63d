import { expect } from '@playwright/test'
import { add, isLess, isPositive, multiply, roundDown, subtract } from '@/contract/values/arithmetic'
import { formatDay } from '@/contract/values/beijing'
import { money, type Money } from '@/contract/values/money'
import { MAIN_WALLET } from '@/contract/wallet'
import type { EntryKind, EntryRow, WalletRow } from '../../../sw/db/rows'
import type { Server } from '../../kit/words'

/*
 * What pages must show, derived only from the movements in the demo server's ledger.
 */

type State = { entries: EntryRow[]; wallets: (WalletRow & { balanced: boolean })[] }

const NONE = money('0')
const sum = (rows: { amount: Money }[]): Money => add(NONE, ...rows.map(({ amount }) => amount))

/** All movements, oldest first. Fails when a wallet is not the sum of its movements. */
export async function readLedger(server: Server): Promise<EntryRow[]> {
  const { data } = await server.call<State>('/api/__demo__/state')
  const entries = data.entries.toReversed()
  expect(entries[0]?.id, 'the control shows every movement').toBe(1)
  for (const { username, main, held, venues, balanced } of data.wallets) {
    const places = { [MAIN_WALLET]: main, held, ...venues }
    for (const [place, amount] of Object.entries(places))
      expect(add(amount), `${place} of ${username}`).toBe(balanceOf(entries, username, place))
    expect(balanced, `the books of ${username}`).toBe(true)
  }
  return entries
}

/** What went into a place of a member's wallet, less what left it. */
export function balanceOf(entries: EntryRow[], username: string, place: string = MAIN_WALLET): Money {
  const own = entries.filter((entry) => entry.username === username)
  return subtract(sum(own.filter(({ to }) => to === place)), sum(own.filter(({ from }) => from === place)))
}

/** A member's movements of these kinds. */
export const kindsOf = (entries: EntryRow[], username: string, ...kinds: EntryKind[]): EntryRow[] =>
  entries.filter((entry) => entry.username === username && kinds.includes(entry.kind))

/** The sum of a member's movements of these kinds. */
export const totalOf = (entries: EntryRow[], username: string, ...kinds: EntryKind[]): Money =>
  sum(kindsOf(entries, username, ...kinds))

type Bet = { id: string; at: number; stake: Money; paid: Money; isVoid: boolean }

/** A member's decided bets, oldest first. */
export function betsOf(entries: EntryRow[], username: string): Bet[] {
  const paid = kindsOf(entries, username, 'win', 'refund')
  return kindsOf(entries, username, 'stake').map(({ reference: id, amount, at }) => {
    const back = paid.filter(({ reference }) => reference === id)
    return {
      id,
      at,
      stake: add(amount),
      paid: sum(back),
      isVoid: back.some(({ kind }) => kind === 'refund'),
    }
  })
}

/** The column of the VIP table with a venue's rebate rate, for the venues in these tests. */
const RATES = {
  PG: 'electron',
  FG: 'electron',
  AG: 'realperson',
  KY: 'joker',
  SB: 'sport',
  CP: 'lottery',
} as const
/** Live and card tables, where a tie returns the stake. */
const TIES = ['AG', 'KY']
const venueOf = ({ id }: Bet) => id.slice(0, 2) as keyof typeof RATES

/** The bets that count as turnover: neither void nor a tie. */
const turnover = (entries: EntryRow[], username: string): Bet[] =>
  betsOf(entries, username).filter(
    (bet) => !bet.isVoid && !(TIES.includes(venueOf(bet)) && bet.paid === bet.stake),
  )

/** A member's turnover. */
export const flowOf = (entries: EntryRow[], username: string): Money =>
  add(NONE, ...turnover(entries, username).map(({ stake }) => stake))

/** What a member's bets earn as rebate at these rates, in percent. */
export const rebateOf = (
  entries: EntryRow[],
  username: string,
  rates: Record<(typeof RATES)[keyof typeof RATES], Money>,
): Money =>
  roundDown(
    add(
      NONE,
      ...turnover(entries, username).map((bet) =>
        multiply(multiply(bet.stake, rates[RATES[venueOf(bet)]]), money('0.01')),
      ),
    ),
  )

/** What a house keeps from its members: stakes less payouts and gifts. */
function profitOf(entries: EntryRow[], username: string): Money {
  const given = totalOf(entries, username, 'win', 'refund', 'rebate', 'red packet', 'bonus')
  return subtract(totalOf(entries, username, 'stake'), given)
}

const ACTIVE = money('2000')

/** An agent's month, `2026-11`: the members' activity, and a quarter of the profit with five active members. */
export function monthOf(entries: EntryRow[], names: string[], month: string) {
  const own = entries.filter(({ at }) => formatDay(at).startsWith(month))
  const active = names.filter(
    (name) => isPositive(totalOf(own, name, 'deposit')) && !isLess(flowOf(own, name), ACTIVE),
  ).length
  const total = (of: (entries: EntryRow[], name: string) => Money) =>
    add(NONE, ...names.map((name) => of(own, name)))
  const profit = total(profitOf)
  const isShared = active >= 5 && isPositive(profit)
  return {
    month,
    active: String(active),
    deposits: total((rows, name) => totalOf(rows, name, 'deposit')),
    flow: total(flowOf),
    profit,
    commission: isShared ? roundDown(multiply(profit, money('0.25'))) : NONE,
  }
}
