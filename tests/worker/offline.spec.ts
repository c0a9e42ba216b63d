import type { Locator } from '@playwright/test'
import { expect, test as intercepted, workerTest as test, WITH_OFFLINE_USE, type Page } from '../kit/fixtures'
import { BUILD_TIMEOUT, PortalHost, sharedBuild } from '../kit/portalHost'
import { expectToast, header, heading, logInByDialog, memberBar, open, ready, saved } from '../kit/steps'

// The built app with its own worker, and the network taken away.

test.use(WITH_OFFLINE_USE)

const OFFLINE = '当前处于离线状态，显示的是上次保存的内容'
const READY = '已可离线使用'
const REMEMBERED = '（上次保存，待确认）'
const MAINTENANCE = '系统维护中'
/** The fields of app info that may be stored (D54): those of its schema. */
const APP_INFO_FIELDS = [
  'index_modal',
  'ios_download_qrcode',
  'ios_download_url',
  'redpacket_switch',
  'repair_tips',
  'site_logo',
  'site_state',
  'title',
  'webcontent',
]

const loginButton = (page: Page) => header(page).getByRole('button', { name: '登录', exact: true })
/** First visit, until the worker has all files. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await ready(page)
}

type PictureState = 'loading' | 'broken' | 'replaced'

/** The pictures in sight that are still loading, have failed, or have been replaced because they failed. */
const picturesInSight = (page: Page, states: PictureState[]) =>
  page.evaluate((wanted) => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    }
    const stateOf = ({ complete, naturalWidth, src }: HTMLImageElement) => {
      if (!complete) return 'loading'
      if (naturalWidth === 0) return 'broken'
      return src.includes('/placeholders/') ? 'replaced' : 'whole'
    }
    return [...document.images]
      .filter((image) => wanted.includes(stateOf(image) as PictureState) && isInSight(image))
      .map(({ src }) => src)
  }, states)

/** Visits these routes and checks on each a text that only its data or page has, and its pictures. */
async function walk(
  page: Page,
  routes: Record<string, string>,
  unwanted: PictureState[] = ['loading', 'broken'],
): Promise<void> {
  for (const [route, content] of Object.entries(routes)) {
    await open(page, route)
    const main = page.getByRole('main').first()
    await expect(main.getByRole('heading', { level: 1 }).first(), route).toBeAttached()
    await expect(main.getByText(content).filter({ visible: true }).first(), route).toBeVisible()
    await expect(main.getByText(/页面出错了|内容加载失败|网络异常/), route).toHaveCount(0)
    // A failed picture is broken until its page has replaced it.
    await expect.poll(() => picturesInSight(page, unwanted), route).toEqual([])
  }
}

/** Of pages that were visited, the worker has every picture. */
const walkVisited = (page: Page, routes: Record<string, string>) =>
  walk(page, routes, ['loading', 'broken', 'replaced'])

/** Each public page with a text of its content, not of its shell. */
const PUBLIC = {
  '/': '一个账户，三大主场',
  '/realbet': 'BG真人厅',
  '/sport': '星澜体育',
  '/gaming': '峡谷对决',
  '/joker': '三公大吉',
  '/concise': '锦鲤跃金',
  '/lottery': '幸运28',
  '/abouts?type=8': '未满18周岁禁止参与',
  '/activity': '首存礼金 最高888元',
  '/activityInfo?id=2': '每周六00:00至周日23:59',
  '/app': '扫码下载',
  '/vip': '最高返水比例',
  '/agent': '代理合作',
  '/asdwl': '北岸联队',
}
/** A page of each kind. */
const SOME = Object.fromEntries(
  (['/', '/realbet', '/abouts?type=8', '/activityInfo?id=2', '/vip'] as const).map((path) => [
    path,
    PUBLIC[path],
  ]),
)
/** Each member page with a text that only its own answers contain. */
const MEMBERS = {
  '/mine': '确认修改',
  '/password': '修改登录密码',
  '/apactive': '每日首存加赠',
  '/cardList': 'TRC20',
  '/message': '平台公告',
  '/applyagent': '提交申请',
  '/fanshui': 'SB 足球',
  '/betRecord': '未结算',
  '/transRecord': '审核通过',
  '/transfer': '场馆余额合计',
  '/recharge': '100–',
  '/withdraw': '星河银行',
  '/bankCard': '星河银行',
  '/welfare': '1,000.00',
  '/userredpacket': '立即抢红包',
}

