import type { Bet } from '@/contract/records'
import { add } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'

/** Number of bets with the sums of those that count: void ones have no stake, open ones no result. */
export type BetTotals = { count: number; stakes: Money; net: Money }

const sumOf = (amounts: (Money | null)[]): Money => add(...amounts.filter((amount) => amount !== null))

/** The totals of bets, exact. */
export const totalsOf = (bets: readonly Bet[]): BetTotals => ({
  count: bets.length,
  stakes: sumOf(bets.map(({ status, bet_amount }) => (status === 'invalid' ? null : bet_amount))),
  net: sumOf(bets.map(({ status, win_loss }) => (status === 'settled' ? win_loss : null))),
})

/** Whether a bet is in a state (`all` for any) and its number has a part, in either case. */
export const isFound = ({ status, bet_id }: Bet, state: string, no: string): boolean =>
  (state === '' || state === 'all' || status === state) && bet_id.toUpperCase().includes(no.toUpperCase())
