import { subscribe } from 'valtio'
import { intents } from '@/state/intents'
import { updates } from '@/state/updates'
import { reloadCost } from './reloadCost'
import { isMoneyUnderWay } from './watchReloadCost'

/** Shows the card that offers a new version, or a reload because files of the page are missing. */
export function offer(what: 'version' | 'reload'): void {
  updates.cost = reloadCost.now()
  updates.offered = what
  void import('./UpdateCard').then(
    ({ mountUpdateCard }) => mountUpdateCard(),
    () => undefined,
  )
}

/** Reloads once no money request of this tab is under way: its answer must not be lost (D24). */
export function reloadWhenSettled(): void {
  if (!isMoneyUnderWay()) return location.reload()
  updates.isWaiting = true
  const stop = subscribe(intents, () => {
    if (isMoneyUnderWay()) return
    stop()
    location.reload()
  })
}

/** Whether the host has the file that a failed import names. */
async function isThere({ message }: Error): Promise<boolean> {
  const [address] = /https?:\S+/.exec(message) ?? []
  if (!address) return false
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true && answer.headers.get('content-type')?.includes('html') !== true
}

/**
 * Starts offering reloads, and reloads when the player accepts. Firefox before 155 remembers a module that failed as long as
 * the page lives: once its file is there, only a reload helps.
 */
export function offerReloads(): void {
  let misses = 0
  addEventListener('vite:preloadError', () => (misses += 1))
  reloadCost.offer = async (failure) => {
    // The next try may succeed.
    if (misses < 2) return
    const mayHelp = reloadCost.now() !== null || (await isThere(failure))
    // A new version reloads too.
    if (mayHelp && updates.offered !== 'version') offer('reload')
  }
  subscribe(updates, () => {
    if (updates.isTaken && updates.offered === 'reload') reloadWhenSettled()
  })
}
