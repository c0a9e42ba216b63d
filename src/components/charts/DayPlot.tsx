import type { CSSProperties, PointerEvent } from 'react'
import type { DaySum } from '../sums/daySums'
import styles from './DayChart.module.css'
import { lineLabel, type Plot } from './plot'

const MOST_LABELS = 7
/** Width of a label; the last one ends with the chart. */
const LABEL = 40
/** Thumb width, as in the style sheet; half of it extends beyond the middle of the first and last day. */
const THUMB = 24

type Props = { plot: Plot; chosen: number; label: string }

/** The SVG of a chart: grid lines, bars, days and a band behind the chosen day. */
export function DayBars({ plot, sums, chosen, label }: Props & { sums: readonly DaySum[] }) {
  const { width, height, axis, left, slot, middleOf, yOf, heightOf } = plot
  const step = Number(axis.step)
  const lines = Array.from({ length: axis.above + axis.below + 1 }, (_, index) => index - axis.below)
  const [top, bottom] = [yOf(axis.above * step), yOf(-axis.below * step)]
  const bar = Math.min(48, slot * 0.6)
  const every = Math.ceil(sums.length / MOST_LABELS)

  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize={13} role="img" aria-label={label}>
      <rect
        className={styles.band}
        x={middleOf(chosen) - slot / 2}
        width={slot}
        y={top}
        height={bottom - top}
      />
      {lines.map((line) => (
        <g key={line}>
          <path
            d={`M${left} ${yOf(line * step)}H${width}`}
            className={line === 0 ? styles.axis : styles.line}
          />
          <text x={left - 8} y={yOf(line * step)} className={styles.value}>
            {lineLabel(axis, line)}
          </text>
        </g>
      ))}
      {sums.map((sum, index) => {
        const shape = { x: middleOf(index) - bar / 2, width: bar, rx: Math.min(4, bar / 4) }
        const high = heightOf(sum.up)
        return (
          <g key={sum.day}>
            <rect className={styles.barUp} {...shape} y={yOf(0) - high} height={high} />
            <rect className={styles.barDown} {...shape} y={yOf(0)} height={heightOf(sum.down)} />
            {(sums.length - 1 - index) % every === 0 && (
              <text x={Math.min(middleOf(index), width - LABEL / 2)} y={height - 8}>
                {sum.day.slice(5)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** `texts` are what screen readers say, by day. */
type PickerProps = Props & { texts: readonly string[]; onChoose: (day: number) => void }

/** An invisible slider over the bars that chooses a day; nothing for a single day. */
export function DayPicker({ plot, label, texts, chosen, onChoose }: PickerProps) {
  const last = texts.length - 1
  if (last < 1) return null

  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const day = Math.round(((clientX - left - THUMB / 2) / (width - THUMB)) * last)
    onChoose(Math.min(last, Math.max(0, day)))
  }

  return (
    <input
      type="range"
      className={styles.picker}
      style={
        {
          '--from': `${(plot.middleOf(0) / plot.width) * 100}%`,
          '--span': `${((plot.middleOf(last) - plot.middleOf(0)) / plot.width) * 100}%`,
        } as CSSProperties
      }
      aria-label={label}
      aria-valuetext={texts[chosen]}
      min={0}
      max={last}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
      onPointerMove={follow}
    />
  )
}
