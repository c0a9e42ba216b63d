import { axeFinds } from '../kit/audit'
import { expect, test, type Page, type Payload, type Server } from '../kit/fixtures'
import { heading, submitLogin } from '../kit/steps'

// A deposit's progress on the payment page.

const hour = 3600_000
const main = (page: Page) => page.getByRole('main')
const timer = (page: Page) => page.getByRole('timer', { name: '剩余支付时间' })
const title = (page: Page) => main(page).getByRole('heading', { level: 2 })
const address = (no: string) => `/#/payInfo?deposit_no=${no}`

const ALIPAY = { paytype: 'alipay', amount: 500 } as const
const USDT = { paytype: 'usdt', amount: 720, catepay: 'TRC20' } as const

const place = async (server: Server, token: string, order: Payload<'/api/recharge'>): Promise<string> =>
  (await server.call('/api/recharge', order, token)).message

/** Expects nothing to pay with: no code, address or account, and nothing to copy. */
async function expectNothingToPay(page: Page): Promise<void> {
  await expect(main(page).getByRole('img', { name: /二维码|地址/ })).toHaveCount(0)
  await expect(page.locator('[data-qr]')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /^复制|我已支付/ })).toHaveCount(0)
  await expect(main(page).getByRole('region', { name: /^收款账户/ })).toHaveCount(0)
  await expect(main(page).getByText('付款前请确认')).toHaveCount(0)
}

async function expectWays(page: Page, names: string[]): Promise<void> {
  await expect(main(page).getByRole('link').filter({ hasText: /存款/ })).toHaveText(names)
  await expect(main(page).getByRole('button', { name: '联系客服' })).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
}

test(
  'an order approved on screen shows 已到账, drops its code and stops polling',
  { tag: ['@dom', '@D69'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, ALIPAY)
    await page.clock.install()
    await page.goto(address(no))
    await expect(main(page).getByText('待支付', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('img', { name: '付款二维码' })).toBeVisible()
    await expect(timer(page)).toHaveText(/^(60:00|59:\d\d)$/)
    await page.getByRole('button', { name: '我已支付' }).focus()
    await server.decide(no, 'approved')
    await page.clock.runFor(5000)
    await expect(title(page)).toHaveText('已到账500.00元')
    await expect(page.getByRole('status').filter({ hasText: '已到账500.00元' })).toBeVisible()
    await expect(title(page)).toBeFocused()
    await expect(main(page)).toContainText(no)
    await expect(timer(page)).toHaveCount(0)
    await expectNothingToPay(page)
    await expectWays(page, ['查看存款记录', '返回存款'])
    const asked = server.requestsOf('/api/payinfo').length
    await page.clock.runFor(60_000)
    expect(server.requestsOf('/api/payinfo')).toHaveLength(asked)
    server.expectNone('/api/gettransrecord')
    await main(page).getByRole('link', { name: '查看存款记录' }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: no })).toContainText('审核通过')
  },
)

test(
  'an order past its hour can’t be paid but is polled: paid late it shows 已到账',
  { tag: ['@dom', '@D69', '@s2-4.9.4'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, USDT)
    await server.clock(hour)
    await page.clock.install({ time: Date.now() + hour })
    await page.goto(address(no))
    await expect(title(page)).toHaveText('已超时，请勿再支付')
    await expect(main(page)).toContainText('支付时间已过，如已付款请联系客服')
    await expect(timer(page)).toHaveText('00:00')
    await expectNothingToPay(page)
    await expectWays(page, ['返回存款', '查看存款记录'])
    await server.decide(no, 'approved')
    await page.clock.runFor(5000)
    await expect(title(page)).toHaveText('已到账720.00元')
    await expect(timer(page)).toHaveCount(0)
  },
)

