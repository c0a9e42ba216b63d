import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { axeFinds } from '../kit/audit'
import { expect, workerTest as test, WITH_OFFLINE_USE, type Page } from '../kit/fixtures'
import { BUILD_TIMEOUT, DIST, nextVersion, PortalHost, sharedBuild, withFewPictures } from '../kit/portalHost'
import { controlled, header, heading, letPass, open, ready } from '../kit/steps'

// A host deploys the next version while tabs are open: players are asked, and no tab goes blank.

test.use(WITH_OFFLINE_USE)

const folders: string[] = []
let host: PortalHost
let build: string
let next: string

test.beforeAll(() => {
  build = withFewPictures(DIST)
  next = nextVersion(build)
  folders.push(build, next)
})
test.afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
test.beforeEach(async () => {
  host = new PortalHost()
  await host.open({ folder: build })
})
test.afterEach(() => host.close())

const OFFER = '发现新版本'
const offer = (page: Page) => page.getByRole('status').filter({ hasText: OFFER })
const take = (page: Page) => page.getByRole('button', { name: '立即更新' })
const expectVersion = (page: Page, version: 'old' | 'next') =>
  expect(page.locator('html[data-build=next]')).toHaveCount(version === 'next' ? 1 : 0)
/** Checks for an update, as the browser does at navigations and the app once an hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })
const isInstalling = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing))

const BROKEN = '页面没有加载完整'
/** The files the page depends on, each failing in its own way. */
const HALVES = [
  ['a script is missing', 'portal', '.js', 'missing'],
  ['the styles are missing', 'portal', '.css', 'missing'],
  ['the libraries answer 500', 'libs', '.js', 'failing'],
] as const

const minutes = (count: number) => count * 60_000
/** Whether the worker's cache has all these files. */
const hasCached = (page: Page, files: string[]) =>
  page.evaluate(
    async (paths) =>
      (await Promise.all(paths.map((path) => caches.match(path)))).every((file) => file !== undefined),
    files,
  )

test(
  'an update accepted in one tab updates every tab, but tabs with typed text ask first',
  { tag: ['@core', '@D54'] },
  async ({ page, context }) => {
    await page.goto(host.url)
    await ready(page)
    const [quiet, typing] = [await context.newPage(), await context.newPage()]
    await quiet.goto(`${host.url}/#/vip`)
    await typing.goto(`${host.url}/#/register`)
    await typing.getByLabel('真实姓名').fill('张三')

    host.folder = next
    await lookForUpdate(page)
    for (const tab of [page, quiet, typing]) await expect(offer(tab)).toBeVisible()
    await expect(typing.getByText('更新会清空正在填写的内容')).toBeVisible()
    await expect(page.getByText('更新会清空正在填写的内容')).toHaveCount(0)
    for (const tab of [quiet, typing]) expect(await axeFinds(tab)).toEqual([])
    await typing.getByRole('button', { name: '稍后' }).click()
    await expect(offer(typing)).toHaveCount(0)
    // The old tab still has all its pages, though their files are gone from the host.
    await open(page, '/asdwl')
    await expect(heading(page, '球队合作')).toBeVisible()
    await open(page, '/login')
    await page.getByRole('main').getByLabel('账号').fill('demo888')
    await take(page).click()
    await expect(page.getByText('更新会清空正在填写的内容')).toBeVisible()
    await expectVersion(page, 'old')
    await take(page).click()

    await expectVersion(page, 'next')
    await expect(heading(page, '会员登录')).toBeVisible()
    await expectVersion(quiet, 'next')
    await expect(heading(quiet, 'VIP俱乐部')).toBeVisible()
    await expect(offer(typing)).toBeVisible()
    await expectVersion(typing, 'old')
    await expect(typing.getByLabel('真实姓名')).toHaveValue('张三')
    await take(typing).click()
    await expectVersion(typing, 'next')
    for (const tab of [page, quiet, typing]) await expect(tab.getByText(OFFER)).toHaveCount(0)
  },
)

