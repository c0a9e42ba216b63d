import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Category } from '@/contract/games'
import { Icon } from '@/ui/Icon'
import styles from './CategoryMenu.module.css'
import { lazyPart } from '@/components/lazyPart'
import { HOME, LOBBIES, PAGES, type LobbyEntry } from './menu'
import { NavLink } from './NavLink'
import { useDropDown } from './useDropDown'

const CategoryPanel = lazyPart(() => import('./CategoryPanel').then((module) => module.CategoryPanel))

/** The menu from 768 px up (spec 1 §2): links, and beside each lobby a button that opens its drop-down (faults 6). */
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
          <NavLink to={HOME.path}>{HOME.label}</NavLink>
        </li>
        {LOBBIES.map((entry) => (
          <Lobby key={entry.category} entry={entry} {...dropDown} />
        ))}
      </ul>
      <ul className={styles.pages}>
        {PAGES.map(({ label, path: to, also }) => (
          <li key={to}>
            <NavLink to={to} also={also}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DropDown = ReturnType<typeof useDropDown<Category>>

function Lobby({ entry, open, enter, leave, toggle, close }: { entry: LobbyEntry } & DropDown) {
  const { category, label, path } = entry
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
      <NavLink to={path}>{label}</NavLink>
      <button
        type="button"
        aria-label={`${label}子菜单`}
        aria-expanded={isOpen}
        aria-controls={id}
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
