import { isAppInfo, keepAppInfo } from './appInfo'
import { dropOld, fill, forgetPictures, routeFiles, serveFiles } from './shell'

declare const self: ServiceWorkerGlobalScope

// With a real server the condition is false at build time, and the bundler drops the demo server (D14). Workers can't
// import later: the build must be one file without Vite's preload helper (`rollupFormat: 'iife'`).
const demo = import.meta.env.VITE_API_BASE ? null : import('./api/app')

self.addEventListener('install', (event) => {
  // The first one serves at once and fetches its files later; an update has all of them before it is offered, and
  // waits until the player agrees (D54).
  event.waitUntil(routeFiles(event))
  if (self.registration.active) event.waitUntil(fill())
  else void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  void dropOld(event)
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // After a hard reload the page has no controller and asks for one.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (type === 'FORGET_PICTURES') event.waitUntil(forgetPictures())
  if (type === 'FILL') {
    const told = fill().then((isNews) => event.source?.postMessage({ type: 'FILLED', isNews }))
    // Without a network it is tried again at the next visit.
    event.waitUntil(told.catch(() => undefined))
  }
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const isDemo = demo && url.origin === self.location.origin && url.pathname.startsWith('/api/')
  if (!isDemo && !isAppInfo(url)) return
  const answer = isDemo ? demo.then(({ app }) => app.fetch(event.request)) : fetch(event.request)
  // Copied before the page reads it: afterwards there is nothing left to copy.
  if (isAppInfo(url))
    event.waitUntil(answer.then((response) => keepAppInfo(response.clone())).catch(() => {}))
  event.respondWith(answer)
})

serveFiles()
