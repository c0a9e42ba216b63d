import { inTurn } from '@/api/polls/inTurn'
import { pollInterval } from '@/api/polls/pollInterval'
import { seconds } from '@/lib/durations'

/** How often pending rows are refetched. */
const PERIOD = seconds(5)

type Polled<Data> = {
  state: { data: Data | undefined; dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number }
}

const intervals = new WeakMap<object, ReturnType<typeof pollInterval>>()

/** Query options: refetch on mount and when the member returns to the tab. */
export const readAgain = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** Query options: as `readAgain`, and refetch every 5 s while the data is pending and the tab is visible. */
export const followPending = <Data>(isPending: (data: Data) => boolean) => ({
  ...readAgain,
  ...inTurn,
  refetchInterval: (read: Polled<Data>): number | false => {
    if (read.state.data === undefined || !isPending(read.state.data)) return false
    if (!intervals.has(read)) intervals.set(read, pollInterval(PERIOD))
    return intervals.get(read)!(read)
  },
})
