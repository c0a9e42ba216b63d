import type { Workbox } from 'workbox-window'
import { subscribe } from 'valtio'
import { intents } from '@/state/intents'
import { updates, type Cost } from '@/state/updates'
import { hasTypedForms, watchTyping } from './typedForms'

const isMoneyUnderWay = () => intents.list.some(({ isLost }) => !isLost)

/** What a reload would cost now. */
const costNow = (): Cost => (isMoneyUnderWay() ? 'money' : hasTypedForms() ? 'typed' : null)

function offer(): void {
  updates.cost = costNow()
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
  watchTyping()

  workbox.addEventListener('waiting', offer)
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker, or the same one after a hard reload: nothing new.
    if (isFirst) return void (isFirst = false)
    isReplaced = true
    if (updates.isTaken || costNow() === null) reloadWhenSettled()
    else offer()
  })
  subscribe(updates, () => {
    if (!updates.isTaken) return
    if (isReplaced) reloadWhenSettled()
    else workbox.messageSkipWaiting()
  })
}
