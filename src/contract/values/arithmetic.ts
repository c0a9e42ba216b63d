import Big from 'big.js'
import type { Money } from './money'

// Apart from money.ts, so that pages without arithmetic don't load Big.js (3 kB gzip).

const money = (value: Big): Money => value.toFixed() as Money

/** Exact sum; `0` without amounts. */
export const add = (...amounts: Money[]): Money =>
  money(amounts.reduce((sum, next) => sum.plus(next), new Big(0)))
/** Exact `a - b`; may be negative. */
export const subtract = (a: Money, b: Money): Money => money(new Big(a).minus(b))
/** Exact `a × b`; `b` is a rate or a share, e.g. `0.008` for 0.8 %. Not rounded. */
export const multiply = (a: Money, b: Money | number): Money => money(new Big(a).times(b))
/** `a < b`. */
export const isLess = (a: Money, b: Money): boolean => new Big(a).lt(b)
/** Equal by value, `137` and `137.00`; never where one is unknown. */
export const isSame = (a: Money | null, b: Money | null): boolean =>
  a !== null && b !== null && new Big(a).eq(b)
/** `a > 0`. */
export const isPositive = (a: Money): boolean => new Big(a).gt(0)
/** The amount without its sign. */
export const absolute = (a: Money): Money => money(new Big(a).abs())
/** Rounded towards zero to `places` decimals, 2 by default. */
export const roundDown = (a: Money, places = 2): Money => money(new Big(a).round(places, Big.roundDown))

/** CNY in USDT at `rate` CNY each, rounded down to the cent; null without a positive rate. */
export function toUsdt(cny: Money, rate: Money | null): Money | null {
  if (rate === null || !isPositive(rate)) return null
  // Ten guard digits first, since Big rounds quotients half up at its own precision.
  Big.DP = 12
  return roundDown(money(new Big(cny).div(rate)))
}

/** `part` of `whole` in whole percent, 0 to 100; 0 when either is missing or not positive. */
export function percentOf(part: Money | null, whole: Money | null): number {
  if (part === null || whole === null || !isPositive(part) || !isPositive(whole)) return 0
  return Math.min(100, Math.round(Number(new Big(part).times(100).div(whole).toFixed(6))))
}
