import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { MemberHeader } from './MemberHeader'
import { MemberMenu } from './MemberMenu'
import styles from './MemberShell.module.css'

/** Frame of the member centre: 账户概览, side menu and the page (spec 2 §2). */
export function MemberShell({ children }: { children: ReactNode }) {
  return (
    <>
      <MemberHeader />
      <div className={styles.paper} data-theme="paper">
        <div className={classNames(shared.wrap, styles.columns)}>
          <MemberMenu />
          <div className={styles.page}>{children}</div>
        </div>
      </div>
    </>
  )
}
