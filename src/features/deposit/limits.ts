import { isLess } from '@/contract/values/arithmetic'
import type { getDepositRange } from '@/contract/deposits'
import type { Data } from '@/contract/wire/endpoint'
import { money, type Money } from '@/contract/values/money'
import { yuanRange } from '@/lib/formatMoney'

/** Range of one deposit, CNY; `max` null = no upper limit. */
export type Limits = { min: Money; max: Money | null }

/** Used until the server sends a range (spec 2 §9, D28). */
const DEFAULT_LIMITS: Limits = { min: money('100'), max: money('10000') }

/** Limits of a range; the default without one, or if both ends are missing. */
export function limitsOf(range: Data<typeof getDepositRange> | undefined): Limits {
  if (!range || (range.min_price === null && range.max_price === null)) return DEFAULT_LIMITS
  return { min: range.min_price ?? DEFAULT_LIMITS.min, max: range.max_price }
}

/** Whether an amount is within the limits, inclusive. */
export const isWithin = (amount: Money, { min, max }: Limits): boolean =>
  !isLess(amount, min) && (max === null || !isLess(max, amount))

/** `100.00` → `100`, `0.50` → `0.50`. */
const short = (amount: string): string => amount.replace(/\.0+$/, '')

/** Placeholder of the field: `{min}-{max}`. */
export const limitsHint = ({ min, max }: Limits): string =>
  `${short(min)}-${max === null ? '不限' : short(max)}`

/** Error for an amount outside the limits. */
export const limitsMessage = ({ min, max }: Limits): string =>
  max === null ? `请输入不低于${short(min)}的金额` : `请输入${short(min)}到${short(max)}之间的金额`

/** Limits on a channel's card: `100–50,000元`. */
export const limitsRange = ({ min, max }: Limits): string => yuanRange(min, max)

/** Limits beside the label: `单笔100–50,000元`. */
export const limitsLabel = (limits: Limits): string => `单笔${limitsRange(limits)}`
