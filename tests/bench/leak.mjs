import { logIn, pageOptions, startBrowser } from './browser.mjs'
import { lastThirdSlope } from './figures.mjs'
import { hurryTimers } from './probes.mjs'
import { routes } from './routes.mjs'

/** One cycle: kept lobbies and pages that unmount, in turns. */
const CYCLE = [
  [`#${routes.liveCasino.path}`, '#main button[aria-label^="进入"]'],
  [`#${routes.transfer.path}`, '#main button[aria-label^="刷新"]'],
  [`#${routes.slots.path}`, '#main button[aria-label^="开始"]'],
  ['#/', '#main section[aria-label="公告"] li'],
]
const CYCLES = 100
const SAMPLE_EVERY = 2
const POLLS = 1000
/** Half an hour of the clock, the ticker and the polls. */
const HALF_HOUR = { seconds: 1800, balance: Math.floor(1_800_000 / 4300) }
const HURRY = 100
const QUESTIONS = 8
const BALANCE = '/api/balance'
/**
 * The engine goes on compiling hot functions for hundreds of cycles, and the code lies in the heap (2 kB per cycle, seen
 * when comparing heap snapshots). Here it only interprets and keeps its bytecode, so that growth is the app's.
 */
const NO_COMPILER = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'

/**
 * Heap in bytes after garbage collection, DOM nodes, listeners. The least of several samples: a poll under way has listeners of its
 * own, and one between the collection and its answer opens new heap pages, which count as used in full.
 */
async function sample(session) {
  const collect = () => session.send('HeapProfiler.collectGarbage')
  const samples = []
  for (let count = 0; count < QUESTIONS; count += 1) {
    const [, , { usedSize }] = await Promise.all([collect(), collect(), session.send('Runtime.getHeapUsage')])
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    samples.push({ heap: usedSize, nodes, listeners: jsEventListeners })
  }
  const least = (name) => Math.min(...samples.map((one) => one[name]))
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') }
}

/** Visits these pages in turn, each until it shows. One call does it all, because driving a page from outside costs heap too. */
const go = (page, stops, times = 1) =>
  page.evaluate(
    async ([places, rounds]) => {
      const isShown = (selector) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      for (let round = 0; round < rounds; round += 1) {
        for (const [hash, selector] of places) {
          location.hash = hash
          do await new Promise(requestAnimationFrame)
          while (!isShown(selector))
        }
      }
    },
    [stops, times],
  )

const slopes = (samples, step) => {
  const slope = (pick) => lastThirdSlope(samples.map((one, index) => [index * step, pick(one)]))
  return {
    heapPerStep: slope(({ heap }) => heap),
    nodesPerStep: slope(({ nodes }) => nodes),
    listenersPerStep: slope(({ listeners }) => listeners),
    from: samples[0],
    to: samples.at(-1),
  }
}

/** What each page change leaves behind, over a hundred cycles. */
async function cycles(page, session) {
  const samples = [await sample(session)]
  for (let cycle = 0; cycle < CYCLES; cycle += SAMPLE_EVERY) {
    await go(page, CYCLE, SAMPLE_EVERY)
    samples.push(await sample(session))
  }
  return slopes(samples, SAMPLE_EVERY)
}

const balancePolls = (log, from) => log.slice(from).filter(({ path }) => path === BALANCE).length

/** Samples thirty times until that many balance polls were answered; heap growth by the slope of the last third. */
async function polled(page, session, network, polls) {
  const step = Math.ceil(polls / 30)
  const samples = []
  const from = network.log.length
  for (let goal = 0; goal < polls + step; goal += step) {
    while (balancePolls(network.log, from) < goal) await page.waitForTimeout(100)
    samples.push(await sample(session))
  }
  const found = slopes(samples, step)
  return {
    polls: balancePolls(network.log, from),
    heap: found.heapPerStep * polls,
    nodes: found.nodesPerStep * polls,
    listeners: found.listenersPerStep * polls,
    ...found,
  }
}

/** Heap, nodes and listeners over route cycles, over polls and over half an hour of an idle lobby, with timers 100 times as fast. */
export async function measureLeaks({ network, api }) {
  const browser = await startBrowser(NO_COMPILER)
  const context = await browser.newContext({ ...pageOptions, serviceWorkers: 'block' })
  await logIn(context, api)
  const page = await context.newPage()
  await page.addInitScript(hurryTimers, HURRY)
  await page.goto(network.url)
  await page.locator('[data-balance]').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.enable')

  const routes = await cycles(page, session)
  await go(page, [CYCLE[1]])
  const polls = await polled(page, session, network, POLLS)
  await go(page, [CYCLE[0]])
  const begun = Date.now()
  const idle = await polled(page, session, network, HALF_HOUR.balance)
  const { 1000: clock, 1500: ticker } = await page.evaluate(() => window.ticks)
  await browser.close()
  return { routes, polls, idle: { ...idle, seconds: ((Date.now() - begun) / 1000) * HURRY, clock, ticker } }
}
