import { expect, test } from '../kit/fixtures'
import { header, letPass, memberBar, submitLogin } from '../kit/steps'

const PAGES =
  'password apactive cardList message applyagent fanshui betRecord transRecord transfer recharge withdraw bankCard welfare limits'

test(
  'every member path sends a visitor to the login with the full target',
  { tag: ['@dom', '@s1-2.2', '@s1-4.4.2', '@s1-8.8', '@s2-2.7.5', '@s2-8.3.5'] },
  async ({ page }) => {
    await page.goto('/')
    const pages = PAGES.split(' ')
    const paths = ['mine', 'mine/center', ...pages, ...pages.map((path) => `mine/${path}`)]
    for (const path of paths) {
      await page.evaluate((target) => (location.hash = `#/${target}?mode=1`), path)
      await expect
        .poll(() => new URL(page.url()).hash)
        .toBe(`#/login?redirect=${encodeURIComponent(`/${path}?mode=1`)}`)
    }
  },
)

test(
  'logout asks first, then clears both storages and goes home',
  { tag: ['@dom', '@s1-5.2', '@s1-4.1'] },
  async ({ page, server, at }) => {
    await at('/vip')
    await expect(memberBar(page)).toContainText('demo888')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toContain('demo888')
    const leave = memberBar(page).getByRole('button', { name: '退出' })
    await leave.click()
    const question = page.getByRole('alertdialog', { name: '退出登录' })
    await expect(question).toContainText('您确定要退出登录吗?')
    await question.getByRole('button', { name: '点错了' }).click()
    await expect(memberBar(page)).toContainText('demo888')
    await leave.click()
    await question.getByRole('button', { name: '确定' }).click()
    await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
    const left = () =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
    expect(await left()).not.toMatch(/demo888|token|28640/)
    expect(server.requestsOf('/api/logoff')).toHaveLength(1)
    await page.waitForFunction((since) => Date.now() - since > 2000, Date.now())
    expect(await left()).not.toMatch(/demo888|28640/)
  },
)

test('a logout in one tab closes the question in another: one 退出 is one call', async ({
  page,
  context,
  server,
  logIn,
}) => {
  const token = await logIn()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate((value) => sessionStorage.setItem('token', value), token)
  const question = (tab: typeof page) => tab.getByRole('alertdialog', { name: '退出登录' })
  for (const tab of [other, page]) {
    await tab.goto('/#/vip')
    await memberBar(tab).getByRole('button', { name: '退出' }).click()
    await expect(question(tab)).toBeVisible()
  }
  await question(page).getByRole('button', { name: '确定' }).click()
  await expect(header(other).getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(question(other)).toHaveCount(0)
  expect(server.requestsOf('/api/logoff')).toHaveLength(1)
})

test(
  'a login in the dialog keeps the page as it is; the end of the session remounts it',
  { tag: ['@dom', '@D2', '@D4'] },
  async ({ page }) => {
    await page.goto('/#/concise')
    const search = page.getByRole('searchbox', { name: '搜索游戏' })
    await search.fill('锦鲤')
    await page.getByRole('tab', { name: '捕鱼游戏' }).click()
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    await submitLogin(dialog, 'demo888', 'demo8888')
    await expect(memberBar(page)).toContainText('demo888')
    await expect(dialog).toBeHidden()
    await expect(search).toHaveValue('锦鲤')
    await expect(page.getByRole('tab', { name: '捕鱼游戏' })).toHaveAttribute('aria-selected', 'true')

    await memberBar(page).getByRole('button', { name: '退出' }).click()
    await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '确定' }).click()
    await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await page.evaluate(() => void (location.hash = '#/concise'))
    await expect(search).toHaveValue('')
  },
)

test(
  'a 401 on the balance poll clears the session and goes home with the login dialog',
  { tag: ['@dom', '@s1-8.4', '@D45'] },
  async ({ page, server, at }) => {
    await at('/vip')
    await expect(memberBar(page)).toContainText('28,640.50')
    server.answer('/api/balance', { status: 401, json: { code: 401, message: '您的账号已在其他设备登录' } })
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible({ timeout: 8000 })
    // No alert any more: it has been heard before the dialog opened.
    await expect(page.getByText('您的账号已在其他设备登录')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  },
)

test(
  'a 403 of a game is told with its message, and the session goes on',
  { tag: ['@dom', '@D45', '@s1-8.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer('/api/getGameUrl', { json: { code: 403, message: '该地区不可用', data: [] } })
    await page.goto('/#/gamePage?name=BG&type=realbet&code=live')
    await expect(page.getByText('该地区不可用').first()).toBeVisible()
    await page.goto('/#/realbet')
    await expect(memberBar(page)).toContainText('demo888')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
  },
)

test(
  'the balance is polled every 4300 ms, never twice at a time',
  { tag: ['@dom', '@s1-9.1', '@D25'] },
  async ({ page, server, logIn }) => {
    await logIn('newbie1')
    await page.clock.install()
    await page.goto('/')
    await expect(memberBar(page)).toContainText('0.00')
    await expect.poll(() => server.requestsOf('/api/balance').length).toBe(1)
    await page.clock.runFor(4400)
    await expect.poll(() => server.requestsOf('/api/balance').length).toBe(2)
    await server.member('newbie1', { balance: '1234.50' })
    await page.clock.runFor(4400)
    await expect(memberBar(page)).toContainText('1,234.50')
  },
)

test(
  'a failing poll keeps the last good balance and backs off',
  { tag: ['@dom', '@D25'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/')
    await expect(memberBar(page)).toContainText('28,640.50')
    const polls = () => server.requestsOf('/api/balance').length
    const first = polls()
    server.drop('/api/balance', 'request', 20)
    await letPass(page, 10_000, () => polls() > first)
    for (let i = 0; i < 5; i++) await page.clock.runFor(4400)
    await expect(memberBar(page)).toContainText('28,640.50')
    expect(polls()).toBeLessThan(5)
  },
)

test(
  'member data of an ended session is removed from storage at the next start',
  { tag: ['@dom', '@D7'] },
  async ({ page, logIn }) => {
    await logIn()
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toContain('demo888')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/robots.txt')
    await page.goto('/')
    await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
  },
)
