import type { getDepositRange } from '@/contract/deposits'
import { isLess, isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { Data } from '@/contract/wire/endpoint'
import { yuanRange } from '@/lib/formatMoney'

/** Range of one deposit, CNY; `max` null = no upper limit. A closed channel takes none. */
export type AmountRange = { min: Money; max: Money | null; isClosed?: true }

/** Used until the server sends a range, as specified. */
const DEFAULT_RANGE: AmountRange = { min: money('100'), max: money('10000') }

/** The server's range; the default without one, or if both ends are missing. 0 to 0 is a closed channel, else 0 is no upper limit. */
export function amountRangeOf(range: Data<typeof getDepositRange> | undefined): AmountRange {
  if (!range || (range.min_price === null && range.max_price === null)) return DEFAULT_RANGE
  const { min_price: min, max_price: max } = range
  if (min && max && !isPositive(min) && !isPositive(max)) return { min, max, isClosed: true }
  return { min: min ?? DEFAULT_RANGE.min, max: max && isPositive(max) ? max : null }
}

/** Whether an amount is within the range, inclusive. */
export const isWithin = (amount: Money, { min, max, isClosed }: AmountRange): boolean =>
  !isClosed && !isLess(amount, min) && (max === null || !isLess(max, amount))

const CLOSED = '暂未开放'

/** `100.00` → `100`, `0.50` → `0.50`. */
const short = (amount: string): string => amount.replace(/\.0+$/, '')

/** Placeholder of the field: `{min}-{max}`. */
export const rangeHint = ({ min, max, isClosed }: AmountRange): string =>
  isClosed ? CLOSED : `${short(min)}-${max === null ? '不限' : short(max)}`

/** Error for an amount outside the range. */
export const rangeMessage = ({ min, max, isClosed }: AmountRange): string =>
  isClosed
    ? '该存款方式暂未开放，请选择其他存款方式'
    : max === null
      ? `请输入不低于${short(min)}的金额`
      : `请输入${short(min)}到${short(max)}之间的金额`

/** The range on a channel's card: `100–50,000元`. */
export const rangeText = ({ min, max, isClosed }: AmountRange): string =>
  isClosed ? CLOSED : yuanRange(min, max)
