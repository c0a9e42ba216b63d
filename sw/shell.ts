import { copyResponse } from 'workbox-core/copyResponse'
import { ExpirationPlugin } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

const FRONT_PAGE = '/index.html'
const PICTURES = '/art/'
/** Few at once: on a slow line the page's own requests come first. */
const LANES = 3
const DAY = 24 * 60 * 60

const manifest = self.__WB_MANIFEST
const files = new PrecacheController()
files.addToCacheList(manifest)

const START = 'portal-precache-start-'
/** Name of the cache of this version's front page and pictures under their own addresses, as routes look them up. */
const startName = crypto.subtle
  .digest('SHA-1', new TextEncoder().encode(JSON.stringify(manifest)))
  .then((digest) => START + new Uint32Array(digest)[0]!.toString(36))

async function put(cache: Cache, url: string, key: string): Promise<void> {
  if (await cache.match(key)) return
  // Names with a hash never change their content; the others must not come out of the browser's own cache.
  const fresh: RequestCache = key === url ? 'default' : 'reload'
  const response = await fetch(url, { cache: fresh, credentials: 'same-origin', priority: 'low' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // A redirected answer cannot serve a navigation.
  await cache.put(key, response.redirected ? await copyResponse(response) : response)
}

async function fillAll(): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName)
  const all = [...files.getURLsToCacheKeys()]
  // The front page last: as long as one of its files is missing, navigations go to the network.
  const front = new URL(FRONT_PAGE, self.location.origin).href
  const rest = all.filter(([url]) => url !== front)
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await put(cache, ...next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const start = await caches.open(await startName)
  const isStartKnown = (await start.match('/')) !== undefined
  const pictures = all.map(([url]) => new URL(url).pathname).filter((path) => path.startsWith(PICTURES))
  if (!isStartKnown) await Promise.all(pictures.map((path) => copy(path, start)))
  for (const entry of all.filter(([url]) => url === front)) await put(cache, ...entry)
  if (!isStartKnown) await copy('/', start)
}

/** Puts a file into the cache where routes look it up: under its own address. */
async function copy(path: string, start: Cache): Promise<void> {
  const file = await files.matchPrecache(pathOf(path))
  if (file) await start.put(path, file)
}

let filling: Promise<boolean> | undefined

/** Fetches what is missing of this version, once at a time; resolves to whether it was not complete before. */
export function fill(): Promise<boolean> {
  filling ??= files
    .matchPrecache(FRONT_PAGE)
    .then(async (known) => {
      await fillAll()
      return known === undefined
    })
    .finally(() => (filling = undefined))
  return filling
}

// Not in TypeScript's library yet: Chromium only.
type Rule = {
  condition: { urlPattern: unknown; requestMode?: RequestMode }
  source: { cacheName: string }
}
type Routing = { addRoutes?: (rules: Rule[]) => Promise<void> }
declare const URLPattern: new (init: { pathname: string; search?: string }) => unknown

/**
 * The front page, its pictures and the files whose names hold their hash come out of their caches without waking the worker,
 * where the browser can do so; what is not there yet comes from the network. A repeat visit and an offline start need not
 * wait for the worker's own start, and the browser asks no server meanwhile.
 */
export async function routeFiles(event: ExtendableEvent): Promise<void> {
  const start = { cacheName: await startName }
  const rules: Rule[] = [
    {
      condition: {
        urlPattern: new URLPattern({ pathname: '/', search: '' }),
        requestMode: 'navigate',
      },
      source: start,
    },
    { condition: { urlPattern: new URLPattern({ pathname: `${PICTURES}*` }) }, source: start },
    {
      condition: { urlPattern: new URLPattern({ pathname: '/assets/*' }) },
      source: { cacheName: files.strategy.cacheName },
    },
  ]
  await (event as Routing).addRoutes?.(rules).catch(() => undefined)
}

/** Drops the files of older versions. */
export async function dropOld(event: ExtendableEvent): Promise<void> {
  await files.activate(event)
  const current = await startName
  for (const name of await caches.keys())
    if (name.startsWith(START) && name !== current) await caches.delete(name)
}

const limits = new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })

/** Pictures of a server may be a member's own: they go with the session (faults 2.3). */
export const forgetPictures = (): Promise<void> => limits.deleteCacheAndMetadata()

const pathOf = (pathname: string) => (pathname === '/' ? FRONT_PAGE : pathname)

/** Serves this version's files, and pictures of the server from their cache. */
export function serveFiles(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && files.getCacheKeyForURL(pathOf(url.pathname)) !== undefined,
    async ({ url, request }) => (await files.matchPrecache(pathOf(url.pathname))) ?? fetch(request),
  )
  registerRoute(
    // A fragment asks for the picture as it is now: a code to pay by (src/features/deposit).
    ({ request, url }) =>
      request.destination === 'image' && url.hash === '' && !url.pathname.startsWith('/api/'),
    new CacheFirst({
      cacheName: 'portal-images',
      plugins: [
        // Pictures of other origins are opaque: whether they are good cannot be seen.
        {
          cacheWillUpdate: ({ response }) =>
            Promise.resolve(response.status === 200 || response.type === 'opaque' ? response : null),
        },
        // Workbox declares its callbacks as perhaps undefined, which a plugin's may not be here.
        limits as WorkboxPlugin,
      ],
    }),
  )
}
