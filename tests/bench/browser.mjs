import { chromium } from '@playwright/test'
import { browserArgs, findBrowser, findWholeBrowser } from '../ensure-browser.mjs'
import { watchContent, watchPaint } from './probes.mjs'

const executablePath = findBrowser()
const launchOptions = { args: browserArgs, ...(executablePath && { executablePath }) }
export const pageOptions = { locale: 'zh-CN', viewport: { width: 1280, height: 800 } }

/** The site's name in the benchmark: a page that shows it has the server's answer. */
export const TITLE = '测速站'

/** Elements that prove that real data is on the page and can be pressed. */
export const CONTENT = {
  hello: [{ selector: 'button', text: 'nothing' }],
  home: [{ selector: '#main section[aria-label="公告"] li button' }],
  lobby: [{ selector: '#main button[aria-label^="进入"]' }],
}

export const startBrowser = (...args) =>
  chromium.launch({ ...launchOptions, args: [...browserArgs, ...args] })
/** A full browser with a persistent profile, as players have it. */
export const startProfile = (folder) =>
  chromium.launchPersistentContext(folder, {
    args: browserArgs,
    executablePath: findWholeBrowser(),
    ...pageOptions,
  })

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** Slows a page down as the budgets say: CPU 4x and, by default, slow 4G (1.6 Mbit/s, 150 ms). */
export async function slowDown(page, { cpu = 4, network = true } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return session
}

/** Longer than most visits take: polling the page would cost it time and distort its figures. */
const UNDISTURBED = 2000

/** The times of one visit in ms since the navigation began. Reads them once the page has settled. */
export async function timesOf(page) {
  await new Promise((resolve) => setTimeout(resolve, UNDISTURBED))
  await page.waitForFunction(() => window.probe?.content !== undefined, undefined, {
    timeout: 60_000,
    polling: 250,
  })
  // Whatever loads after the content may still shift or block it.
  await new Promise((resolve) => setTimeout(resolve, UNDISTURBED))
  const { longTasks, ...times } = await page.evaluate(() => window.probe)
  const late = longTasks.filter(([start, duration]) => start + duration > times.fcp)
  return { ...times, tbt: late.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0) }
}

/** The demo seed's welcome dialog would cover the elements to press. */
export const withoutWelcome = (context) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('portal:dismissed', '["welcomeModal"]')
  })

/** A page that records its own times until the wanted content. */
export async function probedPage(context, content) {
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  await page.addInitScript(watchContent, content)
  return page
}

/** Puts a member's session into every page of the context, as a login would leave it. */
export async function logIn(context, api) {
  const { data } = await api.call('/api/login_pc', { name: 'demo888', password: 'demo8888', code: '3KD7' })
  await context.addInitScript((token) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('token', token)
  }, data.new_api_token)
}
