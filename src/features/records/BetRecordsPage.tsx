import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '@/api/query'
import { RecordFilters } from '@/components/RecordFilters'
import { useRecordFilter } from '@/components/recordFilters'
import { listBets } from '@/contract/records'
import { Loading } from '@/ui/Status'
import { betColumns } from './betColumns'
import { ExportButton } from '@/components/ExportButton'
import { betsReader } from './readers'
import card from './RecordCard.module.css'
import { RecordHead } from './RecordHead'
import { RecordList } from './RecordList'
import { useChartToggle } from './useChartToggle'

const BetsChart = lazy(() => import('./BetsChart').then((module) => ({ default: module.BetsChart })))

/** 投注记录: bets by platform and period, a page at a time (spec 2 §2). */
export function BetRecordsPage() {
  const [filter, change] = useRecordFilter()
  const chart = useChartToggle()
  const { date, page, api_type } = filter
  const read = useQuery({
    ...query(listBets, { date, page, api_type }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <section className={card.card}>
      <RecordHead title="投注记录" chart={chart}>
        <ExportButton
          key={`${date} ${api_type}`}
          name="投注记录"
          columns={betColumns}
          reader={betsReader(filter)}
        />
      </RecordHead>
      {chart.isOpen && (
        <Suspense fallback={<Loading />}>
          <BetsChart filter={filter} onCancel={chart.close} />
        </Suspense>
      )}
      <RecordFilters filter={filter} onChange={change} />
      <RecordList
        caption="投注记录"
        columns={betColumns}
        read={read}
        page={page}
        onPage={(next) => change({ page: next })}
      />
    </section>
  )
}
