import { multiply } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'

/** A value axis: the distance of its lines, and their number above and below zero. */
export type ValueAxis = { step: Money; above: number; below: number }

/** Approximate number of lines. */
const LINES = 3
/** Tolerance, so that rounding errors don't add a line. */
const HAIR = 1e-9

/** Axis from `highest` down to `deepest`, both positive and not both 0; the step is 1, 2 or 5 times a power of ten. */
export function valueAxis(highest: number, deepest: number): ValueAxis {
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
