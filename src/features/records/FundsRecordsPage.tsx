import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '@/api/query'
import { ExportButton } from '@/components/records/ExportButton'
import { RecordFilters } from '@/components/records/RecordFilters'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { followPending } from '@/components/records/recordMoves'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { isPending, listTransactions, type FundsType, type Transaction } from '@/contract/records'
import card from '@/ui/card.module.css'
import { Loading } from '@/ui/Loading'
import { Tabs } from '@/ui/Tabs'
import { ChartButton } from './ChartButton'
import { fundsColumns } from './fundsColumns'
import { OtherRecords } from './OtherRecords'
import { fundsReader } from './readers'
import { useChartToggle } from './useChartToggle'

const FundsChart = lazy(() => import('./FundsChart').then((module) => ({ default: module.FundsChart })))

/** Types of funds records (spec 2 §9). */
const TABS = [
  { id: '1', label: '存款' },
  { id: '2', label: '取款' },
  { id: '3', label: '转入' },
  { id: '4', label: '转出' },
] as const

/** An order by its number; a transfer has none. */
const keyOf = (type: FundsType, { out_trade_no, created_at, pay_way, amount }: Transaction) =>
  [type, created_at, out_trade_no || `${pay_way} ${amount}`].join(' ')

/** 资金记录: deposits, withdrawals and transfers by platform and period, a page at a time (spec 2 §2). */
export function FundsRecordsPage() {
  const [filter, change] = useRecordFilter()
  const chart = useChartToggle()
  const { date, page, api_type, type } = filter
  const read = useQuery({
    ...query(listTransactions, { date, page, api_type, type }),
    // Rows of another type would be shown with this type's columns and states.
    placeholderData: (last, asked) => (asked?.queryKey[1].type === type ? last : undefined),
    ...followPending((row: Transaction) => isPending(type, row)),
  })
  const columns = fundsColumns(type)
  const tab = TABS[type - 1]!
  const title = `资金记录-${tab.label}`
  return (
    <section className={card.card}>
      <RecordHead title="资金记录" read={read}>
        <ChartButton chart={chart} />
        <ExportButton
          key={`${type} ${date} ${api_type}`}
          name={title}
          columns={columns}
          reader={fundsReader(filter, type)}
        />
      </RecordHead>
      <Tabs
        label="记录类型"
        tabs={TABS}
        value={tab.id}
        onChange={(id) => change({ type: Number(id) as FundsType })}
      >
        {chart.isOpen && (
          <Suspense fallback={<Loading />}>
            <FundsChart filter={filter} onCancel={chart.close} />
          </Suspense>
        )}
        <RecordFilters filter={filter} onChange={change} />
        <RecordList
          caption={title}
          columns={columns}
          read={read}
          keyOf={(row) => keyOf(type, row)}
          isPending={(row) => isPending(type, row)}
          page={page}
          onPage={(next) => change({ page: next })}
        />
        <OtherRecords />
      </Tabs>
    </section>
  )
}
