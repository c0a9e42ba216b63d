import type { CSSProperties, PointerEvent } from 'react'
import type { Plot } from './plot'
import styles from './DayPicker.module.css'

/** Thumb width, as in the style sheet; half of it extends beyond the middle of the first and last day. */
const THUMB = 24

type Props = {
  plot: Plot
  label: string
  /** Texts for screen readers, by day. */
  texts: readonly string[]
  chosen: number
  onChoose: (day: number) => void
}

/** An invisible slider over the bars that chooses a day; nothing for a single day. */
export function DayPicker({ plot, label, texts, chosen, onChoose }: Props) {
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
