import type { ComponentProps } from 'react'
import { TextField } from './TextField'

type Props = ComponentProps<typeof TextField> & {
  /** Dots instead of digits. */
  secret?: boolean
}

/** A field that keeps digits only; full-width digits are taken as digits. */
export function DigitsField({ secret = false, onInput, ...props }: Props) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      type={secret ? 'password' : 'text'}
      onInput={(event) => {
        const input = event.currentTarget
        const digits = input.value.normalize('NFKC').replace(/\D/g, '')
        const kept = input.maxLength > 0 ? digits.slice(0, input.maxLength) : digits
        if (kept !== input.value) input.value = kept
        onInput?.(event)
      }}
    />
  )
}
