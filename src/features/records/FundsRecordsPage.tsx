import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { late } from '@/components/late'
import { RecordFilters } from '@/components/records/RecordFilters'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { isOrder } from '@/components/records/recordStates'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import {
  sentWithdrawal,
  showSentWithdrawal,
  type SentWithdrawal,
} from '@/components/withdrawal/sentWithdrawal'
import type { FundsType } from '@/contract/records'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { Surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { fundsChart } from './charts'
import { FUNDS, fundsRecords } from './funds'
import styles from './records.module.css'
import { useFreshRows } from './unconfirmed'
import { useChart } from './useChart'

const WithdrawalSteps = late(() => import('./sent/WithdrawalSteps'), 'WithdrawalSteps')

const TABS = Object.entries(FUNDS).map(([id, { label }]) => ({ id, label }))

const OTHER_RECORDS = [
  ['返水记录', paths.rebates],
  ['红包记录', paths.redPacketRecords],
  ['活动记录', paths.applications],
] as const

/** 资金记录: deposits, withdrawals and transfers by platform and period. */
export function FundsRecordsPage() {
  const [filter, change] = useRecordFilter()
  const { date, api_type, type } = filter
  const chart = useChart(fundsChart(filter), `${isOrder(type)} ${date} ${api_type}`)
  const sent = useSnapshot(sentWithdrawal).shown as SentWithdrawal | null
  // The dialog belongs to this visit.
  useEffect(() => () => showSentWithdrawal(null), [])
  const funds = fundsRecords(type)
  const read = funds.useRead(filter)
  useFreshRows(type, read.data?.data)
  return (
    <Surface>
      <RecordHead of={funds} title="资金记录" read={read} filter={filter}>
        {chart.button}
      </RecordHead>
      <Tabs
        label="记录类型"
        tabs={TABS}
        value={String(type)}
        onChange={(id) => change({ type: Number(id) as FundsType })}
      >
        {chart.panel}
        <RecordFilters filter={filter} onChange={change} />
        <RecordList of={funds} read={read} filter={filter} onChange={change} />
        <nav aria-label="其他记录" className={styles.links}>
          {OTHER_RECORDS.map(([name, href]) => (
            <Link key={href} href={href} className={shared.link}>
              {name}
            </Link>
          ))}
        </nav>
      </Tabs>
      {type === 2 && sent && <WithdrawalSteps sent={sent} />}
    </Surface>
  )
}
