import {
  CONTENT,
  pageOptions,
  probedPage,
  slowDown,
  startBrowser,
  timesOf,
  withoutWelcome,
} from './browser.mjs'
import { sumUp } from './figures.mjs'
import { watchContent } from './probes.mjs'
import { routes } from './routes.mjs'
import { inWaves } from './waves.mjs'

const LOBBY = `/#${routes.liveCasino.path}`

/** The requests and round trips of one first visit. Exact, because it waits for the page and not for the clock. */
async function countRequests(browser, server, path, content) {
  const context = await browser.newContext({ ...pageOptions, serviceWorkers: 'block' })
  await withoutWelcome(context)
  const waves = await inWaves(context)
  const page = await context.newPage()
  await page.addInitScript(watchContent, content)
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.probe?.contentAt !== undefined, undefined, { timeout: 60_000 })
  const depth = waves.depthAt(await page.evaluate(() => window.probe.contentAt))
  const urls = waves.within(depth).map(({ url }) => url)
  await context.close()
  return { depth, ...sumUp(server.dist, urls, server.answers) }
}

async function visit(browser, url, content) {
  const context = await browser.newContext(pageOptions)
  await withoutWelcome(context)
  const page = await probedPage(context, content)
  await slowDown(page)
  await page.goto(url, { waitUntil: 'commit' })
  const times = await timesOf(page)
  await context.close()
  return times
}

/** The first visit: exact counts, and times that alternate with the bare page's, so that a busy machine disturbs both alike. */
export async function measureFirst({ hello, network, demo, runs }) {
  const browser = await startBrowser()
  const exact = {
    home: await countRequests(browser, network, '/', CONTENT.home),
    lobby: await countRequests(browser, network, LOBBY, CONTENT.lobby),
    demoHome: await countRequests(browser, demo, '/', CONTENT.home),
  }
  const times = { hello: [], home: [], lobby: [], demoHome: [] }
  // Drop the very first visits: server and browser are still cold.
  await visit(browser, hello.url, CONTENT.hello)
  await visit(browser, network.url, CONTENT.home)
  for (let run = 0; run < runs; run += 1) {
    times.hello.push(await visit(browser, hello.url, CONTENT.hello))
    times.home.push(await visit(browser, network.url, CONTENT.home))
    times.lobby.push(await visit(browser, network.url + LOBBY, CONTENT.lobby))
    times.demoHome.push(await visit(browser, demo.url, CONTENT.home))
  }
  await browser.close()
  return { exact, times }
}
