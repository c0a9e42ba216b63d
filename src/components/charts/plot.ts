import { isPositive } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import type { DaySum } from './daySums'
import { valueAxis, type ValueAxis } from './valueAxis'

/** Layout of a chart, in SVG units. */
export type Plot = {
  width: number
  height: number
  axis: ValueAxis
  /** Left end of the grid lines, right of their labels. */
  left: number
  /** Width of one day. */
  slot: number
  middleOf: (day: number) => number
  /** The y of a value. */
  yOf: (value: number) => number
  /** Height of a bar; small sums stay visible. */
  heightOf: (amount: Money) => number
}

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
export function plotOf(sums: readonly DaySum[], isNarrow: boolean): Plot | null {
  const [width, height] = SIZE[isNarrow ? 'narrow' : 'wide']
  const highest = Math.max(...sums.map((sum) => Number(sum.up)))
  const deepest = Math.max(...sums.map((sum) => Number(sum.down)))
  if (highest + deepest === 0) return null
  const axis = valueAxis(highest, deepest)
  const line = DEPTH / (axis.above + axis.below)
  const perYuan = line / Number(axis.step)
  const zero = TOP + axis.above * line
  const slot = (width - LEFT - RIGHT) / sums.length
  return {
    width,
    height,
    axis,
    left: LEFT,
    slot,
    middleOf: (day) => LEFT + slot * (day + 0.5),
    yOf: (value) => zero - value * perYuan,
    heightOf: (amount) => (isPositive(amount) ? Math.max(2, Number(amount) * perYuan) : 0),
  }
}
