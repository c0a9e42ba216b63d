import type { BrowserContext } from '@playwright/test'
import { floor } from '../../vite/floor'
import { axeFinds } from '../kit/audit'
import { expect, test, WITH_OFFLINE_USE, workerTest, type Page } from '../kit/fixtures'
import { dismissWelcome, header, heading, logInByDialog, open, ready, saved } from '../kit/steps'
import { allYounger } from '../repository/compat'

// Engines at the floor and below it (vite/floor.ts), and each feature that one of them lacks.

/** Removes globals (`IntersectionObserver`) and members (`AbortSignal.any`) from the pages before any script runs. */
const without = (pages: Page | BrowserContext, ...names: [owner: string, member?: string | null][]) =>
  pages.addInitScript((taken) => {
    const here = window as unknown as Record<string, { prototype?: object } | undefined>
    for (const [owner, member] of taken) {
      const owners = member
        ? [here[owner], here[owner]?.prototype, owner === 'Window' ? window : null]
        : [here]
      for (const one of owners) if (one) Reflect.deleteProperty(one, member ?? owner)
    }
  }, names)

/** Serves the page without its policy: an engine without trusted types doesn't enforce them. */
const withoutPolicy = (pages: Page | BrowserContext) =>
  pages.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': _, ...headers } = answer.headers()
      const body = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      await route.fulfill({ status: 200, headers, body })
    },
  )

test.describe('below the floor', () => {
  const ages = [
    ['no CSS.supports', () => void Reflect.deleteProperty(CSS, 'supports')],
    ['no CSS object', () => void Reflect.deleteProperty(window, 'CSS')],
    ['none of the floor’s features', () => void (CSS.supports = () => false)],
  ] as const

  for (const [age, makeOld] of ages)
    test(`an engine with ${age} gets a page that says what to do, and runs nothing else`, async ({
      page,
      server,
      complaints,
    }) => {
      await page.addInitScript(makeOld)
      await page.goto('/#/recharge')
      const main = page.getByRole('main').filter({ visible: true })
      await expect(heading(page, '浏览器版本过低')).toBeVisible()
      for (const engine of [`iOS ${floor.ios_saf}`, `Chrome ${floor.chrome}`, `Firefox ${floor.firefox}`])
        await expect(main).toContainText(engine)
      await expect(main).toContainText('您的账号与资金不受影响')
      await expect(page.getByText('页面没有加载完整')).toBeHidden()
      await page.waitForLoadState('networkidle')
      expect(server.asked).toEqual([])
      expect(await page.evaluate(() => 'earlyReads' in window)).toBe(false)
      expect(await axeFinds(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      // The browser's own messages about blocked scripts.
      expect(complaints.every((text) => text.includes("script-src 'none'"))).toBe(true)
      complaints.length = 0
    })
})

test('with only the features of the oldest engines, a member plays, deposits and reads records', async ({
  page,
  context,
}) => {
  const younger = allYounger()
  expect(younger.length).toBeGreaterThan(500)
  await without(context, ...younger)
  await withoutPolicy(context)
  await page.goto('/')
  expect(
    await page.evaluate(() => [
      'requestIdleCallback' in window,
      'trustedTypes' in window,
      'any' in AbortSignal,
      'canParse' in URL,
      'json' in Response,
      'navigation' in window,
      'withResolvers' in Promise,
      'popover' in HTMLElement.prototype,
      'startViewTransition' in document,
    ]),
  ).toEqual(Array(9).fill(false))
  // What follows the paint starts on a timer.
  await saved(page, 'appInfo')
  await logInByDialog(page)
  await open(page, '/concise')
  await expect(page.getByRole('button', { name: /^开始/ }).first()).toBeVisible()
  await open(page, '/activityInfo?id=15')
  await expect(page.getByRole('button', { name: '申请优惠' }).first()).toBeVisible()
  await open(page, '/recharge')
  await page.getByLabel('存款金额').fill('１２３')
  const popup = context.waitForEvent('page')
  await page.getByRole('button', { name: '提交存款' }).click()
  await expect((await popup).getByRole('heading', { name: '支付信息' })).toBeVisible()
  await expect((await popup).getByRole('main')).toContainText('123.00')
  await expect(heading(page, '资金记录')).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText('123.00')
})

test('without IntersectionObserver a lobby shows every game and promotions load by button', async ({
  page,
}) => {
  await without(page, ['IntersectionObserver'])
  await page.goto('/#/concise')
  await expect(page.getByRole('button', { name: /^开始/ })).not.toHaveCount(48)
  await open(page, '/activity')
  const before = await page.getByRole('article').count()
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(before)
})

test('without trusted types a server’s HTML is still sanitised and shown', async ({ page, server }) => {
  await without(page, ['Window', 'trustedTypes'])
  await withoutPolicy(page)
  const memo = '<p>安全的<b>正文</b></p><img src="x" onerror="window.hacked = 1">'
  await server.answer('/api/activitydeatil', {
    json: {
      code: 200,
      message: '',
      data: { id: 1, title: '首存', type: '1', banner: '', can_apply: 1, state: 1, content: '', memo },
    },
  })
  await page.goto('/#/activityInfo?id=1')
  const text = page.getByRole('main').getByText('安全的正文')
  await expect(text.locator('b')).toHaveText('正文')
  expect(await page.evaluate(() => ['trustedTypes' in window, 'hacked' in window])).toEqual([false, false])
})

workerTest.use(WITH_OFFLINE_USE)
workerTest(
  'a worker without static routing and URLPattern takes over and serves offline',
  async ({ page, context }) => {
    await dismissWelcome(context)
    await context.route('**/sw.js', async (route) => {
      const answer = await route.fetch()
      const taken = 'delete self.URLPattern; delete InstallEvent.prototype.addRoutes; delete Response.json;'
      await route.fulfill({ response: answer, body: taken + (await answer.text()) })
    })
    await page.goto('/')
    await ready(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(header(page)).toBeVisible()
  },
)
