import { useState } from 'react'
import { intents } from '@/api/money/journal'
import { clockDoubt, serverNow } from '@/api/serverClock'
import { balanceTrail, type Sighting } from '@/components/member/balanceTrail'
import { transferState, type FundsType, type Transaction } from '@/contract/records'
import { isSame, subtract } from '@/contract/values/arithmetic'
import { toMoney } from '@/contract/values/money'
import { minutes, seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'

/** Until a server has decided on a transfer. */
const FRESH = minutes(10)
/** Until a server takes the amount from the balance. */
const TAKEN_WITHIN = seconds(60)
/** Two polls of the balance. */
const SEEN_WITHIN = seconds(9)

type Row = Pick<Transaction, 'created_at' | 'amount' | 'state'>

/** A transfer into a venue without success that is younger than ten minutes; servers write the same state for one under way. */
const isFresh = (type: FundsType, { created_at, state }: Row, now: number): boolean =>
  type === 3 && transferState(state) === 'failed' && created_at !== null && now - created_at < FRESH

/**
 * Whether a transfer that is listed as failed may still succeed: it is fresh, and the balance fell by exactly its amount at its time
 * and has not come back since. `sightings` are the balances seen, oldest first; times in ms, `doubt` of the server's clock.
 */
export function isUnconfirmed(
  type: FundsType,
  row: Row,
  { now, doubt, sightings }: { now: number; doubt: number; sightings: readonly Sighting[] },
): boolean {
  const { created_at: at, amount } = row
  if (!isFresh(type, row, now) || at === null || amount === null) return false
  const slack = doubt + SEEN_WITHIN
  const steps = sightings.slice(1).map((after, index) => ({ before: sightings[index]!, after }))
  const fell = steps.findIndex(
    ({ before, after }) =>
      isSame(subtract(before.main, after.main), amount) &&
      after.from >= at - slack &&
      before.to <= at + TAKEN_WITHIN + slack,
  )
  if (fell < 0) return false
  return !steps.slice(fell + 1).some(({ before, after }) => isSame(subtract(after.main, before.main), amount))
}

/** What this tab saw, with what its requests noted before they were sent: a reload forgets the rest. */
function sightingsNow(): Sighting[] {
  const noted = intents.list.flatMap(({ balances, at }) => {
    const main = toMoney(balances?.main)
    return main === null ? [] : [{ main, from: at, to: at }]
  })
  return [...noted, ...balanceTrail()].toSorted((a, b) => a.from - b.from)
}

/** `isUnconfirmed` by what this tab has seen so far. */
export const isUnconfirmedNow = (type: FundsType, row: Row): boolean =>
  isFresh(type, row, serverNow()) &&
  isUnconfirmed(type, row, { now: serverNow(), doubt: clockDoubt(), sightings: sightingsNow() })

/** Renders every 5 s while a row may be unconfirmed: balances change it, and time. */
export function useFreshRows(type: FundsType, rows: readonly Row[] | undefined): void {
  const [, render] = useState(0)
  const mayBe = rows?.some((row) => isFresh(type, row, serverNow())) ?? false
  useInterval(() => render((times) => times + 1), mayBe ? seconds(5) : null)
}
