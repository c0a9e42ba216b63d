import type { ReactNode } from 'react'
import styles from './RecordHead.module.css'

type Props = {
  title: string
  /** When something is paid out, beside the title. */
  note?: string
  /** Buttons: 导出CSV, and 查看图表 where there is a chart. */
  children: ReactNode
}

/** Heading of a record page with its tools. */
export function RecordHead({ title, note, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {note && <p>{note}</p>}
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
