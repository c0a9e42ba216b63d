import { expect, test, WITH_MOTION, type Page } from '../kit/fixtures'
import { heading, mainNav } from '../kit/steps'

test.use(WITH_MOTION)

const oneOfEach = ['sport SB 沙巴体育', 'joker KY 开元棋牌', 'realbet ag AG视讯'].map((row) => {
  const [category_id, platform_name, name] = row.split(' ')
  return { category_id, app_state: 1, platform_name, game_code: '0', name, mobile_img: '', api_logo_img: '' }
})
const ONE_OF_EACH = { json: { code: 200, message: '', data: oneOfEach } }

test(
  '真人娱乐 has its ticker, the large entry of ag and a tile per hall',
  { tag: ['@dom', '@s1-2.17', '@s1-9.2'] },
  async ({ page }) => {
    await page.goto('/#/realbet')
    const jackpot = page.getByRole('region', { name: '累积奖池' })
    await expect(jackpot).toContainText('动画展示，非实时奖池数据')
    await expect(page.getByRole('button', { name: '开始游戏' })).toBeVisible()
    await expect
      .poll(() => page.getByRole('main').getByRole('button', { name: /^进入/ }).count())
      .toBeGreaterThanOrEqual(8)
    await expect(page.getByRole('button', { name: '进入AG国际厅' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: '收藏AG国际厅' })).toHaveCount(1)
  },
)

test('on phones a hall’s line shows its least stake whole', { tag: '@s1-2.17' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/realbet')
  const line = page.getByRole('main').locator('small').filter({ hasText: '百家乐・龙虎・10元起' }).first()
  expect(await line.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
})

test(
  '体育赛事 shows its venues, and a missing logo falls back',
  { tag: ['@dom', '@s1-2.18'] },
  async ({ page, server }) => {
    server.answer('/api/game/list', ONE_OF_EACH, 3)
    await page.goto('/#/sport')
    await expect(page.getByRole('region', { name: '总奖池' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '进入沙巴体育' })).toBeVisible()
  },
)

test(
  '电子竞技 shows the first four, 棋牌游戏 notices and a coverflow with a play button per game',
  { tag: ['@dom', '@s1-2.19', '@s1-2.20'] },
  async ({ page }) => {
    const games = page.getByRole('main').getByRole('button', { name: /^(进入|开始(?!轮播))/ })
    await page.goto('/#/gaming')
    await expect(heading(page, '电子竞技')).toBeVisible()
    await expect(games).toHaveCount(4)
    await page.goto('/#/joker')
    await expect(page.getByRole('region', { name: '公告' })).toBeVisible()
    await expect(games.first()).toHaveAccessibleName(/^开始/)
  },
)

test(
  '电子捕鱼 selects its tab by the address; some codes select none',
  { tag: ['@dom', '@s1-2.21', '@D50'] },
  async ({ page, server }) => {
    await page.goto('/#/concise')
    await expect(page.getByRole('tab', { name: '电子游戏' })).toHaveAttribute('aria-selected', 'true')
    expect(server.requestsOf('/api/gamelistBycode')).toEqual([])
    await page.getByRole('tab', { name: '捕鱼游戏' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: /^开始/ }).first()).toBeVisible()
    await page.getByRole('tab', { name: '电子游戏' }).click()
    await page.getByRole('tab', { name: '捕鱼游戏' }).click()
    expect(server.requestsOf('/api/gamelistBycode').map(({ payload }) => payload)).toEqual([
      { gamecode: 'obgdy' },
    ])
    await page.goto('/#/concise?type=pg')
    await expect(page.getByRole('main').getByRole('button', { name: /^开始/ }).first()).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  },
)

test(
  'the slots’ search finds by name, and says where there is none',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/#/concise')
    const search = page.getByRole('searchbox', { name: '搜索游戏' })
    await search.fill('锦鲤跃')
    await expect(names(page)).toHaveAccessibleName('开始锦鲤跃金')
    await search.fill('没有这个游戏')
    await expect(page.getByRole('main')).toContainText('没有找到相关游戏')
  },
)

