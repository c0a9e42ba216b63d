import { type CSSProperties, type InputHTMLAttributes, type Ref } from 'react'
import { useId } from '@/lib/useId'
import { describedBy, Field, type FieldProps } from './Field'
import styles from './PinField.module.css'

/** Digits of a payment password. */
const LENGTH = 6
const CELLS = Array.from({ length: LENGTH }, (_, place) => place)

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'maxLength'> & {
    /** Current text, for the cells. */
    typed: string
    ref?: Ref<HTMLInputElement>
  }

/** Six digits: one real password field under six drawn cells, so that pasting, autofill and password managers work. */
export function PinField({ label, limit, hint, error, typed, ...input }: Props) {
  const id = useId()
  // Counted from 1, like grid columns.
  const current = Math.min(typed.length + 1, LENGTH)
  return (
    <Field id={id} {...{ label, limit, hint, error }} look="pin">
      <input
        autoComplete="off"
        {...input}
        id={id}
        type="password"
        inputMode="numeric"
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
      />
      <span className={styles.cells} style={{ '--current': current } as CSSProperties} aria-hidden="true">
        {CELLS.map((place) => (
          <span key={place} data-filled={place < typed.length} />
        ))}
      </span>
    </Field>
  )
}
