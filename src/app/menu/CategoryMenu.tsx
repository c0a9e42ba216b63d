import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { late } from '@/components/late'
import type { Category } from '@/contract/games'
import { Icon } from '@/ui/Icon'
import styles from './CategoryMenu.module.css'
import { HOME, LOBBIES, PAGES, type LobbyEntry } from './menu'
import { NavLink } from './NavLink'
import { useDropDown } from './useDropDown'

const CategoryPanel = late(() => import('./CategoryPanel'), 'CategoryPanel')

/** The menu from 768 px up: links, and a button beside each lobby that opens its drop-down. */
export function CategoryMenu() {
  const nav = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const dropDown = useDropDown<Category>(nav)
  const close = useEffectEvent(dropDown.close)
  useEffect(() => close(), [path])

  return (
    <nav ref={nav} aria-label="主导航" className={styles.menu}>
      <ul className={styles.lobbies}>
        <li>
          <NavLink to={HOME.path}>{HOME.title}</NavLink>
        </li>
        {LOBBIES.map((entry) => (
          <Lobby key={entry.path} entry={entry} {...dropDown} />
        ))}
      </ul>
      <ul className={styles.pages}>
        {PAGES.map(({ title, path: to, also }) => (
          <li key={to}>
            <NavLink to={to} also={also}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DropDown = ReturnType<typeof useDropDown<Category>>

function Lobby({ entry, open, enter, leave, toggle, close }: { entry: LobbyEntry } & DropDown) {
  const { title, path, lobby } = entry
  const { category } = lobby
  const isOpen = open === category
  const id = `menu-${category}`
  return (
    <li
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && enter(category)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <NavLink to={path}>{title}</NavLink>
      <button
        type="button"
        aria-label={`${title}子菜单`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => toggle(category)}
      >
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <CategoryPanel entry={entry} onLeave={close} />
        </div>
      )}
    </li>
  )
}
