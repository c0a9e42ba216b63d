import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/contract/wire'
import { Skeleton } from '@/ui/Status'
import { ListPager } from './ListPager'
import styles from './RecordList.module.css'
import { RecordTable, type Column } from './RecordTable'
import { Region } from './Region'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  read: UseQueryResult<Page<Row>>
  /** The page asked for. */
  page: number
  onPage: (page: number) => void
}

/** A page of records with its pager; the page before stays, dimmed, while the next one loads (spec 2 §9). */
export function RecordList<Row>({ caption, columns, read, page, onPage }: Props<Row>) {
  return (
    <Region read={read} loading={<Skeleton className={styles.waiting} />}>
      {(list) => (
        <div className={styles.list}>
          <RecordTable
            caption={caption}
            columns={columns}
            rows={list.data}
            isStale={read.isPlaceholderData}
          />
          <ListPager page={page} read={list} onPage={onPage} />
        </div>
      )}
    </Region>
  )
}
