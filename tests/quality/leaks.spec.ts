import { chromium } from '@playwright/test'
import { findWholeBrowser } from '../ensure-browser.mjs'
import { everythingStored } from '../kit/everythingStored'
import { expect, test, WITH_OFFLINE_USE, workerTest, type Page, type Server } from '../kit/fixtures'
import {
  controlled,
  dismissWelcome,
  header,
  heading,
  memberBar,
  open,
  saved,
  submitLogin,
} from '../kit/steps'

// An ended session leaves nothing of its member behind (D7, D8). The demo server's own database
// is the server, so it doesn't count as a leak.

/** Values that must leave no trace, in the server's and the screen's spelling. */
const MEMBER = {
  realname: '金丝雀',
  mobile: '13912345670',
  email: 'canary@example.org',
  birthday: '1983-04-05',
  balance: '41357.91',
}
/** Shown somewhere on the member's pages. */
const SHOWN = [
  'demo888',
  MEMBER.realname,
  MEMBER.mobile,
  MEMBER.email,
  MEMBER.birthday,
  MEMBER.balance,
  '41,357.91',
  '3571',
]
/** Known to those pages, but masked on them. */
const MASKED = [
  '6200888800003571',
  'TXingLanDemoNotARea1Wa11et23456789',
  '0xDe300000000000000000000000000000000000De',
]
const CANARIES = [...SHOWN, ...MASKED]

workerTest.use(WITH_OFFLINE_USE)

const everything = (page: Page): Promise<string> => page.evaluate(everythingStored)

const found = (text: string, canaries: string[]) => canaries.filter((canary) => text.includes(canary))

async function expectNothing(page: Page, canaries: string[], when: string): Promise<void> {
  expect(found(await everything(page), canaries), when).toEqual([])
}

const visitorsButton = (page: Page) => header(page).getByRole('button', { name: '登录', exact: true })

async function logOut(page: Page, meanwhile?: () => unknown): Promise<void> {
  await memberBar(page).getByRole('button', { name: '退出' }).click()
  const sure = page.getByRole('alertdialog').getByRole('button', { name: '确定' })
  await expect(sure).toBeVisible()
  await meanwhile?.()
  await sure.click()
  await expect(visitorsButton(page)).toBeVisible()
}

/** A tab opened by script starts with a copy of the storage, like a duplicated one. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(memberBar(copy)).toContainText('41,357.91')
  return copy
}

/** Pages that show the most of a member; together they show every canary. */
const PAGES = [
  ['/mine', '个人资料'],
  ['/cardList', '我的钱包'],
  ['/bankCard', '我的钱包'],
  ['/withdraw', '取款'],
  ['/transRecord', '资金记录'],
  ['/message', '消息中心'],
] as const

async function look(page: Page): Promise<string> {
  const seen: string[] = []
  for (const [route, name] of PAGES) {
    await open(page, route)
    await expect(heading(page, name).first(), route).toBeAttached()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    seen.push(await everything(page))
  }
  return seen.join('\n')
}

workerTest(
  'a logout leaves nothing of the member in storage, caches, page, history or title',
  { tag: ['@core', '@D7', '@D54'] },
  async ({ page }) => {
    workerTest.slow()
    await page.goto('/')
    await controlled(page)
    await page.evaluate(
      (patch) =>
        fetch('/api/__demo__/member', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
          body: JSON.stringify({ username: 'demo888', ...patch }),
        }),
      MEMBER,
    )
    await visitorsButton(page).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await expect(memberBar(page)).toContainText('41,357.91')
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    const canaries = [...CANARIES, token]
    expect(token).not.toBe('')
    // Every canary exists before the logout; otherwise its absence would prove nothing.
    const seen = found(await look(page), canaries)
    expect(seen).toEqual(expect.arrayContaining([...SHOWN, token]))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toContain('demo888')

    await logOut(page)
    await expectNothing(page, canaries, 'at once')
    // Public reads are saved again meanwhile and must not bring along anything of the member.
    await open(page, '/abouts')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portal:reads')))
      .toContain('/api/article')
    await page.waitForFunction((since) => Date.now() - since > 2000, Date.now())
    await expectNothing(page, canaries, 'after 2 s')
    await page.reload()
    await expect(visitorsButton(page)).toBeVisible()
    await page.waitForFunction((since) => Date.now() - since > 1500, Date.now())
    await expectNothing(page, canaries, 'after a reload')
    // Back leads to the login and shows nothing either.
    await page.goBack()
    await expectNothing(page, canaries, 'one step back')
  },
)

