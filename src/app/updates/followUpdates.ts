import type { Workbox } from 'workbox-window'
import { subscribe } from 'valtio'
import { intents } from '@/state/intents'
import { updates } from '@/state/updates'
import { reloadCost } from './reloadCost'
import { isMoneyUnderWay } from './watchReloadCost'

function offer(): void {
  updates.cost = reloadCost.now()
  updates.isOffered = true
  void import('./mountUpdateCard').then(({ mountUpdateCard }) => mountUpdateCard())
}

/** Reloads as soon as no money request is under way: its answer must not be lost (faults 4, D24). */
function reloadWhenSettled(): void {
  if (!isMoneyUnderWay()) return location.reload()
  const stop = subscribe(intents, () => {
    if (isMoneyUnderWay()) return
    stop()
    location.reload()
  })
}

/**
 * Offers a version that waits; once it is taken in one tab every tab goes over to it, by itself where nothing is lost,
 * else when its player agrees.
 */
export function followUpdates(workbox: Workbox): void {
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  let isReplaced = false

  workbox.addEventListener('waiting', offer)
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker, or the same one after a hard reload: nothing new.
    if (isFirst) return void (isFirst = false)
    isReplaced = true
    if (updates.isTaken || reloadCost.now() === null) reloadWhenSettled()
    else offer()
  })
  subscribe(updates, () => {
    if (!updates.isTaken) return
    if (isReplaced) reloadWhenSettled()
    else workbox.messageSkipWaiting()
  })
}
