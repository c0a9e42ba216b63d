import { readEnvelope } from '@/contract/endpoint'

/** The server said no, in words to show: nothing has happened. */
export class Refused extends Error {}
/** No readable answer came: whether anything happened is not known. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 60_000

/** Makes a call of this origin's demo server and resolves to the data of its envelope. */
export async function ask(path: string, body: object, requestId = ''): Promise<unknown> {
  const id = requestId === '' ? {} : { 'X-Request-Id': requestId }
  const envelope = await transport(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...id },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json())
    .then(readEnvelope)
    .catch((cause: unknown) => {
      throw new NoAnswer('no readable answer', { cause })
    })
  if (!envelope) throw new NoAnswer('no envelope')
  if (envelope.code !== 200) throw new Refused(envelope.message)
  return envelope.data
}

/** Where the demo server is for this page: behind the network (worker, dev server, picked line) or in the page itself (D14). */
const usesNetwork = (): boolean =>
  import.meta.env.DEV || pickedLine() === location.origin || navigator.serviceWorker?.controller != null

function pickedLine(): string | null {
  try {
    return localStorage.getItem('serverUrl')
  } catch {
    return null
  }
}

/** Makes a call of this origin wherever the demo server is hosted. */
async function transport(path: string, init: RequestInit): Promise<Response> {
  if (usesNetwork()) return fetch(path, init)
  const { app } = await import('../api/app')
  return app.fetch(new Request(new URL(path, location.origin), init))
}
