import { rmSync } from 'node:fs'
import { expect, workerTest as test, WITH_OFFLINE_USE, type Page } from '../kit/fixtures'
import { BUILD_TIMEOUT, IN_FOLDER, nextVersion, PortalHost, sharedBuild } from '../kit/portalHost'
import { header, heading, letPass, memberBar, submitLogin } from '../kit/steps'

// The portal in a folder of its host, outside of which it must not reach.

test.use(WITH_OFFLINE_USE)

const FOLDER = IN_FOLDER.VITE_BASE
const folders: string[] = []
let build = ''
let host: PortalHost

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  build = await sharedBuild(test.info().project.outputDir, '', IN_FOLDER)
})
test.afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
test.beforeEach(async () => {
  host = new PortalHost()
  await host.open({ folder: build, base: FOLDER })
})
test.afterEach(() => host.close())

const portal = () => host.url + FOLDER
const outside = () => host.asked.filter((path) => !path.startsWith(FOLDER))
/** Installs the portal; the message comes once the worker has all files. */
const ready = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(page.getByRole('status').filter({ hasText: '已可离线使用' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ src }) => src),
  )
const go = (page: Page, path: string) => page.evaluate((hash) => void (location.hash = hash), path)

test('in a folder of its host the portal works from the first visit to an offline reload', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await page.goto(portal())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await ready(page)
  const [scope, manifest] = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
    const { scope, start_url, icons, shortcuts } = (await (await fetch(link.href)).json()) as {
      scope: string
      start_url: string
      icons: { src: string }[]
      shortcuts: { url: string }[]
    }
    const at = (path: string) => new URL(path, link.href).pathname
    const addresses = [scope, start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]
    return [(await navigator.serviceWorker.ready).scope, addresses.map(at)]
  })
  expect(scope).toBe(portal())
  for (const path of manifest) expect(path).toMatch(/^\/portal\//)

  await go(page, '/concise')
  await expect(page.getByRole('main').getByText('锦鲤跃金').first()).toBeVisible()
  expect(await brokenPictures(page)).toEqual([])
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')

  await test.step('the game, and its way back', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('button', { name: /^开始/ }).first().click()
    const game = await opened
    await game.waitForURL(`${portal()}demo-game.html?*`)
    await game.getByRole('button', { name: '10元' }).click()
    await game.getByRole('button', { name: '下注' }).click()
    await expect(game.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    expect(await brokenPictures(game)).toEqual([])
    await game.close()
  })
  await test.step('the other pages of the demo server', async () => {
    const other = await context.newPage()
    for (const [file, link] of [
      ['demo-service.html', '返回首页'],
      ['demo-agent.html', '返回首页'],
      ['demo-console.html', '打开门户'],
    ] as const) {
      await other.goto(portal() + file)
      await expect(other.getByRole('link', { name: link })).toHaveJSProperty('href', portal())
      expect(await brokenPictures(other)).toEqual([])
    }
    await other.close()
  })
  await test.step('the payment tab', async () => {
    await go(page, '/recharge')
    await page.getByRole('radio', { name: 'USDT', exact: true }).check()
    await page.getByLabel('存款金额').fill('720')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: '提交存款' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/portal\/#\/payInfo\?deposit_no=\d{15,}$/)
    await expect(heading(tab, '支付信息')).toBeVisible()
    await tab.close()
  })
  await test.step('the login redirect of a guarded page', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`${portal()}#/transfer`)
    await expect.poll(() => visitor.url()).toMatch(/\/portal\/#\/(login|transfer)/)
    await visitor.close()
  })

  // Only the icon that browsers request from every host.
  expect(outside().filter((path) => path !== '/favicon.ico')).toEqual([])
  // The deposit's page goes on to the records by itself.
  await expect(heading(page, '资金记录')).toBeVisible()
  host.isDown = true
  await page.reload()
  await expect(heading(page, '资金记录')).toBeVisible()
  await go(page, '/vip')
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  expect(await brokenPictures(page)).toEqual([])
})

test('in a folder of its host an update is offered, and an incomplete one is reported', async ({
  page,
  browser,
}) => {
  await page.goto(portal())
  await ready(page)
  const next = nextVersion(build)
  folders.push(next)
  host.folder = next
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await page.getByRole('button', { name: '立即更新' }).click()
  await expect(page.locator('html[data-build=next]')).toHaveCount(1)

  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' })
  const visitor = await context.newPage()
  const [file = ''] = host.files('VipPage').filter((name) => name.endsWith('.js'))
  const [first = ''] = host.files('libs')
  for (const address of [file, first]) host.missing.add(FOLDER.slice(0, -1) + address)
  await visitor.clock.install()
  await visitor.goto(`${portal()}#/vip`)
  const told = visitor.getByRole('alert').filter({ hasText: '页面没有加载完整' })
  await expect(told).toBeVisible()
  host.missing.delete(FOLDER.slice(0, -1) + first)
  const asked = () => host.asked.filter((path) => path.endsWith(file)).length
  const before = asked()
  // It waits for the page's own file too.
  await letPass(visitor, 15_000, () => asked() > before)
  await expect(told).toBeVisible()
  host.missing.clear()
  await letPass(visitor, 30_000, () => heading(visitor, 'VIP俱乐部').isVisible())
  await context.close()
})
