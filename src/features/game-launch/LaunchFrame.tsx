import type { ReactNode } from 'react'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import styles from './LaunchFrame.module.css'

/** Centres a message in an empty tab, with a link to the portal below it. */
export function LaunchFrame({ hasWayBack, children }: { hasWayBack: boolean; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={shared.srOnly}>
        打开游戏
      </h1>
      {children}
      {hasWayBack && (
        <Link href={paths.home} className={shared.link}>
          返回大厅
        </Link>
      )}
    </div>
  )
}