const ENDS: Record<string, (server: Server, page: Page) => unknown> = {
  'logoff answers 500': (server) => server.answer('/api/logoff', { status: 500, text: '<h1>oops' }),
  'logoff never answers': (server) => server.delay('/api/logoff', 100_000),
  'there is no network': (_, page) => page.context().setOffline(true),
}

test('a logout that never reaches the server leaves nothing after 10 s, and a late answer writes nothing', async ({
  page,
  server,
}) => {
  test.slow()
  await server.member('demo888', MEMBER)
  await page.clock.install()
  await page.goto('/')
  for (const [how, end] of Object.entries(ENDS)) {
    const token = await server.tokenOf('demo888', 'demo8888')
    const canaries = [...CANARIES, token]
    await page.evaluate((value) => sessionStorage.setItem('token', value), token)
    await page.goto(`/?${Object.keys(ENDS).indexOf(how)}#/mine`)
    await expect(memberBar(page), how).toContainText('41,357.91')
    await expect(page.getByLabel('邮箱'), how).toHaveValue(MEMBER.email)
    await page.clock.runFor(2000)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo')), how).toContain('demo888')
    expect(found(await everything(page), canaries).length, how).toBeGreaterThan(4)
    // Reads under way at the session's end answer after it.
    const polls = server.requestsOf('/api/balance').length
    server.delay('/api/balance', 300)
    const polled = async () => {
      await page.clock.runFor(500)
      return server.requestsOf('/api/balance').length
    }
    await expect.poll(polled, how).toBeGreaterThan(polls)
    await logOut(page, () => end(server, page))
    await expectNothing(page, canaries, `${how}: at once`)
    await page.clock.runFor(10_000)
    await expectNothing(page, canaries, `${how}: after 10 s`)
    await page.context().setOffline(false)
  }
  await page.reload()
  await expect(visitorsButton(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expectNothing(page, CANARIES, 'after a reload')
})

test(
  'a duplicated tab logs out with its twin; another member’s tab stays, and no data mixes',
  { tag: ['@core', '@D8', '@D7'] },
  async ({ page, context, server, at }) => {
    await server.member('demo888', MEMBER)
    await server.member('newbie1', { realname: '第二只', balance: '77.31' })
    await at('/mine')
    // Each tab saves its member once, so the two have done it before the other's.
    await saved(page, 'userInfo')
    await page.evaluate(() => localStorage.removeItem('userInfo'))
    const copy = await duplicate(page)
    await saved(copy, 'userInfo')

    const other = await context.newPage()
    await other.goto('/')
    await expect(visitorsButton(other)).toBeVisible()
    await visitorsButton(other).click()
    await submitLogin(other.getByRole('dialog', { name: '会员登录' }), 'newbie1', 'newbie88')
    await expect(memberBar(other)).toContainText('77.31')
    await expect.poll(() => other.evaluate(() => localStorage.getItem('userInfo'))).toContain('newbie1')
    // Shared storage belongs to the last writer; the first member's tab reads none of it.
    await page.reload()
    await expect(memberBar(page)).toContainText('41,357.91')
    expect(
      found(await page.evaluate(() => document.documentElement.outerHTML), ['newbie1', '77.31']),
    ).toEqual([])

    // The server still knows the token: it is the first tab that ends the second.
    server.answer('/api/logoff', { status: 500, text: 'oops' })
    await logOut(page)
    await expect(visitorsButton(copy)).toBeVisible()
    expect(await copy.evaluate(() => sessionStorage.length)).toBeLessThan(1)
    for (const tab of [page, copy]) await expectNothing(tab, CANARIES, 'after the logout')
    await expect(memberBar(other)).toContainText('77.31')
    await open(other, '/mine')
    await expect(heading(other, '个人资料')).toBeVisible()
    await other.reload()
    await expect(memberBar(other)).toContainText('newbie1')
    await logOut(other)
    await expectNothing(other, [...CANARIES, 'newbie1', '第二只', '77.31'], 'after both')
  },
)

test(
  'a tab that missed a logout writes nothing of the member and ends when it wakes up',
  { tag: ['@D8', '@D7'] },
  async ({ page, context, server, at }) => {
    test.slow()
    // Simulates a frozen tab: Chromium freezes only hidden ones, and a test's never are.
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
      addEventListener('storage', (event) => event.stopImmediatePropagation())
    })
    await server.member('demo888', MEMBER)
    const token = await at('/vip')
    await expect(memberBar(page)).toContainText('41,357.91')
    const other = await duplicate(page)
    await page.waitForLoadState('networkidle')

    // The server still knows the token: it does not end the other tab's session.
    server.answer('/api/logoff', { status: 500, text: 'oops' })
    await logOut(other)
    const asked = server.requestsOf('/api/balance').length
    await server.member('demo888', { balance: '5.25' })
    await expect(memberBar(page)).toContainText('5.25')
    expect(server.requestsOf('/api/balance').length).toBeGreaterThan(asked)
    // Persistence would save a second after the answer.
    await page.waitForFunction((since) => Date.now() - since > 2000, Date.now())
    await expectNothing(other, [...CANARIES, token], 'while it does not know')
    await page.evaluate(() => void document.dispatchEvent(new Event('resume')))
    await expect(visitorsButton(page)).toBeVisible()
    for (const tab of [page, other]) await expectNothing(tab, [...CANARIES, token], 'back again')
  },
)

