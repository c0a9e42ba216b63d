import { seconds } from '@/lib/durations'

type Polled = { state: { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number } }

/** Longest pause after failures. */
const LONGEST = seconds(30)

/**
 * A `refetchInterval` of `base` ms that doubles with each consecutive failure, up to 30 s, and returns to `base` after a
 * success. Create one per query.
 */
export function pollInterval(base: number): (query: Polled) => number {
  let failuresBefore = 0
  return ({ state }) => {
    if (state.dataUpdatedAt >= state.errorUpdatedAt) failuresBefore = state.errorUpdateCount
    return Math.min(LONGEST, base * 2 ** (state.errorUpdateCount - failuresBefore))
  }
}
