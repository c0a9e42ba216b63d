import { useState } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { openSupport } from '@/components/site/openSupport'
import type { Category } from '@/contract/games'
import { classNames } from '@/lib/classNames'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { Drawer } from '@/ui/Drawer'
import { Icon } from '@/ui/Icon'
import { LinesButton } from '../lines/LinesButton'
import { askLogOut } from '../session/askLogOut'
import { CategoryPanel } from './CategoryPanel'
import { DrawerHead } from './DrawerHead'
import { HOME, NARROW_LOBBIES, PAGES, type LobbyEntry, type PageEntry } from './menu'
import styles from './MenuDrawer.module.css'
import { NavLink } from './NavLink'

/** The menu below 768 px, dialog 菜单: all lobbies with their drop-downs, all pages, and the member's links. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const isMember = useIsMember()
  const [open, setOpen] = useState<Category | null>(null)
  useClosedByRoute(onClose)
  return (
    <Drawer label="菜单" onClose={onClose}>
      <DrawerHead onClose={onClose} />
      <nav aria-label="主导航" className={styles.menu}>
        <ul>
          <Page entry={HOME} onClose={onClose} />
          {NARROW_LOBBIES.map((entry) => (
            <Lobby
              key={entry.path}
              entry={entry}
              isOpen={open === entry.lobby.category}
              onToggle={() => setOpen(open === entry.lobby.category ? null : entry.lobby.category)}
              onClose={onClose}
            />
          ))}
        </ul>
        <ul>
          {PAGES.map((entry) => (
            <Page key={entry.path} entry={entry} onClose={onClose} />
          ))}
        </ul>
      </nav>
      <ul className={classNames(styles.menu, styles.last)}>
        <li>
          <button type="button" onClick={() => void openSupport()}>
            <Icon name="headset" size={24} />
            在线客服
          </button>
        </li>
        {__SEVERAL_LINES__ && (
          <li>
            <LinesButton>
              <Icon name="swap" size={24} />
              线路
            </LinesButton>
          </li>
        )}
        {isMember && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose()
                void askLogOut()
              }}
            >
              <Icon name="logout" size={24} />
              退出
            </button>
          </li>
        )}
      </ul>
    </Drawer>
  )
}

const Page = ({ entry, onClose }: { entry: PageEntry; onClose: () => void }) => (
  <li>
    <NavLink to={entry.path} also={entry.also} onClick={onClose}>
      <Icon name={entry.icon} size={24} />
      {entry.title}
      <Icon name="right" size={16} />
    </NavLink>
  </li>
)

type LobbyProps = { entry: LobbyEntry; isOpen: boolean; onToggle: () => void; onClose: () => void }

function Lobby({ entry, isOpen, onToggle, onClose }: LobbyProps) {
  const id = `drawer-${entry.lobby.category}`
  return (
    <li>
      <div className={styles.lobby}>
        <NavLink to={entry.path} onClick={onClose}>
          <img src={`/art/cat-${entry.lobby.picture}.svg`} alt="" width={24} height={24} />
          {entry.title}
        </NavLink>
        <button
          type="button"
          aria-label={`${entry.title}子菜单`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <CategoryPanel entry={entry} onLeave={onClose} />
        </div>
      )}
    </li>
  )
}
