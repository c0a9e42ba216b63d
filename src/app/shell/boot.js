// Inline in the page's head, before anything is loaded (performance.md): no module, no dependency. Its hash stands in the
// content security policy, so nothing of a build may be written into it; the files of a route come from #route-files.
{
  const page = document.documentElement
  // Framing is forbidden by header where a host sends one; a meta tag cannot (faults 5).
  if (top !== self) page.dataset.framed = ''
  const path = location.hash.slice(1).split('?')[0] || '/'
  if (path !== '/') page.dataset.entry = 'deep'
  const [names, routes, base, reads = {}] = JSON.parse(document.getElementById('route-files').textContent)
  let files = Object.hasOwn(routes, path) ? routes[path] : []
  let calls = []
  try {
    // Whoever comes back needs what restores the last visit as well (main.tsx), and has something to show at once.
    if (localStorage.getItem('appInfo')) files = files.concat(routes.again)
    else if (
      !localStorage.getItem('serverUrl') &&
      !sessionStorage.getItem('token') &&
      Object.hasOwn(reads, path)
    )
      calls = reads[path]
  } catch {
    // storage is blocked: nobody comes back
  }
  for (const file of new Set(files)) {
    const name = names[file]
    const link = document.createElement('link')
    const kind = name.split('.').pop()
    link.rel = kind === 'js' ? 'modulepreload' : 'preload'
    // The shell's pictures are lazy, so that a deep link, where they are hidden, loads none.
    if (kind === 'svg') {
      link.as = 'image'
      link.fetchPriority = 'high' // small, and most of the first screen: not behind the scripts
    } else link.crossOrigin = ''
    if (kind === 'css') link.as = 'style'
    link.href = `/${name}`
    document.head.append(link)
  }
  // The app takes these over instead of asking itself, each once (src/api/transport.ts): a round trip less.
  self.earlyReads = new Map()
  for (const [method, call, body] of calls) {
    const headers = { Authorization: 'Bearer ', 'Content-Type': 'application/json' }
    const answer = fetch(base + call, { method, headers, body, signal: AbortSignal.timeout(60000) })
    answer.catch(() => {}) // told where it is taken over
    self.earlyReads.set(`${method} ${base + call} ${body ?? ''}`, answer)
  }
  // The browser may offer the installation before the app listens (src/state/installPrompt.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    self.installOffer = offer
  })
}
