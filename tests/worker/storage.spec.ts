import { expect, test, type Page } from '../kit/fixtures'
import {
  dismissWelcome,
  expectToast,
  header,
  heading,
  memberBar,
  open,
  saved,
  submitLogin,
} from '../kit/steps'
import { LOCAL_KEYS, TAB_KEYS } from '../repository/storageKeys'

// The browser's own storage full, blocked, broken, or written by an older version (D6).

const visitorsButton = (page: Page) => header(page).getByRole('button', { name: '登录', exact: true })

const FAULTS = {
  /** Simulates browsers that block site data: accessing the storage throws, and so do channels and locks. */
  blocked: () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
    Object.defineProperty(navigator, 'locks', {
      value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
    })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [fault, make] of Object.entries(FAULTS)) {
  test(`storage ${fault}: the portal asks before money moves once, and says the login won’t last`, async ({
    page,
    server,
  }) => {
    // With blocked storage the test can't choose the server either: the page is its own, with the seed's welcome dialog.
    await page.addInitScript(make)
    await page.goto('/')
    if (fault === 'blocked')
      await page
        .getByRole('dialog', { name: /^欢迎来到/ })
        .getByRole('button', { name: '关闭' })
        .click()
    await open(page, '/concise')
    const favourite = page.getByRole('main').getByRole('button', { name: /^收藏/ }).first()
    const name = await favourite.getAttribute('aria-label')
    await favourite.click()
    await expect(page.getByRole('button', { name: `取消${name}` }).first()).toBeVisible()
    await visitorsButton(page).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await expectToast(page, '浏览器禁止了存储，无法保持登录')
    await expect(memberBar(page)).toContainText('28,640.50')
    await open(page, '/mine')
    await expect(heading(page, '个人资料')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: '一键回收' }).click()
    const question = page.getByRole('alertdialog', { name: '本设备无法保存提交记录' })
    await expect(question).toContainText('刷新页面后无法识别重复提交')
    expect(server.requestsOf('/api/transall')).toHaveLength(0)
    await question.getByRole('button', { name: '继续提交' }).click()
    await expect(memberBar(page)).toContainText('32,979.80')
    expect(server.requestsOf('/api/transall')).toHaveLength(fault === 'blocked' ? 0 : 1)
    await page.reload()
    await expect(visitorsButton(page)).toBeVisible()
  })
}

const GARBAGE = {
  'no JSON': '{bad',
  'a number': '5',
  'the date of tomorrow': '{"data":{"title":"GARBAGE9","username":"GARBAGE9"},"savedAt":9999999999999}',
  'wrong types': JSON.stringify({
    data: {
      username: 123,
      title: ['GARBAGE9'],
      site_state: { a: 1 },
      balance: {},
      0: { src: {} },
      '["/api/homenotice",{}]': { data: { GARBAGE9: 1 }, savedAt: 1 },
    },
    savedAt: 1,
    '["/api/homenotice",{}]': { data: { pages: [{}], pageParams: [1] }, savedAt: 1 },
    '["/api/activitylist",{"type":""},"pages"]': { data: ['GARBAGE9'], savedAt: 1 },
  }),
  'an older version': '{"username":"GARBAGE9","title":"GARBAGE9","site_state":1}',
  // All keys together nearly fill the storage.
  huge: 'x'.repeat(Math.floor(5_000_000 / LOCAL_KEYS.length)),
}
/** The faults to repeat with a broken token. */
const FOR_VISITORS = new Set(['no JSON', 'a number'])

test('with broken, outdated or huge keys every page works and shows nothing of them', async ({
  page,
  logIn,
}) => {
  test.slow()
  const token = await logIn()
  const isFine = async (route: string, name: string, what: string) => {
    await open(page, route)
    await expect(heading(page, name).first(), what).toBeAttached()
    expect(await page.evaluate(() => document.body.innerText), what).not.toMatch(
      /undefined|NaN|\[object|GARBAGE9|xxxx|\{bad/,
    )
  }
  for (const [what, text] of Object.entries(GARBAGE)) {
    for (const isMember of FOR_VISITORS.has(what) ? [true, false] : [true]) {
      await page.goto('/robots.txt')
      await page.evaluate(
        ([local, perTab, value, kept]) => {
          for (const key of local) localStorage.setItem(key, value)
          for (const key of perTab) sessionStorage.setItem(key, value)
          if (kept) sessionStorage.setItem('token', kept)
        },
        [LOCAL_KEYS, TAB_KEYS, text, isMember ? token : ''] as const,
      )
      await page.goto('/')
      if (isMember) await expect(memberBar(page), what).toContainText('28,640.50')
      // The server must reject anything that could be a token.
      else await expect(visitorsButton(page), what).toBeVisible()
      await open(page, '/')
      await expect(page.getByRole('heading', { name: '精选场馆' }), what).toBeVisible()
      await isFine('/activity', '优惠活动', what)
      await expect(page.getByRole('main').getByText('首存').first(), what).toBeVisible()
      if (isMember) await isFine('/message', '消息中心', what)
      else {
        await isFine('/login', '会员登录', what)
        await expect(page.getByRole('main').getByLabel('账号'), what).toHaveValue(/^5?$/)
      }
    }
  }
})

test('without a database the demo says so and offers a restart', { tag: '@D37' }, async ({ page }) => {
  const newer = async () => {
    await page.goto('/robots.txt')
    await page.evaluate(async () => {
      const done = (request: IDBOpenDBRequest) =>
        new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)))
      await done(indexedDB.deleteDatabase('portal-demo-server'))
      ;(await done(indexedDB.open('portal-demo-server', 99))).close()
    })
    await page.goto('/')
  }
  // The page is its own server.
  await page.addInitScript(() => {
    // Not in about:blank, which has no storage.
    if (location.protocol.startsWith('http')) localStorage.removeItem('serverUrl')
  })
  await dismissWelcome(page)
  await newer()
  await expect(heading(page, '系统维护中')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('演示数据不可用')
  await page.getByRole('button', { name: '重置演示数据' }).click()
  await expect(page.getByRole('heading', { name: '精选场馆' })).toBeVisible()

  // The next visit shows saved data, so the restart is offered in a dialog.
  await saved(page, 'appInfo')
  await newer()
  const question = page.getByRole('alertdialog', { name: '演示数据不可用' })
  // The page reloads and looks the same.
  const anew = page.waitForEvent('load')
  await question.getByRole('button', { name: '重置演示数据' }).click()
  await anew
  await expect(
    page
      .getByRole('link', { name: '在线客服' })
      .or(page.getByRole('heading', { name: '精选场馆' }))
      .first(),
  ).toBeVisible()
  await open(page, '/vip')
  await expect(page.getByRole('main').getByText('VIP1').first()).toBeVisible()

  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    IDBFactory.prototype.deleteDatabase = refuse
  })
  await page.reload()
  await question.getByRole('button', { name: '重置演示数据' }).click()
  await expectToast(page, '演示数据不可用')
  await open(page, '/abouts')
  await expect(heading(page, '帮助中心')).toBeVisible()
})
