import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { keepDigits } from './DigitsField'
import { describedBy, Field, type FieldProps } from './Field'
import styles from './PinField.module.css'

/** Digits of a payment password. */
const LENGTH = 6
const CELLS = Array.from({ length: LENGTH }, (_, place) => place)

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'maxLength'> & {
    /** As typed now, for the cells. */
    typed: string
    ref?: Ref<HTMLInputElement>
  }

/**
 * A payment password: one real password field, so that pasting, autofill and password managers work, under six cells
 * that are only drawn (design 3).
 */
export function PinField({ label, limit, hint, error, typed, ...input }: Props) {
  const id = useId()
  return (
    <Field id={id} {...{ label, limit, hint, error }} look="pin">
      <input
        autoComplete="off"
        {...input}
        id={id}
        type="password"
        inputMode="numeric"
        maxLength={LENGTH}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        onInput={keepDigits}
      />
      <span className={styles.cells} aria-hidden="true">
        {CELLS.map((place) => (
          <span
            key={place}
            data-filled={place < typed.length}
            data-current={place === Math.min(typed.length, LENGTH - 1)}
          />
        ))}
      </span>
    </Field>
  )
}
