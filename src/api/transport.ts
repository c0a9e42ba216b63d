import { seconds } from '@/lib/durations'
import { lookForNetwork, noteNetwork } from '@/lib/useOnline'
import { baseAddress, usesNetwork } from './lines'
import { noteResponse } from './serverDate'

declare global {
  interface Window {
    /** Reads of a first visit that the inline script has under way (`first-paint/boot.js`), by method, address and body. */
    earlyReads?: Map<string, Promise<Response> & { abort?: () => void }>
  }
}

/** Older answers may be outdated. */
const EARLY = seconds(30)

/** The response to an early read; each is taken once, by visitors only, and ends with the signal of the one who takes it. */
function takeEarly(
  address: string,
  { method, headers, body, signal }: RequestInit,
): Promise<Response> | undefined {
  const reads = globalThis.window?.earlyReads
  const key = `${method} ${address} ${typeof body === 'string' ? body : ''}`
  const answer = reads?.get(key)
  if (!answer || performance.now() > EARLY || new Headers(headers).get('Authorization')?.trim() !== 'Bearer')
    return undefined
  reads?.delete(key)
  signal?.addEventListener('abort', () => answer.abort?.())
  return answer
}

/** Whether calls need a network; the embedded demo server answers without one. */
const leavesDevice = Boolean(import.meta.env.VITE_API_BASE) || usesNetwork

/**
 * Sends a request to this page's server: over the network, through the controlling worker, or in the page. `isChange` if the
 * server must not get it twice.
 */
export async function transport(path: string, init: RequestInit, isChange = false): Promise<Response> {
  if (!leavesDevice) await lookForNetwork()
  const askedAt = performance.now()
  const sentAt = Date.now()
  try {
    const response = await carry(path, init, isChange)
    if (leavesDevice) noteNetwork({ askedAt })
    noteResponse(response, init, sentAt)
    return response
  } catch (error) {
    if (leavesDevice && !init.signal?.aborted) noteNetwork(null)
    throw error
  }
}

async function carry(path: string, init: RequestInit, isChange: boolean): Promise<Response> {
  const line = baseAddress
  const address = line + path
  const early = takeEarly(address, init)
  if (early) return early
  const isSecure = () => (line || location.origin).startsWith('https:')
  // Never to the demo server: the worker can't be on the way of a build without one.
  if (import.meta.env.VITE_API_BASE && isChange && typeof init.body === 'string' && isSecure()) {
    // Without the chunk the request goes out as any other.
    const once = await import('./once').catch(() => null)
    return once ? once.sendOnce(line, path, init) : fetch(address, init)
  }
  if (leavesDevice || navigator.serviceWorker?.controller) return fetch(address, init)
  const { askDemoServer } = await import('./demoHost')
  return askDemoServer(new Request(new URL(address, location.origin), init))
}
