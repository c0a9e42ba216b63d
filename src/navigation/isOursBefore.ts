import { FOLLOWING, OPEN_DIALOG } from './hashLocation'

/**
 * Whether Back leads to another page of this app: before its first page in a tab lies a foreign site or nothing. Engines
 * without the Navigation API know only what the app itself has pushed.
 */
export function isOursBefore(): boolean {
  if (!('navigation' in window)) return history.state === FOLLOWING
  const { currentEntry } = window.navigation
  // The entry of a dialog repeats its page, and Back skips both (useClosedByRoute).
  const place = (currentEntry?.index ?? 0) - (history.state === OPEN_DIALOG ? 2 : 1)
  const before = window.navigation.entries()[place]?.url
  return Boolean(before) && new URL(before!).pathname === location.pathname
}
