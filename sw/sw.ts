import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { createDemoServer } from './api/app'
import { dropOld, fill, forgetPictures, readFile, routeFiles, serveFiles } from './shell'

declare const self: ServiceWorkerGlobalScope

// Builds for a real server drop the demo server here.
const demo = import.meta.env.VITE_API_BASE ? null : createDemoServer({ readFile })

self.addEventListener('install', (event) => {
  // The first worker serves at once and downloads its files later. An update downloads them all before it is offered, and
  // waits for the player's consent.
  event.waitUntil(routeFiles(event))
  if (self.registration.active) event.waitUntil(fill())
  else void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  void dropOld(event)
})

self.addEventListener('message', (event) => {
  const { type, ...kept } = (event.data ?? {}) as { type?: unknown; data?: unknown; savedAt?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // After a hard reload the page has no controller.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (type === 'FORGET_PICTURES') event.waitUntil(forgetPictures())
  if (type === 'APP_INFO') event.waitUntil(keepAppInfo(kept).catch(() => undefined))
  if (type === 'FILL') {
    const filled = fill().then(() => event.source?.postMessage({ type: 'FILLED' }))
    // Offline: the next visit tries again.
    event.waitUntil(filled.catch(() => undefined))
  }
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (demo && url.origin === self.location.origin && url.pathname.startsWith('/api/'))
    event.respondWith(demo.fetch(event.request))
})

/** The page uses the same names (`src/app/updates/savedSite.ts`); it shares no module with the worker but the contract. */
const INFO_CACHE = 'portal-app-info'
const INFO_KEY = '/app-info.json'

/** Stores the app info that a page has accepted, reduced to its schema, for the next start without a server. */
async function keepAppInfo({ data, savedAt }: { data?: unknown; savedAt?: unknown }): Promise<void> {
  const site = z.encode(getSite.data, z.decode(getSite.data, data))
  const kept = JSON.stringify({ data: site, savedAt: Number(savedAt) })
  await (await caches.open(INFO_CACHE)).put(INFO_KEY, new Response(kept))
}

serveFiles()
