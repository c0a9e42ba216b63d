// Inline in the page's head, before anything is loaded (README.md): no module, no dependency. The content security policy
// carries its hash, so a build writes nothing into it; what it needs of a build stands in #route-files.
{
  const page = document.documentElement
  // A host's header forbids framing; a meta tag cannot.
  if (top !== self) page.dataset.framed = ''
  const path = location.hash.slice(1).split('?')[0] || '/'
  if (path !== '/') page.dataset.entry = 'deep'
  const [names, routes, base, reads = {}] = JSON.parse(document.getElementById('route-files').textContent)
  const ofRoute = (table) => (Object.hasOwn(table, path) ? table[path] : [])
  let files = ofRoute(routes)
  let calls = []
  try {
    // A further visit restores the last one instead of waiting for the server (src/main.tsx).
    if (localStorage.getItem('appInfo')) files = files.concat(routes.again)
    else if (!localStorage.getItem('serverUrl')) {
      // In a demo build the page itself answers (src/api/demoHost.ts).
      files = files.concat(routes[path === '/' ? 'demo' : 'demoDeep'] ?? [])
      if (!sessionStorage.getItem('token')) calls = ofRoute(reads)
    }
  } catch {
    // blocked storage: a first visit
  }
  for (const file of new Set(files)) {
    const link = document.createElement('link')
    const kind = names[file].split('.').pop()
    link.rel = kind === 'js' ? 'modulepreload' : 'preload'
    if (kind === 'css') link.as = 'style'
    // The shell's pictures are lazy, so that a deep link, which hides them, loads none.
    if (kind === 'svg') {
      link.as = 'image'
      link.fetchPriority = 'high' // small, and most of the first screen: ahead of the scripts
    } else link.crossOrigin = ''
    link.href = `/${names[file]}`
    document.head.append(link)
  }
  // The app takes each of these over once instead of asking itself (src/api/transport.ts): a round trip less.
  self.earlyReads = new Map()
  for (const [method, call, body] of calls) {
    const headers = { Authorization: 'Bearer ', Lang: 'zh', 'Content-Type': 'application/json' }
    const answer = fetch(base + call, { method, headers, body, signal: AbortSignal.timeout(60000) })
    answer.catch(() => {}) // handled where it is taken over
    self.earlyReads.set(`${method} ${base + call} ${body ?? ''}`, answer)
  }
  // The browser may offer the installation before the app listens (src/state/installPrompt.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    self.installOffer = offer
  })
}
