import { useSnapshot } from 'valtio'
import { classNames } from '@/lib/classNames'
import { unread } from '@/state/unread'
import shared from '@/ui/shared.module.css'

/** The number of unread messages, beside the link 消息; renders nothing at zero. */
export function UnreadBadge({ className }: { className?: string | undefined }) {
  const { count } = useSnapshot(unread)
  if (count === 0) return null
  return (
    <span className={classNames(shared.badge, className)}>
      {count > 99 ? '99+' : count}
      <span className={shared.srOnly}>条未读</span>
    </span>
  )
}
