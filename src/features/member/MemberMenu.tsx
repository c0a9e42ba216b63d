import { useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useMemberPart } from '@/components/member/useMember'
import { useId } from '@/lib/useId'
import { paths } from '@/navigation/paths'
import { unread } from '@/state/unread'
import styles from './menu.module.css'
import { entryPath, menuGroups } from './menuEntries'
import { InstallEntry, MenuLink } from './MenuLink'

/** The side menu; from 768 to 1023 px a row of chips that scrolls to the current page. */
export function MemberMenu() {
  const [path] = useLocation()
  const current = entryPath(path)
  const isAgent = useMemberPart((member) => member.isagent)
  const { count } = useSnapshot(unread)
  const menu = useRef<HTMLElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (!menu.current || !link) return
    // scrollIntoView could scroll the page too.
    menu.current.scrollLeft = link.offsetLeft - (menu.current.clientWidth - link.offsetWidth) / 2
  }, [current, isAgent])

  return (
    <nav ref={menu} className={styles.menu} aria-label="会员中心菜单">
      {menuGroups(isAgent).map(({ title, entries }, index, { length }) => (
        <div key={title}>
          <h2 id={`${id}-${index}`}>{title}</h2>
          <ul aria-labelledby={`${id}-${index}`}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <MenuLink
                  look="row"
                  entry={entry}
                  isCurrent={entry.href === current}
                  unread={entry.href === paths.messages() ? count : 0}
                />
              </li>
            ))}
            {index === length - 1 && <InstallEntry look="row" />}
          </ul>
        </div>
      ))}
    </nav>
  )
}
