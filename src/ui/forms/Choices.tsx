import type { ReactNode } from 'react'
import { useId } from '@/lib/useId'
import layout from '../layout.module.css'
import { Message } from './Field'
import styles from './Field.module.css'

type Props = {
  label: string
  limit?: string | false
  role?: 'group' | 'radiogroup' | undefined
  className?: string | undefined
  /** False where the choice can't fail. */
  error?: string | false | undefined
  children: ReactNode
}

/** Radio cards below their label; as many side by side as fit. */
export function Choices({
  label,
  limit,
  role = 'group',
  className = layout.grid,
  error = false,
  children,
}: Props) {
  const id = useId()
  return (
    <div>
      <div className={styles.label}>
        <span id={id}>{label}</span>
        {limit && <small>{limit}</small>}
      </div>
      <div
        role={role}
        aria-labelledby={id}
        aria-invalid={error && role === 'radiogroup' ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={className}
      >
        {children}
      </div>
      {error !== false && <Message id={`${id}-error`} error={error} />}
    </div>
  )
}
