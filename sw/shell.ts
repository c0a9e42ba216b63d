import { copyResponse } from 'workbox-core/copyResponse'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isFile } from './kinds'
import { pictureLimits, servePicture } from './pictures'

declare const self: ServiceWorkerGlobalScope

/** The folder this worker controls. */
const FOLDER = new URL('.', self.location.href).pathname
const FRONT_PAGE = `${FOLDER}index.html`
const PICTURES = `${FOLDER}art/`
/** Downloads at once: few, so that the page's own requests come first on a slow line. */
const LANES = 3

const manifest = self.__WB_MANIFEST
const files = new PrecacheController()
files.addToCacheList(manifest)

// Portals in several folders of a host share its caches.
const START = `portal-precache-start${FOLDER === '/' ? '' : `@${FOLDER}`}-`
/** Name of this version's cache of the front page and the pictures, stored under the addresses that routes look up. */
const startName = crypto.subtle
  .digest('SHA-1', new TextEncoder().encode(JSON.stringify(manifest)))
  .then((digest) => START + new Uint32Array(digest)[0]!.toString(36))

/** Downloads a file that is missing. Throws unless the host sends a file of its kind: then the version before goes on. */
async function put(cache: Cache, url: string, key: string): Promise<void> {
  const kept = await cache.match(key)
  // An earlier worker may have kept a page in its place.
  if (kept && isFile(kept, url)) return
  // Only names with a hash may come out of the HTTP cache: their content never changes.
  const fresh: RequestCache = key === url ? 'default' : 'reload'
  const response = await fetch(url, {
    cache: fresh,
    credentials: 'same-origin',
    mode: 'same-origin',
    priority: 'low',
  })
  if (!isFile(response, url))
    throw new Error(`${url}: ${response.status} ${response.headers.get('Content-Type')}`)
  // A redirected response cannot serve a navigation.
  await cache.put(key, response.redirected ? await copyResponse(response) : response)
}

async function fillAll(): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName)
  const all = [...files.getURLsToCacheKeys()]
  // The front page comes last: until every file is there, navigations go to the network.
  const front = new URL(FRONT_PAGE, self.location.origin).href
  const rest = all.filter(([url]) => url !== front)
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await put(cache, ...next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const start = await caches.open(await startName)
  const isStartKnown = (await start.match(FOLDER)) !== undefined
  const pictures = all.map(([url]) => new URL(url).pathname).filter((path) => path.startsWith(PICTURES))
  if (!isStartKnown) await Promise.all(pictures.map((path) => copy(path, start)))
  for (const entry of all.filter(([url]) => url === front)) await put(cache, ...entry)
  if (isStartKnown) return
  // The same page, though a cache tells `/?` from `/`, and a static route doesn't.
  await copy(FOLDER, start, `${FOLDER}?`)
  await copy(FOLDER, start)
}

/** Copies a precached file to the address that routes look up. */
async function copy(path: string, start: Cache, address = path): Promise<void> {
  const file = await files.matchPrecache(pathOf(path))
  if (file) await start.put(address, file)
}

let filling: Promise<void> | undefined

/** Downloads the files of this version that are missing, one run at a time. */
export function fill(): Promise<void> {
  filling ??= fillAll().finally(() => (filling = undefined))
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
 * Static routes: the browser serves the front page, its pictures and hashed files straight from their caches, so that a
 * repeat visit or an offline start doesn't wait for the worker to start. Cache misses go to the network.
 */
export async function routeFiles(event: ExtendableEvent & Routing): Promise<void> {
  // Engines without static routing may lack URLPattern too, and a failed installation would leave them without a worker.
  if (!event.addRoutes) return
  const start = { cacheName: await startName }
  const rules: Rule[] = [
    {
      condition: {
        urlPattern: new URLPattern({ pathname: FOLDER, search: '' }),
        requestMode: 'navigate',
      },
      source: start,
    },
    { condition: { urlPattern: new URLPattern({ pathname: `${PICTURES}*` }) }, source: start },
    {
      condition: { urlPattern: new URLPattern({ pathname: `${FOLDER}assets/*` }) },
      source: { cacheName: files.strategy.cacheName },
    },
  ]
  await event.addRoutes(rules).catch(() => undefined)
}

/** Deletes the files of older versions. */
export async function dropOld(event: ExtendableEvent): Promise<void> {
  await files.activate(event)
  const current = await startName
  for (const name of await caches.keys())
    if (name.startsWith(START) && name !== current) await caches.delete(name)
}

/** Deletes cached pictures at the end of a session: some may be a member's own. */
export const forgetPictures = (): Promise<void> => pictureLimits.deleteCacheAndMetadata()

const pathOf = (pathname: string) => (pathname === FOLDER ? FRONT_PAGE : pathname)

/** A file of this version by its whole address: downloaded already, or from the network. */
export const readFile = async (address: string): Promise<Response> =>
  (await files.matchPrecache(address)) ?? fetch(address)

/** Serves this version's files, and the server's pictures cache-first. */
export function serveFiles(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && files.getCacheKeyForURL(pathOf(url.pathname)) !== undefined,
    async ({ url, request }) => (await files.matchPrecache(pathOf(url.pathname))) ?? fetch(request),
  )
  registerRoute(
    // A fragment asks for a fresh picture, such as a payment code (src/features/deposit).
    ({ request, url }) =>
      request.destination === 'image' && url.hash === '' && !url.pathname.startsWith('/api/'),
    servePicture,
  )
}
