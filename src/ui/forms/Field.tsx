import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { Icon } from '../Icon'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** What to type, at the right of the label, such as 6-10位. */
  limit?: string | undefined
  /** About what is typed, below the field while there is no error. */
  hint?: ReactNode
  error?: string | undefined
}

/** Confirms what was typed, such as 格式正确; an error wins. */
export type Valid = { valid?: string | false | undefined }

/** Ids for `aria-describedby`: the error, or else limit and confirmation or hint. */
export const describedBy = (
  id: string,
  { error, limit, hint, valid }: FieldProps & Valid,
): string | undefined =>
  error
    ? `${id}-text`
    : [limit && `${id}-limit`, (valid || hint) && `${id}-text`].filter(Boolean).join(' ') || undefined

const reveal = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

/** The line under a field or a choice: its error, an alert that no toast repeats, else a confirmation or help. Its room is kept. */
export const Message = ({
  id,
  hint,
  error,
  valid,
}: Pick<FieldProps, 'hint' | 'error'> & Valid & { id: string }) => (
  <p id={id} role={error ? 'alert' : undefined} ref={error ? reveal : undefined} className={styles.message}>
    {error || valid ? (
      <>
        <Icon name={error ? 'error' : 'ok'} size={16} />
        {error ?? valid}
      </>
    ) : (
      hint
    )}
  </p>
)

/** Label with its limit, control and message. */
export function Field({
  id,
  label,
  limit,
  hint,
  error,
  valid,
  large,
  look,
  below,
  bare,
  children,
}: FieldProps &
  Valid & {
    id: string
    large?: boolean | undefined
    /** `money` shows ¥ before the text; `pin` has no frame, since its cells have one. */
    look?: 'money' | 'pin' | undefined
    /** Content after the message. */
    below?: ReactNode
    /** For filters: the control carries its name itself, and there is no space for a message. */
    bare?: boolean | undefined
    children: ReactNode
  }) {
  return (
    <div className={classNames(styles.field, error ? styles.bad : valid && styles.good)}>
      {!bare && (
        <div className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {limit && <small id={`${id}-limit`}>{limit}</small>}
        </div>
      )}
      <div className={classNames(styles.control, large && styles.large, look && styles[look])}>
        {children}
      </div>
      {!bare && <Message id={`${id}-text`} {...{ hint, error, valid }} />}
      {below}
    </div>
  )
}
