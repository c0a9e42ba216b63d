import { BEIJING_MS } from '../../src/contract/values/beijing'
import { expect, test, WITH_MOTION, type Page, type Server } from '../kit/fixtures'
import { heading } from '../kit/steps'

test.use(WITH_MOTION)

const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => row(page, name).getByRole('listitem').locator(':scope > *')

/** Scrolls down until the last row is visible. */
async function scrollToRows(page: Page): Promise<void> {
  for (const name of ['热门电子', '真人厅', '棋牌', '彩票', '今日优惠']) {
    await expect(async () => {
      await page.mouse.wheel(0, 200)
      await expect(row(page, name)).toBeInViewport({ timeout: 100 })
    }).toPass()
  }
}

test(
  'home’s rows come near the screen, none empty, in their reserved height, with one call',
  { tag: ['@D35', '@s1-9.1'] },
  async ({ page, server }) => {
    await page.goto('/')
    const foot = page.getByRole('region', { name: '服务承诺' })
    await foot.waitFor()
    const place = () => foot.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await place()
    server.expectNone('/api/activitylist')
    await scrollToRows(page)
    expect(Math.abs((await place()) - before)).toBeLessThan(2)
    for (const name of ['热门电子', '真人厅', '棋牌', '彩票', '今日优惠'])
      expect(await cards(page, name).count()).toBeGreaterThanOrEqual(8)
    for (const name of ['最近玩过', '我的收藏']) await expect(row(page, name)).toHaveCount(0)
    expect(server.requestsOf('/api/activitylist')).toHaveLength(1)
    expect(server.requestsOf('/api/game/list')).toHaveLength(1)
    server.expectNone('/api/gamelistBycode')
  },
)

test('a lobby without games has no row', { tag: ['@dom', '@D35'] }, async ({ page, server }) => {
  const game = {
    category_id: 'joker',
    app_state: 1,
    platform_name: 'KY',
    game_code: '1',
    name: '开元',
    mobile_img: '',
  }
  await server.answer('/api/game/list', { json: { code: 200, message: '', data: [game] } }, 9)
  await page.goto('/')
  await expect(cards(page, '棋牌')).toHaveCount(1)
  await expect(cards(page, '今日优惠').first()).toBeVisible()
  for (const name of ['热门电子', '真人厅', '彩票']) await expect(row(page, name)).toHaveCount(0)
})

/** Moves the server's clock to noon of the next such day in Beijing; 0 is Sunday. */
async function moveToDay(server: Server, day: number): Promise<void> {
  const noon = Date.parse(`${new Date(Date.now() + BEIJING_MS).toISOString().slice(0, 10)}T12:00:00+08:00`)
  const days = ((day - new Date(noon).getUTCDay() + 7) % 7) + 7
  await server.clock(noon + days * 24 * 3600_000 - Date.now())
}

for (const [name, day, shown] of [
  ['a Monday', 1, 0],
  ['a Saturday', 6, 1],
] as const) {
  test(
    `on ${name} by the server’s clock, 今日优惠 lists ${shown} weekend promotions`,
    { tag: '@dom' },
    async ({ page, server }) => {
      await moveToDay(server, day)
      await page.goto('/')
      await expect(cards(page, '今日优惠').filter({ hasText: '每日首存加赠' })).toHaveCount(1)
      await expect(cards(page, '今日优惠').filter({ hasText: '周末赛事加赠' })).toHaveCount(shown)
    },
  )
}

test('a row is one tab stop; arrows, Home and End move along it, and the card comes into view', async ({
  page,
}) => {
  await page.goto('/')
  await scrollToRows(page)
  const slots = cards(page, '热门电子')
  await slots.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(slots.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(slots.last()).toBeFocused()
  await expect(slots.last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Tab')
  expect(await row(page, '热门电子').evaluate((region) => region.contains(document.activeElement))).toBe(
    false,
  )
  await page.keyboard.press('Shift+Tab')
  await expect(slots.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(slots.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
})

test('a row scrolls by the wheel and by its buttons, and snaps to a card', async ({ page }) => {
  await page.goto('/')
  await scrollToRows(page)
  const list = row(page, '真人厅').getByRole('list')
  const left = () => list.evaluate((element) => element.scrollLeft)
  const back = row(page, '真人厅').getByRole('button', { name: '真人厅上一组' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await list.hover()
  await page.mouse.wheel(150, 0)
  await expect.poll(left).toBeGreaterThan(0)
  const offset = () =>
    list.evaluate((element) => {
      const edge = element.getBoundingClientRect().left
      return Math.min(
        ...[...element.children].map((card) => Math.abs(card.getBoundingClientRect().left - edge)),
      )
    })
  await expect.poll(offset).toBeLessThan(2)
  await back.click()
  await expect.poll(left).toBeLessThan(5)
  await row(page, '真人厅').getByRole('button', { name: '真人厅下一组' }).click()
  await expect.poll(left).toBeGreaterThan(300)
})

test('home opens a game in one press, which then heads the row 最近玩过', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/')
  await scrollToRows(page)
  const opened = page.context().waitForEvent('page')
  await cards(page, '热门电子').first().click()
  await expect.poll(async () => (await opened).url()).toContain('demo-game.html')
  await expect(cards(page, '最近玩过')).toContainText('锦鲤跃金')
  // In the place of a row that a tile above leads to.
  await expect(row(page, '真人厅')).toHaveCount(0)
})

test('a row leads to its lobby, a promotion to its page', { tag: ['@dom', '@D35'] }, async ({ page }) => {
  await page.goto('/#/')
  await cards(page, '今日优惠').first().click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText('首存礼金')
  await page.goBack()
  await row(page, '彩票').getByRole('link', { name: '全部彩票' }).click()
  await expect(heading(page, '彩票游戏')).toBeVisible()
})
