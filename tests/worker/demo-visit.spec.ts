import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { CONTENT } from '../bench/browser.mjs'
import { sumUp } from '../bench/figures.mjs'
import { watchContent } from '../bench/probes.mjs'
import { inWaves } from '../bench/waves.mjs'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { memberBar, submitLogin } from '../kit/steps'

// A first visit to the demo build (D59): the page is its own server until the worker takes over.

const DIST = resolve(process.env.E2E_DIST ?? 'dist')
/** A busy machine needs longer to ask for the next wave. */
const QUIET = 500

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

/** The requests and round trips of a first visit until its content. */
async function firstVisit(context: BrowserContext, path: string, content: (typeof CONTENT)['home']) {
  const waves = await inWaves(context, QUIET)
  const page = await context.newPage()
  await page.addInitScript(watchContent, content)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.probe?.contentAt !== undefined)
  const depth = waves.depthAt(await page.evaluate(() => window.probe?.contentAt ?? 0))
  const urls = waves.within(depth).map(({ url }) => url)
  return { depth, urls, ...sumUp(DIST, urls, new Map()) }
}

for (const [name, path, content] of [
  ['home', '/', CONTENT.home],
  ['a lobby', '/#/realbet', CONTENT.lobby],
] as const)
  test(`${name} shows its content within 18 requests, 3 round trips and 180 kB`, async ({ context }) => {
    const visit = await firstVisit(context, path, content)
    expect.soft(visit.requests).toBeLessThanOrEqual(18)
    expect.soft(visit.depth).toBeLessThanOrEqual(3)
    expect.soft(visit.all).toBeLessThanOrEqual(180)
    expect(visit.urls.filter((url) => /demoServer/.test(url))).toEqual([])
  })

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('a visitor’s first pages open no database; a login does', { tag: '@D59' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: '公告' }).getByRole('listitem').first()).toBeVisible()
  await page.goto('/#/realbet')
  await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible()
  expect(await databases(page)).toEqual([])
  await page.goto('/#/login')
  await submitLogin(page.getByRole('main'), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
  expect(await databases(page)).toEqual(['portal-demo-server'])
})

test('a tester’s patch of the site settings shows in the first answer', async ({ page, context }) => {
  await page.goto('/demo-console.html')
  const title = page.getByLabel('站点名称', { exact: true })
  await expect(title).toHaveValue('星澜娱乐')
  await title.fill('测试站')
  await page.getByRole('button', { name: '保存站点' }).click()
  await expect(page.getByText('站点设置已保存')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/测试站/)
})
