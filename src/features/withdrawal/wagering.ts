import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { add, isLess, isPositive, multiply, percentOf, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { getWageringRequirement } from '@/contract/payouts'
import { GIFTS, isGift, orderState, type Transaction } from '@/contract/records'

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

/** A promotion's title and the line of its terms about turnover. */
export type TurnoverRule = { title: string; turnover: string }

/** A deposit or gift that still asks for turnover, CNY. */
export type Source = {
  name: string
  at: number | null
  amount: Money
  holds: Money
  /** What its promotion says of turnover: the multiple, and which games count. */
  rule?: string | undefined
}

const ZERO = money('0')
const least = (a: Money, b: Money): Money => (isLess(a, b) ? a : b)

/** The multiple in a line of terms such as `礼金 × 3 倍`; 1 where there is none. */
const timesIn = (rule: string | undefined): string => /(\d+(?:\.\d+)?)\s*倍/.exec(rule ?? '')?.[1] ?? '1'

/** The title in the name of a gift's row: `活动礼金 · 首存礼金`. */
const titleOf = ({ pay_way }: Transaction): string =>
  pay_way.slice(GIFTS.bonus.length).replace(/^[\s·:：-]+/, '')

/**
 * What the missing turnover comes from, newest first: bets count towards the oldest first, so the newest deposits and gifts hold it.
 * A deposit asks for itself once, a gift for the multiple its promotion tells. `other` is what these rows don't explain; `percent` is
 * how much of what they ask for is done.
 */
export function sourcesOf(
  missing: Money,
  rows: readonly Transaction[],
  rules: readonly TurnoverRule[],
): { sources: Source[]; other: Money; percent: number } {
  const sources: Source[] = []
  let other = missing
  let required = ZERO
  for (const row of rows) {
    if (!isPositive(other)) break
    // Commission asks for nothing.
    if (
      orderState(row.state) !== 'approved' ||
      row.amount === null ||
      row.pay_way.startsWith(GIFTS.commission)
    )
      continue
    const isBonus = isGift(row)
    const rule = isBonus ? rules.find(({ title }) => title === titleOf(row))?.turnover : undefined
    const asks = multiply(row.amount, money(timesIn(rule)))
    const holds = least(asks, other)
    if (!isPositive(holds)) continue
    sources.push({
      name: isBonus ? titleOf(row) || GIFTS.bonus : `存款 · ${row.pay_way}`,
      at: row.created_at,
      amount: row.amount,
      holds,
      rule,
    })
    required = add(required, asks)
    other = subtract(other, holds)
  }
  const all = add(required, other)
  return { sources, other, percent: isPositive(missing) ? percentOf(subtract(all, missing), all) : 100 }
}
