import { expect, test } from '../kit/fixtures'
import { expectToast, header, mainNav } from '../kit/steps'

const entries = (names: string[]) => names.join(' ')

test(
  'from 768 px up the menu has its order, without e-sports and lottery',
  { tag: ['@dom', '@s1-2.7', '@s1-9.4.2'] },
  async ({ page }) => {
    await page.goto('/')
    const links = mainNav(page).getByRole('link')
    const texts = async () =>
      (await links.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '')
    await expect
      .poll(async () => entries((await texts()).slice(0, 9)))
      .toBe('首页 电子捕鱼 真人娱乐 棋牌游戏 体育赛事 优惠活动 VIP俱乐部 代理合作 APP下载')
    await expect(mainNav(page).getByRole('link', { name: '电子竞技' })).toBeHidden()
  },
)

test('the drawer closes on a page change and when the window widens', { tag: '@D34' }, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/#/')
  await page.evaluate(() => (location.hash = '#/vip'))
  const drawer = page.getByRole('dialog', { name: '菜单' })
  const open = () => page.getByRole('button', { name: '打开菜单' }).click()
  await open()
  for (const name of ['电子竞技', '彩票游戏'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await open()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(mainNav(page)).toBeVisible()
  // The page learns its new size a frame after its styles.
  await expect(drawer).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test(
  'a drop-down opens by keyboard, shows at most 7 halls, and Escape returns the focus',
  { tag: ['@dom', '@s1-2.7', '@s1-9.4'] },
  async ({ page }) => {
    await page.goto('/')
    const toggle = mainNav(page).getByRole('button', { name: /真人娱乐/ })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(mainNav(page).getByRole('button', { name: /^进入/ })).toHaveCount(7)
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
  },
)

test('the header keeps its place in the window while the page scrolls and jumps', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: '公告' })).toBeVisible()
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  const topAt = (y: number) =>
    header(page).evaluate((element, to) => {
      scrollTo(0, to)
      // In the same task: a header that a scroll event puts back would be elsewhere for a frame.
      return element.getBoundingClientRect().top
    }, y)
  for (const y of [15, 30, 31, 600, 0]) expect(await topAt(y), `at ${y} px`).toBe(0)
})

test('返回顶部 appears after 400 px and scrolls to the top', { tag: '@s1-2.8' }, async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: '返回顶部' })
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 390))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 420))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the footer has its links, the age line and the version label', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo', { name: '页脚' })
  for (const [name, path] of [
    ['电子竞技', 'gaming'],
    ['彩票游戏', 'lottery'],
    ['常见问题', 'abouts?type=1'],
    ['隐私政策', 'abouts?type=2'],
    ['免责声明与规则', 'abouts?type=3'],
    ['联系我们', 'abouts?type=4'],
    ['博彩责任', 'abouts?type=8'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `#/${path}`)
  await expect(footer).toContainText('18+ 理性娱乐，量力而行')
  await expect(footer).toContainText('V1.1.1.20220906_pc')
})

test('on phones 更多链接 folds the footer’s links', { tag: '@D33' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const footer = page.getByRole('contentinfo', { name: '页脚' })
  const links = footer.getByRole('link', { name: '用户协议' })
  const fold = footer.getByRole('button', { name: '更多链接' })
  await expect(links).toBeHidden()
  await fold.click()
  await expect(links).toBeVisible()
  await fold.click()
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(links).toBeVisible()
  await expect(fold).toBeHidden()
})

test('the home page’s row of all lobbies is for tablets: desktops have the menu, phones the grid', async ({
  page,
}) => {
  const row = page.getByRole('main').getByRole('navigation', { name: '全部大厅' })
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/')
  await expect(row.getByRole('link')).toHaveCount(6)
  for (const width of [1024, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(row).toBeHidden()
  }
})

test('the clock shows Beijing time and ticks every second', { tag: '@s1-9.1' }, async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'America/New_York' })
  await page.clock.install({ time: new Date('2026-11-20T16:00:00Z') })
  await page.goto('/')
  const clock = page.getByRole('region', { name: '会员栏' }).locator('time')
  await page.clock.runFor(1000)
  await expect(clock).toHaveText(/2026-11-21 00:00:0\d/)
  await page.clock.runFor(5000)
  await expect(clock).toHaveText(/2026-11-21 00:00:0[6-9]/)
  await page.close()
})

test(
  'the link to the page already shown says 已在当前页面！ and stays',
  { tag: ['@dom', '@s1-2.10'] },
  async ({ page }) => {
    await page.goto('/#/vip')
    await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).click()
    await expectToast(page, '已在当前页面！', 'status')
  },
)

test('title and logo come from app info, at any length', { tag: '@dom' }, async ({ page, server }) => {
  await server.site({ title: '非常非常非常非常非常长的站点名称娱乐城', site_logo: '/art/nowhere.svg' })
  await page.goto('/')
  await expect(page).toHaveTitle(/非常非常非常非常非常长的站点名称娱乐城/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

// The walks of accessibility look for it at 390 and 1280 px, those of hostile texts at 360 and 1440 px.
test('nothing scrolls sideways at 768 px', { tag: '@D34' }, async ({ page, logIn }) => {
  await logIn()
  await page.setViewportSize({ width: 768, height: 800 })
  const paths = ' realbet concise joker lottery sport gaming activity vip abouts app agent asdwl'
  for (const path of paths.split(' ')) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
})
