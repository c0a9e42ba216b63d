import { proxy } from 'valtio'
import { randomId } from '@/lib/randomId'
import { local, perTab } from '@/lib/safeStorage'

const TOKEN = 'token'
const EPOCH = 'portal:epoch'
/** Storage key of this tab's running money requests; tabs opened from it must not start with a copy. */
export const UNDER_WAY = 'portal:intents'
/** Storage key of the device's money requests with an unknown outcome: hashes only, kept at logout. */
export const KEPT_AT_LOGOUT = 'portal:sent'
/** Storage key of the players' own limits (理性娱乐), by hashed account: kept at logout. */
export const PLAY_LIMITS = 'portal:limits'
/** Storage key of the marks of ended sessions, newest first, for tabs that missed the end. */
const ENDED = 'portal:ended'
/** Characters of it to keep: about thirty sessions. */
const LENGTH = 270

/**
 * The session; `token` is null for visitors. `epoch` identifies one login in one browser and begins with the token's
 * mark; responses of another epoch are dropped.
 */
export const session = proxy<{ token: string | null; epoch: string }>({ token: null, epoch: '' })

type Ended = () => void
const listeners = new Set<Ended>()

/** Calls `listener` when a session ends, before storage is cleared. */
export const onSessionEnd = (listener: Ended): void => void listeners.add(listener)

/**
 * 32-bit hash of a token or name between dots: enough to tell them apart, too little to recover a token. `crypto.subtle` is
 * asynchronous and needs a secure context.
 */
export function markOf(token: string): string {
  let mark = 0
  for (const letter of token) mark = Math.imul(mark ^ letter.charCodeAt(0), 16777619)
  return `.${(mark >>> 0).toString(36)}.`
}

const ended = (): string => local.get(ENDED) ?? ''
const hasEnded = (token: string): boolean => ended().includes(markOf(token))

/** Starts a session in this tab. False when storage is blocked, so that it ends with the page. */
export function beginSession(token: string): boolean {
  const mark = markOf(token)
  // Servers may issue the same token again.
  if (hasEnded(token)) local.set(ENDED, ended().replace(mark, ''))
  session.epoch = mark + randomId()
  session.token = token
  perTab.set(EPOCH, session.epoch)
  return perTab.set(TOKEN, token)
}

/**
 * Ends the session: first token and epoch, so that late responses are dropped; then the listeners; then all storage (D7)
 * except hashes of unknown money requests (D72), the players' own limits, and the marks by which other tabs learn of the
 * end (D8). Does nothing for visitors.
 */
export function endSession(): void {
  const { token } = session
  if (token === null) return
  // If another tab ended it, shared storage is already cleared and may hold another member's data.
  const isDone = hasEnded(token)
  session.token = null
  session.epoch = randomId()
  for (const listener of listeners) listener()
  perTab.clear()
  if (isDone) return
  // Mark first, so that no other tab of the session writes back while the rest is cleared.
  local.set(ENDED, (markOf(token) + ended()).slice(0, LENGTH))
  local.clear(KEPT_AT_LOGOUT, PLAY_LIMITS, ENDED)
}

/** The tab's stored token; null when a header couldn't carry it. */
function keptToken(): string | null {
  const token = perTab.get(TOKEN)
  return token !== null && /^[!-~]{1,4096}$/.test(token) ? token : null
}

/** Restores the tab's session after a reload. Call once at start, before other stored data is read. */
export function resumeSession(): void {
  const token = keptToken()
  const epoch = perTab.get(EPOCH) ?? ''
  if (token === null) session.epoch = randomId()
  // Set by hand, without an epoch.
  else if (!epoch.startsWith(markOf(token))) beginSession(token)
  else {
    session.token = token
    session.epoch = epoch
    // It ended in another tab meanwhile.
    if (hasEnded(token)) endSession()
  }
}

/** Whether this page's session has ended in another tab. */
export const isOver = (): boolean => session.token !== null && hasEnded(session.token)

/** Whether this page has its tab's current session: another page of the tab may have logged out or in since. */
export const isUpToDate = (): boolean => keptToken() === session.token
