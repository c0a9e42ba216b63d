import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Heading.module.css'

type Props = {
  /** The page itself, a section of it, or a group within one. */
  level?: 'page' | 'section' | 'group'
  title: ReactNode
  id?: string
  /** A quiet word beside it. */
  note?: ReactNode
  /** The action at the end of the line. */
  children?: ReactNode
}

const TAGS = { page: 'h1', section: 'h2', group: 'h3' } as const

/** A heading with its note and its action in one line. */
export function Heading({ level = 'section', title, id, note, children }: Props) {
  const Tag = TAGS[level]
  return (
    <div className={classNames(styles.head, styles[level])}>
      <Tag id={id}>{title}</Tag>
      {note && <p>{note}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
