import type { ReactNode } from 'react'
import shared from '@/ui/shared.module.css'
import styles from './LobbyHero.module.css'

type Props = {
  title: string
  line?: string
  /** One of our own pictures. */
  picture?: string
  children?: ReactNode
}

/** The band at the top of a page: heading and line on the left, a ticker on the right. */
export function LobbyHero({ title, line, picture, children }: Props) {
  return (
    <div className={styles.hero}>
      {picture && <img src={picture} alt="" width={1920} height={480} fetchPriority="high" />}
      <div className={`${shared.wrap} ${styles.inner}`}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {line && <p>{line}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
