import type { ComponentProps, FormEvent } from 'react'
import { TextField } from './TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'onInput'> & {
  /** Dots instead of digits. */
  secret?: boolean
}

/** For a field's `onInput`: keeps digits only, as many as fit; full-width digits are taken as digits. */
export function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = input.value.normalize('NFKC').replace(/\D/g, '')
  const kept = input.maxLength > 0 ? digits.slice(0, input.maxLength) : digits
  if (kept !== input.value) input.value = kept
}

/** A field that keeps digits only. */
export const DigitsField = ({ secret = false, ...props }: Props) => (
  <TextField
    autoComplete="off"
    {...props}
    inputMode="numeric"
    type={secret ? 'password' : 'text'}
    onInput={keepDigits}
  />
)
