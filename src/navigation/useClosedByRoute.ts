import { useEffect, useEffectEvent, useRef } from 'react'
import { OPEN_DIALOG, useHashLocation } from './hashLocation'

/** The address that the current entry of the history repeats for a dialog; null elsewhere. */
let repeated: string | null = null
const look = () => void (repeated = history.state === OPEN_DIALOG ? location.hash : null)
const closers = new Set<() => void>()

look()
// wouter's events for a changed entry.
addEventListener('pushState', look)
addEventListener('replaceState', look)
addEventListener('popstate', () => {
  const before = repeated
  look()
  if (repeated !== null || before !== location.hash) return
  // Back from the entry of a dialog that has been closed otherwise means the page before.
  if (closers.size === 0) history.back()
  else closers.forEach((close) => close())
})

/**
 * For a dialog that belongs to no page: Back closes it and stays on the page, and so does every other change of the route, except
 * one away from `except`, a path that moves the player on by itself. An entry of the history that repeats the address stands
 * for the open dialog; the next dialog uses it again, and the next page replaces it.
 */
export function useClosedByRoute(onClose: () => void, except?: string): void {
  const [path] = useHashLocation()
  const before = useRef(path)
  const close = useEffectEvent(onClose)
  const isMovedOn = path === except

  useEffect(() => {
    const from = before.current
    before.current = path
    if (path !== from && from !== except) close()
  }, [path, except])

  useEffect(() => {
    if (isMovedOn) return
    if (history.state !== OPEN_DIALOG) history.pushState(OPEN_DIALOG, '')
    const closer = () => close()
    closers.add(closer)
    return () => void closers.delete(closer)
  }, [isMovedOn])
}
