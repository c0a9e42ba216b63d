import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { readEnvelope } from '@/contract/wire/endpoint'
import { local } from '@/lib/safeStorage'

/** The server refused; the message is for the player. Nothing has changed. */
export class Refused extends Error {}
/** No readable answer: the outcome is unknown. */
export class NoAnswer extends Error {}

/** What to say of a lost answer that changed nothing. */
export const OFFLINE = '网络异常，请检查当前网络后重试！'

const TIMEOUT_MS = 60_000

/** Calls this origin's demo server and returns the envelope's data. Throws Refused or NoAnswer. */
export async function ask(path: string, body: object, requestId = ''): Promise<unknown> {
  const id = requestId === '' ? {} : { 'X-Request-Id': requestId }
  const envelope = await send(path, body, id)
    .then((response) => response.json())
    .then(readEnvelope)
    .catch((cause: unknown) => {
      throw new NoAnswer('no readable answer', { cause })
    })
  if (!envelope) throw new NoAnswer('no envelope')
  if (envelope.code !== 200) throw new Refused(envelope.message)
  return envelope.data
}

const send = (path: string, body: object, id: object): Promise<Response> => {
  // Another page may lay it under its own, where the host can't forbid frames by header.
  if (globalThis.top !== globalThis.self) return Promise.reject(new Error('framed'))
  return transport(path, {
    method: 'POST',
    headers: { ...CONTROL_HEADERS, ...id },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Whether the demo server is behind the network (worker, dev server, picked line) or in this page. */
const usesNetwork = (): boolean =>
  import.meta.env.DEV ||
  local.get('serverUrl') === location.origin ||
  navigator.serviceWorker?.controller != null

/** Sends a request to whichever host the demo server has. */
async function transport(path: string, init: RequestInit): Promise<Response> {
  if (usesNetwork()) return fetch(path, init)
  const { app } = await import('../api/app')
  return app.fetch(new Request(new URL(path, location.origin), init))
}
