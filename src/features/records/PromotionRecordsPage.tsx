import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ExportButton } from '@/components/export/ExportButton'
import { EmptyRecords } from '@/components/records/EmptyRecords'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { stateColumn, textColumn, timeColumn, type RecordColumn } from '@/components/records/recordColumns'
import { followPending } from '@/components/records/recordMoves'
import { applicationLooks } from '@/components/records/recordStates'
import type { StatementOf } from '@/components/records/RecordTable'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { listApplications, type Application } from '@/contract/promotions'
import card from '@/ui/card.module.css'
import { applicationsReader } from '@/components/export/readers'

const COLUMNS: readonly RecordColumn<Application>[] = [
  textColumn('活动标题', (row) => row.activity_name, 'title'),
  timeColumn('申请时间', (row) => row.created_at),
  stateColumn((row) => applicationLooks[row.state]),
]

const STATEMENT: StatementOf<Application> = {
  detail: '活动详情',
  at: (row) => row.created_at,
  title: (row) => row.activity_name,
  look: (row) => applicationLooks[row.state],
}

const keyOf = (row: Application) => `${row.activity_name} ${row.created_at}`
const isPending = (row: Application) => row.state === 'pending'

/** 活动记录: applications for promotions. */
export function PromotionRecordsPage() {
  const [{ page }, change] = useRecordFilter()
  const read = useQuery({
    ...query(listApplications, { page }),
    placeholderData: keepPreviousData,
    ...followPending(isPending),
  })
  return (
    <section className={card.card}>
      <RecordHead title="活动记录" read={read}>
        <ExportButton name="活动记录" columns={COLUMNS} reader={applicationsReader} />
      </RecordHead>
      <RecordList
        caption="活动记录"
        columns={COLUMNS}
        statement={STATEMENT}
        read={read}
        keyOf={keyOf}
        isPending={isPending}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyRecords name="活动记录">
            <Link href={paths.promotions} className={buttonClass({ look: 'outline' })}>
              查看全部优惠
            </Link>
          </EmptyRecords>
        }
      />
    </section>
  )
}
