import { seconds } from '@/lib/durations'
import { baseAddress, usesNetwork } from './lines'

declare global {
  interface Window {
    /** Reads of a first visit that the inline script has under way (`first-paint/boot.js`), by method, address and body. */
    earlyReads?: Map<string, Promise<Response>>
  }
}

/** Later the answer may be outdated; the page that wanted it was not opened. */
const EARLY = seconds(30)

/** The answer of a call that is under way already; each is taken once, by a visitor. */
function takeEarly(address: string, { method, headers, body }: RequestInit): Promise<Response> | undefined {
  const reads = globalThis.window?.earlyReads
  const key = `${method} ${address} ${typeof body === 'string' ? body : ''}`
  const answer = reads?.get(key)
  if (!answer || performance.now() > EARLY || new Headers(headers).get('Authorization')?.trim() !== 'Bearer')
    return undefined
  reads?.delete(key)
  return answer
}

/** Makes the request where this page's server is: over the network, through the controlling worker, or in the page. D14. */
export async function transport(path: string, init: RequestInit): Promise<Response> {
  const address = baseAddress + path
  const early = takeEarly(address, init)
  if (early) return early
  if (import.meta.env.VITE_API_BASE || usesNetwork || navigator.serviceWorker?.controller)
    return fetch(address, init)
  const { askDemoServer } = await import('./demoHost')
  return askDemoServer(new Request(new URL(address, location.origin), init))
}
