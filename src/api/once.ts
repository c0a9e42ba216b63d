import { listPromotions } from '@/contract/promotions'
import { readEnvelope } from '@/contract/wire/endpoint'
import { seconds } from '@/lib/durations'
import { encodeCall } from './encodeCall'

/** How long a line may take to show that it reads streams. */
const PATIENCE = seconds(3)
/** The first page proves nothing: it is what a server answers to a body it has not read. */
const PAGE = 2

/** Lines that read streamed bodies. */
const proven = new Set<string>()

/** Sends a JSON body as a stream: the browser can't begin it again, so that it is sent once. */
const stream = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, {
    ...init,
    body: new Blob([init.body as string]).stream(),
    duplex: 'half',
  } as RequestInit)

/** Whether this engine streams requests; others stringify the stream, or ignore `duplex`. */
function canStream(): boolean {
  let isAsked = false
  const { headers } = new Request(location.origin, {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true
      return 'half'
    },
  } as RequestInit)
  return isAsked && !headers.has('Content-Type')
}

/** Whether the browser tells that this line's last call went over HTTP/1.1. Another origin's line must allow it (operating.md). */
function isOld(line: string): boolean {
  const start = `${line || location.origin}/api/`
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = calls.findLast(({ name, nextHopProtocol }) => name.startsWith(start) && nextHopProtocol !== '')
  return last?.nextHopProtocol.startsWith('http/1') === true
}

/**
 * Whether a line reads streamed bodies, by a list whose answer repeats the page asked for. False over HTTP/1.1, where the browser
 * refuses to stream, and behind proxies that ask for a length or lose such bodies.
 */
async function readsStreams(line: string): Promise<boolean> {
  if (proven.has(line)) return true
  if (isOld(line) || !canStream()) return false
  const signal = AbortSignal.timeout(PATIENCE)
  const { path, init } = encodeCall(listPromotions, { type: '', page: PAGE }, null, { signal })
  try {
    const answer = await stream(line + path, init)
    const data = readEnvelope(await answer.json())?.data as { current_page?: unknown } | null | undefined
    if (!answer.ok || Number(data?.current_page) !== PAGE) return false
    proven.add(line)
    return true
  } catch {
    // A stream refused over HTTP/1.1 leaves an unused connection, on which Chromium repeats a POST too: a read uses it up.
    await fetch(line + path, init)
      .then((answer) => answer.text())
      .catch(() => undefined)
    return false
  }
}

/**
 * Sends a request that changes something so that no browser repeats it by itself, where the line allows it (D76). A streamed
 * request that fails is not sent another way: the server may have it.
 */
export async function sendOnce(line: string, path: string, init: RequestInit): Promise<Response> {
  if (!(await readsStreams(line))) return fetch(line + path, init)
  try {
    return await stream(line + path, init)
  } catch (error) {
    // The next one asks again: another network may have come between.
    proven.delete(line)
    throw error
  }
}
