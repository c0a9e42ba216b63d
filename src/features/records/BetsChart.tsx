import { serverNow } from '@/api/serverClock'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { ChartPanel } from './ChartPanel'
import { sumBy } from '@/components/charts/daySums'
import { betSums, openText, voidText } from '@/components/records/betSums'
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
        const all = betSums(bets)
        return {
          sums: sumBy('day', filter.date, serverNow(), { bets }).map(({ day, bets: { won, lost } }) => ({
            day,
            up: won,
            down: lost,
          })),
          leftOut: [openText(all), voidText(all)],
        }
      }}
      onCancel={onCancel}
    />
  )
}
