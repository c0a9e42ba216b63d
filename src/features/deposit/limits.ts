import { isLess } from '@/contract/arithmetic'
import type { getDepositRange } from '@/contract/deposits'
import type { Data } from '@/contract/endpoint'
import { money, type Money } from '@/contract/money'
import { formatMoney } from '@/lib/formatMoney'

/** The least and most one deposit may be, CNY; `max` null = no upper limit. */
export type Limits = { min: Money; max: Money | null }

/** Until the server supplies a range (spec 2 §9, D28). */
const DEFAULT_LIMITS: Limits = { min: money('100'), max: money('10000') }

/** The limits of an answer; one that names neither end supplies none. */
export function limitsOf(range: Data<typeof getDepositRange> | undefined): Limits {
  if (!range || (range.min_price === null && range.max_price === null)) return DEFAULT_LIMITS
  return { min: range.min_price ?? DEFAULT_LIMITS.min, max: range.max_price }
}

/** Whether an amount lies between the limits, both included. */
export const isWithin = (amount: Money, { min, max }: Limits): boolean =>
  !isLess(amount, min) && (max === null || !isLess(max, amount))

/** `100.00` → `100`, `0.50` → `0.50`. */
const short = (amount: string): string => amount.replace(/\.0+$/, '')

/** `{min}-{max}` for the empty field. */
export const limitsHint = ({ min, max }: Limits): string =>
  `${short(min)}-${max === null ? '不限' : short(max)}`

/** What an amount outside is refused with. */
export const limitsMessage = ({ min, max }: Limits): string =>
  max === null ? `请输入不低于${short(min)}的金额` : `请输入${short(min)}到${short(max)}之间的金额`

/** The limits on a channel's card, with thousands separators: `100-50,000`. */
export function limitsRange({ min, max }: Limits): string {
  const [from, to] = [min, max].map((limit) => short(formatMoney(limit)))
  return max === null ? `${from}元起` : `${from}-${to}`
}

/** The limits beside the label, with thousands separators. */
export function limitsLabel({ min, max }: Limits): string {
  const [from, to] = [min, max].map((limit) => short(formatMoney(limit)))
  return max === null ? `单笔 ${from} 元起` : `单笔 ${from}-${to} 元`
}
