import { classNames } from '@/lib/classNames'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './Status.module.css'

type EmptyProps = {
  text?: string | undefined
  /** Why it is empty, or what fills it. */
  reason?: ReactNode
  /** The way on: buttons or links. */
  children?: ReactNode
}

/** An empty region: what is missing, why, and a way on. */
export function EmptyState({ text = '暂无信息', reason, children }: EmptyProps) {
  return (
    <div className={styles.status}>
      <img src="/art/empty.svg" alt="" width={200} height={150} />
      <p className={styles.text}>{text}</p>
      {reason && <p>{reason}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** A region that failed to load: what happened and the button 重试. */
export function ErrorState({
  message,
  onRetry,
  children,
}: {
  message: string
  onRetry: () => void
  children?: ReactNode
}) {
  return (
    <div className={styles.status}>
      <img src="/art/error.svg" alt="" width={200} height={150} />
      <p className={styles.text}>加载失败</p>
      <p>{message}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <Icon name="refresh" size={18} />
          重试
        </Button>
        {children}
      </div>
    </div>
  )
}

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
