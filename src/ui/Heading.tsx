import type { ReactNode, Ref } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Heading.module.css'

type Props = {
  /** The page itself, a section of it, or a group within one. */
  level?: 'page' | 'section' | 'group'
  title: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement>
  /** A quiet word beside it. */
  note?: ReactNode
  /** The action at the end of the line. */
  children?: ReactNode
}

const TAGS = { page: 'h1', section: 'h2', group: 'h3' } as const

/** A heading with its note and its action in one line. */
export function Heading({ level = 'section', title, id, ref, note, children }: Props) {
  const Tag = TAGS[level]
  return (
    <div className={classNames(styles.head, styles[level])}>
      {/* A page's is focused once it is there (focusPage.ts). */}
      <Tag id={id} ref={ref} tabIndex={level === 'page' ? -1 : undefined}>
        {title}
      </Tag>
      {note && <p>{note}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
