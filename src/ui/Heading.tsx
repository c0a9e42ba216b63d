import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Heading.module.css'

type Props = {
  /** A section of a page, or a group within one. */
  level?: 'section' | 'group'
  title: ReactNode
  id?: string
  /** A quiet word beside it. */
  note?: ReactNode
  /** The action at the end of the line. */
  children?: ReactNode
}

/** A heading below the page's own, with its note and its action in one line. */
export const Heading = ({ level = 'section', title, id, note, children }: Props) => (
  <div className={classNames(styles.head, styles[level])}>
    {level === 'section' ? <h2 id={id}>{title}</h2> : <h3 id={id}>{title}</h3>}
    {note && <p>{note}</p>}
    {children && <div className={styles.action}>{children}</div>}
  </div>
)
