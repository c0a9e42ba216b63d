declare const self: ServiceWorkerGlobalScope

// With a real server the condition is false at build time, and the bundler drops the demo server (D14). Workers can't
// import later: the build must be one file without Vite's preload helper (`rollupFormat: 'iife'`).
const demo = import.meta.env.VITE_API_BASE ? null : import('./api/app')

self.addEventListener('install', () => {
  // The first one serves at once; an update waits until the player agrees.
  if (!self.registration.active) void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // After a hard reload the page has no controller and asks for one.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (!demo || origin !== self.location.origin || !pathname.startsWith('/api/')) return
  event.respondWith(demo.then(({ app }) => app.fetch(event.request)))
})
