import { focusManager, type QueryClient } from '@tanstack/react-query'
import { seconds } from '@/lib/durations'
import { MONEY_LOCK } from '@/state/intents'
import { updates } from '@/state/updates'

/** How long calls under way are waited for, and how often they are looked at, ms. */
const MOST = seconds(5)
const STEP = 200

/** Resolves once no tab of this device has a money request under way (D24); the card says meanwhile that it waits. */
export async function moneyIsThrough(): Promise<void> {
  try {
    const isFree = await navigator.locks.request(MONEY_LOCK, { ifAvailable: true }, (lock) => lock !== null)
    if (isFree) return
    updates.isWaiting = true
    await navigator.locks.request(MONEY_LOCK, () => undefined)
  } catch {
    // Where storage is blocked there are no locks, and nothing to wait for can be seen.
  } finally {
    updates.isWaiting = false
  }
}

/** Stops this tab's polls, as if it were hidden, and resolves once what it has asked is answered. */
export async function callsAreQuiet(client: QueryClient): Promise<void> {
  focusManager.setFocused(false)
  const since = Date.now()
  do await new Promise((done) => setTimeout(done, STEP))
  while (client.isFetching() > 0 && Date.now() - since < MOST)
}

/** Lets this tab's polls go on: the new version is there. */
export const resumeCalls = (): void => focusManager.setFocused(undefined)
