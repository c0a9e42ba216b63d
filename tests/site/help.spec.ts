import { expect, test, type Page } from '../kit/fixtures'
import { heading } from '../kit/steps'

const TABS = [
  [1, '常见问题'],
  [2, '隐私政策'],
  [3, '免责声明与规则'],
  [4, '联系我们'],
  [5, '代理合作'],
  [7, '关于我们'],
  [8, '博彩责任'],
] as const
const article = (page: Page) => page.getByRole('main').getByRole('article')
const footer = (page: Page) => page.getByRole('contentinfo', { name: '页脚' })

test(
  'seven tabs, each with its own article and address',
  { tag: ['@dom', '@s1-3.4.3'] },
  async ({ page, server }) => {
    await page.goto('/#/abouts')
    await expect(page.getByRole('tab')).toHaveText(TABS.map(([, name]) => name))
    await expect(page.getByRole('tab', { name: '常见问题' })).toHaveAttribute('aria-selected', 'true')
    const seen = new Set<string>()
    for (const [type, name] of TABS) {
      await page.getByRole('tab', { name }).click()
      await expect(article(page).getByRole('heading', { level: 2, name }).first()).toBeVisible()
      await expect.poll(async () => (await article(page).innerText()).length, name).toBeGreaterThan(200)
      seen.add(await article(page).innerText())
      expect(new URL(page.url()).hash).toMatch(
        type === 1 ? /^#\/abouts(\?type=1)?$/ : `#/abouts?type=${type}`,
      )
    }
    expect(seen.size).toBe(7)
    const asked = server.requestsOf('/api/article').map(({ payload }) => payload.type)
    expect(asked).toEqual(TABS.map(([type]) => type))
  },
)

test('博彩责任 names limits, warning signs, help and the age of 18', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/#/abouts?type=8')
  for (const fact of [/限额/, /信号|征兆|表现/, /求助|帮助/, /18/])
    await expect(article(page)).toContainText(fact)
})

test(
  '返回 leads to the previous page past all opened tabs',
  { tag: ['@dom', '@s1-2.16'] },
  async ({ page }) => {
    await page.goto('/#/vip')
    await footer(page).getByRole('link', { name: '隐私政策' }).click()
    await page.getByRole('tab', { name: '关于我们' }).click()
    await page.getByRole('link', { name: '返回' }).click()
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  },
)

test(
  'the page keeps its tab while the player is away, and follows a new query',
  { tag: ['@dom', '@s1-2.4.2', '@D4'] },
  async ({ page }) => {
    await page.goto('/#/abouts?type=7')
    await expect(article(page)).toBeVisible()
    await page.goto('/#/app')
    await expect(heading(page, 'APP下载')).toBeVisible()
    await page.goto('/#/abouts')
    await expect(page.getByRole('tab', { name: '关于我们' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/#/app')
    await expect(heading(page, 'APP下载')).toBeVisible()
    await page.goto('/#/abouts?type=4')
    await expect(page.getByRole('tab', { name: '联系我们' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('a link below the fold to another article brings the page’s head back', async ({ page }) => {
  await page.goto('/#/abouts?type=3')
  await expect(article(page)).toContainText('年满')
  // What follows such links starts once the browser is idle, together with this region.
  await expect(page.locator('body > [aria-live=polite]')).toBeAttached()
  await footer(page).getByRole('link', { name: '隐私政策' }).click()
  await expect(page.getByRole('tab', { name: '隐私政策' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: '隐私政策' })).toBeInViewport()
  await expect(heading(page, '帮助中心')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test(
  '用户协议 is a page of its own, linked from the registration and the footer',
  { tag: '@dom' },
  async ({ page }) => {
    await page.goto('/#/register')
    await page.getByRole('main').getByRole('link', { name: '用户协议' }).click()
    await expect(heading(page, '用户协议')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('您须年满18周岁')
    await page.getByRole('main').getByRole('link', { name: '博彩责任' }).click()
    await expect(page.getByRole('tab', { name: '博彩责任' })).toHaveAttribute('aria-selected', 'true')
    await footer(page).getByRole('link', { name: '用户协议' }).click()
    await expect(heading(page, '用户协议')).toBeVisible()
  },
)
