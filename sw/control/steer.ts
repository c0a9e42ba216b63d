import { readControls } from '../db/clock'
import type { Store } from '../db/open'
import type { RequestRow } from '../db/rows'

/** How many requests the log keeps. */
const KEPT_REQUESTS = 200

/** Answers a call as the testers' settings want it, and logs it. */
export async function steer(store: Store, call: string, answer: () => Promise<Response>): Promise<Response> {
  const at = Date.now()
  const { delayMs, clockOffsetMs, queued } = await takeOrders(store, call)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const { drop, status = 200, body, contentType = 'application/json' } = queued ?? {}
  const own = drop === 'request' || body !== undefined ? null : await answer()
  // The demo clock's time: pages take their clock from this header.
  own?.headers.set('Date', new Date(Date.now() + clockOffsetMs).toUTCString())
  const replaced = () =>
    new Response(status === 204 || status === 304 ? null : body, {
      status,
      headers: { 'Content-Type': contentType },
    })
  // A network failure: behind a worker, `fetch` rejects.
  const response = drop ? Response.error() : (own ?? replaced())
  const code = codeIn(await response.clone().text())
  await log(store, { call, at, status: response.status, ...code, ms: Date.now() - at })
  return response
}

async function takeOrders(store: Store, call: string) {
  const tx = await store.begin()
  const { delayMs, clockOffsetMs } = await readControls(tx)
  const queued = await tx.objectStore('queued').index('call').get(call)
  if (queued?.id !== undefined) {
    if (queued.left > 1) await tx.objectStore('queued').put({ ...queued, left: queued.left - 1 })
    else await tx.objectStore('queued').delete(queued.id)
  }
  await tx.done
  return { delayMs: delayMs + (queued?.delayMs ?? 0), clockOffsetMs, queued }
}

/** Reads the envelope's code without parsing the rest. */
function codeIn(body: string): { code?: number } {
  const code = /^\{"code":"?(\d{1,6})\b/.exec(body)?.[1]
  return code === undefined ? {} : { code: Number(code) }
}

async function log(store: Store, row: RequestRow): Promise<void> {
  const tx = await store.begin()
  const requests = tx.objectStore('requests')
  const id = await requests.add(row)
  await requests.delete(IDBKeyRange.upperBound(id - KEPT_REQUESTS))
  await tx.done
}
