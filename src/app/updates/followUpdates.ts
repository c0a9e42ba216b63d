import type { QueryClient } from '@tanstack/react-query'
import type { Workbox } from 'workbox-window'
import { subscribe } from 'valtio'
import { seconds } from '@/lib/durations'
import { updates } from '@/state/updates'
import { offer, reloadWhenSettled } from './offers'
import { callsAreQuiet, moneyIsThrough, resumeCalls } from './quiet'
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