test('a lobby with one venue shows neither its code 0 nor useless controls', async ({ page, server }) => {
  const main = page.getByRole('main')
  server.answer('/api/game/list', ONE_OF_EACH, 9)
  await page.goto('/#/sport')
  const tile = main.getByRole('button', { name: '进入沙巴体育' })
  const card = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: '进入沙巴体育' }) })
  await expect(card).toContainText('SB')
  await expect(card).not.toContainText('0')
  const row = await main.getByRole('region', { name: '游戏列表' }).boundingBox()
  expect((await tile.boundingBox())?.width).toBeGreaterThan((row?.width ?? 0) * 0.8)

  await page.goto('/#/joker')
  await expect(main.getByRole('button', { name: '开始开元棋牌' })).toBeVisible()
  await expect(main.getByRole('button', { name: /轮播|上一张|下一张/ })).toHaveCount(0)
  await expect(main).not.toContainText('左右滑动选择')
})

test(
  'a live lobby with only ag has its large entry and its tile',
  { tag: ['@dom', '@s1-2.17'] },
  async ({ page, server }) => {
    server.answer('/api/game/list', ONE_OF_EACH, 9)
    await page.goto('/#/realbet')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: '开始游戏' })).toBeVisible()
    await expect(main.getByRole('button', { name: '进入AG视讯' })).toBeVisible()
  },
)

test(
  'the slots lobby lists its own recent games only; a hall played elsewhere is not among them',
  { tag: ['@dom', '@s1-2.21'] },
  async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const played = [
        ['AG', 'realbet', 'AG国际厅'],
        ['PG', 'concise', '星河宝石'],
        ['FG', 'fishing', '深海捕鱼'],
        ['SB', 'sport', '沙巴体育'],
      ].map(([name, type, title]) => ({ name, type, code: '0', title, picture: '' }))
      localStorage.setItem('portal:recent', JSON.stringify(played))
    })
    await page.goto('/#/concise')
    const row = page.getByRole('region', { name: '最近玩过' }).getByRole('button')
    await expect(row).toHaveText(['星河宝石', '深海捕鱼'])
  },
)

test('the home tiles lead to the documented pages', { tag: ['@dom', '@s1-2.15.2'] }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /体育赛事/ })
    .first()
    .click()
  await expect(heading(page, '真人娱乐')).toBeVisible()
  await mainNav(page).getByRole('link', { name: '首页' }).click()
  await main
    .getByRole('link', { name: /电子游戏/ })
    .first()
    .click()
  await expect(heading(page, '电子捕鱼')).toBeVisible()
})

const names = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(进入|开始)(?!游戏|轮播)/ })

test(
  'a lobby filters by provider; from twelve games on it sorts by name and by what was played',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const played = { name: 'CP', type: 'lottery', code: 'k3', title: '快三', picture: '' }
      localStorage.setItem('portal:recent', JSON.stringify([played]))
    })
    await page.goto('/#/realbet')
    const filter = page.getByRole('group', { name: '筛选厂商' })
    await filter.getByRole('button', { name: 'BG' }).click()
    await expect(names(page)).toHaveCount(2)
    await expect(names(page).first()).toHaveAccessibleName('进入BG真人厅')
    await filter.getByRole('button', { name: '全部' }).click()
    await expect(names(page)).toHaveCount(9)
    const sort = page.getByRole('group', { name: '排序' })
    await expect(sort).toHaveCount(0)

    await page.goto('/#/lottery')
    await expect(names(page)).toHaveCount(12)
    await sort.getByRole('button', { name: '最近' }).click()
    await expect(names(page).first()).toHaveAccessibleName('进入快三')
    await sort.getByRole('button', { name: '名称' }).click()
    await expect(names(page).first()).toHaveAccessibleName('进入极速七星彩')
    await sort.getByRole('button', { name: '推荐' }).click()
    await expect(names(page).first()).toHaveAccessibleName('进入时时彩')
  },
)

