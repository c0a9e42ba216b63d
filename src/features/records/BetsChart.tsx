import { serverNow } from '@/api/serverClock'
import { formatMoney } from '@/lib/formatMoney'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { ChartPanel } from './ChartPanel'
import { betEntries, givenBack, sumByDay } from '@/components/charts/daySums'
import { betsReader } from '@/components/export/readers'

const WORDS = { title: '每日输赢', note: '仅含已结算', up: '赢', down: '输' }

type Props = { filter: RecordFilter; onCancel: () => void }

/** Daily wins and losses of the filtered bets. */
export function BetsChart({ filter, onCancel }: Props) {
  return (
    <ChartPanel
      key={`${filter.date} ${filter.api_type}`}
      words={WORDS}
      readers={[betsReader(filter)]}
      sumUp={(lists) => {
        const bets = lists.flat()
        const { won, lost } = betEntries(bets)
        const stakes = givenBack(bets)
        return {
          sums: sumByDay(filter.date, serverNow(), won, lost),
          leftOut: stakes && `不含无效注单退回（共 ¥ ${formatMoney(stakes)}）`,
        }
      }}
      onCancel={onCancel}
    />
  )
}
