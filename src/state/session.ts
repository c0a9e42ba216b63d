import { proxy } from 'valtio'
import { randomId } from '@/lib/randomId'
import { local, perTab } from '@/lib/safeStorage'

const TOKEN = 'token'
const EPOCH = 'portal:epoch'
/** Where a tab writes down the money requests it has under way; a tab opened from it must not start with a copy. */
export const UNDER_WAY = 'portal:intents'
/** Where this device writes down money requests whose outcome is unknown: hashes only, which outlive a logout (D72). */
export const KEPT_AT_LOGOUT = 'portal:sent'

/** `token` null = visitor. `epoch` names one login in one browser (D9); answers of another epoch are thrown away. */
export const session = proxy<{ token: string | null; epoch: string }>({ token: null, epoch: '' })

/** Called when a session ends, before storage is cleared: stop writing, forget member data. */
type Ended = () => void
const listeners = new Set<Ended>()

/** Runs `listener` at each end of a session, before storage is cleared (D7). */
export const onSessionEnd = (listener: Ended): void => void listeners.add(listener)

const channel = openChannel()

/** Null where there is none, as where storage is blocked: some browsers throw then. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('portal:session')
  } catch {
    return null
  }
}

/**
 * Starts a session in this tab: the token is kept for the browser session (spec 1 §4). False where the browser will not
 * keep it, so that the session ends with this page.
 */
export function beginSession(token: string): boolean {
  session.epoch = randomId()
  session.token = token
  perTab.set(EPOCH, session.epoch)
  return perTab.set(TOKEN, token)
}

/**
 * Ends the session: token and epoch first, so that late answers find none; then the listeners; then all local and
 * session storage (D7) but the hashes of unknown money requests (D72). Tells the other tabs that hold the same token (D8). Does nothing for a visitor.
 */
export function endSession({ tell = true }: { tell?: boolean } = {}): void {
  const { token } = session
  if (token === null) return
  session.token = null
  session.epoch = randomId()
  for (const listener of listeners) listener()
  local.clear(KEPT_AT_LOGOUT)
  perTab.clear()
  if (tell) channel?.postMessage({ type: 'ended', token })
}

/** The token kept for this tab; what no header can carry was not written here. */
function keptToken(): string | null {
  const token = perTab.get(TOKEN)
  return token !== null && /^[!-~]{1,4096}$/.test(token) ? token : null
}

/** Reads the token this tab was opened or reloaded with. Call once at start, before anything is restored. */
export function resumeSession(): void {
  const token = keptToken()
  if (token !== null) {
    session.token = token
    session.epoch = perTab.get(EPOCH) ?? randomId()
    perTab.set(EPOCH, session.epoch)
  } else {
    session.epoch = randomId()
    forgetMemberUnlessAlive()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<{ type: string; token?: string }>) => {
    if (data.type === 'ended' && data.token === session.token) endSession({ tell: false })
    if (data.type === 'anyone' && session.token !== null) channel.postMessage({ type: 'alive' })
  })
}

/** Without a token, stored member data goes away unless another tab with a live session says it is still used (D7). */
function forgetMemberUnlessAlive(): void {
  const forget = setTimeout(() => {
    channel?.removeEventListener('message', keep)
    if (session.token !== null) return
    local.remove('userInfo')
    local.remove('messageNum')
  }, 300)
  const keep = ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'alive') clearTimeout(forget)
  }
  channel?.addEventListener('message', keep)
  channel?.postMessage({ type: 'anyone' })
}

/** Whether this page still has the session its tab has: another page of the tab may have logged out or in since. */
export const isUpToDate = (): boolean => keptToken() === session.token
