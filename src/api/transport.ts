import { baseAddress, usesNetwork } from './lines'

/** Makes the request where this page's server is: over the network, through the controlling worker, or in the page. D14. */
export async function transport(path: string, init: RequestInit): Promise<Response> {
  const address = baseAddress + path
  if (import.meta.env.VITE_API_BASE || usesNetwork || navigator.serviceWorker?.controller)
    return fetch(address, init)
  const { askDemoServer } = await import('./demoHost')
  return askDemoServer(new Request(new URL(address, location.origin), init))
}
