import { useId } from 'react'
import { Link } from '@/navigation/Link'
import { openAppTab } from '@/components/site/openAppTab'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import type { MenuEntry } from './menuEntries'
import styles from './MenuLink.module.css'

type Props = { entry: MenuEntry; isCurrent: boolean; unread: number }

/** One entry of the menu, with the number of unread messages where there are some. */
export function MenuLink({ entry: { label, href, icon, opensTab }, isCurrent, unread }: Props) {
  const countId = useId()
  if (opensTab) {
    return (
      <a
        href={`#${href}`}
        className={styles.link}
        onClick={(event) => {
          // Opened by script, or the tab would start without the session (D8, D20).
          event.preventDefault()
          openAppTab(href)
        }}
      >
        <Icon name={icon} />
        {label}
      </a>
    )
  }
  return (
    <>
      <Link
        href={href}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={unread > 0 ? countId : undefined}
      >
        <Icon name={icon} />
        {label}
        {unread > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {unread}
          </span>
        )}
      </Link>
      {unread > 0 && (
        <span id={countId} className={shared.srOnly}>
          {unread} 条未读
        </span>
      )}
    </>
  )
}
