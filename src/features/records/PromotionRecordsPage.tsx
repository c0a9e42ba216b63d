import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ExportButton } from '@/components/records/ExportButton'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { followPending } from '@/components/records/recordMoves'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { listApplications, type Application } from '@/contract/promotions'
import card from '@/ui/card.module.css'
import { applicationColumns } from './applicationColumns'
import { applicationsReader } from './readers'

const keyOf = (row: Application) => `${row.activity_name} ${row.created_at}`
const isPending = (row: Application) => row.state === 'pending'

/** 活动记录: the member's applications for promotions (spec 2 §2). */
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
        <ExportButton name="活动记录" columns={applicationColumns} reader={applicationsReader} />
      </RecordHead>
      <RecordList
        caption="活动记录"
        columns={applicationColumns}
        read={read}
        keyOf={keyOf}
        isPending={isPending}
        page={page}
        onPage={(next) => change({ page: next })}
      />
    </section>
  )
}
