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
  let view
  let release = () => {}
  try {
    // Whoever comes back needs what restores the last visit as well (main.tsx), and has something to show at once.
    if (localStorage.getItem('appInfo')) files = files.concat(routes.again)
    else if (!localStorage.getItem('serverUrl')) {
      // In a demo build the page itself answers (src/api/demoHost.ts).
      files = files.concat(routes[path === '/' ? 'demo' : 'demoDeep'] ?? [])
      if (!sessionStorage.getItem('token') && Object.hasOwn(reads, path)) calls = reads[path]
    }
    // What this lobby looked like at the last visit (src/app/keptViews.ts): of this version, and of a window as wide.
    const kept = JSON.parse(localStorage.getItem(`portal:view:${path}`))
    const version = document.querySelector('link[rel=modulepreload]').href
    // Asking for the inner width would lay out the page, of which there is nothing yet.
    const isOurs =
      kept?.version === version && matchMedia(`(${kept.width - 1}px < width < ${kept.width + 1}px)`).matches
    // Under a worker its files are on this device.
    if (isOurs && top === self && !document.hidden && navigator.serviceWorker?.controller) view = kept.view
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
    if (kind === 'css' && view) {
      link.rel = 'stylesheet'
      link.onerror = () => {
        view = undefined
        link.remove() // the app asks for it itself
        release()
      }
    }
    link.href = `/${name}`
    document.head.append(link)
  }
  // The kept view stands there until the app has come. Nothing but plain boxes, texts and pictures comes out of storage.
  const TAGS =
    /^(main|div|section|header|ul|ol|li|button|a|span|b|i|em|strong|small|p|h[1-4]|time|input|img|svg|use)$/
  const ATTRIBUTES = /^(id|class|src|alt|width|height|viewBox|placeholder|role|data-[a-z-]+|aria-[a-z]+)$/
  const draw = ([tag, attributes, style, children]) => {
    if (!TAGS.test(tag)) return ''
    const space = tag === 'svg' || tag === 'use' ? '2000/svg' : '1999/xhtml'
    const element = document.createElementNS(`http://www.w3.org/${space}`, tag)
    // Pictures come behind the first frame: each costs as much as a row of tiles.
    if (tag === 'img') element.loading = 'lazy'
    for (const name in attributes) {
      const isIcon = name === 'href' && tag === 'use' && attributes[name][0] === '#'
      if (isIcon || ATTRIBUTES.test(name)) element.setAttribute(name, attributes[name])
    }
    element.style.cssText = style
    element.append(...children.map((child) => (typeof child === 'string' ? child : draw(child))))
    return element
  }
  if (view) {
    // The site's own styles, asked for already; their link in the body comes later than the shell.
    document.querySelector('link[rel=preload][as=style]').rel = 'stylesheet'
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
    // The app starts when the view was painted: evaluating its files takes as long as that, and would come before.
    let held
    release = () => {
      const script = held
      held = null
      if (!script) return
      script.type = 'module'
      document.head.append(script)
    }
    const hold = () => {
      const script = held === undefined && document.querySelector('script[src]')
      if (!script) return
      held = script
      script.type = 'held' // not yet prepared: microtasks come before that
      script.remove()
      setTimeout(release, 1000) // whatever goes wrong
    }
    const show = () => {
      const shell = document.querySelector('#root>.shell')
      if (!view || !shell || sheets.some(({ sheet }) => !sheet)) return
      try {
        const main = draw(view)
        main.inert = true
        main.setAttribute('aria-hidden', 'true')
        shell.after(main)
        requestAnimationFrame(() => setTimeout(release))
      } catch {
        release() // storage held something else
      }
      view = undefined
    }
    for (const sheet of sheets) sheet.addEventListener('load', show)
    new MutationObserver((_, parsed) => {
      hold()
      show()
      if (!view) parsed.disconnect()
    }).observe(page, { childList: true, subtree: true })
  }
  // Whether the host has all that the page of this address needs, in whatever version it serves by now.
  const isWhole = async () => {
    try {
      const html = await (await fetch(location.pathname, { cache: 'no-store' })).text()
      const [names, routes] = JSON.parse(/"route-files">(.+?)<\/script>/.exec(html)[1])
      const ofRoute = routes[location.hash.slice(1).split('?')[0]] ?? []
      const addresses = [...html.matchAll(/="(\/assets\/[^"]+)"/g)].map(([, address]) => address)
      const needed = new Set(addresses.concat(ofRoute.map((file) => `/${names[file]}`)))
      // A worker knows its files by GET only.
      const method = navigator.serviceWorker?.controller ? 'GET' : 'HEAD'
      const answers = await Promise.all([...needed].map((file) => fetch(file, { method, cache: 'no-store' })))
      return answers.every(({ ok, headers }) => ok && !headers.get('content-type')?.includes('html'))
    } catch {
      return false
    }
  }
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const untilWhole = async () => {
    const [{ type }] = performance.getEntriesByType('navigation')
    let found = type === 'reload' && performance.now() < 30000 ? 0 : 1
    while (!(await isWhole())) {
      found = 2
      await wait(8000)
    }
    return found
  }
  let looking
  // A deploy has arrived by half, or a line broke: resolves once the host has it all. To 2 where it had not at first, to 1
  // where it had, to 0 where it had and the page was reloaded just before: that again would not help.
  self.whenWhole = () => (looking ??= untilWhole().finally(() => (looking = undefined)))
  // Without one of its first files the app cannot start, or not be seen.
  const sayBroken = async ({ target }) => {
    if ('broken' in page.dataset || !target.matches?.('script[src],body>link[rel=stylesheet]')) return
    page.dataset.broken = ''
    const start = () => location.reload()
    addEventListener('click', (press) => press.target.matches('.s-broken button') && start())
    if (!(await self.whenWhole())) await wait(20000)
    start()
  }
  addEventListener('error', sayBroken, true)
  // The app takes these over instead of asking itself, each once (src/api/transport.ts): a round trip less.
  self.earlyReads = new Map()
  for (const [method, call, body] of calls) {
    const headers = { Authorization: 'Bearer ', Lang: 'zh', 'Content-Type': 'application/json' }
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