test(
  'an update accepted in any tab waits for the answer of a money request',
  { tag: ['@D54', '@D24'] },
  async ({ page, context }) => {
    test.setTimeout(BUILD_TIMEOUT)
    // Answers come over the network, because a worker that answers would hold back the next worker by itself.
    await host.close()
    host = new PortalHost()
    const url = await host.open({ folder: build, api: true })
    host.folder = await sharedBuild(test.info().project.outputDir, '/')
    await page.goto(url)
    await ready(page)
    const token = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'demo888', password: 'demo8888', code: '3KD7' })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/login_pc', { method: 'POST', headers, body })
      return ((await answer.json()) as { data: { new_api_token: string } }).data.new_api_token
    })
    await page.evaluate((value) => sessionStorage.setItem('token', value), token)
    await page.goto(`${url}/#/transfer`)
    await page.reload()
    const other = await context.newPage()
    await other.goto(`${url}/#/vip`)

    const answer = host.hold('/api/transall')
    await page.getByRole('main').getByRole('button', { name: '一键回收' }).first().click()
    await expect.poll(() => host.asked.includes('/api/transall')).toBe(true)
    const newer = nextVersion(host.folder)
    folders.push(newer)
    host.folder = newer
    await lookForUpdate(other)
    await take(other).click()
    await expect(other.getByText('资金操作完成后自动更新')).toBeVisible()
    await expect(page.getByText('资金操作完成后再更新')).toBeVisible()
    await take(page).click()
    await expect(page.getByText('资金操作完成后自动更新')).toBeVisible()
    for (const tab of [page, other]) expect(await axeFinds(tab)).toEqual([])
    for (const tab of [page, other]) await expectVersion(tab, 'old')
    answer()
    for (const tab of [page, other]) await expectVersion(tab, 'next')
    expect(host.asked.filter((path) => path === '/api/transall')).toHaveLength(1)
  },
)

test('the offer of an update covers no dialog', async ({ page }) => {
  await page.goto(host.url)
  await ready(page)
  host.folder = next
  await lookForUpdate(page)
  await expect(offer(page)).toBeVisible()
  await header(page).getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog')
  // Told before the dialog came, it stands there without a role.
  const moved = dialog.getByText(OFFER).first()
  const parts = [dialog.locator('[data-panel]'), moved.locator('../..')]
  // A press while the offer moves into the dialog would miss the button, which makes room for it.
  await expect(moved).toBeVisible()
  await expect(page.getByText('已可离线使用')).toHaveCount(0)
  for (const width of [1440, 1280, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    // The page learns its new size a frame later.
    await expect(async () => {
      const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
      for (const [index, one] of boxes.entries()) {
        const isInside = one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= 844
        expect(isInside, `${width} px: ${JSON.stringify(one)}`).toBe(true)
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
          const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
          expect(Math.min(across, down), `${width} px: ${JSON.stringify([one, other])}`).toBeLessThanOrEqual(
            0,
          )
        }
      }
    }).toPass({ timeout: 3000 })
  }
})

test('the portal works if its worker fails to load or install, and a later visit installs it', async ({
  page,
}) => {
  const told: string[] = []
  page.on('pageerror', (error) => told.push(error.message))
  host.missing.add('/sw.js')
  await page.goto(`${host.url}/#/realbet`)
  await expect(page.getByRole('main').getByRole('button', { name: '进入' }).first()).toBeVisible()
  await expect.poll(() => host.asked.includes('/sw.js')).toBe(true)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  // It installs, but one of its files is missing: no message about offline use, and a working page.
  host.missing.clear()
  const [chunk = ''] = host.files('VipPage').filter((name) => name.endsWith('.js'))
  host.missing.add(chunk)
  await page.reload()
  await controlled(page)
  await expect.poll(() => host.asked.includes(chunk)).toBe(true)
  await expect(page.getByRole('main').getByRole('button', { name: '进入' }).first()).toBeVisible()
  await expect(page.getByText('已可离线使用')).toHaveCount(0)
  host.missing.clear()
  await page.reload()
  await ready(page)
  expect(told).toEqual([])
})

