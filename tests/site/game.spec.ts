import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, header, mainNav, memberBar, submitLogin } from '../kit/steps'

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
  'the launch sends one request with the address’s values',
  { tag: ['@dom', '@D50', '@s1-7.2'] },
  async ({ page, server, at }) => {
    await at('/gamePage?name=PG&type=concise&code=slot01')
    await expect.poll(() => page.url()).toContain('demo-game.html')
    expect(server.requestsOf('/api/getGameUrl').map(({ payload }) => payload)).toEqual([
      { plat_name: 'PG', game_type: 'concise', game_code: 'slot01', is_mobile_url: 0 },
    ])
  },
)

test('games open with their category from every lobby, by-code list, drop-down and recent entry', async ({
  page,
  server,
  logIn,
}) => {
  test.setTimeout(90_000)
  await logIn()
  const sent = () => server.requestsOf('/api/getGameUrl').map(({ payload }) => payload)
  const opens = async (press: () => Promise<void>, plat_name: string, game_type: string) => {
    const count = sent().length
    const opened = page.context().waitForEvent('page')
    await press()
    const game = await opened
    await expect.poll(() => game.url()).toContain('demo-game.html')
    await game.close()
    expect(sent().slice(count)).toMatchObject([{ plat_name, game_type }])
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
    await opens(() => page.getByRole('main').getByRole('button', { name }).last().click(), platform, category)
  }
  await opens(
    () => page.getByRole('region', { name: '最近玩过' }).getByRole('button').last().click(),
    'FG',
    'fishing',
  )
  await mainNav(page).getByRole('button', { name: '棋牌游戏子菜单' }).click()
  await opens(() => mainNav(page).getByRole('button', { name: '进入三张比牌' }).click(), 'KY', 'joker')
})

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
  'a visitor at /gamePage logs in there and the same tab goes to the game',
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

test('if the browser blocks the tab after a login, a button opens the game', async ({ page }) => {
  await page.goto('/#/realbet')
  await page.getByRole('main').getByRole('button', { name: '进入BG真人厅' }).click()
  await page.evaluate(() => {
    const open = window.open.bind(window)
    let isBlocked = true
    window.open = (...asked) => {
      if (!isBlocked) return open(...asked)
      isBlocked = false
      return null
    }
  })
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  const dialog = page.getByRole('dialog', { name: '进入游戏' })
  await expect(dialog).toContainText('BG真人厅')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: '进入游戏' }).click()
  const game = await opened
  await expect.poll(() => game.url()).toContain('demo-game.html')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

const UNSAFE = '地址不安全，已停止打开'
for (const [url, told, long] of [
  ['javascript:alert(1)', UNSAFE, ''],
  ['', '服务器异常，请稍后再试', '@long'],
  ['ftp://host/', UNSAFE, '@long'],
  ['https://user:pw@host/', UNSAFE, '@long'],
] as const) {
  test(
    `a game address like ${JSON.stringify(url)} is told and never opened`,
    { tag: ['@dom', ...(long ? ['@long'] : []), '@D19'] },
    async ({ page, server, logIn }) => {
      await logIn()
      server.answer('/api/getGameUrl', { json: { code: 200, message: '', data: { url } } })
      await page.goto('/#/gamePage?name=AG&type=realbet&code=a1')
      await expectToast(page, told)
    },
  )
}

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
  test(`a failed launch of ${name} says nothing of money: venues are empty, or filled by hand`, async ({
    page,
    server,
    at,
  }) => {
    await server.member(name, { transferstatus: mode })
    await at('/realbet', name)
    server.refuse('/api/getGameUrl', '系统维护中', 500)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('main').getByRole('button', { name: '进入AG国际厅' }).click()
    const game = await opened
    await expect.poll(() => server.requestsOf('/api/balancelist2').length).toBeGreaterThan(0)
    await game.waitForEvent('close')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

test('a blocked pop-up shows a message', { tag: ['@long', '@D20'] }, async ({ page, at }) => {
  await at('/concise')
  await page.evaluate(() => {
    window.open = () => {
      throw new Error('no')
    }
  })
  await page.getByRole('main').getByRole('button', { name: /^开始/ }).first().click()
  await expectToast(page, '浏览器拦截了新窗口，请允许弹出窗口后重试')
})

const openGame = async (page: Page) => {
  await page.goto('/#/concise')
  const game = await openFirst(page)
  await game.waitForURL(/demo-game/)
  await expect(game.getByRole('status')).toContainText('选择投注金额')
  return game
}
const BET = '/api/__demo__/game/bet'
const UNKNOWN = '请求结果未知，请先到资金记录核对，切勿重复提交'

test('a bet not yet placed at a reload is reported as not placed and never goes out', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  const start = game.getByRole('button', { name: '下注' })
  await game.getByRole('button', { name: '100元' }).click()
  await server.delay(BET, 1500)
  await start.click()
  await expect(game.getByRole('status')).toHaveText('投注中…')
  await expect.poll(() => server.requestsOf(BET).length).toBe(1)
  await game.reload()
  await expect(game.getByRole('status')).toContainText('上次投注：未成立，没有扣款')
  await expect(game.getByRole('status')).toContainText('投注 ¥ 100.00')
  const [sent, ...asked] = server.requestsOf(BET)
  expect(asked.map(({ headers }) => headers['x-request-id'])).toEqual([sent?.headers['x-request-id']])
  expect(asked[0]?.payload).toMatchObject({ told: true })
  // By now the slow bet has arrived.
  await game.waitForFunction((since) => Date.now() - since > 2000, Date.now())

  // Reported once only.
  await game.reload()
  await expect(game.getByRole('status')).toContainText('选择投注金额')
  await expect(game.getByText('¥ 28,640.50')).toBeVisible()
})

test('a bet with a lost answer is unknown, blocks the next, and the next press finds it', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  server.drop(BET, 'answer', 2)
  await game.getByRole('button', { name: '10元' }).click()
  await game.getByRole('button', { name: '下注' }).click()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await game.reload()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await expect(game.getByRole('status')).toContainText('投注 ¥ 10.00')
  await game.getByRole('button', { name: '下注' }).click()
  await expect(game.getByRole('status')).toContainText('上次投注：')
  await expect(game.getByRole('status')).not.toContainText('未成立')
  const ids = server.requestsOf(BET).map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(1)
})

test('a bet that never arrived is reported as not placed, and the balance is unchanged', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  server.drop(BET, 'request')
  await game.getByRole('button', { name: '下注' }).click()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await game.getByRole('button', { name: '下注' }).click()
  await expect(game.getByRole('status')).toContainText('上次投注：未成立，没有扣款')
  await expect(game.getByText('¥ 28,640.50')).toBeVisible()
})
