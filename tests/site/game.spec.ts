import { settle } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, header, keepTabs, mainNav, memberBar, submitLogin } from '../kit/steps'

const openFirst = async (page: Page) => {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('main').getByRole('button', { name: /^开始/ }).first().click()
  return opened
}

test('a member opens a game in a new tab, bets, and sees the balance change within 5 s', async ({
  page,
  at,
}) => {
  await at('/concise')
  await expect(memberBar(page)).toContainText('28,640.50')
  const game = await openFirst(page)
  await expect.poll(() => game.url()).toContain('demo-game.html')
  expect(await game.evaluate(() => opener)).toBeNull()
  await game.getByRole('button', { name: '10元' }).click()
  await game.getByRole('button', { name: '下注' }).click()
  await expect(game.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
  await page.bringToFront()
  await expect(memberBar(page)).not.toContainText('28,640.50', { timeout: 7000 })
})

test(
  'games open with their category from every lobby, by-code list, drop-down and recent entry',
  { tag: '@dom' },
  async ({ page, logIn }) => {
    const opened = await keepTabs(page)
    await logIn()
    const opens = async (press: () => Promise<void>, platform: string, category: string) => {
      await press()
      expect((await opened()).at(-1)).toContain(`#/gamePage?name=${platform}&type=${category}&`)
    }
    for (const [path, name, platform, category] of [
      ['/realbet', '进入BG真人厅', 'BG', 'realbet'],
      ['/sport', '进入星澜体育', 'SB', 'sport'],
      ['/gaming', '进入峡谷对决', 'SB', 'gaming'],
      ['/lottery', '进入时时彩', 'CP', 'lottery'],
      ['/concise?type=obgdy', '开始深海猎手', 'FG', 'fishing'],
      ['/concise?type=pg', '开始麻雀人家', 'PG', 'pg'],
      ['/concise?type=concise', '开始锦鲤跃金', 'PG', 'concise'],
    ] as const) {
      await page.goto(`/#${path}`)
      await opens(
        () => page.getByRole('main').getByRole('button', { name }).last().click(),
        platform,
        category,
      )
    }
    const recent = page.getByRole('region', { name: '最近玩过' }).getByRole('button')
    await opens(() => recent.last().click(), 'FG', 'fishing')
    await mainNav(page).getByRole('button', { name: '棋牌游戏子菜单' }).click()
    await opens(() => mainNav(page).getByRole('button', { name: '进入三张比牌' }).click(), 'KY', 'joker')
    expect(await opened()).toHaveLength(9)
  },
)

test(
  'a closed game says so in Chinese, and a tab opened directly leads back to the lobby',
  { tag: ['@dom', '@D50', '@D61'] },
  async ({ page, logIn }) => {
    await logIn()
    // Servers open no game without a category.
    await page.goto('/#/gamePage?name=PG&code=slot01')
    await expectToast(page, '游戏暂未开放，请选择其他游戏')
    const main = page.getByRole('main')
    await expect(main).toContainText('您可以关闭此页面')
    await expect(main).toContainText('游戏暂未开放，请选择其他游戏')
    await main.getByRole('link', { name: '返回大厅' }).click()
    await expect(memberBar(page)).toContainText('demo888')
  },
)

test(
  'a visitor at /gamePage logs in there; one request, and the same tab goes to the game',
  { tag: ['@dom', '@D50', '@s1-2.28'] },
  async ({ page, server }) => {
    await page.goto('/#/gamePage?name=PG&type=concise&code=slot01')
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    const main = page.getByRole('main')
    await expect(main).toContainText('请先登录')
    await expect(page.getByRole('alert')).toHaveText('')
    server.expectNone('/api/getGameUrl')
    await main.getByRole('button', { name: '登录' }).click()
    await submitLogin(dialog, 'demo888', 'demo8888')
    await expect.poll(() => page.url()).toContain('demo-game.html')
    expect(page.context().pages()).toHaveLength(1)
    expect(server.requestsOf('/api/getGameUrl').map(({ payload }) => payload)).toEqual([
      { plat_name: 'PG', game_type: 'concise', game_code: 'slot01', is_mobile_url: 0 },
    ])
  },
)

test('the game a visitor pressed opens after the login', { tag: '@D20' }, async ({ page, server }) => {
  await page.goto('/#/realbet')
  await page.getByRole('main').getByRole('button', { name: '进入BG真人厅' }).click()
  const opened = page.context().waitForEvent('page')
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  const game = await opened
  await expect.poll(() => game.url()).toContain('demo-game.html')
  expect(server.requestsOf('/api/getGameUrl').map(({ payload }) => payload)).toMatchObject([
    { plat_name: 'BG', game_type: 'realbet', game_code: 'live' },
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('#/realbet')
})

test(
  'a game whose login dialog was closed doesn’t open at the next login',
  { tag: ['@dom', '@D2', '@s1-2.23'] },
  async ({ page, server }) => {
    await page.goto('/#/realbet')
    await page.getByRole('main').getByRole('button', { name: '进入BG真人厅' }).click()
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    await dialog.getByRole('button', { name: '关闭' }).click()
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await submitLogin(dialog, 'demo888', 'demo8888')
    await expect(memberBar(page)).toContainText('demo888')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
    server.expectNone('/api/getGameUrl')
  },
)

test(
  'a refused launch shows the message, blanks the tab and closes it after 2 s',
  { tag: ['@s1-8.7', '@s1-4.5.3'] },
  async ({ page, server, at }) => {
    await at('/concise')
    server.refuse('/api/getGameUrl', '游戏维护中，请稍后再试', 201)
    const game = await openFirst(page)
    const closed = game.waitForEvent('close')
    await expectToast(game, '游戏维护中，请稍后再试')
    const shown = Date.now()
    await closed
    expect(Date.now() - shown).toBeLessThan(4000)
  },
)

test(
  'an unsafe game address, and none, are told and never opened',
  { tag: ['@dom', '@D19'] },
  async ({ page, server, logIn }) => {
    await logIn()
    for (const [url, told] of [
      ['javascript:alert(1)', '地址不安全，已停止打开'],
      ['', '服务器异常，请稍后再试'],
    ] as const) {
      server.answer('/api/getGameUrl', { json: { code: 200, message: '', data: { url } } })
      await page.goto('/robots.txt')
      await page.goto('/#/gamePage?name=AG&type=realbet&code=a1')
      await expectToast(page, told)
    }
  },
)

test(
  'another app’s game is a link to press; what begins with // is https',
  { tag: '@D19' },
  async ({ page, server, logIn }) => {
    await logIn()
    const send = (url: string) =>
      server.answer('/api/getGameUrl', { json: { code: 200, message: '', data: { url } } })
    send('fishing://play?token=1')
    await page.goto('/#/gamePage?name=AG&type=realbet&code=a1')
    await expect(page.getByRole('main').getByRole('link', { name: '打开应用' })).toHaveAttribute(
      'href',
      'fishing://play?token=1',
    )
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await page.route('https://game.example/**', (route) => route.fulfill({ body: 'game' }))
    send('//game.example/play')
    await page.goto('/#/gamePage?name=AG&type=realbet&code=a2')
    await expect(page).toHaveURL('https://game.example/play')
  },
)

test(
  'after a failed launch the main tab says where the money is, with 一键回收 until no venue has any',
  { tag: '@D50' },
  async ({ page, server, at }) => {
    await server.member('demo888', { balance: '0.52', venues: { AG: '4299.00' } })
    await at('/realbet')
    server.refuse('/api/getGameUrl', '系统维护中', 500)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('main').getByRole('button', { name: '进入AG国际厅' }).click()
    await expectToast(await opened, '系统维护中')
    const told = page.getByRole('alertdialog', { name: '游戏未打开' })
    await expect(told).toContainText('主账户¥ 0.52AG国际厅¥ 4,299.00')
    await told.getByRole('button', { name: '一键回收' }).click()
    await expect(told).toHaveCount(0)
    // With what the other venues held.
    await expect(memberBar(page)).toContainText('7,358.82')
    expect(server.requestsOf('/api/transall')).toHaveLength(1)
  },
)

for (const [name, mode] of [
  ['newbie1', 1],
  ['demo888', 0],
] as const)
  test(
    `a failed launch of ${name} says nothing of money: venues are empty, or filled by hand`,
    { tag: '@dom' },
    async ({ page, server, at }) => {
      await server.member(name, { transferstatus: mode })
      await at('/realbet', name)
      await expect(memberBar(page)).toContainText(name)
      await page.evaluate(() => postMessage('launch failed', location.origin))
      await expect.poll(() => server.requestsOf('/api/balancelist2').length).toBeGreaterThan(0)
      await settle(page, '/realbet')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    },
  )

const openGame = async (page: Page) => {
  await page.goto('/#/gamePage?name=PG&type=concise&code=slot01')
  await page.waitForURL(/demo-game/)
  await expect(page.getByRole('status')).toContainText('选择投注金额')
}
const BET = '/api/__demo__/game/bet'
const UNKNOWN = '请求结果未知，请先到资金记录核对，切勿重复提交'

test('a bet that never arrived is told at a reload, once: not placed, nothing taken', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await openGame(page)
  const status = page.getByRole('status')
  await page.getByRole('button', { name: '100元' }).click()
  await server.answer(BET, { delayMs: 3000, drop: 'request' })
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status).toHaveText('投注中…')
  await expect.poll(() => server.requestsOf(BET).length).toBe(1)
  await page.reload()
  await expect(status).toContainText('上次投注：未成立，没有扣款')
  await expect(status).toContainText('投注 ¥ 100.00')
  const [sent, ...asked] = server.requestsOf(BET)
  expect(asked.map(({ headers }) => headers['x-request-id'])).toEqual([sent?.headers['x-request-id']])
  // From then on the server refuses it.
  expect(asked[0]?.payload).toMatchObject({ told: true })
  await page.reload()
  await expect(status).toContainText('选择投注金额')
  await expect(page.getByText('¥ 28,640.50')).toBeVisible()
})

test('a bet with a lost answer is unknown, blocks the next, and the next press finds it', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await openGame(page)
  const status = page.getByRole('status')
  server.drop(BET, 'answer', 2)
  await page.getByRole('button', { name: '10元' }).click()
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status).toContainText(UNKNOWN)
  await page.reload()
  await expect(status).toContainText(UNKNOWN)
  await expect(status).toContainText('投注 ¥ 10.00')
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status).toContainText('上次投注：')
  await expect(status).not.toContainText('未成立')
  const ids = server.requestsOf(BET).map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(1)
})
