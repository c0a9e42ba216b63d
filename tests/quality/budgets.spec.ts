import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { BUDGETS } from '../../vite/budgets.mjs'
import { CONTENT } from '../bench/browser.mjs'
import { sumUp } from '../bench/figures.mjs'
import {
  countMutations,
  countRenders,
  difference,
  hurryTimers,
  readCounts,
  watchContent,
  type Difference,
} from '../bench/probes.mjs'
import { inWaves } from '../bench/waves.mjs'
import { expect, test, WITH_MOTION, workerTest, type Page, type Path, type Server } from '../kit/fixtures'
import { InterceptedServer } from '../kit/interceptedServer'

test.use(WITH_MOTION)

// The countable budgets of docs/performance.md, which are the same on every machine. `npm run task -- bench` measures the others.

const DIST = resolve(process.env.E2E_DIST ?? 'dist')
/** A busy machine needs longer to ask for the next wave. */
const QUIET = 500
const HURRY = 20
const LOBBY = '/#/realbet'

/** The requests and round trips of a first visit until its content. */
async function firstVisit(context: BrowserContext, path: string, content: (typeof CONTENT)['home']) {
  const waves = await inWaves(context, QUIET)
  const page = await context.newPage()
  await page.addInitScript(watchContent, content)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.probe?.contentAt !== undefined)
  const depth = waves.depthAt(await page.evaluate(() => window.probe?.contentAt ?? 0))
  const urls = waves.within(depth).map(({ url }) => url)
  await page.close()
  return { depth, urls, ...sumUp(DIST, urls, new Map()) }
}

// Playwright's trace recorder works inside the page and would count.
test.use({ trace: 'off' })

test(
  'a first visit stays within its bytes, requests and round trips, at home and at a lobby’s address',
  { tag: ['@core'] },
  async ({ browser, baseURL }) => {
    const visit = async (path: string, content: (typeof CONTENT)['home']) => {
      const options = { ...(baseURL && { baseURL }), serviceWorkers: 'block' as const }
      const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } })
      const server = await InterceptedServer.begin(context)
      await server.site({ index_modal: 0 })
      const seen = await firstVisit(context, path, content)
      await server.end()
      await context.close()
      return seen
    }
    const home = await visit('/', CONTENT.home)
    expect.soft(home.requests).toBeLessThanOrEqual(18)
    expect.soft(home.js).toBeLessThanOrEqual(BUDGETS.js)
    expect.soft(home.css).toBeLessThanOrEqual(BUDGETS.css)
    expect.soft(home.all).toBeLessThanOrEqual(180)
    expect.soft(home.depth).toBeLessThanOrEqual(3)
    const lobby = await visit(LOBBY, CONTENT.lobby)
    expect.soft(lobby.depth).toBeLessThanOrEqual(3)
  },
)

workerTest.describe('of the demo build, whose page is its own server', () => {
  workerTest.use({ serviceWorkers: 'block' })
  for (const [path, content] of [
    ['/', CONTENT.home],
    [LOBBY, CONTENT.lobby],
  ] as const)
    workerTest(
      `${path} shows its content within 18 requests, 3 round trips and 180 kB`,
      async ({ context }) => {
        const visit = await firstVisit(context, path, content)
        expect.soft(visit.requests).toBeLessThanOrEqual(18)
        expect.soft(visit.depth).toBeLessThanOrEqual(3)
        expect.soft(visit.all).toBeLessThanOrEqual(180)
        expect(visit.urls.filter((url) => /demoServer/.test(url))).toEqual([])
      },
    )
})

test('the first files have their functions compiled while they load', () => {
  const texts = new Map<string, string>()
  for (const name of readdirSync(resolve(DIST, 'assets')))
    if (/^(libs|portal|lobby)-[\w-]+\.js$/.test(name))
      texts.set(name, readFileSync(resolve(DIST, 'assets', name), 'utf8').split('\n', 1)[0]!)
  expect(texts.size).toBe(3)
  for (const [name, line] of texts) expect(line, name).toBe('//# allFunctionsCalledOnLoad')
})

async function watch(page: Page, hurry = HURRY): Promise<void> {
  await page.addInitScript(countRenders)
  await page.addInitScript(countMutations)
  await page.addInitScript(hurryTimers, hurry)
}

/** Reads all counters before and after an action. */
async function during(page: Page, work: () => Promise<unknown>): Promise<Difference> {
  const before = await readCounts(page)
  await work()
  return difference(before, await readCounts(page))
}

/** Waits until React hasn't committed for a while. */
async function calm(page: Page): Promise<void> {
  let commits = -1
  await expect
    .poll(
      async () => {
        const before = commits
        commits = (await readCounts(page)).commits
        return commits - before
      },
      { intervals: [500] },
    )
    .toBe(0)
}

