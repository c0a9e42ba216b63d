import { FAMILY_LINE } from '../kit/familyServer'
import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, header, heading, memberBar, submitLogin } from '../kit/steps'

// The build for a real server, against a family server that answers as the recorded one did.
test.use({ host: 'family' })

const main = (page: Page) => page.getByRole('main')
const openLogin = async (page: Page) => {
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  return page.getByRole('dialog', { name: '会员登录' })
}

test(
  'a visitor reads home, the lobbies, promotions, help and VIP of a real server',
  { tag: '@dom' },
  async ({ visitor }) => {
    await visitor.goto('/')
    await expect(visitor).toHaveTitle(/真实后台/)
    await expect(visitor.getByRole('region', { name: '公告' })).toContainText('维护通知')
    for (const [path, name, game] of [
      ['/realbet', '真人娱乐', 'AG视讯'],
      ['/sport', '体育赛事', 'IM体育'],
      ['/gaming', '电子竞技', 'IA电竞'],
      ['/joker', '棋牌游戏', '斗地主'],
      ['/lottery', '彩票投注', 'VR彩票'],
      ['/concise', '电子捕鱼', '麻将胡了'],
    ] as const) {
      await visitor.goto(`/#${path}`)
      await expect(main(visitor).getByText(game).first(), name).toBeVisible()
    }
    await visitor.goto('/#/activity')
    await expect(visitor.getByRole('region', { name: '首存888' })).toContainText('规则')
    await visitor.goto('/#/abouts?type=2')
    await expect(main(visitor).getByRole('article')).toContainText('第 2 篇')
    await visitor.goto('/#/vip')
    await expect(visitor.getByRole('tab')).toHaveText(['VIP1', 'VIP2', 'VIP3', 'VIP4', 'VIP5', 'VIP6'])
  },
)

test('the build contains no demo server, and calls go to the server at another origin', async ({
  page,
  server,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  await page.goto('/#/vip')
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await expect.poll(() => server.requestsOf('/api/uservip').length).toBe(1)
  const calls = addresses.filter((address) => address.includes('/api/'))
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter((address) => !address.startsWith(FAMILY_LINE))).toEqual([])
  expect(new URL(page.url()).origin).not.toBe(FAMILY_LINE)
  expect((await page.request.get('/demo-console.html')).status()).toBe(404)
})

test(
  'a login shows that server’s member; wrong names and passwords are refused with a message',
  { tag: ['@core', '@s1-8.1', '@s1-4.3.1'] },
  async ({ page }) => {
    await page.goto('/#/vip')
    const dialog = await openLogin(page)
    await submitLogin(dialog, 'nobody1', 'wrongpass1')
    await expectToast(page, '用户不存在')
    await submitLogin(dialog, 'real01', 'abcd12345')
    await expectToast(page, '登录密码错误')
    await submitLogin(dialog, 'real01', 'abcd1234')
    await expect(memberBar(page)).toContainText('real01')
    await expect(memberBar(page)).toContainText('1,234.50')
  },
)

test(
  'a second login ends the first session: its next call is HTTP 401',
  { tag: '@dom' },
  async ({ member, server }) => {
    await member.goto('/#/vip')
    await expect(memberBar(member)).toContainText('real01')
    const second = await server.tokenOf('real01', 'abcd1234')
    await expect(member.getByText('登录已过期，请重新登录')).toBeVisible({ timeout: 10_000 })
    await expect(header(member).getByRole('button', { name: '登录', exact: true })).toBeVisible()
    expect(await server.call('/api/balance', {}, second)).toMatchObject({
      code: 200,
      data: { balance: 1234.5 },
    })
  },
)

test(
  'a blocked member’s first call after the login is refused with HTTP 403',
  { tag: '@dom' },
  async ({ page }) => {
    await page.goto('/#/login')
    await submitLogin(main(page), 'block01', 'abcd1234')
    await expectToast(page, '该用户已被禁用，请联系管理员！')
    await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  },
)

for (const numbersAsText of [false, true]) {
  test.describe(numbersAsText ? 'numbers as text' : 'numbers as numbers', () => {
    test.use({ numbersAsText })
    test(
      'a member reads balance, rebates, bets and deposits as the server keeps them',
      { tag: '@dom' },
      async ({ page, server, logIn }) => {
        const token = await logIn()
        const { data } = await server.call<{ balance: unknown }>('/api/balance', {}, token)
        expect(data.balance).toBe(numbersAsText ? '1234.5' : 1234.5)
        await page.goto('/#/fanshui')
        await expect(memberBar(page)).toContainText('1,234.50')
        await expect(page.getByRole('table')).toContainText(/1\.10[^]*已领取[^]*3\.21[^]*待领取/)
        await page.goto('/#/betRecord')
        await expect(page.getByRole('table')).toContainText(/B1023[^]*123\.00[^]*20\.50[^]*已结算/)
        await page.goto('/#/transRecord')
        await expect(page.getByRole('table')).toContainText(/200\.00[^]*1,500\.00[^]*审核通过/)
      },
    )
  })
}
