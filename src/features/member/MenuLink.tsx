import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { openAppTab } from '@/components/site/openAppTab'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import type { MenuEntry } from './menuEntries'
import styles from './MenuLink.module.css'

/** A row of the side menu, which is a chip below 1024 px, or a tile with a large icon. */
export type MenuLook = 'row' | 'tile'

type Props = { entry: MenuEntry; look: MenuLook; isCurrent?: boolean; unread: number }

/** A menu entry with its unread count. */
export function MenuLink({ entry: { label, href, icon, opensTab }, look, isCurrent = false, unread }: Props) {
  const countId = useId()
  const size = look === 'tile' ? 24 : 20
  if (opensTab) {
    return (
      <a
        href={`#${href}`}
        className={styles[look]}
        onClick={(event) => {
          // By script, since a plain new tab starts without the session.
          event.preventDefault()
          openAppTab(href)
        }}
      >
        <Icon name={icon} size={size} />
        {label}
      </a>
    )
  }
  return (
    <>
      <Link
        href={href}
        className={styles[look]}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={unread > 0 ? countId : undefined}
      >
        <Icon name={icon} size={size} />
        {label}
        {unread > 0 && (
          <span aria-hidden="true" className={classNames(shared.badge, styles.count)}>
            {unread}
          </span>
        )}
      </Link>
      {unread > 0 && (
        <span id={countId} className={shared.srOnly}>
          {unread}条未读
        </span>
      )}
    </>
  )
}
