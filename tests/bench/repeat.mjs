import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT, probedPage, slowDown, startProfile, timesOf } from './browser.mjs'
import { routes } from './routes.mjs'

const WARM_VISITS = 3
const QUICK_WARM_VISITS = 1
const STAY = 1000
/** The browser writes a site's storage some seconds after the first change, and later changes minutes later. */
const UNTIL_WRITTEN = 10_000
const LOBBY = `/#${routes.liveCasino.path}`

/**
 * One visit of a throttled tab, and what the page got from the network before its content showed. `raced` counts requests
 * that reached the server besides: while a worker starts, the browser asks the network too and takes the first answer.
 */
async function visit(context, server, path, content) {
  const page = await probedPage(context, content)
  const session = await slowDown(page)
  const answers = []
  session.on('Network.responseReceived', ({ response }) => {
    const { url, fromServiceWorker, fromDiskCache } = response
    if (url.startsWith('http') && !fromServiceWorker && !fromDiskCache) answers.push([url, Date.now()])
  })
  const from = Date.now()
  await page.goto(server.url + path, { waitUntil: 'commit' })
  const times = await timesOf(page)
  const before = answers.filter(([, at]) => at <= times.contentAt).map(([url]) => new URL(url).pathname)
  const asked = server.log.filter(({ at }) => at >= from && at <= times.contentAt)
  await page.close()
  return {
    ...times,
    files: before.filter((name) => !name.startsWith('/api/')),
    raced: asked.filter((request) => !request.path.startsWith('/api/') && request.path !== '/sw.js').length,
  }
}

/** Visits until the worker holds all files and the saved lobbies are on the disk. */
async function settle(folder, site, visits, tries = 5) {
  const { server, paths, isSettled, isOnDisk } = site
  const context = await startProfile(folder)
  for (let count = 0; count < visits; count += 1) {
    for (const path of paths) {
      const page = await context.newPage()
      await page.goto(server.url + path)
      await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 })
      await page.waitForTimeout(STAY)
      await page.close()
    }
  }
  await new Promise((resolve) => setTimeout(resolve, UNTIL_WRITTEN))
  await context.close()

  const again = await startProfile(folder)
  const page = await again.newPage()
  await page.goto(`${server.url}/robots.txt`)
  const isThere = await page.evaluate(isOnDisk)
  await again.close()
  if (isThere) return
  if (tries === 1) throw new Error('the browser keeps no storage of these visits')
  await settle(folder, site, visits, tries - 1)
}

const SITES = (hello, network) => ({
  hello: {
    server: hello,
    paths: ['/?worker'],
    path: '/',
    content: CONTENT.hello,
    isSettled: () => navigator.serviceWorker.ready.then(() => true),
    isOnDisk: () => true,
  },
  app: {
    server: network,
    paths: [LOBBY, '/'],
    path: LOBBY,
    content: CONTENT.lobby,
    isOnDisk: () => localStorage.getItem('realbetList') !== null,
    isSettled: async () =>
      localStorage.getItem('realbetList') !== null &&
      navigator.serviceWorker.controller !== null &&
      (await caches.match('/')) !== undefined,
  },
})

async function measureSite(site, visits, offline) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { server, path, content } = site
  const times = {}
  try {
    await settle(folder, site, visits)

    // A freshly started browser: its caches of compiled code come from the disk.
    let context = await startProfile(folder)
    times.cold = await visit(context, server, path, content)
    times.warm = await visit(context, server, path, content)
    if (site.paths.length > 1) times.home = await visit(context, server, '/', CONTENT.home)
    await context.close()

    context = await startProfile(folder)
    await offline(async () => {
      await context.setOffline(true)
      times.offlineCold = await visit(context, server, path, content)
      times.offlineWarm = await visit(context, server, path, content)
    })
    await context.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return times
}

/** A returning visitor: a persistent profile, some visits, a browser restart; then without network and server. */
export async function measureRepeat({ hello, network, runs, isQuick }) {
  const times = { hello: [], app: [] }
  const sites = SITES(hello, network)
  for (let run = 0; run < runs; run += 1) {
    for (const [name, site] of Object.entries(sites)) {
      const visits = isQuick ? QUICK_WARM_VISITS : WARM_VISITS
      times[name].push(await measureSite(site, visits, (work) => site.server.whileClosed(work)))
    }
  }
  return times
}
