import { logIn, pageOptions, slowDown, startBrowser } from './browser.mjs'
import { countRenders, timeKeys, watchContent, watchPaint } from './probes.mjs'
import { routes } from './routes.mjs'

const GAMES = 10_000
const BETS = 10_000
const PROMOTIONS = 500
const VENUES = 300
const STORED_GAMES = 3000

const list = (count, row) => Array.from({ length: count }, (_, place) => row(place + 1))
const pageOf = (data) => ({ current_page: 1, data, total: data.length, last_page: 1, per_page: data.length })
const games = (count) =>
  list(count, (n) => ({
    category_id: 'concise',
    app_state: 1,
    platform_name: 'AG',
    game_code: `slot${n}`,
    name: `星海宝藏${n}`,
    mobile_img: '/placeholders/game.svg',
    api_logo_img: '',
    intro: '',
  }))
const bet = (n) => ({
  bet_time: '2026-07-01 08:00:00',
  bet_id: `B${n}`,
  Code: '星海宝藏',
  platform_type: 'AG',
  playname: '电子',
  playmemo: '',
  bet_amount: '10.00',
  win_loss: n % 3 ? '-10.00' : '25.50',
  status: 1,
})
const promotion = (n) => ({
  id: n,
  title: `第${n}项优惠`,
  type: '1',
  banner: '',
  content: '',
  can_apply: 1,
  state: 1,
  created_at: '2026-07-01 08:00:00',
})
const venue = (n) => ({ name: `场馆${n}`, platname: `V${n}`, balance: '1.00' })

/** A tile of the slots. */
const TILE = {
  selector: '#main button[aria-label^="开始"]:not([aria-label="开始轮播"])',
}

/** A page at 4x CPU whose server sends these answers, by path. */
async function open(browser, network, api, { answers, address, wanted, probes = [], isMember = false }) {
  const context = await browser.newContext({ ...pageOptions, serviceWorkers: 'block' })
  if (isMember) await logIn(context, api)
  const page = await context.newPage()
  for (const probe of [watchPaint, ...probes]) await page.addInitScript(probe)
  await page.addInitScript(watchContent, [wanted])
  for (const [path, data] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { code: 200, message: '', data } }),
    )
  await slowDown(page, { network: false })
  await page.goto(`${network.url}/#${address}`)
  await page.waitForFunction(() => window.probe?.content !== undefined, undefined, {
    timeout: 60_000,
    polling: 250,
  })
  const { content, longTasks } = await page.evaluate(() => window.probe)
  return { page, context, content, longest: Math.max(0, ...longTasks.map(([, ms]) => ms)) }
}

/** Types into a field, one key after the other: the time from each to its painted frame, and the longest task meanwhile, in ms. */
async function typed(page, field, keys) {
  await field.click()
  await page.waitForTimeout(1500)
  const from = await page.evaluate(() => {
    window.keys.length = 0
    return performance.now()
  })
  for (const key of keys) {
    await page.keyboard.insertText(key)
    await page.waitForTimeout(400)
  }
  return page.evaluate((begun) => {
    const tasks = window.probe.longTasks.filter(([start]) => start > begun).map(([, ms]) => ms)
    return { paints: window.keys, longest: Math.max(0, ...tasks) }
  }, from)
}

async function lobby(browser, network, api) {
  const found = await open(browser, network, api, {
    answers: { '/api/game/list': games(GAMES) },
    address: routes.slots.path,
    wanted: TILE,
    probes: [timeKeys],
  })
  const { page, context, content, longest } = found
  const keys = await typed(page, page.getByRole('searchbox', { name: '搜索游戏' }), '星海999')
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('')
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
  const everywhere = await typed(page, page.getByRole('dialog').getByRole('combobox'), '星海999')
  await context.close()
  return { content, longest, keys, everywhere }
}

async function plain(browser, network, api, options) {
  const { context, content, longest } = await open(browser, network, api, options)
  await context.close()
  return { content, longest }
}

/** What a minute of unchanged polls of all venues costs. */
async function venues(browser, network, api) {
  const answer = list(VENUES, venue)
  const { page, context, content } = await open(browser, network, api, {
    answers: { '/api/balancelist': answer, '/api/balancelist2': answer },
    address: routes.transfer.path,
    wanted: { selector: '#main button[aria-label^="刷新"]' },
    probes: [countRenders],
    isMember: true,
  })
  await page.waitForTimeout(4000)
  const read = () => page.evaluate(() => window.renders.renders)
  const before = await read()
  await page.waitForTimeout(20_000)
  const renders = (await read()) - before
  await context.close()
  return { content, renders }
}

/** Bytes in UTF-8 that a lobby of that many games leaves in storage. */
async function stored(browser, network, api) {
  const { page, context } = await open(browser, network, api, {
    answers: { '/api/game/list': games(STORED_GAMES) },
    address: routes.slots.path,
    wanted: TILE,
  })
  await page.waitForTimeout(5000)
  const bytes = await page.evaluate(() => new Blob(Object.entries(localStorage).flat()).size)
  await context.close()
  return bytes
}

/** What the app costs as its lists grow, at 4x CPU, without a slow network. */
export async function measureGrowth({ network, api }) {
  const browser = await startBrowser()
  const member = { isMember: true }
  const found = {
    lobby: await lobby(browser, network, api),
    records: await plain(browser, network, api, {
      answers: { '/api/betrecord': pageOf(list(BETS, bet)) },
      address: routes.bets.path,
      wanted: { selector: '#main tbody td', isText: true },
      ...member,
    }),
    promotions: await plain(browser, network, api, {
      answers: { '/api/activitylist': pageOf(list(PROMOTIONS, promotion)) },
      address: routes.promotions.path,
      wanted: { selector: '#main article a, #main article button' },
    }),
    venues: await venues(browser, network, api),
    stored: await stored(browser, network, api),
  }
  await browser.close()
  return found
}
