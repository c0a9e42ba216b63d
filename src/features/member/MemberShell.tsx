import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { MemberBand } from './MemberBand'
import { MemberHeader } from './MemberHeader'
import { MemberMenu } from './MemberMenu'
import styles from './menu.module.css'
import { entryPath } from './menuEntries'
import { useIsHub, useIsPhone } from './useIsHub'

/** Frame of the member centre: 账户概览, side menu and the page; below 768 px 我的 is the menu, and the site's header all that the pages have. */
export function MemberShell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const isPhone = useIsPhone()
  const isHub = useIsHub()
  const isHome = isHub || (!isPhone && entryPath(path) === paths.profile)
  return (
    <>
      {isHome ? <MemberHeader isHub={isHub} /> : !isPhone && <MemberBand />}
      <div className={styles.paper} data-theme="paper">
        <div className={classNames(shared.wrap, styles.columns, isHome && styles.lifted)}>
          {!isPhone && <MemberMenu />}
          <div className={styles.page}>{children}</div>
        </div>
      </div>
    </>
  )
}
