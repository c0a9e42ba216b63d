import { seconds } from '@/lib/durations'
import { isSameOrigin } from './lines'
import { lastTold, noteServerTime } from './serverDate'

/** The response that `lastTold.offset` was read from. */
let known: typeof lastTold.answer = null

function readLastTold(): void {
  if (lastTold.answer === known) return
  known = lastTold.answer
  const { date = '', askedAt = 0, cameAt = 0 } = known ?? {}
  // The header has whole seconds and was written between request and response: a slow response tells little.
  const measured = Date.parse(date) + seconds(0.5) - (askedAt + cameAt) / 2
  const doubt = seconds(1) + (cameAt - askedAt) / 2
  if (Math.abs(measured - lastTold.offset) > doubt)
    lastTold.offset = Math.abs(measured) > seconds(2) ? measured : 0
}

/** Current time by the server's clock, ms since 1970; the device's clock until a response had a date. */
export function serverNow(): number {
  readLastTold()
  return Date.now() + lastTold.offset
}

let asked: Promise<void> | undefined

/**
 * Resolves once the server's clock is known. Servers on another origin may hide their `Date` header: then it asks the portal's
 * own host, once. Never rejects.
 */
export function learnServerTime(): Promise<void> {
  if (isSameOrigin || lastTold.answer) return Promise.resolve()
  asked ??= askHost()
  return asked
}

async function askHost(): Promise<void> {
  try {
    const askedAt = Date.now()
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(seconds(3)),
    })
    noteServerTime(answer.headers.get('Date'), askedAt)
  } catch {
    asked = undefined
  }
}
