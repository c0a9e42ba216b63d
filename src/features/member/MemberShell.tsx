import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { MemberHeader } from './MemberHeader'
import { MemberMenu } from './MemberMenu'
import { MemberStrip } from './MemberStrip'
import styles from './MemberShell.module.css'
import { useIsHub, useIsPhone } from './useIsHub'

/** Frame of the member centre: 账户概览, side menu and the page (spec 2 §2); below 768 px 我的 is the menu (D73). */
export function MemberShell({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone()
  const isHub = useIsHub()
  return (
    <>
      {isPhone && !isHub ? <MemberStrip /> : <MemberHeader isHub={isHub} />}
      <div className={styles.paper} data-theme="paper">
        <div className={classNames(shared.wrap, styles.columns)}>
          {!isPhone && <MemberMenu />}
          <div className={styles.page}>{children}</div>
        </div>
      </div>
    </>
  )
}
