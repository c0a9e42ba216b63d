import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from './fixtures'
import { header, mainNav } from './steps'

/** Away from the app, takes its kept app info away, so that the next page asks for it. */
async function forgetSite(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('appInfo'))
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PHONE = { width: 390, height: 800 }

/** Runs axe over the whole page, once what is loading has come. */
async function expectNoViolation(page: Page, what: string): Promise<void> {
  await expect(page.locator('main:visible [aria-busy=true]:visible')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
  expect(found, what).toEqual([])
}

// Without motion: axe would measure colours in the middle of a fade.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const [tags, ...routes] of [
  ['[s1-2.14] [s1-2.12] [s1-2.13]', '', 'login', 'register'],
  ['[s1-2.17] [s1-2.18] [s1-2.19]', 'realbet', 'sport', 'gaming'],
  ['[s1-2.20] [s1-2.21] [s1-2.22]', 'joker', 'concise', 'concise?type=obgdy', 'lottery'],
  ['[s1-2.24] [s1-2.25] [s1-2.26]', 'activity', 'activityInfo?id=1', 'activityInfo?id=999', 'app'],
  ['[s1-2.27] [s1-2.16]', 'vip', 'abouts?type=1', 'abouts?type=8'],
  ['[s1-2.29] [s1-2.30]', 'agent', 'asdwl?type=1', 'asdwl?type=2'],
  ['[s2-2.15] [s1-2.28]', 'payInfo', 'gamePage?name=ag&type=0&code=0'],
] as const) {
  test(`axe finds nothing on ${routes.map((route) => `/${route}`).join(' ')} at 1280 and 390 px [D36] ${tags}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(90_000)
    server.delay('/api/getGameUrl', 60_000, 9)
    for (const route of routes) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/robots.txt')
      await page.goto(`/#/${route}`)
      await expect(page.locator('h1, [role=status]').first()).toBeAttached()
      await expect(page.locator('main [role=status]:visible', { hasText: '加载中' })).toHaveCount(0)
      await expectNoViolation(page, `${route} at 1280`)
      await page.setViewportSize(PHONE)
      await expectNoViolation(page, `${route} at 390`)
    }
  })
}

test('axe finds nothing in the login dialog and an open drop-down [D36] [s1-2.11] [s1-2.7]', async ({
  page,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
  await page.getByRole('button', { name: '立即登录' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '请输入您的账号和密码！' })).toBeVisible()
  await expectNoViolation(page, 'login dialog at 1280')
  await page.setViewportSize(PHONE)
  await expectNoViolation(page, 'login dialog at 390')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['真人娱乐', '电子捕鱼']) {
    await mainNav(page)
      .getByRole('button', { name: `${name}子菜单` })
      .press('Enter')
    await expect(mainNav(page).getByRole('link', { name: /大厅/ })).toBeVisible()
    await expect(mainNav(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoViolation(page, `drop-down ${name}`)
    await page.keyboard.press('Escape')
  }
})

test('axe finds nothing in the drawer, its lists open, and the welcome and notice dialogs [D36] [D34] [s1-2.14]', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  await expectNoViolation(page, 'drawer')
  await drawer.getByRole('button', { name: '真人娱乐子菜单' }).click()
  await expect(drawer.getByRole('link', { name: /大厅/ })).toBeVisible()
  await expectNoViolation(page, 'drawer with a list')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: '公告' }).getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '公告' })).toBeVisible()
  await expectNoViolation(page, 'notice dialog')
  await server.site({ index_modal: 1 })
  await forgetSite(page)
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: /^欢迎来到/ })).toBeVisible()
  await expectNoViolation(page, 'welcome dialog')
})

test('axe finds nothing in what members see of the public pages, at 1280 and 390 px [D36] [s1-2.24] [s1-2.25] [s1-2.27]', async ({
  page,
  logIn,
}) => {
  test.setTimeout(60_000)
  await logIn()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/robots.txt')
    await page.goto('/#/activity')
    await page.getByRole('button', { name: '查看详情：首存礼金 最高 888 元' }).click()
    await expect(page.getByRole('button', { name: '立即参与' })).toBeVisible()
    await expectNoViolation(page, `expanded card at ${width}`)
    await page.goto('/#/activityInfo?id=1')
    await page.getByRole('button', { name: '申请优惠' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '立即申请' }).click()
    await expect(page.getByRole('dialog').getByLabel('优惠金额')).toHaveAccessibleDescription(/./)
    await expectNoViolation(page, `apply dialog at ${width}`)
    await page.goto('/robots.txt')
    await page.goto('/#/vip')
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await page.getByRole('button', { name: '返水规则' }).click()
    await expect(page.getByRole('dialog', { name: '返水规则' })).toBeVisible()
    await expectNoViolation(page, `vip at ${width}`)
  }
})

test('axe finds nothing on empty, failed and maintenance looks [D36] [s1-2.9] [s1-8.1]', async ({
  page,
  server,
}) => {
  server.refuse('/api/uservip', '维护中')
  await page.goto('/#/vip')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await expectNoViolation(page, 'failed region')
  server.answer('/api/activitylist', { json: { code: 200, message: '', data: null } }, 9)
  await page.goto('/#/activity')
  await expect(page.getByText('暂无优惠活动')).toBeVisible()
  await expectNoViolation(page, 'empty list')
  await server.site({ site_state: 0 })
  await forgetSite(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await expectNoViolation(page, 'maintenance')
})
