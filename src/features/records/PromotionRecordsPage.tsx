import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { useRecordFilter } from '@/components/recordFilters'
import { listApplications } from '@/contract/promotions'
import { applicationColumns } from './applicationColumns'
import { ExportButton } from '@/components/ExportButton'
import { applicationsReader } from './readers'
import card from './RecordCard.module.css'
import { RecordHead } from './RecordHead'
import { RecordList } from './RecordList'

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
      <div className={card.plain}>
        <RecordList
          caption="活动记录"
          columns={applicationColumns}
          read={read}
          page={page}
          onPage={(next) => change({ page: next })}
        />
      </div>
    </section>
  )
}
