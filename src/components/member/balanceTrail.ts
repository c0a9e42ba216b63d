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
  const last = trail.at(-1)
  if (main === null) return
  if (last?.main === main) last.to = at
  else trail = [...trail.filter(({ to }) => at - to < KEPT), { main, from: at, to: at }]
}

/** The main balances seen in this tab, oldest first. */
export const balanceTrail = (): readonly Sighting[] => trail
