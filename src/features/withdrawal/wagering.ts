import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getWageringRequirement } from '@/contract/payouts'
import { isGift, orderState, type Transaction } from '@/contract/records'
import { add, isLess, isPositive, percentOf, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'

/** Whether the server's figure is known to be the turnover that is missing: the demo server's is, others' where the operator says so (D67). */
export const isRemaining = !import.meta.env.VITE_API_BASE || import.meta.env.VITE_WAGERING === 'remaining'

/** The turnover that is known to be missing, by a new reading; null where none is, or nothing is known (D67). */
export async function missingTurnover(client: QueryClient): Promise<Money | null> {
  const reading = query(getWageringRequirement)
  const isMissing = (data = client.getQueryData(reading.queryKey)) =>
    data?.bet_amount != null && isPositive(data.bet_amount)
  if (!isRemaining || !isMissing()) return null
  const now = await client.fetchQuery({ ...reading, staleTime: 0 }).catch(() => null)
  return now && isMissing(now) ? now.bet_amount : null
}

/** A deposit or gift that still asks for turnover, CNY. */
export type Source = {
  name: string
  at: number | null
  amount: Money
  holds: Money
  /** What a gift asks for altogether. */
  turnover?: Money | undefined
}

const ZERO = money('0')
const least = (a: Money, b: Money): Money => (isLess(a, b) ? a : b)

/**
 * What the missing turnover comes from, newest first: bets count towards the oldest first, so the newest deposits and gifts hold it.
 * A deposit asks for itself once, a gift for what the server tells; where it tells nothing, no older row is known to hold any.
 * `other` is what these rows don't explain; `percent` is how much of what they ask for is done.
 */
export function sourcesOf(
  missing: Money,
  rows: readonly Transaction[],
): { sources: Source[]; other: Money; percent: number } {
  const sources: Source[] = []
  let other = missing
  let required = ZERO
  for (const { state, amount, pay_way, created_at: at, turnover } of rows) {
    if (!isPositive(other)) break
    if (orderState(state) !== 'approved' || amount === null) continue
    const isFromHouse = isGift({ pay_way })
    const asks = isFromHouse ? turnover : amount
    if (!asks) break
    const holds = least(asks, other)
    // Commission asks for nothing.
    if (!isPositive(holds)) continue
    const name = isFromHouse ? pay_way : `存款 · ${pay_way}`
    sources.push({ name, at, amount, holds, ...(isFromHouse && { turnover: asks }) })
    required = add(required, asks)
    other = subtract(other, holds)
  }
  const all = add(required, other)
  return { sources, other, percent: isPositive(missing) ? percentOf(subtract(all, missing), all) : 100 }
}