type Known = Record<'page' | 'worker', { state: number; age: number } | null>
type Image = { src: string; sizes: string; purpose?: string; form_factor?: string }
type Manifest = {
  categories: string[]
  icons: Image[]
  screenshots: Image[]
  shortcuts: { name: string; url: string; icons: Image[] }[]
}

/** Sets the app info that this page and the worker have stored; null = none. */
const know = (page: Page, known: Known) =>
  page.evaluate(async ({ page: own, worker }) => {
    const entry = ({ state, age }: { state: number; age: number }) =>
      JSON.stringify({
        data: { title: '星澜娱乐', site_state: state, repair_tips: '今夜例行维护' },
        savedAt: Date.now() - age,
      })
    if (own) localStorage.setItem('appInfo', entry(own))
    else localStorage.removeItem('appInfo')
    const cache = await caches.open('portal-app-info')
    if (worker) await cache.put('/app-info.json', new Response(entry(worker)))
    else await cache.delete('/app-info.json')
  }, known)

/** Cached API answers: the key and the fields of each. */
const cachedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !/precache|images/.test(name))
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const { data } = (await (await cache.match(request))!.json()) as { data: object }
            return [new URL(request.url).pathname, Object.keys(data).toSorted()] as const
          }),
        )
      }),
    )
    return found.flat()
  })

/** Presses a button just as its reason ends. The portal looks by itself too, and then takes the button away. */
async function pressAs(button: Locator, ends: () => void): Promise<void> {
  const element = await button.elementHandle()
  ends()
  await element?.evaluate((control) => (control as HTMLElement).click())
}

test(
  'after 已可离线使用, shown once, every public route opens offline with content and pictures',
  { tag: ['@core', '@D54', '@s1-2.3'] },
  async ({ page, context }) => {
    test.slow()
    await visit(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(page.getByText(READY)).toHaveCount(0)
    await walk(page, { ...PUBLIC, '/login': '立即登录', '/register': '立即注册' })
    for (const [address, name] of [
      ['/?deep=1#/vip', 'VIP俱乐部'],
      ['/?#/agent', '代理合作'],
      ['/?pid=x&utm=1#/VIP/', 'VIP俱乐部'],
      ['/index.html?x#/agent', '代理合作'],
      ['/?', '首页'],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
    }
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await context.setOffline(false)
    await expectToast(page, '网络已恢复', 'status')
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    // Only once per device, even if the browser has evicted the files since.
    const files = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'))
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return kept.flat().some(({ url }) => url.includes('/index.html'))
      })
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    expect(await files()).toBe(false)
    await page.reload()
    // 333 files, three at a time at low priority, the front page last.
    await expect.poll(files, { timeout: 45_000 }).toBe(true)
    await expect(page.getByText(READY)).toHaveCount(0)
  },
)

test('a member’s routes open offline with their content, and a logout there leaves nothing', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto('/')
  const hasFrontPage = () => page.evaluate(() => caches.match('/').then((found) => found !== undefined))
  await expect.poll(hasFrontPage, { timeout: 20_000 }).toBe(true)
  // Told only to those who install the portal.
  await expect(page.getByText(READY)).toHaveCount(0)
  await ready(page)
  await logInByDialog(page)
  await saved(page, 'userInfo')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await walk(page, MEMBERS)
  await open(page, '/mine')
  await memberBar(page).getByRole('button', { name: '退出' }).click()
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '确定' }).click()
  await expect(loginButton(page)).toBeVisible()
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !name.includes('precache'))
      const answers = await Promise.all(
        names.map(async (name) => {
          const kept = await (await caches.open(name)).matchAll()
          return Promise.all(kept.map((answer) => answer.text()))
        }),
      )
      const stores = [Object.entries(localStorage), Object.entries(sessionStorage), history.state, answers]
      return JSON.stringify(stores) + document.body.innerText
    })
  for (const isAgain of [false, true]) {
    if (isAgain) await page.reload()
    await expect(loginButton(page)).toBeVisible()
    await expect(header(page)).toBeVisible()
    for (const canary of ['demo888', '28640.5', '28,640.5', '林星澜'])
      expect(await left()).not.toContain(canary)
  }
})

