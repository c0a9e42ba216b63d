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
