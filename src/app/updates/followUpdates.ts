import { focusManager, type QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Workbox } from 'workbox-window'
import { MONEY_LOCK } from '@/api/money/device'
import { seconds } from '@/lib/durations'
import { updates } from '@/state/updates'
import { offer, reloadWhenSettled } from './offers'
import { reloadCost } from './reloadCost'

/** Browsers stop an idle worker after about 30 s. */
const LEAVES_WITHIN = seconds(40)

/**
 * Offers a waiting version. Once one tab accepts it, every tab switches: automatically where nothing is lost, otherwise when
 * the player agrees.
 */
export function followUpdates(workbox: Workbox, client: QueryClient): void {
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  let isReplaced = false
  let isAsked = false

  workbox.addEventListener('waiting', () => offer('version'))
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker, or the same one after a hard reload: not an update.
    if (isFirst) return void (isFirst = false)
    isReplaced = true
    resumeCalls()
    if (updates.isTaken || reloadCost.now() === null) reloadWhenSettled()
    else offer('version')
  })
  /** Waits for calls to finish first: browsers may keep a worker that is still answering for minutes. */
  async function letIn(): Promise<void> {
    if (isAsked) return
    isAsked = true
    await moneyIsThrough()
    await callsAreQuiet(client)
    workbox.messageSkipWaiting()
    setTimeout(resumeCalls, LEAVES_WITHIN)
  }
  subscribe(updates, () => {
    if (!updates.isTaken || updates.offered === 'reload') return
    if (isReplaced) reloadWhenSettled()
    else void letIn()
  })
}

/** How long to wait for pending calls, and how often to check, in ms. */
const MOST = seconds(5)
const STEP = 200

/** Resolves once no tab of this device has a money request under way. The update card shows the wait. */
async function moneyIsThrough(): Promise<void> {
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
async function callsAreQuiet(client: QueryClient): Promise<void> {
  focusManager.setFocused(false)
  const since = Date.now()
  do await new Promise((done) => setTimeout(done, STEP))
  while (client.isFetching() > 0 && Date.now() - since < MOST)
}

/** Resumes this tab's polls. */
const resumeCalls = (): void => focusManager.setFocused(undefined)
