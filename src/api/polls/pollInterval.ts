import { minutes, seconds } from '@/lib/durations'
import { lastReading } from '../serverDate'

type Polled = { state: { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number } }

/** Longest pause after failures. */
const LONGEST = seconds(30)

/** How long the line still asks to be left alone, in ms; at most ten minutes (D83). */
function pauseLeft(): number {
  const [said, cameAt] = lastReading.pause ?? [null, 0]
  const until = /^\d+$/.test(said ?? '') ? cameAt + seconds(Number(said)) : Date.parse(said ?? '')
  return Math.min(minutes(10), until - Date.now()) || 0
}

/**
 * A `refetchInterval` of `base` ms that doubles with each consecutive failure, up to 30 s, and returns to `base` after a
 * success. A line's `Retry-After` is waited for. Create one per query.
 */
export function pollInterval(base: number): (query: Polled) => number {
  let failuresBefore = 0
  return ({ state }) => {
    if (state.dataUpdatedAt >= state.errorUpdatedAt) failuresBefore = state.errorUpdateCount
    return Math.max(Math.min(LONGEST, base * 2 ** (state.errorUpdateCount - failuresBefore)), pauseLeft())
  }
}
