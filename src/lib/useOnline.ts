import { useSyncExternalStore } from 'react'
import { seconds } from './durations'

const listeners = new Set<() => void>()
/** Whether the last word from the network was an answer, and when the browser last reported its end (`performance.now()`). */
let isProven = false
let endedAt = 0

function note(works: boolean): void {
  if (works === isProven) return
  isProven = works
  for (const changed of listeners) changed()
}

globalThis.addEventListener?.('offline', () => {
  endedAt = performance.now()
  note(false)
})

/** Records that a request sent at `askedAt` (`performance.now()`) was answered over the network, or that one was lost. */
export const noteNetwork = (answered: { askedAt: number } | null): void =>
  // What was asked before the network went says nothing.
  answered === null ? note(false) : answered.askedAt >= endedAt ? note(true) : undefined

/**
 * Whether there is a network: the browser reports one, or answers come. Virtual adapters and VPNs make browsers report none for as
 * long as they run (D24).
 */
export const isOnline = (): boolean => navigator.onLine || isProven

let lookedAt = -Infinity
let looking: Promise<void> | undefined

/** Asks the portal's own host, where no call does, whether there is a network that the browser doesn't report. */
export function lookForNetwork(): Promise<void> | undefined {
  if (navigator.onLine) return undefined
  const askedAt = performance.now()
  if (askedAt - lookedAt < seconds(4)) return looking
  lookedAt = askedAt
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(seconds(3)) }
  looking = fetch(`${import.meta.env.BASE_URL}version.json`, init).then(
    () => noteNetwork({ askedAt }),
    () => noteNetwork(null),
  )
  return looking
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** `isOnline`, followed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
