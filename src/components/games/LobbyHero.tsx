import type { ReactNode } from 'react'
import shared from '@/ui/shared.module.css'
import styles from './LobbyHero.module.css'

/** The band at the top of a page: heading and line at the left, a ticker or progress at the right. */
export function LobbyHero({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      {/* Lazy: a decoration is not to be drawn before what it decorates. */}
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