test(
  'after a hard reload the page regains its worker, offers no update and starts offline',
  { tag: ['@D14'] },
  async ({ page, context }) => {
    await page.goto(`${host.url}/#/concise`)
    await ready(page)
    const cdp = await context.newCDPSession(page)
    const reloaded = page.waitForEvent('load')
    await cdp.send('Page.reload', { ignoreCache: true })
    await reloaded
    await expect(page.getByRole('main').getByText('锦鲤跃金').first()).toBeVisible()
    await controlled(page)
    await expect(page.getByText(OFFER)).toHaveCount(0)
    host.isDown = true
    await page.reload()
    await expect(page.getByRole('main').getByText('锦鲤跃金').first()).toBeVisible()
  },
)

test('a tab left open for a day finds the new version when the player returns to it', async ({ page }) => {
  await page.clock.install()
  await page.goto(host.url)
  await ready(page)
  host.folder = next
  const returnsAfter = async (ms: number) => {
    // No timer runs, as in a device that slept.
    await page.clock.setSystemTime(Date.now() + ms)
    const looks = host.asked.filter((path) => path === '/sw.js').length
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    return () => host.asked.filter((path) => path === '/sw.js').length - looks
  }
  const soon = await returnsAfter(minutes(30))
  await page.evaluate(() => fetch('/version.json'))
  expect(soon()).toBe(0)
  const late = await returnsAfter(minutes(24 * 60))
  await expect.poll(late).toBe(1)
  await take(page).click()
  await expectVersion(page, 'next')
})

test(
  'a tab two versions behind takes the newest one, then a rollback, and starts offline with each',
  { tag: '@D54' },
  async ({ page }) => {
    const third = nextVersion(next, 'third')
    folders.push(third)
    await page.goto(`${host.url}/#/vip`)
    await ready(page)
    host.folder = next
    await lookForUpdate(page)
    await expect(offer(page)).toBeVisible()
    host.folder = third
    await lookForUpdate(page)
    // The third version takes the second's place only once it has all its files.
    await expect.poll(() => hasCached(page, host.files('VipPage'))).toBe(true)
    await expect.poll(() => isInstalling(page)).toBe(false)
    const startsOffline = async (version: string) => {
      await take(page).click()
      for (const isDown of [false, true]) {
        host.isDown = isDown
        if (isDown) await page.reload()
        await expect(page.locator(version)).toHaveCount(1)
        await expect(heading(page, 'VIP俱乐部')).toBeVisible()
      }
      host.isDown = false
    }
    await startsOffline('html[data-build=third]')
    await expect(page.getByText(OFFER)).toHaveCount(0)
    host.folder = build
    await lookForUpdate(page)
    await startsOffline('html:not([data-build])')
  },
)

test('a half-done deploy is not offered, whether it answers a page, 404 or 500; the old version goes on', async ({
  page,
}) => {
  await page.goto(`${host.url}/#/vip`)
  await ready(page)
  host.folder = next
  const missing = host.files('VipPage').find((file) => file.endsWith('.js'))!
  const expectOld = async () => {
    await lookForUpdate(page)
    await expect.poll(() => isInstalling(page)).toBe(false)
    for (const path of ['/#/vip', '/']) {
      await page.goto(host.url + path)
      await page.reload()
      await expect(header(page)).toBeVisible()
      await expectVersion(page, 'old')
    }
    await expect(page.getByText(BROKEN)).toBeHidden()
    await expect(offer(page)).toHaveCount(0)
  }
  host.sendsPageForMissing = true
  host.missing.add(missing)
  await expectOld()
  expect(host.asked).toContain(missing)
  expect(await hasCached(page, [missing])).toBe(false)
  host.sendsPageForMissing = false
  host.failing.add('/index.html')
  for (const file of host.files('portal')) host.missing.add(file)
  await expectOld()
  // The files have come: the update is whole.
  host.failing.clear()
  host.missing.clear()
  await lookForUpdate(page)
  await take(page).click()
  await expectVersion(page, 'next')
})

