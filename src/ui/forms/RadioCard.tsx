import { type ComponentProps } from 'react'
import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import styles from './RadioCard.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Name of the choice; without it the children are the name. */
  label?: string
  /** Description under the label. */
  note?: string | false | undefined
}

/** A radio button as a card. Children come before the label. */
export function RadioCard({ label, note, className, children, ...input }: Props) {
  const id = useId()
  const names = label && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <label className={classNames(styles.card, className)}>
      <input {...input} {...names} type="radio" />
      {children}
      {label && (
        <span>
          <span id={`${id}-label`}>{label}</span>
          {note && <small id={`${id}-note`}>{note}</small>}
        </span>
      )}
    </label>
  )
}
