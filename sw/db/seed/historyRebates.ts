import { add, isPositive, multiply, roundDown } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { Rebate } from '@/contract/rebates'
import type { VipLevel } from '@/contract/vip'
import type { PastBet } from './historyBets'
import { daysBefore } from './historyDays'
import type { Random } from './random'
import type { Filed } from './types'

const PERCENT = money('0.01')

/**
 * The rebates of each past day: one row per day and game, granted at midnight, claimed the next afternoon. Yesterday's are
 * still pending (spec 1 §9).
 */
export function pastRebates(now: number, bets: PastBet[], level: VipLevel, random: Random): Filed<Rebate>[] {
  const { at } = daysBefore(now)
  const stakes = new Map<string, { bet: PastBet; stake: Money }>()
  for (const bet of bets) {
    if (bet.daysAgo === 0 || bet.status !== 'settled') continue
    const key = `${bet.daysAgo} ${bet.venue} ${bet.Code}`
    const stake = add(stakes.get(key)?.stake ?? money('0'), bet.bet_amount ?? money('0'))
    stakes.set(key, { bet, stake })
  }
  return [...stakes.values()].flatMap(({ bet, stake }) => {
    const granted = roundDown(multiply(multiply(stake, level[bet.kind] ?? money('0')), PERCENT))
    if (!isPositive(granted)) return []
    const state = bet.daysAgo === 1 ? 'pending' : 'claimed'
    const created_at = at(bet.daysAgo - 1, 0, random)
    return [
      {
        gamename: `${bet.venue} ${bet.Code}`,
        money: granted,
        state,
        created_at,
        updated_at: state === 'claimed' ? at(bet.daysAgo - 1, 15, random) : created_at,
        venue: bet.venue,
      },
    ]
  })
}
