import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { ExportButton } from '@/components/ExportButton'
import { RecordHead } from '@/components/RecordHead'
import { RecordList } from '@/components/RecordList'
import { useRecordFilter } from '@/components/useRecordFilter'
import { listApplications } from '@/contract/promotions'
import card from '@/ui/card.module.css'
import { applicationColumns } from './applicationColumns'
import { applicationsReader } from './readers'

/** 活动记录: the member's applications for promotions (spec 2 §2). */
export function PromotionRecordsPage() {
  const [{ page }, change] = useRecordFilter()
  const read = useQuery({
    ...query(listApplications, { page }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <section className={card.card}>
      <RecordHead title="活动记录">
        <ExportButton name="活动记录" columns={applicationColumns} reader={applicationsReader} />
      </RecordHead>
      <RecordList
        caption="活动记录"
        columns={applicationColumns}
        read={read}
        page={page}
        onPage={(next) => change({ page: next })}
      />
    </section>
  )
}
