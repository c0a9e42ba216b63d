import { multiply } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'

/** A value axis: lines `step` apart, so many above zero and so many below it. */
export type ValueAxis = { step: Money; above: number; below: number }

/** Lines on both sides together, about. */
const LINES = 3
/** Floating point finds the step; a hair must not cost another line. */
const HAIR = 1e-9

/** The axis for values up to `highest` and down to `deepest`, both positive, one of them above 0; steps are 1, 2 or 5 times a power of ten. */
export function valueAxis(highest: number, deepest: number): ValueAxis {
  const least = Math.max(0.01, (highest + deepest) / LINES)
  const power = Math.floor(Math.log10(least) + HAIR)
  const factor = [1, 2, 5, 10].find((one) => one * 10 ** power >= least * (1 - HAIR)) ?? 10
  const step = scaled(factor, power)
  const linesTo = (value: number) => Math.ceil(value / Number(step) - HAIR)
  return { step, above: linesTo(highest), below: linesTo(deepest) }
}

/** `factor × 10^power`, exact. */
const scaled = (factor: number, power: number): Money =>
  power >= 0
    ? money(`${factor}${'0'.repeat(power)}`)
    : multiply(money(String(factor)), money(`0.${'0'.repeat(-power - 1)}1`))

/** What stands at a line, exact: `2,000`, `0.5`; axes that reach 100,000 count in 万. */
export function lineLabel({ step, above, below }: ValueAxis, line: number): string {
  const isLarge = Number(step) * Math.max(above, below) >= 100_000
  const value = multiply(multiply(step, money(String(Math.abs(line)))), money(isLarge ? '0.0001' : '1'))
  const [whole = '0', cents] = value.split('.')
  const shown = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents ? `.${cents}` : '')
  return isLarge && line !== 0 ? `${shown}万` : shown
}