intercepted(
  'where the browser reports no network though there is one, nothing is refused and no banner shows',
  { tag: '@D24' },
  async ({ member: page, context }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
    )
    await page.goto('/#/recharge')
    await page.getByRole('radio', { name: '微信支付' }).check()
    await page.getByLabel('存款金额').fill('300')
    const submit = page.getByRole('button', { name: '提交存款' })
    await expect(submit).toHaveAccessibleName('提交存款')
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await submit.click()
    await expect((await opened).getByText('300.00').first()).toBeVisible()
    await expect(page.getByText('网络已恢复')).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible({ timeout: 15_000 })
  },
)

test.describe('a portal built for a server', () => {
  const host = new PortalHost()

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT)
    await host.open({ folder: await sharedBuild(test.info().project.outputDir, '/'), api: true })
  })
  test.beforeEach(() => {
    host.isDown = false
    host.isApiDown = false
  })
  test.afterAll(() => host.close())

  test('without its server, visited routes open, the balance is unconfirmed, only app info is cached', async ({
    page,
  }) => {
    await visit(page, host.url)
    await expect.poll(() => cachedAnswers(page)).toEqual([['/app-info.json', APP_INFO_FIELDS]])
    await walkVisited(page, SOME)
    await logInByDialog(page)
    await expect(memberBar(page)).not.toContainText(REMEMBERED)
    await page.reload()
    await expect(memberBar(page)).toContainText('28,640.50')
    expect(await cachedAnswers(page)).toEqual([['/app-info.json', APP_INFO_FIELDS]])

    // The browser believes it has a network, but the server cannot be reached.
    await saved(page, 'userInfo')
    host.isDown = true
    await page.reload()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(memberBar(page)).toContainText(`28,640.50${REMEMBERED}`)
    await expect(memberBar(page).locator('[data-balance]')).toHaveCSS('text-decoration-style', 'dotted')
    await walkVisited(page, SOME)
    await page.getByRole('button', { name: '重试' }).first().click()
    await expectToast(page, '网络异常，请检查当前网络后重试！')
    await pressAs(page.getByRole('button', { name: '重试' }).first(), () => (host.isDown = false))
    await expectToast(page, '网络已恢复', 'status')
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(memberBar(page)).not.toContainText(REMEMBERED)
    await expect(memberBar(page)).toContainText('28,640.50')
  })

  test('a first visit calls the server while its files are still loading, each call once', async ({
    page,
  }) => {
    host.asked.length = 0
    await page.goto(host.url)
    await expect(page.getByRole('region', { name: '公告' })).toBeVisible()
    for (const call of ['/api/app', '/api/homenotice', '/api/bannerList'])
      expect(
        host.asked.filter((path) => path === call),
        call,
      ).toHaveLength(1)
    const placeOf = (start: string) => host.asked.findIndex((path) => path.startsWith(start))
    await expect.poll(() => placeOf('/assets/restOfFrame-')).toBeGreaterThan(0)
    expect(placeOf('/api/')).toBeLessThan(placeOf('/assets/restOfFrame-'))
    const untaken = () => (window as Window & { earlyReads?: Map<string, unknown> }).earlyReads?.size
    expect(await page.evaluate(untaken)).toBe(0)
  })

  test(
    'a repeat visit gets every file from the device, even before the worker runs',
    { tag: ['@D54'] },
    async ({ page, context }) => {
      await visit(page, host.url)
      await saved(page, 'realbetList')
      const worker = await context.newCDPSession(page)
      await worker.send('ServiceWorker.enable')
      await worker.send('ServiceWorker.stopAllWorkers')
      host.asked.length = 0
      const next = await context.newPage()
      await next.goto(`${host.url}/#/realbet`)
      await expect(next.getByRole('main').getByText('BG真人厅').first()).toBeVisible()
      const files = host.asked.filter((path) => !path.startsWith('/api/') && path !== '/sw.js')
      expect(files).toEqual([])
    },
  )

  test('without a server the newest stored app info decides; without any it is maintenance', async ({
    page,
  }) => {
    await visit(page, host.url)
    await saved(page, 'realbetList')
    host.isApiDown = true
    const [open, closed, hour] = [{ state: 1, age: 1000 }, { state: 0, age: 1000 }, 3_600_000]
    const cases = [
      { page: open, worker: null, isOpen: true },
      { page: null, worker: open, isOpen: true },
      { page: closed, worker: { ...open, age: hour }, isOpen: false },
      { page: { ...open, age: hour }, worker: closed, isOpen: false },
      { page: null, worker: null, isOpen: false },
    ]
    for (const { isOpen, ...known } of cases) {
      // Written on a page without the app, because the app would write its own.
      await page.goto(`${host.url}/robots.txt`)
      await know(page, known)
      await page.goto(`${host.url}/#/realbet`)
      const what = JSON.stringify(known)
      if (isOpen) {
        await expect(heading(page, '真人娱乐'), what).toBeVisible()
        await expect(page.getByText(OFFLINE), what).toBeVisible()
        // The saved lobby, if the page has stored anything.
        if (known.page) await expect(page.getByRole('main').getByText('BG真人厅').first()).toBeVisible()
      } else {
        await expect(heading(page, MAINTENANCE), what).toBeVisible()
        const isKnown = known.page !== null || known.worker !== null
        const tips = isKnown ? '今夜例行维护' : '暂时无法连接服务器，请稍后重试。'
        await expect(page.getByText(tips), what).toBeVisible()
        await expect(header(page), what).toHaveCount(0)
      }
    }
    // 重试 changes nothing while the server is away, and opens the portal once it is back.
    const retry = page.getByRole('button', { name: '重试' })
    const asked = () => host.asked.filter((path) => path === '/api/app').length
    const before = asked()
    await retry.click()
    await expect.poll(asked).toBeGreaterThan(before)
    await expect(retry).toBeEnabled()
    await expect(heading(page, MAINTENANCE)).toBeVisible()
    await pressAs(retry, () => (host.isApiDown = false))
    await expect(heading(page, '真人娱乐')).toBeVisible()
  })
})

