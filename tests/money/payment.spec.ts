import { expect, test, type Page, type Payload, type Server } from '../kit/fixtures'
import { expectToast, heading } from '../kit/steps'

const TRC20 = 'TXingLanDemoNotARea1DepositAddr888'
const ERC20 = '0xDe80000000000000000000000000000000000De8'
const WALLET = 'TXingLanDemoNotARea1WaLLetAddr9999'
const timer = (page: Page) => page.getByRole('timer', { name: '剩余支付时间' })
const hash = (page: Page) => new URL(page.url()).hash
const OVER = '支付时间已过，如已付款请联系客服'
const payment = (message: string, data: object) => ({ json: { code: 200, message, data } })

const place = async (server: Server, token: string, order: Payload<'/api/recharge'>): Promise<string> =>
  (await server.call('/api/recharge', order, token)).message
/** Cuts the page off from the server, whose clock stands still: its answers would set the page's time back. */
const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort())
const seconds = async (page: Page) => {
  const [minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '').split(':').map(Number)
  return minutes * 60 + rest
}

/** Expects the shown, the copied and the encoded address to be the same. */
async function expectOneAddress(page: Page, label: string, address: string, size?: number): Promise<void> {
  await expect(page.getByRole('group', { name: label })).toHaveText(address)
  const code = page.getByRole('img', { name: `${label}：${address}` })
  await expect(code).toHaveAttribute('data-qr', address)
  if (size !== undefined) {
    const box = await code.locator('svg').boundingBox()
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([size, size])
  }
  await page.getByRole('button', { name: `复制${label}` }).click()
  await expectToast(page, '复制成功！', 'status')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
}

for (const [protocol, address, chain] of [
  ['TRC20', TRC20, '波场Tron'],
  ['ERC20', ERC20, '以太坊Ethereum'],
] as const) {
  test(
    `USDT over ${protocol}: rate, quantity, one address and its warnings`,
    { tag: ['@dom', '@s2-2.15.2,3', '@s2-3.6.1,2'] },
    async ({ page, context, server, logIn }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const token = await logIn()
      const no = await place(server, token, { paytype: 'usdt', amount: 720, catepay: protocol })
      await page.goto(`/#/payInfo?deposit_no=${no}`)
      await expect(heading(page, '支付信息')).toBeVisible()
      const main = page.getByRole('main')
      for (const text of [
        '订单号',
        no,
        '1 USDT = 7.20 CNY',
        '充值数量',
        '100.00 USDT',
        '订单金额',
        '720.00',
        '币种',
      ])
        await expect(main).toContainText(text)
      await expectOneAddress(page, '收款地址', address)
      for (const warning of [
        '请勿向上述地址充值任何非USDT资产，否则资产将不可找回',
        '请耐心等待区块确认，确认后自动到账',
        '请务必确认电脑及浏览器安全，防止信息被篡改或泄露',
        `请使用${chain}链(${protocol}协议)转账，使用其他链造成的损失由您自行承担`,
      ])
        await expect(main.getByText(warning, { exact: true })).toBeVisible()
      expect(server.requestsOf('/api/payinfo')[0]?.payload).toEqual({ deposit_no: no })
      expect(await page.locator('img[src^="http"]:not([src*="127.0.0.1"])').count()).toBe(0)
    },
  )
}

test(
  'the wallet variant shows a 262 px code, its address and an hour from opening',
  { tag: ['@core', '@s2-2.15.1,5', '@s2-4.9.3', '@s2-3.6.4'] },
  async ({ page, context, server, logIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, { paytype: 'antoken', amount: 500 })
    // The order is old, but the hour counts from the opening.
    await server.clock(50 * 60_000)
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    await expectOneAddress(page, '钱包地址', WALLET, 262)
    for (const warning of ['请向上述地址付款', '请耐心等待区块确认，确认后自动到账', '请确认设备安全'])
      await expect(page.getByText(warning, { exact: true })).toBeVisible()
    expect(await seconds(page)).toBeGreaterThan(3540)
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    expect(hash(page)).toBe('#/mine/transRecord')
  },
)