test('a host that the portal has left shows returning visitors what it answers now', async ({ page }) => {
  await page.goto(host.url)
  await ready(page)
  const retired = mkdtempSync(join(tmpdir(), 'portal-retired-'))
  folders.push(retired)
  copyFileSync(resolve(import.meta.dirname, '../../docs/examples/retired-sw.js'), join(retired, 'sw.js'))
  writeFileSync(join(retired, 'index.html'), '<meta charset="utf-8"><h1>已搬家</h1>')
  host.folder = retired
  await lookForUpdate(page)
  await take(page).click()
  await expect(page.getByRole('heading', { name: '已搬家' })).toBeVisible()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a tab whose files a deploy removed reloads once, then says so if that fails', async ({ page }) => {
    await page.goto(`${host.url}/#/vip`)
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    // Late chunks are files too.
    await page.waitForLoadState('networkidle')
    host.folder = next
    await open(page, '/asdwl')
    await expect(heading(page, '球队合作')).toBeVisible()
    await expectVersion(page, 'next')
    // The reload has ended, so it doesn't count below.
    await page.waitForLoadState()

    // Missing in this version too: no second reload within 30 s, but a message with links.
    for (const name of host.files('AppDownloadPage')) host.missing.add(name)
    let loads = 0
    page.on('load', () => (loads += 1))
    await open(page, '/app')
    await expect(heading(page, '页面出错了')).toBeVisible()
    await expect(header(page)).toBeVisible()
    host.missing.clear()
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(heading(page, 'APP下载')).toBeVisible()
    // Only the player's own click reloads.
    expect(loads).toBe(1)
  })

  for (const [what, name, end, how] of HALVES) {
    test(
      `a half-deployed build, ${what}: visitors see why, and it opens once complete`,
      { tag: [...(name === 'libs' ? ['@long'] : []), '@s1-2.3', '@D54'] },
      async ({ page }) => {
        host.folder = next
        const [file = ''] = host.files(name).filter((address) => address.endsWith(end))
        host[how].add(file)
        await page.clock.install()
        await page.goto(`${host.url}/#/vip`)
        const told = page.getByRole('alert').filter({ hasText: BROKEN })
        await expect(told).toBeVisible()
        await expect(told).toContainText('网站可能正在更新')
        await expect(page.getByRole('banner')).toHaveCount(0)
        expect(await axeFinds(page)).toEqual([])
        // A click leads here again while the build is broken.
        const again = page.waitForEvent('load')
        await page.getByRole('button', { name: '重试' }).click()
        await again
        await expect(told).toBeVisible()
        // One more failed check before the rest arrives.
        const asked = () => host.asked.filter((path) => path === file).length
        const before = asked()
        await letPass(page, 15_000, () => asked() > before)
        host[how].clear()
        await letPass(page, 30_000, () => heading(page, 'VIP俱乐部').isVisible())
        await expect(page.getByText(BROKEN)).toBeHidden()
      },
    )
  }

  test('a build without the page’s file says so inside the site, and opens the page once it exists', async ({
    page,
  }) => {
    const files = host.files('VipPage')
    for (const file of files) host.missing.add(file)
    await page.clock.install()
    await page.goto(`${host.url}/#/vip`)
    await expect(heading(page, '页面出错了')).toBeVisible()
    await expect(header(page)).toBeVisible()
    host.missing.clear()
    await letPass(page, 30_000, () => heading(page, 'VIP俱乐部').isVisible())
  })

  test('a permanently missing file of a page’s part causes one reload per visit', async ({ page }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    const files = host.files('afterPaint')
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) host.missing.add(file)
    // A false clock hides from the page that it has been reloaded.
    await page.goto(`${host.url}/#/vip`)
    await expect.poll(() => loads).toBe(2)
    await page.waitForFunction((since) => Date.now() - since > 5000, Date.now())
    expect(loads).toBe(2)
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  })
})
