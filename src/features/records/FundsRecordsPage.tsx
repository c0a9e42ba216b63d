import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { query } from '@/api/query'
import { lazyPart } from '@/components/lazyPart'
import { ExportButton } from '@/components/export/ExportButton'
import { RecordFilters } from '@/components/records/RecordFilters'
import { EmptyRecords } from '@/components/records/EmptyRecords'
import { buttonClass } from '@/ui/Button'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { followPending } from '@/components/records/recordMoves'
import { isUnconfirmedNow, useFreshRows } from './unconfirmed'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import {
  sentWithdrawal,
  showSentWithdrawal,
  type SentWithdrawal,
} from '@/components/withdrawal/sentWithdrawal'
import { isPending, listTransactions, type FundsType, type Transaction } from '@/contract/records'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import card from '@/ui/card.module.css'
import { Loading } from '@/ui/Loading'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { ChartButton } from './ChartButton'
import { fundsColumns, fundsStatement } from './fundsColumns'
import styles from './FundsRecordsPage.module.css'
import { fundsReader } from '@/components/export/readers'
import { useChartToggle } from './useChartToggle'

const FundsChart = lazyPart(
  () => import('./FundsChart').then((module) => module.FundsChart),
  ({ onCancel }) => onCancel(),
  () => <Loading />,
)

const WithdrawalSteps = lazyPart(() =>
  import('@/components/withdrawal/WithdrawalSteps').then((module) => module.WithdrawalSteps),
)

/** Record types, as specified. */
const TABS = [
  { id: '1', label: '存款' },
  { id: '2', label: '取款' },
  { id: '3', label: '转入' },
  { id: '4', label: '转出' },
] as const

/** Where records of a type come from. */
const WAYS: Record<FundsType, { label: string; href: string }> = {
  1: { label: '存款', href: paths.deposit },
  2: { label: '取款', href: paths.withdraw },
  3: { label: '转账', href: paths.transfer },
  4: { label: '转账', href: paths.transfer },
}

const OTHER_RECORDS = [
  ['返水记录', paths.rebates],
  ['红包记录', paths.redPacketRecords],
  ['活动记录', paths.applications],
] as const

/** Whether a later answer may say otherwise of a row. */
const isOpen = (type: FundsType, row: Transaction): boolean =>
  isPending(type, row) || isUnconfirmedNow(type, row)

/** Transfers have no order number. */
const keyOf = (type: FundsType, { out_trade_no, created_at, pay_way, amount }: Transaction) =>
  [type, created_at, out_trade_no || `${pay_way} ${amount}`].join(' ')

/** 资金记录: deposits, withdrawals and transfers by platform and period. */
export function FundsRecordsPage() {
  const [filter, change] = useRecordFilter()
  const chart = useChartToggle()
  const sent = useSnapshot(sentWithdrawal).shown as SentWithdrawal | null
  const { date, page, api_type, type } = filter
  // The dialog belongs to this visit.
  useEffect(() => () => showSentWithdrawal(null), [])
  const read = useQuery({
    ...query(listTransactions, { date, page, api_type, type }),
    // Rows of another type don't fit this type's columns and states.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1].type === type ? last : undefined),
    ...followPending((row: Transaction) => isOpen(type, row)),
  })
  useFreshRows(type, read.data?.data)
  const columns = fundsColumns(type)
  const tab = TABS[type - 1]!
  const title = `资金记录-${tab.label}`
  const way = WAYS[type]
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
        {chart.isOpen && <FundsChart filter={filter} onCancel={chart.close} />}
        <RecordFilters filter={filter} onChange={change} />
        <RecordList
          caption={title}
          columns={columns}
          statement={fundsStatement(type)}
          read={read}
          keyOf={(row) => keyOf(type, row)}
          isPending={(row) => isOpen(type, row)}
          page={page}
          onPage={(next) => change({ page: next })}
          empty={
            <EmptyRecords name={`${tab.label}记录`} filter={filter} onChange={change}>
              <Link href={way.href} className={buttonClass({ look: 'outline' })}>
                {way.label}
              </Link>
            </EmptyRecords>
          }
        />
        <OtherRecords />
      </Tabs>
      {type === 2 && sent && <WithdrawalSteps sent={sent} />}
    </section>
  )
}

/** Links to the records that 资金记录 doesn't include. */
const OtherRecords = () => (
  <nav aria-label="其他记录" className={styles.links}>
    {OTHER_RECORDS.map(([name, href]) => (
      <Link key={href} href={href} className={shared.link}>
        {name}
      </Link>
    ))}
  </nav>
)
