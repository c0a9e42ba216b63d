// Inline in the page's head, run before anything loads (README.md). The content security policy has its hash, so a build
// can't write into it; what it needs from the build is in #route-files.
{
  const page = document.documentElement
  // Some hosts can't send the header that forbids framing, and a meta tag can't forbid it.
  if (top !== self) page.dataset.framed = ''
  // `#!/vip/&from=…` counts as `/vip`. Other mangled addresses (D79) are deep links without files of their own.
  const path = `/${location.hash.replace(/^[#!/]+|\/*[?&][^#]*$|\/+$/g, '')}`
  if (path !== '/') page.dataset.entry = 'deep'
  const [names, routes, base, reads = {}] = JSON.parse(document.getElementById('route-files').textContent)
  const ofRoute = (table) => (Object.hasOwn(table, path) ? table[path] : [])
  const request = (file) => {
    const link = document.createElement('link')
    const kind = names[file].split('.').pop()
    link.rel = kind === 'js' ? 'modulepreload' : 'preload'
    if (kind === 'css') link.as = 'style'
    if (kind === 'woff2') link.as = 'font'
    // The shell's pictures are lazy, so that deep links, which hide them, load none.
    if (kind === 'svg') {
      link.as = 'image'
      // Small, and most of the first screen: ahead of the scripts.
      link.fetchPriority = 'high'
    } else link.crossOrigin = ''
    // Relative to the page, which may stand in a folder.
    link.href = names[file]
    document.head.append(link)
  }
  const files = ofRoute(routes)
  files.forEach(request)
  let others = []
  let calls = []
  // After those requests, because the first use of storage takes a while.
  try {
    // A repeat visit restores saved data instead of waiting for the server (src/main.tsx).
    if (localStorage.getItem('appInfo')) {
      others = routes.again
    } else if (!localStorage.getItem('serverUrl')) {
      // In a demo build the server runs inside the page (src/api/demoHost.ts).
      others = routes[path === '/' ? 'demo' : 'demoDeep'] ?? []
      if (!sessionStorage.getItem('token')) calls = ofRoute(reads)
    }
  } catch {
    // blocked storage: a first visit
  }
  others.filter((file) => !files.includes(file)).forEach(request)
  // The app uses each of these once in place of its own request (src/api/transport.ts), which saves a round trip.
  self.earlyReads = new Map()
  for (const [method, call, body] of calls) {
    const headers = { Authorization: 'Bearer ', Lang: 'zh', 'Content-Type': 'application/json' }
    const read = new AbortController()
    const abort = () => read.abort()
    const answer = fetch(base + call, { method, headers, body, signal: read.signal })
    // Handled where it is used. The app's own requests end in the same ways (src/api/leaving.ts).
    void answer.catch(() => {}).then(() => removeEventListener('beforeunload', abort))
    addEventListener('beforeunload', abort)
    setTimeout(abort, 60000)
    answer.abort = abort
    self.earlyReads.set(`${method} ${base + call} ${body ?? ''}`, answer)
  }
  // The browser may offer installation before the app listens (src/state/installPrompt.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    self.installOffer = offer
  })
}
