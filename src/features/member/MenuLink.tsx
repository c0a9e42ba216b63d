import { useSnapshot } from 'valtio'
import { openAppTab } from '@/components/site/openAppTab'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { install, installPrompt } from '@/state/installPrompt'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import styles from './menu.module.css'
import type { MenuEntry } from './menuEntries'

/** A row of the side menu, which is a chip below 1024 px, or a tile with a large icon. */
type MenuLook = 'row' | 'tile'

type Props = { entry: MenuEntry; look: MenuLook; isCurrent?: boolean; unread: number }

const shape = (look: MenuLook, { icon, label }: Pick<MenuEntry, 'icon' | 'label'>) => ({
  className: styles[look],
  lead: <Icon name={icon} size={look === 'tile' ? 24 : 20} />,
  title: label,
})

/** A menu entry with its unread count. */
export function MenuLink({ entry, look, isCurrent = false, unread }: Props) {
  const countId = useId()
  const { href, opensTab } = entry
  if (opensTab)
    return (
      <Row
        {...shape(look, entry)}
        href={`#${href}`}
        onClick={(event) => {
          // By script, since a plain new tab starts without the session.
          event.preventDefault()
          openAppTab(href)
        }}
      />
    )
  return (
    <>
      <Row
        {...shape(look, entry)}
        as={Link}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={unread > 0 ? countId : undefined}
        state={
          unread > 0 && (
            <span aria-hidden="true" className={shared.badge}>
              {unread}
            </span>
          )
        }
      />
      {unread > 0 && (
        <span id={countId} className={shared.srOnly}>
          {unread}条未读
        </span>
      )}
    </>
  )
}

/** 安装应用 as the last entry of a menu, while the browser offers it. */
export function InstallEntry({ look }: { look: MenuLook }) {
  const { offer } = useSnapshot(installPrompt)
  return (
    offer && (
      <li>
        <Row {...shape(look, { icon: 'plus', label: '安装应用' })} onClick={() => void install()} />
      </li>
    )
  )
}