test(
  'an order decided before its page opens never shows how to pay, and is read once',
  { tag: ['@dom', '@D69'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    await page.clock.install()
    const bank = { bank: '青云银行', bank_owner: '林', bank_no: '62000000', bank_address: '支行' }
    const orders = [
      USDT,
      ALIPAY,
      { paytype: 'antoken', amount: 500 },
      { paytype: 'bank', amount: 500, ...bank },
    ] as const
    for (const [index, order] of orders.entries()) {
      const no = await place(server, token, order)
      await server.decide(no, index % 2 === 0 ? 'approved' : 'rejected')
      const before = server.requestsOf('/api/payinfo').length
      await page.goto('/robots.txt')
      await page.goto(address(no))
      await expect(title(page)).toHaveText(index % 2 === 0 ? `已到账${order.amount}.00元` : '已拒绝')
      const ways = ['查看存款记录', '返回存款']
      await expectWays(page, index % 2 === 0 ? ways : ways.toReversed())
      await expect(timer(page)).toHaveCount(0)
      await expectNothingToPay(page)
      await page.clock.runFor(20_000)
      expect(server.requestsOf('/api/payinfo')).toHaveLength(before + 1)
    }
  },
)

test(
  'a page that returns from the background refetches its order at once',
  { tag: ['@dom', '@D69', '@D25'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, ALIPAY)
    await page.clock.install()
    await page.goto(address(no))
    await expect(main(page).getByRole('img', { name: '付款二维码' })).toBeVisible()
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await show('hidden')
    const asked = server.requestsOf('/api/payinfo').length
    await page.clock.runFor(60_000)
    expect(server.requestsOf('/api/payinfo')).toHaveLength(asked)
    await server.decide(no, 'approved')
    await show('visible')
    await expect(title(page)).toHaveText('已到账500.00元')
    expect(server.requestsOf('/api/payinfo')).toHaveLength(asked + 1)
  },
)

test(
  'an unknown or missing order is 未找到订单 with links and without a toast',
  { tag: ['@dom', '@D69', '@s2-4.9.1'] },
  async ({ page, server, at }) => {
    await at('/payInfo')
    await expect(title(page)).toHaveText('未找到订单')
    await expectWays(page, ['返回存款', '查看存款记录'])
    server.expectNone('/api/payinfo')
    await page.goto(address('1'))
    await expect(title(page)).toHaveText('未找到订单')
    await expectWays(page, ['返回存款', '查看存款记录'])
    await expect(page.getByRole('alert')).toHaveText('')
    await expect(timer(page)).toHaveCount(0)
    await expectNothingToPay(page)
  },
)

test(
  'a visitor logs in on the payment page itself and sees the order there',
  { tag: ['@dom', '@s1-2.3.13', '@s2-2.1'] },
  async ({ page, server }) => {
    const no = await place(server, await server.tokenOf('demo888', 'demo8888'), ALIPAY)
    await page.goto(address(no))
    await main(page).getByRole('button', { name: '登录' }).click()
    server.expectNone('/api/payinfo')
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await expect(main(page).getByText('待支付', { exact: true })).toBeVisible()
    expect(new URL(page.url()).hash).toBe(address(no).slice(1))
  },
)

test('a failed read is no missing order: 重试 loads it', { tag: '@dom' }, async ({ page, server, logIn }) => {
  const token = await logIn()
  const no = await place(server, token, ALIPAY)
  server.fail('/api/payinfo', 1)
  await page.goto(address(no))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(main(page).getByText('待支付', { exact: true })).toBeVisible()
})

test('axe finds nothing in any state of an order, and narrow screens cut nothing off', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  await server.hold()
  const [approved, rejected, open] = [
    await place(server, token, USDT),
    await place(server, token, ALIPAY),
    await place(server, token, ALIPAY),
  ]
  await server.decide(approved, 'approved')
  await server.decide(rejected, 'rejected')
  const states = [
    [open, 0, '付款前请确认'],
    [approved, 0, '已到账720.00元'],
    [rejected, 0, '已拒绝'],
    ['1', 0, '未找到订单'],
    [open, hour, '已超时，请勿再支付'],
  ] as const
  // All in one document, where axe stays loaded.
  for (const [no, offset, text] of states) {
    await server.clock(offset)
    await page.goto(address(no))
    await expect(title(page)).toHaveText(text)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFinds(page), `${text} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(width)
    }
  }
})

test.describe('on a server of the family', () => {
  test.use({ host: 'family' })

  test('an order is polled until it is approved', { tag: '@D69' }, async ({ page, server, logIn }) => {
    const token = await logIn()
    const no = await place(server, token, { ...USDT, amount: 500 })
    await page.clock.install()
    await page.goto(address(no))
    await expect(main(page).getByText('待支付', { exact: true })).toBeVisible()
    await expect(page.locator('[data-qr]')).toBeVisible()
    await server.member('real01', { pending: 'approved' })
    await page.clock.runFor(5000)
    await expect(title(page)).toHaveText('已到账500.00元')
    await expectNothingToPay(page)
  })
})
