import { multiply, roundDown } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import { randomBelow } from '../db/random'

/** The symbols by reel number. Pictures: `public/art/sym-*.svg`. */
export const SYMBOLS = ['seven', 'gem', 'koi', 'lantern', 'coin', 'star', 'wave'] as const
const NAMES = ['七', '宝石', '锦鲤', '灯笼', '金币', '星', '浪']

/** Payouts of three alike by symbol, as multiples of the stake. */
export const TRIPLES = ['50', '30', '20', '15', '10', '7', '5'].map(money)
/** Payout of exactly two alike. */
export const PAIR = money('1.5')
/*
 * Seven even symbols on three reels: 343 results, one triple of each symbol, 126 pairs.
 * Return to player = (50+30+20+15+10+7+5 + 126 × 1.5) / 343 = 326 / 343 = 95.04 %.
 */

/** One result: three symbols. */
export type Reels = [number, number, number]

/** Spins the reels. */
export const spin = (): Reels => [randomBelow(7), randomBelow(7), randomBelow(7)]

/** The payout of a result, rounded down to the cent. */
export function winOf([a, b, c]: Reels, stake: Money): Money {
  if (a === b && b === c) return roundDown(multiply(stake, TRIPLES[a] ?? money('0')))
  return a === b || b === c || a === c ? roundDown(multiply(stake, PAIR)) : money('0')
}

/** A result in words, for the bet record. */
export const describe = (reels: Reels): string => reels.map((symbol) => NAMES[symbol] ?? '').join(' · ')
