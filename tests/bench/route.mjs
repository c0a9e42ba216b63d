import { logIn, pageOptions, slowDown, startBrowser } from './browser.mjs'
import { timeClicks } from './probes.mjs'
import { allRoutes, routes } from './routes.mjs'

const ENTER = '#main button[aria-label^="进入"]'
const START = '#main button[aria-label^="开始"]:not([aria-label="开始轮播"])'

/** Lobbies of single games; the others show a card per venue. */
const OF_GAMES = ['joker', 'concise']
const lobbies = allRoutes.filter(({ lobby }) => lobby)
/** A lobby and a card of its list. */
const stop = ({ path, lobby }) => [path, OF_GAMES.includes(lobby.category) ? START : ENTER]

const MENU = lobbies.filter(({ lobby }) => !lobby.narrow).map(stop)
/** Lobbies without a link in the top menu: the benchmark adds a link of its own. */
const NARROW = lobbies.filter(({ lobby }) => lobby.narrow).map(stop)
/** Kept pages to click through repeatedly. */
const KEPT = [...MENU, ...[routes.promotions, routes.vip].map(({ path }) => [path, '#main h1'])]
const ROUNDS = 5
/** Moves the pointer before the click, as a hand does: work that hovering starts doesn't count as the click's. */
const HOVER = 400

/** Clicks and returns the times to the first frame of the new page and to its content. */
async function click(page, link, wanted = {}) {
  await link.hover()
  await page.waitForTimeout(HOVER)
  const before = await page.evaluate((next) => {
    window.expectNext(next)
    return window.clicks.length
  }, wanted)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction((count) => window.clicks.length > count, before, {
    timeout: 30_000,
    polling: 50,
  })
  const time = await page.evaluate(() => window.clicks.at(-1))
  await page.mouse.move(2, 780)
  await page.waitForTimeout(HOVER)
  return time
}

async function nullClicks(browser, hello) {
  const page = await browser.newPage(pageOptions)
  await page.addInitScript(timeClicks)
  await slowDown(page, { network: false })
  await page.goto(hello.url)
  const button = page.getByRole('button', { name: 'nothing' })
  await button.waitFor()
  const times = []
  for (let count = 0; count < KEPT.length * ROUNDS; count += 1) times.push(await click(page, button))
  await page.close()
  return times
}

async function routeClicks(browser, network, api) {
  const context = await browser.newContext(pageOptions)
  await logIn(context, api)
  const page = await context.newPage()
  await page.addInitScript(timeClicks)
  await page.goto(network.url)
  await page.waitForFunction(() => localStorage.getItem('realbetList') !== null)
  await slowDown(page, { network: false })
  const go = (path, selector, from = 'nav[aria-label="主导航"]') =>
    click(page, page.locator(`${from} a[href="#${path}"]:visible`).first(), { hash: `#${path}`, selector })
  const times = { first: [], kept: [] }
  // Kept pages stay in the document, hidden: count only the visible page's cards.
  const mount = async (path, selector, from) => {
    const time = await go(path, selector, from)
    times.first.push({ path, ...time, cards: await page.locator(`${selector}:visible`).count() })
  }
  for (const [path, selector] of MENU) await mount(path, selector)
  for (const [path, selector] of NARROW) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href, id: 'bench' })
      Object.assign(link.style, {
        position: 'fixed',
        inset: '300px auto auto 0',
        zIndex: 9,
        background: '#fff',
      })
      document.querySelector('#bench')?.remove()
      document.body.append(link)
    }, `#${path}`)
    await mount(path, selector, 'body >')
  }
  await page.evaluate(() => document.querySelector('#bench')?.remove())
  for (const [path, selector] of KEPT.slice(MENU.length)) await go(path, selector)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [path, selector] of KEPT) times.kept.push({ path, ...(await go(path, selector)) })
  await context.close()
  return times
}

/** Changes of page at 4x CPU with warm data, beside clicks that do nothing on the bare page. */
export async function measureRoutes({ hello, network, api, runs }) {
  const browser = await startBrowser()
  const times = { null: [], first: [], kept: [] }
  for (let run = 0; run < runs; run += 1) {
    times.null.push(await nullClicks(browser, hello))
    const { first, kept } = await routeClicks(browser, network, api)
    times.first.push(first)
    times.kept.push(kept)
  }
  await browser.close()
  return times
}
