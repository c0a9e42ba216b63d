import { atMostEvery } from '@/lib/atMostEvery'
import { local } from '@/lib/safeStorage'
import { endSession, isOver, isUpToDate, session } from '@/state/session'

/** How long other tabs have to claim the stored member data, in ms. */
const ANSWER_TIME = 300
/** Least time between two of our own answers, in ms. */
const ANSWER_PAUSE = 100

/** Null if unsupported, or if storage is blocked: some browsers throw then. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('portal:session')
  } catch {
    return null
  }
}

/** Ends this page's session if another tab has ended it. */
function lookAround(): void {
  if (isOver()) endSession()
}

/**
 * Leaves a page restored from the back/forward cache if its tab has logged in or out since: it would show another
 * session's data.
 */
function leaveOutdatedPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || isUpToDate()) return lookAround()
  document.body.replaceChildren()
  location.reload()
}

/** Removes stored member data unless another tab with a live session claims it. */
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
 * Keeps this page's session in step with other tabs: through storage events, and by a check whenever the page comes back
 * from being hidden, frozen or in the back/forward cache. Call once.
 */
export function followOtherTabs(): void {
  const channel = openChannel()
  const answer = atMostEvery(ANSWER_PAUSE, () => {
    if (session.token !== null) channel?.postMessage('alive')
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'anyone') answer()
  })
  if (session.token === null) forgetMemberUnlessAlive(channel)
  addEventListener('storage', lookAround)
  addEventListener('pageshow', leaveOutdatedPage)
  document.addEventListener('resume', lookAround)
  document.addEventListener('visibilitychange', lookAround)
  lookAround()
}
