import type { QueryClient } from '@tanstack/react-query'
import type { Workbox } from 'workbox-window'
import { subscribe } from 'valtio'
import { seconds } from '@/lib/durations'
import { intents } from '@/state/intents'
import { updates } from '@/state/updates'
import { reloadCost } from './reloadCost'
import { callsAreQuiet, moneyIsThrough, resumeCalls } from './quiet'
import { isMoneyUnderWay } from './watchReloadCost'

/** Browsers stop an idle worker after about 30 s. */
const LEAVES_WITHIN = seconds(40)

function offer(): void {
  updates.cost = reloadCost.now()
  updates.isOffered = true
  void import('./UpdateCard').then(({ mountUpdateCard }) => mountUpdateCard())
}

/** Reloads once no money request of this tab is under way: its answer must not be lost (D24). */
function reloadWhenSettled(): void {
  if (!isMoneyUnderWay()) return location.reload()
  updates.isWaiting = true
  const stop = subscribe(intents, () => {
    if (isMoneyUnderWay()) return
    stop()
    location.reload()
  })
}

/**
 * Offers a waiting version. Once one tab accepts it, every tab switches: automatically where nothing is lost, otherwise when
 * the player agrees.
 */
export function followUpdates(workbox: Workbox, client: QueryClient): void {
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  let isReplaced = false
  let isAsked = false

  workbox.addEventListener('waiting', offer)
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker, or the same one after a hard reload: not an update.
    if (isFirst) return void (isFirst = false)
    isReplaced = true
    resumeCalls()
    if (updates.isTaken || reloadCost.now() === null) reloadWhenSettled()
    else offer()
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
    if (!updates.isTaken) return
    if (isReplaced) reloadWhenSettled()
    else void letIn()
  })
}
