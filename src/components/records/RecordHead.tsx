import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RefreshListButton } from './RefreshListButton'
import styles from './RecordHead.module.css'

type Props = {
  title: string
  /** When payouts happen, beside the title. */
  note?: string
  /** The read of the list below, for 刷新. */
  read: Pick<UseQueryResult, 'refetch'>
  /** More buttons: 导出CSV, and 查看图表 where there is a chart. */
  children: ReactNode
}

/** The heading of a record page with its tools. */
export function RecordHead({ title, note, read, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {note && <p>{note}</p>}
      <div className={styles.tools}>
        <RefreshListButton refetch={read.refetch} />
        {children}
      </div>
    </div>
  )
}
