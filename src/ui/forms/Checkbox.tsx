import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Checkbox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox and its text. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
