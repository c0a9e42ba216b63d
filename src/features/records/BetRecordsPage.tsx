import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { lazyPart } from '@/components/lazyPart'
import { ExportButton } from '@/components/export/ExportButton'
import { betSums } from '@/components/records/betSums'
import { RecordFilters } from '@/components/records/RecordFilters'
import { EmptyRecords } from '@/components/records/EmptyRecords'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { readAgain } from '@/components/records/recordMoves'
import { useRecordFilter } from '@/components/records/useRecordFilter'
import { useVenueNames } from '@/components/records/useVenueNames'
import { listBets } from '@/contract/records'
import card from '@/ui/card.module.css'
import { Loading } from '@/ui/Loading'
import { betColumns, betStatement, isFound, keyOfBet } from './betColumns'
import { BetFinder } from './BetFinder'
import finder from './BetFinder.module.css'
import { BetTotalsLine } from './BetTotalsLine'
import { ChartButton } from './ChartButton'
import { betsReader } from '@/components/export/readers'
import { useChartToggle } from './useChartToggle'

const BetsChart = lazyPart(
  () => import('./BetsChart').then((module) => module.BetsChart),
  ({ onCancel }) => onCancel(),
  () => <Loading />,
)

const FoundBets = lazyPart(
  () => import('./FoundBets').then((module) => module.FoundBets),
  ({ onChange }) => onChange({ state: '', no: '' }),
  () => <Loading />,
)

/** 投注记录: bets by platform and period, and of these by state and number. */
export function BetRecordsPage() {
  const [filter, change] = useRecordFilter()
  const chart = useChartToggle()
  const venueName = useVenueNames()
  const columns = betColumns(venueName)
  const { date, page, api_type, state, no } = filter
  const isSearching = state !== '' || no !== ''
  const statement = betStatement(venueName)
  const read = useQuery({
    ...query(listBets, { date, page, api_type }),
    placeholderData: keepPreviousData,
    ...readAgain,
    enabled: !isSearching,
  })
  return (
    <section className={card.card}>
      <RecordHead title="投注记录" read={read}>
        <ChartButton chart={chart} />
        <ExportButton
          key={`${date} ${api_type} ${state} ${no}`}
          name="投注记录"
          columns={columns}
          reader={betsReader(filter)}
          keep={(bet) => isFound(bet, state, no)}
        />
      </RecordHead>
      {chart.isOpen && <BetsChart filter={filter} onCancel={chart.close} />}
      <RecordFilters filter={filter} onChange={change} />
      <BetFinder key={no} filter={filter} onChange={change} />
      {isSearching ? (
        <FoundBets filter={filter} onChange={change} columns={columns} statement={statement} />
      ) : (
        <>
          {(read.isPending || (read.data && read.data.data.length > 0)) && (
            // Keeps its room while the page loads.
            <div className={read.isPending ? finder.room : undefined} inert={read.isPending}>
              <BetTotalsLine
                name="本页"
                totals={betSums(read.data?.data ?? [])}
                action="统计全部"
                onAction={() => change({ state: 'all' })}
              />
            </div>
          )}
          <RecordList
            caption="投注记录"
            columns={columns}
            statement={statement}
            read={read}
            keyOf={keyOfBet}
            page={page}
            onPage={(next) => change({ page: next })}
            empty={
              <EmptyRecords name="投注记录" filter={filter} onChange={change}>
                <Link href={paths.slots()} className={buttonClass({ look: 'outline' })}>
                  去玩游戏
                </Link>
              </EmptyRecords>
            }
          />
        </>
      )}
    </section>
  )
}
