import { expect, test, type Page } from './fixtures'
import { expectToast, memberBar } from './steps'

const openFirst = async (page: Page) => {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('main').getByRole('button', { name: /^开始/ }).first().click()
  return opened
}

test('a member opens a game in a tab of its own, bets, and sees the balance move within 5 s [s1-2.28] [s1-4.1] [D20] [D40]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/concise')
  await expect(memberBar(page)).toContainText('28,640.50')
  const game = await openFirst(page)
  await expect.poll(() => game.url()).toContain('demo-game.html')
  expect(await game.evaluate(() => opener)).toBeNull()
  await game.getByRole('button', { name: '投注额10元' }).click()
  await game.getByRole('button', { name: '开始游戏' }).click()
  await expect(game.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
  await expect(memberBar(page)).not.toContainText('28,640.50', { timeout: 7000 })
})

test('the launch asks once, with the values of the address [D50] [s1-7.2]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/gamePage?name=PG&type=0&code=slot01')
  await expect.poll(() => page.url()).toContain('demo-game.html')
  expect(server.requestsOf('/api/getGameUrl').map(({ payload }) => payload)).toEqual([
    { plat_name: 'PG', game_type: 0, game_code: 'slot01', is_mobile_url: 0 },
  ])
})

test('a refused launch shows the message, blanks the tab and closes it after 2 s [s1-2.28] [s1-8.7] [s1-9.7] [s1-4.5.3]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/concise')
  server.refuse('/api/getGameUrl', '游戏维护中，请稍后再试', 201)
  server.delay('/api/getGameUrl', 10)
  const game = await openFirst(page)
  const closed = game.waitForEvent('close')
  await expectToast(game, '游戏维护中，请稍后再试')
  const shown = Date.now()
  await closed
  expect(Date.now() - shown).toBeLessThan(4000)
})

for (const [url, long] of [
  ['javascript:alert(1)', ''],
  ['', '@long'],
  ['ftp://host/', '@long'],
  ['https://user:pw@host/', '@long'],
] as const) {
  test(`a game address like ${JSON.stringify(url)} is never opened [D19] ${long}`, async ({
    page,
    server,
    logIn,
  }) => {
    await logIn()
    server.answer('/api/getGameUrl', { json: { code: 200, message: '', data: { url } } })
    await page.goto('/#/gamePage?name=AG&code=a1')
    await expectToast(page, '服务器异常，请稍后再试')
  })
}

test('a blocked pop-up is told [D20] @long', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/#/concise')
  await page.evaluate(() => (window.open = () => null))
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

test('a reload while the reels turn: a bet that was not placed by then is told so, and never is [D24] [D40] [D68]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  const start = game.getByRole('button', { name: '开始游戏' })
  await game.getByRole('button', { name: '投注额100元' }).click()
  await server.delay(BET, 1500)
  await start.click()
  await expect(game.getByRole('status')).toHaveText('转动中…')
  await expect.poll(() => server.requestsOf(BET).length).toBe(1)
  await game.reload()
  await expect(game.getByRole('status')).toContainText('上次投注：未成立，没有扣款')
  await expect(game.getByRole('status')).toContainText('投注 ¥ 100.00')
  const [sent, ...asked] = server.requestsOf(BET)
  expect(asked.map(({ headers }) => headers['x-request-id'])).toEqual([sent?.headers['x-request-id']])
  expect(asked[0]?.payload).toMatchObject({ told: true })
  // The slow one has landed by now.
  await game.waitForFunction((since) => Date.now() - since > 2000, Date.now())

  // Told once.
  await game.reload()
  await expect(game.getByRole('status')).toContainText('选择投注金额')
  await expect(game.getByText('¥ 28,640.50')).toBeVisible()
})

test('a bet whose answer was lost is told as unknown, blocks the next, and is found by the next press [D24] [D68]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  server.drop(BET, 'answer', 2)
  await game.getByRole('button', { name: '开始游戏' }).click()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await game.reload()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await expect(game.getByRole('status')).toContainText('投注 ¥ 10.00')
  await game.getByRole('button', { name: '开始游戏' }).click()
  await expect(game.getByRole('status')).toContainText('上次投注：')
  await expect(game.getByRole('status')).not.toContainText('未成立')
  const ids = server.requestsOf(BET).map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(1)
})

test('a bet that never arrived is told as not placed, and the balance is whole [D24] [D68]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const game = await openGame(page)
  server.drop(BET, 'request')
  await game.getByRole('button', { name: '开始游戏' }).click()
  await expect(game.getByRole('status')).toContainText(UNKNOWN)
  await game.getByRole('button', { name: '重试' }).click()
  await expect(game.getByRole('status')).toContainText('上次投注：未成立，没有扣款')
  await expect(game.getByText('¥ 28,640.50')).toBeVisible()
})
