import type { Money } from '@/contract/values/money'
import { minutes } from '@/lib/durations'
import { onSessionEnd } from '@/state/session'

/** A main balance, CNY, and when it was first and last seen in a row, ms by the server's clock. */
export type Sighting = { main: Money; from: number; to: number }

/** How far back sightings are kept: records ask for ten minutes, and for the balance before them. */
const KEPT = minutes(15)

let trail: Sighting[] = []
onSessionEnd(() => (trail = []))

/** Records the main balance that a read told `at` (ms, server time). */
export function noteBalance(main: Money | null, at: number): void {
  if (main === null) return
  // Where the clock has been set back since, what came before is still not later than this.
  const before = trail.map((seen) => ({ ...seen, from: Math.min(seen.from, at), to: Math.min(seen.to, at) }))
  const last = before.at(-1)
  trail =
    last?.main === main
      ? before.with(-1, { ...last, to: at })
      : [...before.filter(({ to }) => at - to < KEPT), { main, from: at, to: at }]
}

/** The main balances seen in this tab, oldest first. */
export const balanceTrail = (): readonly Sighting[] => trail
