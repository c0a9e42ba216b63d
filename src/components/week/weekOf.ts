import type { Rebate } from '@/contract/rebates'
import type { Bet } from '@/contract/records'
import { absolute, add, isLess, isPositive } from '@/contract/values/arithmetic'
import { formatDay, startOf } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import { minutes } from '@/lib/durations'
import { betSums, resultOf, type BetSums } from '../sums/betSums'

/** A settled bet that stands out: its result without a sign. */
type Peak = { amount: Money; game: string; at: number | null }

/** A member's week, summed up exactly; CNY. */
export type Week = BetSums & {
  /** Its Monday, ms. */
  from: number
  /** Days with a bet. */
  days: number
  /** From the first to the last bet of each stretch, ms. */
  played: number
  rebates: Money
  /** The part of the rebates that waits to be claimed. */
  pending: Money
  best: Peak | null
  worst: Peak | null
}

/** Two bets that are further apart belong to two stretches of play. */
const PAUSE = minutes(15)

/** Time from the first to the last bet of each stretch, ms. */
function timeOf(moments: readonly number[]): number {
  const inOrder = moments.toSorted((a, b) => a - b)
  return inOrder.reduce((sum, at, index) => {
    const since = at - (inOrder[index - 1] ?? at)
    return since < PAUSE ? sum + since : sum
  }, 0)
}

/** Sums up the current Beijing week, from Monday. */
export function weekOf(now: number, bets: readonly Bet[], rebates: readonly Rebate[]): Week {
  const from = startOf('week', now)
  const isThisWeek = (at: number | null) => at !== null && at >= from
  const ofWeek = bets.filter(({ bet_time }) => isThisWeek(bet_time))
  const moments = ofWeek.flatMap(({ bet_time, status }) => (status === 'invalid' ? [] : (bet_time ?? [])))
  const peaks = ofWeek
    .flatMap((bet): Peak[] => {
      const amount = resultOf(bet)
      return amount === null ? [] : [{ amount, game: bet.Code || bet.platform_type, at: bet.bet_time }]
    })
    .toSorted((a, b) => (isLess(a.amount, b.amount) ? -1 : 1))
  const [worst, best] = [peaks[0], peaks.at(-1)]
  const granted = rebates.filter(({ created_at, money: sum }) => isThisWeek(created_at) && sum !== null)
  return {
    ...betSums(ofWeek),
    from,
    days: new Set(moments.map(formatDay)).size,
    played: timeOf(moments),
    rebates: add(...granted.map(({ money: sum }) => sum!)),
    pending: add(...granted.filter(({ state }) => state === 'pending').map(({ money: sum }) => sum!)),
    best: best && isPositive(best.amount) ? best : null,
    worst: worst?.amount.startsWith('-') ? { ...worst, amount: absolute(worst.amount) } : null,
  }
}