test(
  'the provider stands below a slot only while several are listed',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/#/concise')
    const tiles = page.getByRole('main').getByRole('listitem')
    await expect(tiles.first()).toContainText('PG 电子')
    await page.getByRole('group', { name: '筛选厂商' }).getByRole('button', { name: 'BG' }).click()
    await expect(tiles.first()).toContainText('月下牌局')
    await expect(tiles.filter({ hasText: 'BG 电子' })).toHaveCount(0)
  },
)

test(
  'lotteries that share a picture have a mark of their own, with their name',
  { tag: ['@dom', '@s1-2.22'] },
  async ({ page }) => {
    await page.goto('/#/lottery')
    const tiles = page.getByRole('main').getByRole('region', { name: '游戏列表' }).getByRole('listitem')
    await expect(tiles).toHaveCount(12)
    const marks = await tiles.locator('span[data-tint]').allTextContents()
    expect(new Set(marks).size).toBe(12)
    expect(marks).toContain('一分快三')
    await expect(tiles.locator('img')).toHaveCount(0)
  },
)

test('on phones every lobby shows a game within its first 300 px, slots on a phone’s side too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('main').getByRole('region', { name: '游戏列表' })
  for (const path of ['/concise', '/realbet', '/sport', '/joker', '/gaming', '/lottery']) {
    await page.goto(`/#${path}`)
    const games = list.getByRole('button', { name: /^(进入|开始)(?!轮播)/ })
    const tops = () => games.evaluateAll((all) => all.map((game) => game.getBoundingClientRect().top))
    await expect.poll(async () => Math.min(...(await tops())), path).toBeLessThanOrEqual(300)
  }
  await page.goto('/#/concise')
  const jackpot = page.getByRole('region', { name: '奖池' })
  expect((await jackpot.boundingBox())?.height).toBe(44)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(async () => (await names(page).first().boundingBox())?.y).toBeLessThan(300)
})

test('on phones providers and order of the slots are in one sheet', { tag: '@D35' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/concise')
  await expect(names(page).first()).toHaveAccessibleName('开始锦鲤跃金')
  await expect(page.getByRole('group', { name: '筛选厂商' })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: '筛选' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('group', { name: '筛选厂商' }).getByRole('button', { name: 'BG' }).click()
  await sheet.getByRole('group', { name: '排序' }).getByRole('button', { name: '名称' }).click()
  await sheet.getByRole('button', { name: '查看游戏' }).click()
  await expect(page.getByRole('main')).toContainText('BG · 名称')
  await expect(names(page)).toHaveCount(12)
})

for (const [path, name] of [
  ['/realbet', 'BG真人厅'],
  ['/gaming', '枪火前线'],
  ['/joker', '比大小'],
] as const) {
  test(`${path} keeps favourites by a heart of at least 24 px and opens by its whole card`, async ({
    page,
  }) => {
    // The coverflow stands still.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/#${path}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: `收藏${name}`, exact: true }).click()
    const heart = main.getByRole('button', { name: `取消收藏${name}` }).first()
    await expect(heart).toBeVisible()
    const box = (await heart.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    const kept = await page.evaluate(() => localStorage.getItem('portal:favourites'))
    expect(kept).toContain(name)
    const has = page.getByRole('button', { name: `取消收藏${name}`, exact: true })
    const card = main.getByRole('listitem').or(main.getByRole('group')).filter({ has }).last()
    const { x, y, width } = (await card.boundingBox())!
    await page.mouse.click(x + width * 0.3, y + 30)
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
  })
}

test(
  'tiles say what their venue offers, or provider and lobby where the server sends nothing',
  { tag: '@dom' },
  async ({ page, server }) => {
    const main = page.getByRole('main')
    await page.goto('/#/sport')
    await expect(main.getByRole('listitem').filter({ hasText: '星澜体育' })).toContainText('足球・今日48场')
    await page.goto('/#/lottery')
    await expect(main.getByRole('listitem').filter({ hasText: '快三' }).first()).toContainText(
      '骰宝・每分钟开奖',
    )
    await server.answer('/api/game/list', ONE_OF_EACH, 9)
    await page.goto('/#/sport')
    await page.reload()
    await expect(main.getByRole('listitem').filter({ hasText: '沙巴体育' })).toContainText('SB 体育')
  },
)
