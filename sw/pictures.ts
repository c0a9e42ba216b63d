import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isPicture } from './kinds'

const CACHE = 'portal-images'
const DAY = 24 * 60 * 60

/** How many pictures are kept, and for how long. */
export const pictureLimits = new ExpirationPlugin({
  maxEntries: 100,
  maxAgeSeconds: 30 * DAY,
  purgeOnQuotaError: true,
})

const readable: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isPicture(response) ? response : null),
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse?.type === 'opaque' ? null : cachedResponse),
}

const kept = new CacheFirst({
  cacheName: CACHE,
  // Pictures of other hosts are asked for so that their answers can be read.
  fetchOptions: { mode: 'cors', credentials: 'same-origin' },
  // Workbox types its callbacks as possibly undefined, which exactOptionalPropertyTypes refuses.
  plugins: [readable, pictureLimits as WorkboxPlugin],
})

/** Hosts that don't let their pictures be read. */
const closed = new Set<string>()

/** A picture from the cache or the network. One of a host that doesn't let it be read is passed on and not kept. */
export async function servePicture(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { request, url } = options
  if (!closed.has(url.origin)) {
    try {
      return await kept.handle({ ...options, request })
    } catch {
      if (navigator.onLine) closed.add(url.origin)
    }
  }
  const cached = await caches.match(request, { cacheName: CACHE })
  return cached && cached.type !== 'opaque' ? cached : fetch(request)
}
