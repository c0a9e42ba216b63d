import { proxy } from 'valtio'
import { randomId } from '@/lib/randomId'
import { local, perTab } from '@/lib/safeStorage'

const TOKEN = 'token'
const EPOCH = 'portal:epoch'
/** Where a tab writes down the money requests it has under way; a tab opened from it must not start with a copy. */
export const UNDER_WAY = 'portal:intents'
/** Where this device writes down money requests whose outcome is unknown: hashes only, which outlive a logout (D72). */
export const KEPT_AT_LOGOUT = 'portal:sent'
/** Marks of the sessions that ended on this device, newest first: what a tab that was away asks when it is back (D8). */
const ENDED = 'portal:ended'
/** So many characters of it: about thirty sessions. */
const LENGTH = 270

/**
 * `token` null = visitor. `epoch` names one login in one browser (D9); answers of another epoch are thrown away. It begins
 * with the token's mark.
 */
export const session = proxy<{ token: string | null; epoch: string }>({ token: null, epoch: '' })

/** Called when a session ends, before storage is cleared: stop writing, forget member data. */
type Ended = () => void
const listeners = new Set<Ended>()

/** Runs `listener` at each end of a session, before storage is cleared (D7). */
export const onSessionEnd = (listener: Ended): void => void listeners.add(listener)

/**
 * 32 bits of a token between dots: enough to tell sessions apart, far too little to find the token by. Not by
 * `crypto.subtle`, which answers later, and in secure contexts only.
 */
function markOf(token: string): string {
  let mark = 0
  for (const letter of token) mark = Math.imul(mark ^ letter.charCodeAt(0), 16777619)
  return `.${(mark >>> 0).toString(36)}.`
}

const ended = (): string => local.get(ENDED) ?? ''
const hasEnded = (token: string): boolean => ended().includes(markOf(token))

/**
 * Starts a session in this tab: the token is kept for the browser session (spec 1 §4). False where the browser will not
 * keep it, so that the session ends with this page.
 */
export function beginSession(token: string): boolean {
  const mark = markOf(token)
  // A server may hand out the same token again.
  if (hasEnded(token)) local.set(ENDED, ended().replace(mark, ''))
  session.epoch = mark + randomId()
  session.token = token
  perTab.set(EPOCH, session.epoch)
  return perTab.set(TOKEN, token)
}

/**
 * Ends the session: token and epoch first, so that late answers find none; then the listeners; then all local and
 * session storage (D7) but hashes of unknown money requests (D72) and marks of ended sessions. By the mark the other tabs
 * that hold the same token know it too (D8). Does nothing for a visitor.
 */
export function endSession(): void {
  const { token } = session
  if (token === null) return
  // Another tab ended it, and cleared what is common to all: by now that may be another member's.
  const isDone = hasEnded(token)
  session.token = null
  session.epoch = randomId()
  for (const listener of listeners) listener()
  perTab.clear()
  if (isDone) return
  // Before the rest is cleared: no other tab of the session writes anything back in between.
  local.set(ENDED, (markOf(token) + ended()).slice(0, LENGTH))
  local.clear(KEPT_AT_LOGOUT, ENDED)
}

/** The token kept for this tab; what no header can carry was not written here. */
function keptToken(): string | null {
  const token = perTab.get(TOKEN)
  return token !== null && /^[!-~]{1,4096}$/.test(token) ? token : null
}

/** Reads the token this tab was opened or reloaded with. Call once at start, before anything is restored. */
export function resumeSession(): void {
  const token = keptToken()
  const epoch = perTab.get(EPOCH) ?? ''
  if (token === null) session.epoch = randomId()
  // Put here by hand, without an epoch of its own.
  else if (!epoch.startsWith(markOf(token))) beginSession(token)
  else {
    session.token = token
    session.epoch = epoch
    // It ended in another tab while this one was not there.
    if (hasEnded(token)) endSession()
  }
}

/** Whether the session of this page has ended in another tab of the device (D8). */
export const isOver = (): boolean => session.token !== null && hasEnded(session.token)

/** Whether this page still has the session its tab has: another page of the tab may have logged out or in since. */
export const isUpToDate = (): boolean => keptToken() === session.token
