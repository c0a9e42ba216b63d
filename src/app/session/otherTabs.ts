import { endSession, isOver, isUpToDate, session } from '@/state/session'
import { local } from '@/lib/safeStorage'

/** How long another tab has to say that it still needs the stored member data, ms. */
const ANSWER_TIME = 300

/** Null where there is none, as where storage is blocked: some browsers throw then. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('portal:session')
  } catch {
    return null
  }
}

/** Ends the session of this page where another tab has ended it (D8). */
function lookAround(): void {
  if (isOver()) endSession()
}

/**
 * A page the browser kept from before (back, forward) and shows again: when its tab has logged out or in since, nothing of
 * it may be seen.
 */
function leaveOutdatedPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || isUpToDate()) return lookAround()
  document.body.replaceChildren()
  location.reload()
}

/** Without a token, stored member data goes away unless another tab with a live session says it is still used (D7). */
function forgetMemberUnlessAlive(channel: BroadcastChannel | null): void {
  const forget = setTimeout(() => {
    channel?.removeEventListener('message', keep)
    if (session.token !== null) return
    local.remove('userInfo')
    local.remove('messageNum')
  }, ANSWER_TIME)
  const keep = ({ data }: MessageEvent<unknown>) => {
    if (data === 'alive') clearTimeout(forget)
  }
  channel?.addEventListener('message', keep)
  channel?.postMessage('anyone')
}

/**
 * Keeps this page's session in step with the other pages of the device: by what storage tells while it runs, and by a look
 * of its own whenever it was away: hidden, frozen, or kept by the browser for the way back. Call once.
 */
export function followOtherTabs(): void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'anyone' && session.token !== null) channel.postMessage('alive')
  })
  if (session.token === null) forgetMemberUnlessAlive(channel)
  addEventListener('storage', lookAround)
  addEventListener('pageshow', leaveOutdatedPage)
  document.addEventListener('resume', lookAround)
  document.addEventListener('visibilitychange', lookAround)
  lookAround()
}
