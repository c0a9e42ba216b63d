import type { UseQueryResult } from '@tanstack/react-query'
import { useVenueNames } from '@/components/games/useVenueNames'
import { ReadingProgress } from '@/components/lists/ReadingProgress'
import { RecordFilters } from '@/components/records/RecordFilters'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { betSums, openText, voidText, type BetSums } from '@/components/sums/betSums'
import type { Bet } from '@/contract/records'
import type { Page } from '@/contract/wire/codecs'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { BetFinder } from './BetFinder'
import { betRecords, isFound, WinLoss } from './bets'
import { betsChart } from './charts'
import styles from './records.module.css'
import { useChart } from './useChart'
import { useFoundBets } from './useFoundBets'

/** 投注记录: bets by platform and period, and of these by state and number. */
export function BetRecordsPage() {
  const [filter, change] = useRecordFilter()
  const { date, api_type, state, no } = filter
  const bets = betRecords(useVenueNames())
  const chart = useChart(betsChart(filter), `${date} ${api_type}`)
  const isSearching = state !== '' || no !== ''
  const listed = bets.useRead(filter, !isSearching)
  const found = useFoundBets(filter, isSearching)
  const read: UseQueryResult<Page<Bet>> = isSearching ? found.read : listed
  const end = () => change({ state: '', no: '' })
  return (
    <Surface>
      <RecordHead of={bets} read={read} filter={filter} keep={(bet) => isFound(bet, state, no)}>
        {chart.button}
      </RecordHead>
      {chart.panel}
      <RecordFilters filter={filter} onChange={change}>
        <BetFinder key={no} filter={filter} onChange={change} />
      </RecordFilters>
      {isSearching ? (
        <>
          {found.progress && <ReadingProgress progress={found.progress} onCancel={end} />}
          {found.read.data && (
            <BetTotalsLine name="共" totals={found.read.data.totals} action="取消筛选" onAction={end} />
          )}
          {found.read.data?.leftOut && <p>{found.read.data.leftOut}</p>}
        </>
      ) : (
        (listed.isPending || (listed.data && listed.data.data.length > 0)) && (
          // Keeps its room while the page loads.
          <div className={listed.isPending ? styles.room : undefined} inert={listed.isPending}>
            <BetTotalsLine
              name="本页"
              totals={betSums(listed.data?.data ?? [])}
              action="统计全部"
              onAction={() => change({ state: 'all' })}
            />
          </div>
        )
      )}
      <RecordList
        key={String(isSearching)}
        of={bets}
        read={read}
        filter={filter}
        onChange={change}
        empty={
          isSearching ? (
            <EmptyState reason="所选条件下没有投注记录，可换个状态或注单号再看看。">
              <Button look="outline" onClick={end}>
                取消筛选
              </Button>
            </EmptyState>
          ) : undefined
        }
      />
    </Surface>
  )
}

type TotalsProps = { name: string; totals: BetSums; action: string; onAction: () => void }

/** The totals of bets, what they leave out, and a way to others. */
const BetTotalsLine = ({ name, totals, action, onAction }: TotalsProps) => (
  <div className={styles.totals} role="group" aria-label="合计">
    <p>
      <span>{`${name}${totals.count}笔`}</span>
      <span>
        投注 <b className={shared.num}>¥ {formatMoney(totals.stakes)}</b>
      </span>
      <span>
        输赢{' '}
        <b className={shared.num}>
          <WinLoss amount={totals.net} />
        </b>
      </span>
      {[openText(totals), voidText(totals)].filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
    <Button look="text" size="sm" onClick={onAction}>
      {action}
    </Button>
  </div>
)
