import { subscribe } from 'valtio'
import { intents, isMoneyUnderWay } from '@/api/money/journal'
import { updates } from '@/state/updates'
import { reloadCost } from './reloadCost'

/** Shows the card that offers a new version, or a reload because files of the page are missing. */
export function offer(what: 'version' | 'reload'): void {
  updates.cost = reloadCost.now()
  updates.offered = what
  void import('./UpdateCard').then(
    ({ mountUpdateCard }) => mountUpdateCard(),
    () => undefined,
  )
}

/** Reloads once no money request of this tab is under way: its answer must not be lost. */
export function reloadWhenSettled(): void {
  if (!isMoneyUnderWay()) return location.reload()
  updates.isWaiting = true
  const stop = subscribe(intents, () => {
    if (isMoneyUnderWay()) return
    stop()
    location.reload()
  })
}

/** The file that a failed import names, if the host has it. */
async function heldFile({ message }: Error): Promise<string | undefined> {
  const [address] = /https?:\S+/.exec(message) ?? []
  if (!address) return undefined
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  const isHeld = answer?.ok === true && answer.headers.get('content-type')?.includes('html') !== true
  return isHeld ? address : undefined
}

/**
 * Starts offering reloads, and reloads when the player accepts. Firefox before 155 remembers a module that failed as long as
 * the page lives: once its file is there, only a reload helps.
 */
export function offerReloads(): void {
  let misses = 0
  const held = new Set<string>()
  addEventListener('vite:preloadError', () => (misses += 1))
  reloadCost.offer = async (failure) => {
    // The next try may succeed.
    if (misses < 2) return
    if (reloadCost.now() === null) {
      const file = await heldFile(failure)
      if (!file) return
      // It may have come meanwhile, and the next try show it; only another failure of a held file is remembered.
      if (!held.has(file)) return void held.add(file)
    }
    // A new version reloads too.
    if (updates.offered !== 'version') offer('reload')
  }
  subscribe(updates, () => {
    if (updates.isTaken && updates.offered === 'reload') reloadWhenSettled()
  })
}
