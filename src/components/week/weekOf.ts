import type { Bet } from '@/contract/records'
import type { Rebate } from '@/contract/rebates'
import { absolute, add, isLess, isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { formatDay } from '@/contract/values/beijing'
import { minutes } from '@/lib/durations'
import { startOf } from '@/contract/values/beijing'

/** A settled bet that stands out: its result without a sign. */
type Peak = { amount: Money; game: string; at: number | null }

/** A member's week, summed up exactly; CNY. */
export type Week = {
  /** Its Monday, ms. */
  from: number
  /** Days with a bet. */
  days: number
  bets: number
  unsettled: number
  /** From the first to the last bet of each stretch, ms. */
  played: number
  stakes: Money
  /** Of settled bets; negative means lost. */
  net: Money
  rebates: Money
  /** The part of the rebates that waits to be claimed. */
  pending: Money
  won: Peak | null
  lost: Peak | null
}

/** Two bets that are further apart belong to two stretches of play. */
const PAUSE = minutes(15)
const ZERO = money('0')

/** Time from the first to the last bet of each stretch, ms. */
function timeOf(moments: readonly number[]): number {
  const inOrder = moments.toSorted((a, b) => a - b)
  return inOrder.reduce((sum, at, index) => {
    const since = at - (inOrder[index - 1] ?? at)
    return since < PAUSE ? sum + since : sum
  }, 0)
}

const peak = ({ win_loss, Code, platform_type, bet_time }: Bet): Peak => ({
  amount: absolute(win_loss ?? ZERO),
  game: Code || platform_type,
  at: bet_time,
})

/** Sums up the current Beijing week, from Monday. Void bets don't count, open ones have no result yet. */
export function weekOf(now: number, bets: readonly Bet[], rebates: readonly Rebate[]): Week {
  const from = startOf('week', now)
  const isThisWeek = (at: number | null) => at !== null && at >= from
  const counted = bets.filter(({ bet_time, status }) => isThisWeek(bet_time) && status !== 'invalid')
  const settled = counted.filter(({ status, win_loss }) => status === 'settled' && win_loss !== null)
  const byResult = settled.toSorted((a, b) => (isLess(a.win_loss!, b.win_loss!) ? -1 : 1))
  const [worst, best] = [byResult[0], byResult.at(-1)]
  const moments = counted.flatMap(({ bet_time }) => bet_time ?? [])
  const granted = rebates.filter(({ created_at, money: sum }) => isThisWeek(created_at) && sum !== null)
  return {
    from,
    days: new Set(moments.map(formatDay)).size,
    bets: counted.length,
    unsettled: counted.length - settled.length,
    played: timeOf(moments),
    stakes: add(...counted.flatMap(({ bet_amount }) => bet_amount ?? [])),
    net: add(...settled.map(({ win_loss }) => win_loss!)),
    rebates: add(...granted.map(({ money: sum }) => sum!)),
    pending: add(...granted.filter(({ state }) => state === 'pending').map(({ money: sum }) => sum!)),
    won: best && isPositive(best.win_loss!) ? peak(best) : null,
    lost: worst && isLess(worst.win_loss!, ZERO) ? peak(worst) : null,
  }
}