test(
  'other types show method, amount, the server’s picture and warnings; 我已支付 opens the records',
  { tag: '@s2-2.15.1,4' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    for (const [paytype, method] of [
      ['wxpay', '微信支付'],
      ['alipay', '支付宝'],
    ] as const) {
      const no = await place(server, token, { paytype, amount: 1234.5 })
      await page.goto(`/#/payInfo?deposit_no=${no}`)
      const main = page.getByRole('main')
      for (const text of ['支付方式', method, '实付金额', '1,234.50']) await expect(main).toContainText(text)
      const picture = page.getByRole('img', { name: '付款二维码', exact: true })
      await expect(picture).toHaveJSProperty('naturalWidth', 328)
      expect(Math.round((await picture.boundingBox())?.width ?? 0)).toBe(210)
      await expect(page.locator('[data-qr]')).toHaveCount(0)
      await expect(main).not.toContainText(`demo-${paytype}`)
      for (const warning of [
        '请勿充值任何其他资产，也请勿使用其他方式付款，否则资产将不可找回',
        '请务必确认电脑及浏览器安全，防止信息被篡改或泄露',
      ])
        await expect(main.getByText(warning, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    expect(hash(page)).toBe('#/transRecord')
  },
)

/** An order of a real server's WeChat channel, whose `mch_id` is a merchant number. */
const wechat = (channel: object) =>
  payment('wxpay', {
    deposit_no: '179531857516393',
    info: {
      created_at: new Date().toISOString(),
      real_money: 600,
      amount: 600,
      paytype: '微信扫码支付',
    },
    cardlist: { content: 'wechat', payimg: '/icons/icon-192.png', mch_id: 'wx-1', ...channel },
  })

test('a broken picture leaves amount, text and 联系客服, and no code of a number', async ({
  page,
  server,
  logIn,
  complaints,
}) => {
  await logIn()
  for (const payimg of ['/no-such-picture.png', null]) {
    server.answer('/api/payinfo', wechat({ payimg }))
    await page.goto('/robots.txt')
    await page.goto('/#/payInfo?deposit_no=179531857516393')
    const main = page.getByRole('main')
    await expect(main.getByText('请联系客服办理付款，并提供订单号。')).toBeVisible()
    for (const text of ['600.00', '微信支付', '收款信息', 'wx-1']) await expect(main).toContainText(text)
    await expect(main.getByRole('img', { name: /二维码/ })).toHaveCount(0)
    await expect(page.locator('[data-qr]')).toHaveCount(0)
    await expect(main.getByRole('button', { name: '联系客服' })).toBeVisible()
  }
  server.answer('/api/payinfo', wechat({}))
  await page.goto('/robots.txt')
  await page.goto('/#/payInfo?deposit_no=179531857516393')
  await expect(page.getByRole('img', { name: '付款二维码' })).toHaveJSProperty('naturalWidth', 192)
  await expect(page.getByText('收款信息')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test.describe('behind the worker', () => {
  test.use({ host: 'worker' })

  test('a payment picture is requested each time and never stored', async ({ page, server, logIn }) => {
    await logIn()
    // Not a precached file, so the worker would cache it as a picture of the server.
    const payimg = '/screenshots/narrow.png'
    await server.answer('/api/payinfo', wechat({ payimg }), 2)
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/robots.txt')
      const asked = page.waitForResponse((response) => response.url().includes(payimg))
      await page.goto('/#/payInfo?deposit_no=179531857516393')
      await expect(page.getByRole('img', { name: '付款二维码' })).toHaveJSProperty('naturalWidth', 585)
      expect((await asked).fromServiceWorker()).toBe(false)
    }
    expect(
      await page.evaluate((path) => caches.match(path).then((found) => found === undefined), payimg),
    ).toBe(true)
  })
})

test.describe('on a device whose clock is wrong', () => {
  for (const [hours, tag] of [
    [2, 'ahead'],
    [-2, 'behind'],
  ] as const)
    test(
      `${Math.abs(hours)} hours ${tag}, a fresh order has its whole hour`,
      { tag: ['@dom', '@s2-4.9.2'] },
      async ({ page, server, logIn }) => {
        const token = await logIn()
        await server.hold()
        const no = await place(server, token, { paytype: 'alipay', amount: 500 })
        await page.clock.install({ time: Date.now() + hours * 3600_000 })
        await page.goto(`/#/payInfo?deposit_no=${no}`)
        await expect(timer(page)).toHaveText(/^(60:00|59:\d\d)$/)
        await cutOff(page)
        await page.clock.runFor(30 * 60_000)
        await expect(timer(page)).toHaveText(/^(30:00|29:\d\d)$/)
        await page.unroute('**/api/**')
        await server.clock(3600_000)
        await page.goto('/robots.txt')
        await page.goto(`/#/payInfo?deposit_no=${no}`)
        await expect(timer(page)).toHaveText('00:00')
      },
    )
})

test(
  'the manual channel shows amount and 联系客服 without a code, the bank its accounts',
  { tag: ['@dom', '@D28', '@s2-2.15'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    const manual = await place(server, token, { paytype: 'rengong', amount: 888 })
    await page.goto(`/#/payInfo?deposit_no=${manual}`)
    await expect(page.getByRole('main')).toContainText('888.00')
    await expect(page.getByRole('main')).toContainText('人工充值')
    await expect(page.getByRole('main').getByRole('img', { name: /二维码|地址/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
    await expect(page.getByRole('button', { name: '我已支付' })).toBeVisible()
    const fields = { bank: '青云银行', bank_owner: '林', bank_no: '62000000', bank_address: '支行' }
    const bank = await place(server, token, { paytype: 'bank', amount: 500, ...fields })
    await page.goto(`/#/payInfo?deposit_no=${bank}`)
    await expect(page.getByRole('region', { name: '收款账户1' })).toContainText('6200000000001001')
  },
)

test(
  'the time left is announced at 10 and at 1 minute; after 00:00 payment closes',
  { tag: ['@dom', '@s2-9.5.1'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, { paytype: 'usdt', amount: 720, catepay: 'TRC20' })
    await server.clock(10 * 60_000)
    await page.clock.install({ time: Date.now() + 10 * 60_000 })
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    await expect(timer(page)).toHaveText(/^(50:00|49:5\d)$/)
    await expect(page.getByRole('img', { name: `收款地址：${TRC20}` })).toBeVisible()
    await cutOff(page)
    for (const [passed, text] of [
      [40, '剩余支付时间10分钟'],
      [9, '剩余支付时间1分钟'],
      [2, '已超时，请勿再支付'],
    ] as const) {
      await page.clock.runFor(passed * 60_000)
      await expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
    }
    await expect(timer(page)).toHaveText('00:00')
    await expect(page.getByRole('main')).toContainText(OVER)
    await expect(page.getByRole('main')).toContainText(no)
    await expect(page.getByRole('main')).not.toContainText(TRC20)
    await expect(page.locator('[data-qr]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
  },
)

test(
  'a refusal shows on the page in the server’s words',
  { tag: ['@dom', '@s2-8.3.4', '@s1-5.6'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const no = await place(server, token, { paytype: 'wxpay', amount: 500 })
    for (const [message, told] of [
      ['通道维护中', '通道维护中'],
      ['wechat channel unavailable', '该支付通道暂不可用，请选择其他存款方式'],
    ] as const)
      for (const order of ['1', no]) {
        server.refuse('/api/payinfo', message)
        await page.goto('/robots.txt')
        await page.goto(`/#/payInfo?deposit_no=${order}`)
        await expect(page.getByRole('main').getByText(told, { exact: true })).toBeVisible()
        await expect(page.getByText('未找到订单')).toHaveCount(order === no ? 0 : 1)
        await expect(page.locator('[data-qr]')).toHaveCount(0)
      }
  },
)

test(
  'an app’s address shows its picture or a code of it, can be copied, and is a link on a phone',
  { tag: '@D62' },
  async ({ page, context, server, logIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn()
    const main = page.getByRole('main')
    const show = async (message: string, data: object) => {
      const info = { created_at: new Date().toISOString(), real_money: 600, amount: 600 }
      server.answer('/api/payinfo', payment(message, { deposit_no: '9', info, ...data }))
      await page.goto('/robots.txt')
      await page.goto('/#/payInfo?deposit_no=9')
    }
    const pay = 'antoken://pay?address=TX1&amount=600'
    await show('antoken', { qrcode: '/icons/icon-192.png', url: pay })
    await expect(page.getByRole('img', { name: '付款二维码' })).toHaveJSProperty('naturalWidth', 192)
    await expect(main.getByRole('group', { name: '钱包地址' })).toHaveText(pay)
    await main.getByRole('button', { name: '复制钱包地址' }).click()
    await expectToast(page, '复制成功！', 'status')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pay)
    await expect(main.getByText('请联系客服')).toHaveCount(0)
    const link = 'https://pay.example/order/1?sign=a'
    await show('wxpay', { cardlist: { content: 'wechat', payimg: '', mch_id: link } })
    await expectOneAddress(page, '付款地址', link, 210)
    await show('antoken', { qrcode: '', url: pay })
    await expectOneAddress(page, '钱包地址', pay, 262)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(main.getByRole('link', { name: '打开钱包' })).toHaveAttribute('href', pay)
    const app = 'weixin://wxpay/bizpayurl?pr=1a2B'
    await show('wxpay', { cardlist: { content: 'wechat', payimg: app, mch_id: '100200300' } })
    await main.getByText('显示二维码').click()
    await expect(page.getByRole('img', { name: `付款地址：${app}` })).toHaveAttribute('data-qr', app)
    await expect(main.getByRole('link', { name: '打开应用' })).toHaveAttribute('href', app)
  },
)

test('on a phone amount and address come first, the code is behind a press and saved instead of scanned', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  await page.setViewportSize({ width: 390, height: 844 })
  const no = await place(server, token, { paytype: 'usdt', amount: 720, catepay: 'TRC20' })
  await page.goto(`/#/payInfo?deposit_no=${no}`)
  const main = page.getByRole('main')
  const code = page.locator('[data-qr] svg')
  for (const name of ['复制充值数量', '复制收款地址', '我已支付'])
    await expect(main.getByRole('button', { name })).toBeVisible()
  await expect(code).toBeHidden()
  await main.getByText('显示二维码').click()
  await expect(code).toBeVisible()
  await expect(main.getByText('扫码付款')).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: '保存二维码' }).click()
  expect((await saved).suggestedFilename()).toBe('付款二维码.png')
  await expect(main.getByRole('link', { name: '打开钱包' })).toHaveCount(0)
})
