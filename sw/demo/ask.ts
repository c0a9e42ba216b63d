import { readEnvelope } from '@/contract/endpoint'

/** The server refused; the message is for the player. Nothing has changed. */
export class Refused extends Error {}
/** No readable answer: the outcome is unknown. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 60_000

/** Calls this origin's demo server and returns the envelope's data. Throws Refused or NoAnswer. */
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

/** Whether the demo server is behind the network (worker, dev server, picked line) or in this page (D14). */
const usesNetwork = (): boolean =>
  import.meta.env.DEV || pickedLine() === location.origin || navigator.serviceWorker?.controller != null

function pickedLine(): string | null {
  try {
    return localStorage.getItem('serverUrl')
  } catch {
    return null
  }
}

/** Sends a request to whichever host the demo server has. */
async function transport(path: string, init: RequestInit): Promise<Response> {
  if (usesNetwork()) return fetch(path, init)
  const { app } = await import('../api/app')
  return app.fetch(new Request(new URL(path, location.origin), init))
}
