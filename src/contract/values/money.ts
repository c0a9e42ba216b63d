import * as z from 'zod/mini'
import { readLine } from './typed'

/**
 * An exact decimal amount as text: `-?digits(.digits)?`, no exponent, no leading zeros. CNY unless a doc says USDT.
 * Never a JS number; add and compare with `arithmetic.ts`. D26.
 */
export type Money = string & { readonly __money: unique symbol }

const DECIMAL = /^-?\d+(\.\d+)?$/

/** Money from a decimal text or number; null for anything else (`""`, null, NaN, `1e21`). */
export function toMoney(value: unknown): Money | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return null
    return toMoney(value.toFixed(8).replace(/\.?0+$/, ''))
  }
  if (typeof value !== 'string') return null
  const text = value.trim().replace(/,/g, '')
  if (!DECIMAL.test(text) || text.length > 40) return null
  const plain = text.replace(/^(-?)0+(?=\d)/, '$1')
  return (/^-0(\.0+)?$/.test(plain) ? plain.slice(1) : plain) as Money
}

/** A literal amount: `money('100')`. Throws on anything but a plain decimal. */
export function money(text: string): Money {
  const amount = toMoney(text)
  if (amount === null) throw new TypeError(`not an amount: ${text}`)
  return amount
}

/**
 * An amount on the wire: text, number, `""` or null. Null is unknown and shown as `--`, never as 0.00. Written as text with at
 * least two decimals, `1234.50`.
 */
export const amount = z.codec(z.optional(z.unknown()), z.custom<Money | null>(), {
  decode: toMoney,
  encode: (value) => (value === null ? '' : withCents(value)),
})

/** A typed amount, sent as it is. */
export const exactAmount = z.codec(
  z.string(),
  z.custom<Money>((value) => typeof value === 'string'),
  {
    decode: (wire) => wire as Money,
    encode: (value) => value,
  },
)

/** An amount as the wire writes it: `5` → `5.00`, `5.125` → `5.125`. */
export function withCents(value: Money): string {
  const [whole, cents = ''] = value.split('.')
  return `${whole}.${cents.padEnd(2, '0')}`
}

/** A typed amount: above zero with at most two decimals, else null. */
export function readTypedAmount(typed: string): Money | null {
  const text = readLine(typed)
  return /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/.test(text) && !/^0(\.0+)?$/.test(text) ? (text as Money) : null
}