intercepted(
  'a first visit without a reachable server shows the maintenance page, which retries by itself',
  { tag: ['@core', '@s1-2.9', '@D54'] },
  async ({ page, server }) => {
    await page.clock.install()
    server.drop('/api/app', 'request', 4)
    await page.goto('/#/vip')
    await expect(heading(page, MAINTENANCE)).toBeVisible()
    await expect(page.getByText('暂时无法连接服务器，请稍后重试。')).toBeVisible()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
    await expect
      .poll(async () => {
        await page.clock.runFor(20_000)
        return heading(page, 'VIP俱乐部').isVisible()
      })
      .toBe(true)
    expect(server.requestsOf('/api/app').length).toBeGreaterThan(4)
  },
)

intercepted(
  'the manifest is complete, and its pictures have the sizes it names',
  { tag: '@s1-2.26' },
  async ({ page }) => {
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest
    expect(manifest).toMatchObject({
      id: '/',
      name: '星澜娱乐',
      short_name: '星澜',
      display: 'standalone',
    })
    expect(manifest).toMatchObject({ lang: 'zh-CN', start_url: '/', scope: '/' })
    expect(manifest.categories).toContain('games')
    expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
      '存款 ./#/recharge',
      '转账 ./#/transfer',
      '电子捕鱼 ./#/concise',
      '真人娱乐 ./#/realbet',
    ])
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow'])
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    // Every picture exists and has its declared size.
    const icons = manifest.shortcuts.flatMap((shortcut) => shortcut.icons)
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
      const png = await (await page.request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  },
)

intercepted(
  '安装应用 appears once the browser offers it, and iPhones are told another way',
  { tag: '@s1-2.26' },
  async ({ page, logIn }) => {
    await logIn()
    await page.goto('/#/app')
    const install = page.getByRole('button', { name: '安装应用' })
    await expect(page.getByText('选择“添加到主屏幕”，再点“添加”')).toBeVisible()
    await expect(install).toHaveCount(0)
    // The browser may offer installation at any time: repeat until the page has taken the offer.
    const offered = () =>
      page.evaluate(() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        const prompt = () => Promise.resolve(void Object.assign(window, { isAsked: true }))
        return !dispatchEvent(Object.assign(offer, { prompt }))
      })
    await expect.poll(offered).toBe(true)
    await expect(install).toBeVisible()
    await open(page, '/mine')
    await page
      .getByRole('navigation', { name: '会员中心菜单' })
      .getByRole('button', { name: '安装应用' })
      .click()
    // Not the title, which the page itself sets after each route change.
    await page.waitForFunction(() => 'isAsked' in window)
    await expect(install).toHaveCount(0)
  },
)
