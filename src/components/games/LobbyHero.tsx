import type { ReactNode } from 'react'
import shared from '@/ui/shared.module.css'
import { Waves } from '@/ui/Waves'
import styles from './LobbyHero.module.css'

/** The band at the top of a page: heading and line on the left, a ticker or progress on the right. */
export function LobbyHero({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      <Waves isFaded />
      <div className={`${shared.wrap} ${styles.inner}`}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{line}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
