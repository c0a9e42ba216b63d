import { expect, test, type Page } from './fixtures'
import { expectToast, heading } from './steps'

const TRC20 = 'TXingLanDemoNotARea1DepositAddr888'
const ERC20 = '0xDe80000000000000000000000000000000000De8'
const WALLET = 'TXingLanDemoNotARea1WaLLetAddr9999'
const timer = (page: Page) => page.getByRole('timer', { name: '剩余支付时间' })
const hash = (page: Page) => new URL(page.url()).hash
const OVER = '支付时间已过，如已付款请联系客服'
const payment = (message: string, data: object) => ({ json: { code: 200, message, data } })

type Caller = {
  call: <T>(path: string, body: object, token: string) => Promise<{ message: string; data: T }>
}
const place = async (server: Caller, token: string, order: object): Promise<string> =>
  (await server.call('/api/recharge', order, token)).message
const seconds = async (page: Page) => {
  const [minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '').split(':').map(Number)
  return minutes * 60 + rest
}

/** What is shown, copied and encoded is one and the same address. */
async function expectOneAddress(page: Page, label: string, address: string, size: number): Promise<void> {
  await expect(page.getByRole('group', { name: label })).toHaveText(address)
  const code = page.getByRole('img', { name: `${label}：${address}` })
  await expect(code).toHaveAttribute('data-qr', address)
  const box = await code.locator('svg').boundingBox()
  expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([size, size])
  await page.getByRole('button', { name: `复制${label}` }).click()
  await expectToast(page, '复制成功！', 'status')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
}

for (const [protocol, address, chain] of [
  ['TRC20', TRC20, '波场Tron'],
  ['ERC20', ERC20, '以太坊Ethereum'],
] as const) {
  test(`USDT over ${protocol}: rate, quantity, one address of 210 px and its warnings [s2-2.15.2,3] [s2-3.6.1,2] [s2-4.9] [s2-3.1.5]`, async ({
    page,
    context,
    server,
    logIn,
  }) => {
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
    await expectOneAddress(page, '收款地址', address, 210)
    for (const warning of [
      '请勿向上述地址充值任何非USDT资产，否则资产将不可找回',
      '请耐心等待区块确认，确认后自动到账',
      '请务必确认电脑及浏览器安全，防止信息被篡改或泄露',
      `请使用${chain}链(${protocol}协议)转账，使用其他链造成的损失由您自行承担`,
    ])
      await expect(main.getByText(warning, { exact: true })).toBeVisible()
    expect(server.requestsOf('/api/payinfo').map(({ payload }) => payload)).toEqual([{ deposit_no: no }])
    expect(await page.locator('img[src^="http"]:not([src*="127.0.0.1"])').count()).toBe(0)
  })
}

