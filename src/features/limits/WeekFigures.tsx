import { useEffect, useEffectEvent, useState } from 'react'
import { DayChart } from '@/components/charts/DayChart'
import { coinTotal, type ChartWords } from '@/components/charts/daySums'
import { resultText } from '@/components/limits/words'
import { betsReader, fundsReader } from '@/components/export/readers'
import { MOST_PAGES } from '@/components/export/readAllPages'
import { ReadingProgress } from '@/components/export/ReadingProgress'
import { failureText, useAllPages } from '@/components/export/useAllPages'
import { serverNow } from '@/api/serverClock'
import { toast } from '@/state/toasts'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { Icon } from '@/ui/Icon'
import { Loading } from '@/ui/Loading'
import { ErrorState } from '@/ui/Status'
import styles from './WeekFigures.module.css'
import { netOf, sumByWeek, totalOf, type WeekSum } from './weekSums'

const UNIT = { name: '周（周一起）', steps: '逐周' }
const PLAY: ChartWords = { title: '每周投注与派彩', note: '仅含已结算', up: '派彩', down: '投注', unit: UNIT }
const FUNDS: ChartWords = {
  title: '每周存取',
  note: '不含审核拒绝与礼金',
  up: '存款',
  down: '取款',
  unit: UNIT,
}

const COLUMNS = [
  { head: UNIT.name, value: ({ monday }: WeekSum) => monday },
  { head: '投注', value: ({ stakes }: WeekSum) => stakes },
  { head: '派彩', value: ({ payouts }: WeekSum) => payouts },
  { head: '净输赢', value: (week: WeekSum) => netOf(week) },
  { head: '存款', value: ({ deposits }: WeekSum) => deposits },
  { head: '取款', value: ({ withdrawals }: WeekSum) => withdrawals },
]

type Figures = { weeks: WeekSum[]; notes: string[] }
type Shown = Figures | { failure: string } | null

/** The last 30 days by week: two charts with tables, totals, and an export. Reads all records on mount. */
export function WeekFigures({ onCancel }: { onCancel: () => void }) {
  const { progress, read } = useAllPages()
  const [shown, setShown] = useState<Shown>(null)

  const figures = async (): Promise<Figures | null> => {
    const filter = { date: 4, api_type: '' } as const
    const bets = await read([betsReader(filter)])
    const funds = bets && (await read([fundsReader(filter, 1), fundsReader(filter, 2)]))
    if (!bets || !funds) return null
    const [deposits = [], withdrawals = []] = funds.lists
    const coins = coinTotal(2, withdrawals)
    return {
      weeks: sumByWeek(serverNow(), bets.lists.flat(), deposits, withdrawals),
      notes: [
        ...(coins ? [`不含USDT取款（共${formatMoney(coins)} USDT）`] : []),
        ...(bets.isCut || funds.isCut ? [`记录较多，仅统计最新的${MOST_PAGES}页`] : []),
      ],
    }
  }
  const load = () =>
    void figures().then(
      (all) => all && setShown(all),
      (error: unknown) => setShown({ failure: failureText(error) }),
    )
  const loadOnce = useEffectEvent(load)
  useEffect(() => loadOnce(), [])

  if (shown === null) {
    return (
      <div aria-busy="true" className={styles.figures}>
        {progress ? <ReadingProgress progress={progress} onCancel={onCancel} /> : <Loading />}
      </div>
    )
  }
  if ('failure' in shown) {
    const retry = () => {
      setShown(null)
      load()
    }
    return <ErrorState message={shown.failure} onRetry={retry} />
  }
  return <Drawn {...shown} />
}

function Drawn({ weeks, notes }: Figures) {
  const total = (kind: Parameters<typeof totalOf>[1]) => `¥ ${formatMoney(totalOf(weeks, kind))}`
  const net = netOf({ stakes: totalOf(weeks, 'stakes'), payouts: totalOf(weeks, 'payouts') })
  const save = async () => {
    const { saveCsv } = await import('@/components/export/csv')
    saveCsv('理性娱乐', COLUMNS, weeks)
    toast.success(`已导出${weeks.length}周`)
  }
  return (
    <div className={styles.figures}>
      <DayChart
        words={PLAY}
        sums={weeks.map(({ monday, payouts, stakes }) => ({ day: monday, up: payouts, down: stakes }))}
      />
      <DayChart
        words={FUNDS}
        sums={weeks.map(({ monday, deposits, withdrawals }) => ({
          day: monday,
          up: deposits,
          down: withdrawals,
        }))}
      />
      <Facts
        facts={[
          ['30天投注', total('stakes')],
          ['30天派彩', total('payouts')],
          ['30天净输赢', resultText(net)],
          ['30天存款', total('deposits')],
          ['30天取款', total('withdrawals')],
        ]}
      />
      <div className={styles.foot}>
        <p>首末两周可能不足七天。{notes.join('。')}</p>
        <Button
          look="outline"
          size="sm"
          onClick={() => void save().catch(() => toast.error('导出未成功，请重试'))}
        >
          <Icon name="download" size={16} />
          导出CSV
        </Button>
      </div>
    </div>
  )
}
