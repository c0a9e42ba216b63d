import { inTurn } from '@/api/inTurn'
import { pollInterval } from '@/api/pollInterval'
import { seconds } from '@/lib/durations'

/** How often pending rows are refetched. */
const PERIOD = seconds(5)

type PolledPage<Row> = {
  state: {
    data: { data: readonly Row[] } | undefined
    dataUpdatedAt: number
    errorUpdatedAt: number
    errorUpdateCount: number
  }
}

const intervals = new WeakMap<object, ReturnType<typeof pollInterval>>()

function intervalOf(read: PolledPage<unknown>): number {
  const interval = intervals.get(read) ?? pollInterval(PERIOD)
  intervals.set(read, interval)
  return interval(read)
}

/** Query options: refetch on mount and when the member returns to the tab. */
export const readAgain = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** Query options: as `readAgain`, and refetch every 5 s while a shown row is pending and the tab is visible. */
export const followPending = <Row>(isPending: (row: Row) => boolean) => ({
  ...readAgain,
  ...inTurn,
  refetchInterval: (read: PolledPage<Row>): number | false =>
    read.state.data?.data.some(isPending) ? intervalOf(read) : false,
})
