import { hours, seconds } from '@/lib/durations'
import { isOnline } from '@/lib/useOnline'
import { isSameOrigin } from './lines'
import { firstResponse, lastReading, noteServerTime } from './serverDate'

/** The response that `lastReading.offset` was read from. */
let source: typeof lastReading.answer = null

function readClock(): void {
  if (lastReading.answer === source) return
  source = lastReading.answer
  const { date = '', askedAt = 0, cameAt = 0 } = source ?? {}
  // The header has whole seconds and was written between request and response: a slow response tells little.
  const measured = Date.parse(date) + seconds(0.5) - (askedAt + cameAt) / 2
  const doubt = seconds(1) + (cameAt - askedAt) / 2
  if (Math.abs(measured - lastReading.offset) > doubt)
    lastReading.offset = Math.abs(measured) > seconds(2) ? measured : 0
}

/** How far server time may be off without a told one: devices are off by minutes, or by a zone. */
const NOTHING_TOLD = hours(24)
/** Two machines of one operator agree to a few seconds. */
const OTHER_HOST = seconds(5)

/**
 * How much further the device's clock has gone than its stopwatch since the server's time was told (ms): above zero it slept or was
 * set forward, below zero it was set back.
 */
function drift(): number {
  if (!source) return 0
  const ahead = Date.now() - source.cameAt - (performance.now() - source.tick)
  return Math.abs(ahead) < seconds(2) ? 0 : Math.round(ahead)
}

/** Current time by the server's clock, ms since 1970; the device's clock until a response had a date. */
export function serverNow(): number {
  readClock()
  return Date.now() + lastReading.offset - Math.min(0, drift())
}

/** How far `serverNow` may be off, ms: some seconds where a response had a date, a day where none had. */
export function clockDoubt(): number {
  readClock()
  if (!source) return NOTHING_TOLD
  return seconds(2.5) + (source.cameAt - source.askedAt) / 2 + source.doubt + Math.max(0, drift())
}

let hostRequest: Promise<void> | undefined

/** How long to wait for the server's time. */
const PATIENCE = seconds(3)

/**
 * Resolves once the server's clock is known, at once offline, or after 3 s. Every visit reads app info, whose response tells it;
 * but servers on another origin may hide their `Date` header: then it asks the portal's own host, once. Never rejects.
 */
export function learnServerTime(): Promise<void> {
  if (lastReading.answer || !isOnline()) return Promise.resolve()
  if (isSameOrigin) return waitForResponse()
  hostRequest ??= askHost()
  return hostRequest
}

const waitForResponse = () =>
  Promise.race([firstResponse, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))])

async function askHost(): Promise<void> {
  try {
    const askedAt = Date.now()
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    noteServerTime(answer.headers.get('Date'), askedAt, OTHER_HOST)
  } catch {
    hostRequest = undefined
  }
}
