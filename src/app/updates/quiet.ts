import { focusManager, type QueryClient } from '@tanstack/react-query'
import { seconds } from '@/lib/durations'
import { MONEY_LOCK } from '@/api/money/journal'
import { updates } from '@/state/updates'

/** How long to wait for pending calls, and how often to check, in ms. */
const MOST = seconds(5)
const STEP = 200

/** Resolves once no tab of this device has a money request under way (D24). The update card shows the wait. */
export async function moneyIsThrough(): Promise<void> {
  try {
    const isFree = await navigator.locks.request(MONEY_LOCK, { ifAvailable: true }, (lock) => lock !== null)
    if (isFree) return
    updates.isWaiting = true
    await navigator.locks.request(MONEY_LOCK, () => undefined)
  } catch {
    // Without locks (storage is blocked) there is nothing to wait for.
  } finally {
    updates.isWaiting = false
  }
}

/** Pauses this tab's polls, as if it were hidden, and resolves once its pending reads are answered or after 5 s. */
export async function callsAreQuiet(client: QueryClient): Promise<void> {
  focusManager.setFocused(false)
  const since = Date.now()
  do await new Promise((done) => setTimeout(done, STEP))
  while (client.isFetching() > 0 && Date.now() - since < MOST)
}

/** Resumes this tab's polls. */
export const resumeCalls = (): void => focusManager.setFocused(undefined)
