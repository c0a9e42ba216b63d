import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { Icon } from './Icon'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** Short limit at the right of the label, e.g. 6-10位. */
  limit?: string | undefined
  /** Help below the field while there is no error. */
  hint?: ReactNode
  error?: string | undefined
}

/** Ids that tie a control to its texts. */
export const describedBy = (id: string, { error, hint }: FieldProps): string | undefined =>
  error || hint ? `${id}-text` : undefined

/** Label above, control, message below; space for the message is kept so that nothing jumps (design 3). */
export function Field({
  id,
  label,
  limit,
  hint,
  error,
  large,
  bare,
  children,
}: FieldProps & {
  id: string
  large?: boolean | undefined
  /** Keeps no space for a message: a filter has none. */
  bare?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.field, error && styles.bad)}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {limit && <small>{limit}</small>}
      </div>
      <div className={classNames(styles.control, large && styles.large)}>{children}</div>
      {!bare && (
        <p id={`${id}-text`} className={styles.message}>
          {error ? (
            <>
              <Icon name="error" size={16} />
              {error}
            </>
          ) : (
            hint
          )}
        </p>
      )}
    </div>
  )
}
