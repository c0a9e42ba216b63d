import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { ExportButton } from '@/components/export/ExportButton'
import type { PageReader } from '@/components/export/readAllPages'
import { RecordFilters } from '@/components/records/RecordFilters'
import { EmptyRecords } from '@/components/records/EmptyRecords'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { RecordHead } from '@/components/records/RecordHead'
import { RecordList } from '@/components/records/RecordList'
import { readAgain } from '@/components/records/recordMoves'
import { useRecordFilter, type RecordFilter } from '@/components/records/useRecordFilter'
import { useVenueNames } from '@/components/records/useVenueNames'
import type { Data } from '@/contract/wire/endpoint'
import { listRebates, type Rebate } from '@/contract/rebates'
import card from '@/ui/card.module.css'
import { rebateColumns, rebateStatement } from './rebateColumns'
import { RebateTotals } from './RebateTotals'

/** Reads pages of rebates for the export. */
const rebatesReader =
  ({ date, api_type }: RecordFilter): PageReader<Rebate> =>
  async (page, signal) =>
    (await send(listRebates, { date, api_type, page, type: '' }, { signal })).data.list

const keyOf = (row: Rebate) => `${row.gamename} ${row.created_at} ${row.money}`

/** Moves the totals out of the answer, leaving a page of the usual shape. */
const asPage = ({ list, claimed, pending }: Data<typeof listRebates>) => ({ ...list, claimed, pending })

/** 返水记录: totals, claiming, and rebates by platform and period. */
export function RebatesPage() {
  const [filter, change] = useRecordFilter()
  const { date, page, api_type } = filter
  const venueName = useVenueNames()
  const columns = rebateColumns(venueName)
  const read = useQuery({
    ...query(listRebates, { date, page, api_type, type: '' }),
    placeholderData: keepPreviousData,
    ...readAgain,
    select: asPage,
  })
  return (
    <section className={card.card}>
      <RecordHead title="返水记录" note="次日15:00–16:00（北京时间）派发" read={read}>
        <ExportButton
          key={`${date} ${api_type}`}
          name="返水记录"
          columns={columns}
          reader={rebatesReader(filter)}
        />
      </RecordHead>
      <RebateTotals claimed={read.data?.claimed} pending={read.data?.pending} />
      <RecordFilters filter={filter} onChange={change} />
      <RecordList
        caption="返水记录"
        columns={columns}
        statement={rebateStatement(venueName)}
        read={read}
        keyOf={keyOf}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyRecords
            name="返水记录"
            filter={filter}
            onChange={change}
            when="当日投注的返水，于次日15:00–16:00（北京时间）列出。"
          >
            <Link href={paths.slots()} className={buttonClass({ look: 'outline' })}>
              去玩游戏
            </Link>
          </EmptyRecords>
        }
      />
    </section>
  )
}
