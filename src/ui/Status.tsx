import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './Status.module.css'

type Props = {
  /** Of `public/art`. */
  picture: 'empty' | 'failed' | 'offline'
  /** One sentence. */
  text: string
  reason?: ReactNode
  /** One action: a button or a link. */
  children?: ReactNode
}

/** A region without content: a picture, a sentence, a way on. */
const Status = ({ picture, text, reason, children }: Props) => (
  <div className={styles.status}>
    <img src={`/art/${picture}.svg`} alt="" width={200} height={150} />
    <p className={styles.text}>{text}</p>
    {reason && <p>{reason}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)

type EmptyProps = {
  text?: string | undefined
  /** Why it is empty, or what fills it. */
  reason?: ReactNode
  /** The way on: buttons or links. */
  children?: ReactNode
}

/** An empty region: what is missing, why, and a way on. */
export const EmptyState = ({ text = '暂无信息', ...rest }: EmptyProps) => (
  <Status picture="empty" text={text} {...rest} />
)

type ErrorProps = {
  message: string
  /** Whether the network is lost, not a failure of the server. */
  isOffline?: boolean
  onRetry: () => void
  children?: ReactNode
}

/** A region that failed to load: what happened and the button 重试. */
export const ErrorState = ({ message, isOffline = false, onRetry, children }: ErrorProps) => (
  <Status picture={isOffline ? 'offline' : 'failed'} text={message}>
    <Button onClick={onRetry}>
      <Icon name="refresh" size={18} />
      重试
    </Button>
    {children}
  </Status>
)

/** A placeholder of the final size, cut into rows for a list; appears after 200 ms. */
export function Skeleton({
  className = '',
  rows = false,
}: {
  className?: string | undefined
  rows?: boolean
}) {
  return <div className={classNames(styles.skeleton, rows && styles.rows, className)} aria-hidden="true" />
}
