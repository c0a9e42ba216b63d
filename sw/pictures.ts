import { isPicture } from './kinds'

const CACHE = 'portal-images'
const MOST = 100
const LASTS = 30 * 24 * 60 * 60 * 1000

/** Deletes cached pictures at the end of a session: some may be a member's own. */
export const forgetPictures = (): Promise<boolean> => caches.delete(CACHE)

/** Keeps a picture with the time it came, and of all kept ones the newest. Without room for it, all go. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const headers = new Headers(response.headers)
    headers.set('Date', new Date().toUTCString())
    await cache.put(request, new Response(response.body, { headers }))
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old)
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') await forgetPictures()
  }
}

/** Hosts that don't let their pictures be read. */
const closed = new Set<string>()

/** A picture from the cache or the network. One of a host that doesn't let it be read is passed on and not kept. */
export async function servePicture(event: FetchEvent, { origin }: URL): Promise<Response> {
  const { request } = event
  const found = await caches.match(request, { cacheName: CACHE })
  // An earlier worker kept some unread.
  const kept = found?.type === 'opaque' ? undefined : found
  if (kept && Date.now() - Date.parse(kept.headers.get('Date') ?? '') < LASTS) return kept
  if (!closed.has(origin)) {
    try {
      // Pictures of other hosts are asked for so that their answers can be read.
      const response = await fetch(request, { mode: 'cors', credentials: 'same-origin' })
      if (isPicture(response)) event.waitUntil(keep(request, response.clone()))
      return response
    } catch {
      if (navigator.onLine) closed.add(origin)
    }
  }
  return kept ?? fetch(request)
}
