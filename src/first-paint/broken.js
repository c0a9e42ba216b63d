// Inline after boot.js: handles files of the build that fail to load, after a partial deploy or a lost connection.
{
  // Whether the host has all files of this address, in the version it serves now.
  const isWhole = async () => {
    try {
      const html = await (await fetch(location.pathname, { cache: 'no-store' })).text()
      const [names, routes] = JSON.parse(/"route-files">(.+?)<\/script>/.exec(html)[1])
      const ofRoute = routes[location.hash.slice(1).split('?')[0]] ?? []
      const addresses = [...html.matchAll(/="([\w./~-]*\/assets\/[^"]+)"/g)].map(([, address]) => address)
      const needed = new Set(addresses.concat(ofRoute.map((file) => names[file])))
      // The worker answers for its files only on GET.
      const method = navigator.serviceWorker?.controller ? 'GET' : 'HEAD'
      const answers = await Promise.all([...needed].map((file) => fetch(file, { method, cache: 'no-store' })))
      return answers.every(({ ok, headers }) => ok && !headers.get('content-type')?.includes('html'))
    } catch {
      return false
    }
  }
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const untilWhole = async () => {
    const type = performance.getEntriesByType('navigation')[0]?.type
    let found = type === 'reload' && performance.now() < 30000 ? 0 : 1
    while (!(await isWhole())) {
      found = 2
      await Promise.race([
        wait(8000),
        new Promise((done) => addEventListener('online', done, { once: true })),
      ])
    }
    return found
  }
  let looking
  // Resolves once the host has all files: to 2 if some were missing at first, to 1 if none were, to 0 if none were and the
  // page has just been reloaded, so that another reload wouldn't help.
  self.whenWhole = () => (looking ??= untilWhole().finally(() => (looking = undefined)))
  // Without one of its first files the app can't start, or has no styles.
  const sayBroken = async ({ target }) => {
    const page = document.documentElement
    if ('broken' in page.dataset || !target.matches?.('script[src],link[data-first]')) return
    page.dataset.broken = ''
    const start = () => location.reload()
    addEventListener('click', (press) => press.target.matches('.s-broken button') && start())
    if (!(await self.whenWhole())) await wait(20000)
    start()
  }
  addEventListener('error', sayBroken, true)
  // Vite asks for the styles of a lazy part only once: without this it would come without them later.
  const askAgain = async ({ target }) => {
    if (!target.matches?.('link[rel=stylesheet]:not([data-first])')) return
    const link = target.cloneNode()
    link.dataset.tries = 1 + Number(target.dataset.tries ?? 0)
    await self.whenWhole()
    await wait(250 * 2 ** link.dataset.tries)
    target.replaceWith(link)
  }
  addEventListener('error', askAgain, true)
}