test('customer service opens in a tab without the session, our payment page with it', async ({
  page,
  context,
  logIn,
}) => {
  await logIn()
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('button', { name: '在线客服' }).click()
  const tab = await opened
  await tab.waitForURL(/demo-service/)
  expect(await tab.evaluate(() => [sessionStorage.length, window.opener === null])).toEqual([0, true])
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
})

test(
  'the back-forward cache doesn’t restore a page after a logout',
  { tag: ['@D7'] },
  async ({ baseURL }) => {
    // Playwright disables this cache, so the test starts its own browser.
    const { args = [] } = test.info().project.use.launchOptions ?? {}
    const executablePath = findWholeBrowser()
    const browser = await chromium.launch({
      args,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', serviceWorkers: 'block' })
    // Our headers forbid the cache; another host's may not.
    await context.route(/\/\?\w+$/, async (route) => {
      const response = await route.fetch()
      const { 'cache-control': _forbidden, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await dismissWelcome(context)
    const page = await context.newPage()
    await page.addInitScript(() => {
      // With a BroadcastChannel the browser drops cached pages on the logout's message; some browsers lack it.
      Reflect.deleteProperty(window, 'BroadcastChannel')
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted)
        document.documentElement.dataset.shown = document.body.innerText
      })
    })
    await page.goto('/?first')
    await visitorsButton(page).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await expect(memberBar(page)).toContainText('28,640.50')
    // Playwright loses a page restored from the cache; the browser's own protocol doesn't.
    const cdp = await context.newCDPSession(page)
    const run = async (expression: string) =>
      ((await cdp.send('Runtime.evaluate', { expression })).result as { value?: unknown }).value
    const goTo = async (place: string, step: string) => {
      // The browser doesn't cache a page that is still loading.
      await expect
        .poll(() =>
          run(
            "document.readyState === 'complete' && performance.now() - performance.getEntriesByType('resource').at(-1).responseEnd > 300",
          ),
        )
        .toBe(true)
      await run(step)
      // Evaluation fails between two pages.
      await expect.poll(() => run('location.search').catch(() => '')).toBe(place)
    }
    const text = () => run('document.body.innerText')
    // Still logged in: the page is restored as it was.
    await goTo('?second', "location.href = '/?second'")
    await expect.poll(text).toContain('28,640.50')
    await goTo('?first', 'history.back()')
    await expect.poll(text).toContain('28,640.50')
    expect(await run('document.documentElement.dataset.kept')).toBe('true')

    await goTo('?third', "location.href = '/?third'")
    await expect.poll(text).toContain('28,640.50')
    const press = (name: string) =>
      run(
        `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}').click()`,
      )
    await press('退出')
    await expect.poll(text).toContain('您确定要退出登录吗?')
    await press('确定')
    await expect.poll(text).not.toContain('28,640.50')
    await goTo('?first', 'history.back()')
    await expect.poll(text).toContain('您好，欢迎来到')
    expect(await text()).not.toContain('demo888')
    await browser.close()
  },
)
