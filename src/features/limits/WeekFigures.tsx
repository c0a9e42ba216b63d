import { serverNow } from '@/api/serverClock'
import { DayChart } from '@/components/charts/DayChart'
import { cutText } from '@/components/lists/readAllPages'
import { readerOf } from '@/components/lists/readerOf'
import { WholeLists, type Load } from '@/components/lists/WholeLists'
import { betSums, resultText, voidText, type BetSums } from '@/components/sums/betSums'
import {
  coinTotal,
  fundsEntries,
  sumBy,
  totalOf,
  type ChartWords,
  type SpanSum,
} from '@/components/sums/daySums'
import { listBets, listTransactions } from '@/contract/records'
import type { Money } from '@/contract/values/money'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { Facts } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'

const UNIT = { name: '周（周一起）', steps: '逐周' }
const PLAY: ChartWords = {
  title: '每周投注与派彩',
  note: '派彩仅含已结算',
  up: '派彩',
  down: '投注',
  unit: UNIT,
}
const FUNDS: ChartWords = {
  title: '每周存取',
  note: '不含审核拒绝与礼金',
  up: '存款',
  down: '取款',
  unit: UNIT,
}

type Figures = { weeks: SpanSum[]; total: BetSums; notes: (string | null)[] }

const readFigures: Load<Figures> = async (read) => {
  const filter = { date: 4, api_type: '' } as const
  const bets = await read([readerOf(listBets, filter)])
  const funds = bets && (await read([1, 2].map((type) => readerOf(listTransactions, { ...filter, type }))))
  if (!bets || !funds) return null
  const [deposits = [], withdrawals = []] = funds.lists
  const coins = coinTotal(2, withdrawals)
  const dated = bets.lists.flat().filter(({ bet_time }) => bet_time !== null)
  const total = betSums(dated)
  return {
    weeks: sumBy('week', filter.date, serverNow(), {
      bets: dated,
      ups: fundsEntries(1, deposits),
      downs: fundsEntries(2, withdrawals),
    }),
    total,
    notes: [
      voidText(total),
      coins && `不含USDT取款（共${formatMoney(coins)} USDT）`,
      cutText(bets) ?? cutText(funds),
    ],
  }
}

/** The last 30 days by week: two charts with tables and totals. Reads all records on mount. */
export const WeekFigures = ({ onCancel }: { onCancel: () => void }) => (
  <div className={classNames(layout.stack, layout.far)}>
    <WholeLists load={readFigures} onCancel={onCancel}>
      {(figures) => <Drawn {...figures} />}
    </WholeLists>
  </div>
)

function Drawn({ weeks, total, notes }: Figures) {
  const yuan = (sum: Money) => `¥ ${formatMoney(sum)}`
  return (
    <>
      <DayChart
        words={PLAY}
        sums={weeks.map(({ day, bets }) => ({ day, up: bets.payouts, down: bets.stakes }))}
      />
      <DayChart words={FUNDS} sums={weeks} />
      <Facts
        facts={[
          ['30天投注', yuan(total.stakes)],
          ['30天派彩', yuan(total.payouts)],
          ['30天净输赢', resultText(total)],
          ['30天存款', yuan(totalOf(weeks, 'up'))],
          ['30天取款', yuan(totalOf(weeks, 'down'))],
        ]}
      />
      <p>首末两周可能不足七天。{notes.filter(Boolean).join('。')}</p>
    </>
  )
}
