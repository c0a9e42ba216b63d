import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './Status.module.css'

/** An empty region: what is missing, and an optional next step. */
export function EmptyState({ text = '暂无信息', children }: { text?: string; children?: ReactNode }) {
  return (
    <div className={styles.status}>
      <img src="/art/empty.svg" alt="" width={200} height={150} />
      <p className={styles.text}>{text}</p>
      {children}
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
      <p className={styles.text}>{message}</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={onRetry}>
          重试
        </Button>
        {children}
      </div>
    </div>
  )
}

/** A placeholder of the final size; appears after 200 ms. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.skeleton} ${className}`} aria-hidden="true" />
}
