import { add, isPositive, multiply, roundDown, subtract } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { startOfDay } from '../../db/beijing'
import { rebateRate } from '../../db/seed/vipLevels'
import { claimableAt } from '../../effects/bets'
import type { PastBet } from './bets'
import type { SeedRebate } from './types'

/** The member has claimed everything but the rebates of the last days' bets. */
const UNCLAIMED_DAYS = 3

/** The rebates of a past, by the rules: a row per day and game, at the rate of the level at the time of the bet. */
export function pastRebates(bets: PastBet[], rises: number[]): SeedRebate[] {
  const rows = new Map<string, SeedRebate>()
  let carry = money('0')
  const settled = bets.filter(({ status }) => status === 'settled')
  for (const { bet_time, bet_amount, venue, Code, category, daysAgo } of settled.toSorted(
    (a, b) => (a.bet_time ?? 0) - (b.bet_time ?? 0),
  )) {
    const at = bet_time ?? 0
    const vip = rises.filter((rise) => rise <= at).length
    const earned = add(carry, multiply(bet_amount ?? money('0'), rebateRate(vip, category)))
    const cents = roundDown(earned)
    carry = subtract(earned, cents)
    if (!isPositive(cents)) continue
    const day = startOfDay(at)
    const key = `${day} ${venue} ${Code}`
    const row = rows.get(key)
    const created_at = claimableAt(at)
    const isOpen = daysAgo < UNCLAIMED_DAYS
    rows.set(key, {
      gamename: `${venue} ${Code}`,
      money: add(row?.money ?? money('0'), cents),
      state: isOpen ? 'pending' : 'claimed',
      created_at,
      // Claimed together, within the hour.
      updated_at: isOpen ? null : created_at + ((day / 1000) % 3599) * 1000,
      venue,
      game: Code,
      day,
    })
  }
  return [...rows.values()]
}
