import { serverNow } from '@/api/serverClock'
import { formatMoney } from '@/lib/formatMoney'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { ChartPanel } from './ChartPanel'
import { coinTotal, fundsEntries, sumBy } from '@/components/charts/daySums'
import { fundsReader } from '@/components/export/readers'
import { isOrder } from '@/components/records/recordStates'

const ORDERS = {
  words: { title: '每日存取', note: '不含审核拒绝与礼金', up: '存款', down: '取款' },
  types: [1, 2],
} as const
const TRANSFERS = {
  words: { title: '每日转账', note: '不含失败', up: '转入', down: '转出' },
  types: [3, 4],
} as const

type Props = { filter: RecordFilter; onCancel: () => void }

/** Daily deposits against withdrawals, or transfers in against out. */
export function FundsChart({ filter, onCancel }: Props) {
  const { words, types } = isOrder(filter.type) ? ORDERS : TRANSFERS
  const [into, outOf] = types
  return (
    <ChartPanel
      key={`${into} ${filter.date} ${filter.api_type}`}
      words={words}
      readers={types.map((type) => fundsReader(filter, type))}
      sumUp={([ins = [], outs = []]) => {
        const coins = coinTotal(outOf, outs)
        return {
          sums: sumBy('day', filter.date, serverNow(), {
            ups: fundsEntries(into, ins),
            downs: fundsEntries(outOf, outs),
          }),
          leftOut: [coins && `不含USDT取款（共${formatMoney(coins)} USDT）`],
        }
      }}
      onCancel={onCancel}
    />
  )
}
