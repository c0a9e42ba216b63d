import { devices } from '@playwright/test'
import { expect, test, type Page } from '../kit/fixtures'
import { heading } from '../kit/steps'

// iPhone behaviour, tested in Chromium with an iPhone's screen and touch. WebKit itself runs in tests/engines.

const { viewport, hasTouch, isMobile, deviceScaleFactor } = devices['iPhone 13']
test.use({ viewport, hasTouch, isMobile, deviceScaleFactor })

const open = (page: Page, route: string) => page.evaluate((path) => void (location.hash = path), route)
/** Opens the pages like an app on the home screen. */
const asApp = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))

/** Text sizes below 16 px by field name: they make an iPhone zoom in. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(
        (field) => field.checkVisibility() && !['range', 'checkbox', 'radio', 'file'].includes(field.type),
      )
      .map(
        (field) =>
          [
            field.labels?.[0]?.textContent ?? field.name,
            parseFloat(getComputedStyle(field).fontSize),
          ] as const,
      )
      .filter(([, size]) => size < 16),
  )

test('no field is so small that a touch zooms the page', async ({ member: page }) => {
  await page.goto('/')
  for (const route of ['/recharge', '/withdraw', '/mine/center', '/concise', '/password']) {
    await open(page, route)
    await expect(
      page
        .getByRole('textbox')
        .or(page.getByRole('combobox'))
        .or(page.getByRole('searchbox'))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect(await small(page), route).toEqual([])
  }
})

test('the page has an icon and may reach behind the notch', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(icon!)).headers()['content-type']).toBe('image/png')
})

type Insets = Record<'left' | 'right' | 'top' | 'bottom', number>

/** What is fixed on the screen and reaches into its insets: controls, texts and pictures. */
const under = (page: Page, insets: Insets) =>
  page.evaluate(({ left, right, bottom }) => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    return [...document.querySelectorAll('body :is(a, button, p, span, img, svg)')]
      .filter((element) => element.checkVisibility() && isFixed(element) && !element.closest('[aria-hidden]'))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isOut = box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight
        const isIn = box.left >= left && box.right <= innerWidth - right && box.bottom <= innerHeight - bottom
        return !isOut && box.width > 1 && !isIn
      })
      .map((element) => element.outerHTML.slice(0, 100))
  }, insets)

for (const [what, size, insets] of [
  ['on its side', { width: 844, height: 390 }, { left: 47, right: 47, bottom: 21, top: 0 }],
  ['upright', { width: 390, height: 844 }, { left: 0, right: 0, bottom: 34, top: 47 }],
] as const)
  test(`nothing that floats reaches under the notch ${what}`, async ({ member: page }) => {
    const cdp = await page.context().newCDPSession(page)
    await page.setViewportSize(size)
    await cdp.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
    await page.goto('/')
    for (const route of ['/', '/concise', '/activityInfo?id=1', '/recharge', '/userredpacket', '/vip']) {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      // A toast: the link to the page that is shown.
      if (route === '/vip') await page.evaluate(() => (location.hash = '/nowhere'))
      await expect.poll(() => under(page, insets), { message: route }).toEqual([])
    }
  })

test('on the home screen a game opens in the app’s own window, and Back has the session', async ({
  member: page,
  context,
}) => {
  await asApp(page)
  await page.goto('/#/concise')
  await page.getByRole('button', { name: /^开始/ }).first().click()
  await page.waitForURL(/demo-game\.html/)
  await page.goBack()
  await expect(heading(page, '电子捕鱼')).toBeVisible()
  await open(page, '/mine/center')
  await expect(heading(page, '个人资料')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test(
  'on the home screen a deposit goes on to its payment in the app’s own window',
  { tag: ['@core', '@D8', '@D20'] },
  async ({ member: page, context, server }) => {
    await asApp(page)
    await page.goto('/#/recharge')
    await page.getByLabel('存款金额').fill('399')
    await page.getByRole('button', { name: '提交存款' }).click()
    await expect(heading(page, '支付信息')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('399.00')
    expect(page.url()).not.toContain(await page.evaluate(() => sessionStorage.getItem('token') ?? '-'))
    expect(server.requestsOf('/api/recharge')).toHaveLength(1)
    expect(context.pages()).toHaveLength(1)
  },
)

test('a tab without the session is told to log in and leads back', { tag: '@D8' }, async ({ page }) => {
  await page.goto('/#/gamePage?name=PG&type=concise&code=slot01')
  await expect(page.getByText('请先登录，登录后将为您打开页面')).toBeAttached()
  await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).first().click()
  await page.getByRole('link', { name: '返回大厅' }).click()
  await expect(heading(page, '星澜娱乐').first()).toBeAttached()
  await open(page, '/payInfo?deposit_no=1')
  await expect(page.getByRole('main').getByText('登录后查看订单').first()).toBeVisible()
})
