import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '@/api/query'
import { cutText, readAllPages, type Progress } from '@/components/export/readAllPages'
import { ReadingProgress } from '@/components/export/ReadingProgress'
import { betsReader } from '@/components/export/readers'
import { betSums } from '@/components/records/betSums'
import type { RecordColumn } from '@/components/records/recordColumns'
import { RecordList } from '@/components/records/RecordList'
import type { StatementOf } from '@/components/records/RecordTable'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { listBets, type Bet } from '@/contract/records'
import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'
import { minutes } from '@/lib/durations'
import { EmptyState } from '@/ui/Status'
import { Button } from '@/ui/Button'
import { isFound, keyOfBet } from './betColumns'
import styles from './BetFinder.module.css'
import { BetTotalsLine } from './BetTotalsLine'

type Props = {
  filter: RecordFilter
  onChange: (change: Partial<RecordFilter>) => void
  columns: readonly RecordColumn<Bet>[]
  statement: StatementOf<Bet>
}

/** The bets of a state or with a number, which servers can't look for: all pages of platform and period are read, and searched here. */
export function FoundBets({ filter, onChange, columns, statement }: Props) {
  const { date, api_type, state, no, page } = filter
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 })
  const read = useQuery({
    queryKey: keyOf(listBets, 'found', { date, api_type }),
    queryFn: ({ signal }) => readAllPages<Bet>([betsReader({ date, api_type })], signal, setProgress),
    staleTime: minutes(1),
    gcTime: minutes(1),
    meta: { endpoint: listBets },
    select: (all) => {
      const found = all.lists.flat().filter((bet) => isFound(bet, state, no))
      return {
        data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: found.length,
        totals: betSums(found),
        leftOut: cutText(all, '查找'),
      }
    },
  })
  const end = () => onChange({ state: '', no: '' })
  return (
    <>
      {read.isFetching && !read.data && <ReadingProgress progress={progress} onCancel={end} />}
      {read.data && <BetTotalsLine name="共" totals={read.data.totals} action="取消筛选" onAction={end} />}
      {read.data?.leftOut && <p className={styles.totals}>{read.data.leftOut}</p>}
      <RecordList
        caption="投注记录"
        columns={columns}
        statement={statement}
        read={read as UseQueryResult<Page<Bet>>}
        keyOf={keyOfBet}
        page={page}
        onPage={(next) => onChange({ page: next })}
        empty={
          <EmptyState reason="所选条件下没有投注记录，可换个状态或注单号再看看。">
            <Button look="outline" onClick={end}>
              取消筛选
            </Button>
          </EmptyState>
        }
      />
    </>
  )
}
