import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { readAnswer } from '@/contract/wire/answer'
import { dropOld, fill, forgetPictures, readFile, routeFiles, serveFiles } from './shell'

declare const self: ServiceWorkerGlobalScope

// Builds for a real server drop the demo server here. Workers can't import later: the build is one file without Vite's
// preload helper (`rollupFormat: 'iife'`).
const demo = import.meta.env.VITE_API_BASE
  ? null
  : import('./api/app').then(({ createDemoServer }) => createDemoServer({ readFile }))

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
  const { type, answer } = (event.data ?? {}) as { type?: unknown; answer?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // After a hard reload the page has no controller.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (type === 'FORGET_PICTURES') event.waitUntil(forgetPictures())
  // On a first visit the page has read app info before this worker saw any answer.
  if (type === 'APP_INFO') event.waitUntil(keepAppInfo(Response.json(answer)).catch(() => undefined))
  if (type === 'FILL') {
    const filled = fill().then(() => event.source?.postMessage({ type: 'FILLED' }))
    // Offline: the next visit tries again.
    event.waitUntil(filled.catch(() => undefined))
  }
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const isDemo = demo && url.origin === self.location.origin && url.pathname.startsWith('/api/')
  // Asked by a script: a page that goes to this address, or a picture with it, brings no app info.
  const isInfo = isAppInfo(url) && event.request.destination === ''
  if (!isDemo && !isInfo) return
  const answer = isDemo ? demo.then((server) => server.fetch(event.request)) : fetch(event.request)
  // Cloned before the page consumes the body.
  if (isInfo) event.waitUntil(answer.then((response) => keepAppInfo(response.clone())).catch(() => {}))
  event.respondWith(answer)
})

/** The page uses the same names (`src/app/updates/savedSite.ts`); it shares no module with the worker but the contract. */
const INFO_CACHE = 'portal-app-info'
const INFO_KEY = '/app-info.json'

/** Whether a call reads app info, the only answer the worker stores. */
const isAppInfo = ({ pathname }: URL): boolean => pathname.endsWith(getSite.path)

/** Stores a successful app info answer, reduced to its schema, for the next start without a server. */
async function keepAppInfo(answer: Response): Promise<void> {
  if (!answer.ok) return
  const envelope = readAnswer(await answer.text().catch(() => ''))
  const read = envelope?.code === 200 ? z.safeDecode(getSite.data, envelope.data) : null
  if (!read?.success) return
  const kept = { data: z.encode(getSite.data, read.data), savedAt: Date.now() }
  await (await caches.open(INFO_CACHE)).put(INFO_KEY, new Response(JSON.stringify(kept)))
}

serveFiles()
