import { isPositive, multiply } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { DaySum } from '../sums/daySums'

/** Layout of a chart, in SVG units: `left` is where its lines begin, `slot` the width of a day; small sums stay visible. */
export type Plot = NonNullable<ReturnType<typeof plotOf>>

/** Width and height; narrower on phones, so that labels stay readable. */
const SIZE = { wide: [700, 176], narrow: [350, 176] } as const
/** Space for the labels. */
const LEFT = 56
/** Space at the right end. */
const RIGHT = 8
const TOP = 10
/** Height of both sides, without the days below. */
const DEPTH = 136

/** The layout for these days; null when all sums are zero. */
export function plotOf(sums: readonly DaySum[], isNarrow: boolean) {
  const [width, height] = SIZE[isNarrow ? 'narrow' : 'wide']
  const highest = Math.max(...sums.map((sum) => Number(sum.up)))
  const deepest = Math.max(...sums.map((sum) => Number(sum.down)))
  if (highest + deepest === 0) return null
  const axis = valueAxis(highest, deepest)
  const line = DEPTH / (axis.above + axis.below)
  const perYuan = line / Number(axis.step)
  const slot = (width - LEFT - RIGHT) / sums.length
  return {
    width,
    height,
    axis,
    left: LEFT,
    slot,
    middleOf: (day: number) => LEFT + slot * (day + 0.5),
    yOf: (value: number) => TOP + axis.above * line - value * perYuan,
    heightOf: (amount: Money) => (isPositive(amount) ? Math.max(2, Number(amount) * perYuan) : 0),
  }
}

/** The distance of the axis's lines, and their number above and below zero. */
type ValueAxis = ReturnType<typeof valueAxis>

/** Approximate number of lines. */
const LINES = 3
/** Tolerance, so that rounding errors don't add a line. */
const HAIR = 1e-9

/** Axis from `highest` down to `deepest`, both positive and not both 0; the step is 1, 2 or 5 times a power of ten. */
export function valueAxis(highest: number, deepest: number) {
  const least = Math.max(0.01, (highest + deepest) / LINES)
  const power = Math.floor(Math.log10(least) + HAIR)
  const factor = [1, 2, 5, 10].find((one) => one * 10 ** power >= least * (1 - HAIR)) ?? 10
  const step = scaled(factor, power)
  const linesTo = (value: number) => Math.ceil(value / Number(step) - HAIR)
  return { step, above: linesTo(highest), below: linesTo(deepest) }
}

/** `factor × 10^power` as an exact decimal. */
const scaled = (factor: number, power: number): Money =>
  power >= 0
    ? money(`${factor}${'0'.repeat(power)}`)
    : multiply(money(String(factor)), money(`0.${'0'.repeat(-power - 1)}1`))

/** Exact label of a line: `2,000`, `0.5`; in 万 on axes that reach 100,000. */
export function lineLabel({ step, above, below }: ValueAxis, line: number): string {
  const isLarge = Number(step) * Math.max(above, below) >= 100_000
  const value = multiply(multiply(step, money(String(Math.abs(line)))), money(isLarge ? '0.0001' : '1'))
  const [whole = '0', cents] = value.split('.')
  const shown = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents ? `.${cents}` : '')
  return isLarge && line !== 0 ? `${shown}万` : shown
}
