import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import styles from './UnreadBadge.module.css'
import { useUnread } from './useUnread'

/** The number of unread messages beside a link 消息; nothing when there are none. */
export function UnreadBadge({ className }: { className?: string | undefined }) {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={classNames(styles.badge, className)}>
      {count > 99 ? '99+' : count}
      <span className={shared.srOnly}>条未读</span>
    </span>
  )
}
