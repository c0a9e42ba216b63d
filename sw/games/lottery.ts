import type { Roll } from './roll'

type Lottery = {
  /** Balls drawn, lowest and highest number, and whether a number is drawn once only. */
  count: number
  low: number
  high: number
  once?: true
  /** How many balls from the first the sum counts. */
  summed: number
  /** The least sum that is 大. */
  big: number
  /** Odds including the stake, of 大 小 单 双 and of the first ball's number. */
  odds: [string, string, string, string, string]
}

/** The lotteries by their variant in `kinds.ts`. */
export const LOTTERIES: Record<string, Lottery> = {
  ssc: { count: 5, low: 0, high: 9, summed: 5, big: 23, odds: ['1.92', '1.92', '1.92', '1.92', '9.6'] },
  pk: {
    count: 10,
    low: 1,
    high: 10,
    once: true,
    summed: 2,
    big: 12,
    odds: ['2.16', '1.73', '1.73', '2.16', '9.6'],
  },
  k: { count: 3, low: 1, high: 6, summed: 3, big: 11, odds: ['1.92', '1.92', '1.92', '1.92', '5.76'] },
  '11x5': {
    count: 5,
    low: 1,
    high: 11,
    once: true,
    summed: 5,
    big: 30,
    odds: ['1.8', '2.06', '1.88', '1.96', '10.56'],
  },
  lhc: { count: 7, low: 0, high: 9, summed: 7, big: 32, odds: ['1.92', '1.92', '1.92', '1.92', '9.6'] },
  lucky28: { count: 3, low: 0, high: 9, summed: 3, big: 14, odds: ['1.92', '1.92', '1.92', '1.92', '9.6'] },
}

/** The words of a bet: on the sum, or a number of the first ball. */
export const SUMS = ['大', '小', '单', '双']

/** Draws one round's numbers. */
export function draw({ count, low, high, once }: Lottery, roll: Roll): number[] {
  const balls = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return Array.from({ length: count }, () => {
    const at = roll(balls.length)
    const ball = balls[at] ?? low
    if (once) balls.splice(at, 1)
    return ball
  })
}

/** The odds of a pick; undefined if this lottery doesn't offer it. */
export function oddsOf({ low, high, odds }: Lottery, pick: string): string | undefined {
  if (SUMS.includes(pick)) return odds[SUMS.indexOf(pick)]
  return /^\d{1,2}$/.test(pick) && Number(pick) >= low && Number(pick) <= high ? odds[4] : undefined
}

/** Whether a pick wins. */
export function isDrawn({ summed, big }: Lottery, numbers: number[], pick: string): boolean {
  const at = SUMS.indexOf(pick)
  if (at < 0) return numbers[0] === Number(pick)
  const sum = numbers.slice(0, summed).reduce((total, number) => total + number, 0)
  return [sum >= big, sum < big, sum % 2 === 1, sum % 2 === 0][at] ?? false
}
