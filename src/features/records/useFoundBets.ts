import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '@/api/query'
import { cutText, readAllPages, type Progress } from '@/components/lists/readAllPages'
import { readerOf } from '@/components/lists/readerOf'
import type { RecordFilter } from '@/components/records/useRecordFilter'
import { betSums } from '@/components/sums/betSums'
import { listBets } from '@/contract/records'
import { PAGE_SIZE } from '@/contract/wire/codecs'
import { minutes } from '@/lib/durations'
import { isFound } from './bets'

/** The bets of a state or with a number, which servers can't look for: all pages of platform and period are read, and searched here. */
export function useFoundBets({ date, api_type, state, no, page }: RecordFilter, isEnabled: boolean) {
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 })
  const read = useQuery({
    queryKey: keyOf(listBets, 'found', { date, api_type }),
    queryFn: ({ signal }) => readAllPages([readerOf(listBets, { date, api_type })], signal, setProgress),
    staleTime: minutes(1),
    gcTime: minutes(1),
    meta: { endpoint: listBets },
    enabled: isEnabled,
    select: (all) => {
      const found = all.lists.flat().filter((bet) => isFound(bet, state, no))
      return {
        page,
        data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: found.length,
        totals: betSums(found),
        leftOut: cutText(all, '查找'),
      }
    },
  })
  return { read, progress: read.isFetching && !read.data ? progress : null }
}
