import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { ExportButton } from '@/components/ExportButton'
import type { PageReader } from '@/components/readAllPages'
import { RecordFilters } from '@/components/RecordFilters'
import { useRecordFilter, type RecordFilter } from '@/components/recordFilters'
import { RecordTable } from '@/components/RecordTable'
import { Region } from '@/components/Region'
import { listRebates, type Rebate } from '@/contract/rebates'
import { PAGE_SIZE } from '@/contract/wire'
import { Button } from '@/ui/Button'
import { Pager } from '@/ui/Pager'
import { Skeleton } from '@/ui/Status'
import { rebateColumns, rebateCsv } from './rebateColumns'
import styles from './RebatesPage.module.css'
import { RebateTotals } from './RebateTotals'

/** Pages of rebates for the export. */
const rebatesReader =
  ({ date, api_type }: RecordFilter): PageReader<Rebate> =>
  async (page, signal) =>
    (await send(listRebates, { date, api_type, page, type: '' }, { signal })).data.list

/** 返水记录: both totals, claiming, and the rebates by platform and period (spec 2 §2). */
export function RebatesPage() {
  const [filter, change] = useRecordFilter()
  const { date, page, api_type } = filter
  const read = useQuery({
    ...query(listRebates, { date, page, api_type, type: '' }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>返水记录</h1>
        <ExportButton
          key={`${date} ${api_type}`}
          name="返水记录"
          columns={rebateCsv}
          reader={rebatesReader(filter)}
        />
      </div>
      <RebateTotals claimed={read.data?.claimed} pending={read.data?.pending} />
      <RecordFilters filter={filter} onChange={change} />
      <Region read={read} loading={<Skeleton className={styles.waiting} />}>
        {({ list: { data, total } }) => (
          <>
            <RecordTable
              caption="返水记录"
              columns={rebateColumns}
              rows={data}
              isStale={read.isPlaceholderData}
            />
            {data.length === 0 && page > 1 && (
              <p className={styles.back}>
                <Button look="outline" onClick={() => change({ page: 1 })}>
                  返回第1页
                </Button>
              </p>
            )}
            {/* From beyond the end, 上一页 leads to the last page that has rows. */}
            <Pager
              page={Math.min(page, Math.ceil(total / PAGE_SIZE) + 1)}
              total={total}
              pageSize={PAGE_SIZE}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </Region>
    </section>
  )
}
