import { logIn, pageOptions, startBrowser } from './browser.mjs'
import { countMutations, countRenders, hurryTimers } from './probes.mjs'

/** Pages with timers or polls: the ticker and the notice bar for visitors, two polls for members. */
const PAGES = [
  { name: 'lobby', path: '/#/realbet', content: '#main button[aria-label^="进入"]', isMember: false },
  { name: 'home', path: '/', content: '[data-balance]', isMember: true },
  { name: 'transfer', path: '/#/transfer', content: '#main button[aria-label^="刷新"]', isMember: true },
]
/** Timers run ten times as fast: each window holds two minutes of polls. */
const HURRY = 10
const WINDOW = 12_000
/** Late chunks have loaded and the first answers are drawn. */
const CALM = 4000

export const readCounts = (page) =>
  page.evaluate(() =>
    structuredClone({ ...window.renders, mutations: window.mutations, ticks: window.ticks }),
  )

/** The difference of two readings. */
export function difference(before, after) {
  const less = (a = {}, b = {}) =>
    Object.fromEntries(
      Object.entries(b).flatMap(([key, n]) => (n === (a[key] ?? 0) ? [] : [[key, n - (a[key] ?? 0)]])),
    )
  return {
    commits: after.commits - before.commits,
    renders: after.renders - before.renders,
    mounts: after.mounts - before.mounts,
    renderedBy: less(before.by, after.by),
    mutations: after.mutations.all - before.mutations.all,
    added: after.mutations.added - before.mutations.added,
    mutatedIn: less(before.mutations.by, after.mutations.by),
    ticks: less(before.ticks, after.ticks),
  }
}

/** Answered polls, by path. */
function pollsOf(log) {
  const polls = {}
  for (const { path } of log) if (path.startsWith('/api/')) polls[path] = (polls[path] ?? 0) + 1
  return polls
}

/** Counts the work of a minute of polls that bring nothing new: it must be none. */
export async function measureSteady({ network, api }) {
  const browser = await startBrowser()
  const found = {}
  for (const { name, path, content, isMember } of PAGES) {
    const context = await browser.newContext({ ...pageOptions, serviceWorkers: 'block' })
    if (isMember) await logIn(context, api)
    const page = await context.newPage()
    for (const probe of [countRenders, countMutations]) await page.addInitScript(probe)
    await page.addInitScript(hurryTimers, HURRY)
    await page.goto(network.url + path)
    await page.locator(content).first().waitFor()
    await page.mouse.move(2, 780)
    await page.waitForTimeout(CALM)
    const from = network.log.length
    const before = await readCounts(page)
    await page.waitForTimeout(WINDOW)
    const counted = difference(before, await readCounts(page))
    found[name] = { minutes: (WINDOW * HURRY) / 60_000, polls: pollsOf(network.log.slice(from)), ...counted }
    await context.close()
  }
  await browser.close()
  return found
}
