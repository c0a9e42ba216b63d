import styles from './Chips.module.css'
import segment from './segment.module.css'
import { useRowScroll } from './useRowScroll'

type Props<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** Segments choose a range, chips filter. */
  look?: 'chips' | 'segment'
}

/** One row of buttons, one of them pressed; it scrolls sideways. */
export function Chips<Id extends string>({ label, options, value, onChange, look = 'chips' }: Props<Id>) {
  const row = useRowScroll<HTMLDivElement>('[aria-pressed=true]', value, options[0]?.id)
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={look === 'segment' ? segment.segment : styles.chips}
    >
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          title={option.label}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
