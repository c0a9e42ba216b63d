import type { UseQueryResult } from '@tanstack/react-query'
import { RecordTable } from '@/components/RecordTable'
import { Region } from '@/components/Region'
import { PAGE_SIZE, type Page } from '@/contract/wire'
import { Button } from '@/ui/Button'
import { Pager } from '@/ui/Pager'
import { Skeleton } from '@/ui/Status'
import type { RecordColumn } from './columns'
import styles from './RecordList.module.css'

type Props<Row> = {
  caption: string
  columns: readonly RecordColumn<Row>[]
  read: UseQueryResult<Page<Row>>
  /** The page asked for. */
  page: number
  onPage: (page: number) => void
}

/** A page of records with its pager; the page before stays, dimmed, while the next one loads (spec 2 §9). */
export function RecordList<Row>({ caption, columns, read, page, onPage }: Props<Row>) {
  return (
    <Region read={read} loading={<Skeleton className={styles.waiting} />}>
      {({ data, total }) => (
        <div className={styles.list}>
          <RecordTable caption={caption} columns={columns} rows={data} isStale={read.isPlaceholderData} />
          {data.length === 0 && page > 1 && (
            <p className={styles.back}>
              <Button look="outline" onClick={() => onPage(1)}>
                返回第1页
              </Button>
            </p>
          )}
          {/* From beyond the end, 上一页 leads to the last page that has rows. */}
          <Pager
            page={Math.min(page, Math.ceil(total / PAGE_SIZE) + 1)}
            total={total}
            pageSize={PAGE_SIZE}
            onPage={onPage}
          />
        </div>
      )}
    </Region>
  )
}