/** What happens while each of the polls is answered eight times; the clock's own texts are left out. */
async function whilePolled(page: Page, server: Server, paths: Path[]): Promise<Difference> {
  await page.mouse.move(2, 780)
  await calm(page)
  const asked = () => paths.map((path) => server.requestsOf(path).length)
  const from = asked()
  const { mutatedIn, ...still } = await during(page, () =>
    expect.poll(() => Math.min(...asked().map((count, at) => count - from[at]!))).toBeGreaterThanOrEqual(8),
  )
  const { time: clock = 0, ...elsewhere } = mutatedIn
  expect(clock).toBeLessThanOrEqual(still.ticks[1000] ?? 0)
  return { ...still, mutatedIn: elsewhere }
}
const NOTHING = { commits: 0, renders: 0, mounts: 0, added: 0, renderedBy: {}, mutatedIn: {} }

test('polls of unchanged data and records cost nothing in the page; a new balance renders only itself', async ({
  member: page,
  server,
}) => {
  await watch(page)
  await page.goto('/#/transfer')
  await expect(page.getByRole('button', { name: /^刷新.+余额$/ }).nth(3)).toBeVisible()
  expect(await whilePolled(page, server, ['/api/balance', '/api/balancelist2'])).toMatchObject(NOTHING)
  const changed = await during(page, async () => {
    await server.member('demo888', { balance: '77.31' })
    await expect(page.locator('[data-balance]').first()).toContainText('77.31')
  })
  expect(changed.mounts).toBe(0)
  // Only components whose first element holds the figure render: no header, no venue grid.
  expect(Object.keys(changed.renderedBy).filter((name) => !/^span\b/.test(name))).toEqual([])

  const row = {
    created_at: '2026-07-01 08:00:00',
    out_trade_no: '202607010800001',
    pay_way: '支付宝',
    amount: '399.00',
    state: 1,
  }
  const data = { current_page: 1, data: [row, { ...row, state: 2 }], last_page: 1, per_page: 10, total: 2 }
  await server.answer('/api/gettransrecord', { json: { code: 200, message: '', data } }, 9999)
  await page.goto('/#/transRecord')
  await expect(page.getByRole('main').getByRole('table')).toContainText('待审核')
  expect(await whilePolled(page, server, ['/api/gettransrecord'])).toMatchObject(NOTHING)
})

test('ticker and clock change their own text only, and the notice bar moves without a render', async ({
  page,
}) => {
  await watch(page)
  await page.goto(LOBBY)
  await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible()
  await page.mouse.move(2, 780)
  const ticksOf = (ms: number) => page.evaluate((key) => window.ticks[key] ?? 0, ms)
  const untilTicked = async (ms: number, times: number) => {
    const from = await ticksOf(ms)
    await expect.poll(() => ticksOf(ms)).toBeGreaterThanOrEqual(from + times)
  }
  await untilTicked(1500, 10) // until late chunks have loaded
  const lobby = await during(page, () => untilTicked(1500, 12))
  const { time: clock = 0, jackpot, ...elsewhere } = lobby.mutatedIn
  // A tick may render after the count; on a busy machine two may share a render.
  expect(lobby.renders).toBeGreaterThan(6)
  expect(lobby.renders).toBeLessThanOrEqual((lobby.ticks[1500] ?? 0) + 1)
  expect(lobby).toMatchObject({ mounts: 0, added: 0 })
  expect(Object.keys(lobby.renderedBy)).toHaveLength(1)
  expect(jackpot).toBeGreaterThan(0)
  expect(clock).toBeLessThanOrEqual(lobby.ticks[1000] ?? 0)
  expect(elsewhere).toEqual({})

  await page.goto('/#/joker')
  const notices = page.getByRole('region', { name: '公告' }).filter({ visible: true })
  const track = notices.getByRole('list')
  await expect(track).toBeVisible()
  await untilTicked(1000, 20)
  const left = async () => (await track.boundingBox())?.x ?? 0
  const start = await left()
  const moved = await during(page, () => expect.poll(left).toBeLessThan(start - 5))
  expect(
    Object.keys({ ...moved.renderedBy, ...moved.mutatedIn }).filter((name) => name.includes('公告')),
  ).toEqual([])
})

test('a lobby of 400 games mounts at most 48 cards, and more only near the end of the list', async ({
  page,
  server,
}) => {
  const games = Array.from({ length: 400 }, (_, index) => ({
    category_id: 'concise',
    app_state: '1',
    platform_name: 'PG',
    game_code: String(index),
    name: `老虎机${index}`,
    mobile_img: '',
  }))
  await server.answer('/api/game/list', { json: { code: 200, message: '', data: games } }, 5)
  await page.goto('/#/concise')
  const cards = page.getByRole('main').getByRole('button', { name: /^开始老虎机/ })
  await expect(cards.first()).toBeVisible()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12)
  await page.waitForTimeout(500)
  expect(await cards.count()).toBeLessThanOrEqual(48)
  await page.mouse.move(600, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(await cards.count()).toBeGreaterThan(48)
  }).toPass()
})