test('the wallet variant: a code of 262 px, address and copy, an hour from the page’s opening, 我已支付 to the other address [s2-2.15.1,5] [s2-4.9.3] [s2-9.5] [s2-3.6.4]', async ({
  page,
  context,
  server,
  logIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await logIn()
  const no = await place(server, token, { paytype: 'antoken', amount: 500 })
  // The order is old: the hour counts from the opening all the same.
  await server.clock(50 * 60_000)
  await page.goto(`/#/payInfo?deposit_no=${no}`)
  await expectOneAddress(page, '钱包地址', WALLET, 262)
  for (const warning of ['请向上述地址付款', '请耐心等待区块确认，确认后自动到账', '请确认设备安全'])
    await expect(page.getByText(warning, { exact: true })).toBeVisible()
  expect(await seconds(page)).toBeGreaterThan(3540)
  await page.getByRole('button', { name: '我已支付' }).click()
  await expect(heading(page, '资金记录')).toBeVisible()
  expect(hash(page)).toBe('#/mine/transRecord')
})

test('other types: method, exact amount, code and warnings; 我已支付 to the records [s2-2.15.1,4] [s2-3.6.2]', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  for (const [paytype, method] of [
    ['wxpay', '微信支付'],
    ['alipay', '支付宝'],
  ] as const) {
    const no = await place(server, token, { paytype, amount: 1234.5 })
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    const main = page.getByRole('main')
    for (const text of ['支付方式', method, '实付金额', '1,234.50']) await expect(main).toContainText(text)
    const code = page.getByRole('img', { name: `付款二维码：xinglan-demo:${paytype}:${no}` })
    await expect(code).toBeVisible()
    expect(Math.round((await code.locator('svg').boundingBox())?.width ?? 0)).toBe(210)
    for (const warning of ['请勿使用其他方式付款', '请务必确认电脑及浏览器安全，防止信息被篡改或泄露'])
      await expect(main.getByText(warning, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: '我已支付' }).click()
  await expect(heading(page, '资金记录')).toBeVisible()
  expect(hash(page)).toBe('#/transRecord')
})

test('the manual channel has no code: the amount and 联系客服; the bank’s shows the accounts to pay into [D28] [s2-2.15] @long', async ({
  page,
  server,
  logIn,
}) => {
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
})

test('the time left counts from the server’s Beijing time, wherever the device is; after 00:00 nothing is hidden [s2-4.9.2,4] [s2-9.5.1] [D27]', async ({
  browser,
  server,
  logIn,
  page: first,
}) => {
  const token = await logIn()
  const no = await place(server, token, { paytype: 'usdt', amount: 720, catepay: 'TRC20' })
  const { data } = await server.call<{ info: { created_at: string } }>(
    '/api/payinfo',
    { deposit_no: no },
    token,
  )
  // Zone-less: Beijing. Ten minutes have passed.
  expect(data.info.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const created = Date.parse(`${data.info.created_at.replace(' ', 'T')}+08:00`)
  await first.close()
  const context = await browser.newContext({
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
    locale: 'zh-CN',
  })
  await server.attach(context)
  await context.addInitScript((value) => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('serverUrl', location.origin)
    sessionStorage.setItem('token', value)
  }, token)
  const page = await context.newPage()
  await page.clock.install({ time: created + 10 * 60_000 })
  await page.goto(`${test.info().project.use.baseURL}/#/payInfo?deposit_no=${no}`)
  await expect(timer(page)).toHaveText(/^(50:00|49:5\d)$/)
  await page.clock.runFor(40 * 60_000)
  await expect(page.getByRole('status').filter({ hasText: '剩余支付时间10分钟' })).toBeAttached()
  await page.clock.runFor(9 * 60_000)
  await expect(page.getByRole('status').filter({ hasText: '剩余支付时间1分钟' })).toBeAttached()
  await page.clock.runFor(2 * 60_000)
  await expect(timer(page)).toHaveText('00:00')
  await expect(page.getByText(OVER)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(no)
  await expect(page.getByRole('img', { name: `收款地址：${TRC20}` })).toBeVisible()
  await expect(page.getByRole('button', { name: '我已支付' })).toBeEnabled()
  await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
  await context.close()
})

test('without an order, or with one the server refuses, it says so [s2-4.9.1] [s2-8.3.4] [s1-5.6]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/payInfo')
  await expect(page.getByText('未找到订单')).toBeVisible()
  expect(server.requestsOf('/api/payinfo')).toEqual([])
  await page.goto('/#/payInfo?deposit_no=1')
  await expectToast(page, '未找到订单')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
})

test('a hostile answer is neither encoded nor followed, and the server’s picture stands in only without an address [D19]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const info = {
    created_at: '2020-01-01 00:00:00',
    usdtrate: '7',
    real_money: '1',
    amount: '7',
    paytype: 'usdt',
    bank: 'TRC20',
  }
  server.answer(
    '/api/payinfo',
    payment('usdtpay', {
      deposit_no: '9',
      info,
      cardlist: { content: 'TRC20', payimg: 'javascript:alert(1)', mch_id: 'javascript:alert(1)' },
    }),
  )
  await page.goto('/#/payInfo?deposit_no=9')
  await expect(page.getByRole('main')).toContainText('1 USDT = 7 CNY')
  expect(await page.content()).not.toContain('javascript:alert')
  await expect(timer(page)).toHaveText('00:00')
  await expect(page.getByText(OVER)).toBeVisible()
})
