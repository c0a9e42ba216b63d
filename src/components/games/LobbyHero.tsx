import type { ReactNode } from 'react'
import shared from '@/ui/shared.module.css'
import styles from './LobbyHero.module.css'

/** The band at the top of a page: heading and line on the left, a ticker or progress on the right. */
export function LobbyHero({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      {/* Lazy: a decoration must not load before the content. */}
      <img
        className={styles.waves}
        src="/art/pattern-waves.svg"
        alt=""
        width={1440}
        height={200}
        loading="lazy"
      />
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
