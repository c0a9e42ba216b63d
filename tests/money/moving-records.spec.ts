import { expect, test, type Page, type Server } from '../kit/fixtures'
import { expectToast, hideServerTime, letPass } from '../kit/steps'
import { beijing, bet, order, pageOf, rows, table } from './lists'

// D70: a list polls while it has pending rows, and says what changed.

const stateOf = (page: Page, row = 0) => rows(page).nth(row).getByRole('cell').last()
/** Polls never overlap: at the second the page has the answer to the first. */
const sawBalance = (server: Server) => server.requestsOf('/api/balance').length > 1
const refresh = (page: Page) => page.getByRole('main').getByRole('button', { name: '刷新', exact: true })
const marked = (page: Page) => page.getByRole('main').getByText('刚刚更新', { exact: true })

/** Hides or shows the tab, as the browser reports it. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isHidden ? 'hidden' : 'visible',
  )

for (const { name, path, call, body, later, state, balance } of [
  {
    name: 'a deposit',
    path: '/#/transRecord',
    call: '/api/recharge',
    body: { paytype: 'alipay', amount: 399 },
    later: 21_000,
    state: '审核通过',
    balance: '29,039.50',
  },
  {
    name: 'a withdrawal that is turned down',
    path: '/#/transRecord?type=2',
    call: '/api/withdraw',
    body: { amount: '200.13', bank: '', password: '123456' },
    later: 31_000,
    state: '审核拒绝',
    balance: '28,640.50',
  },
] as const) {
  test(
    `${name} changes its state on screen, and the balance follows`,
    { tag: ['@dom', '@D70', '@D39'] },
    async ({ page, server, logIn }) => {
      const token = await logIn()
      const { data } = await server.call<{ id: string }[]>('/api/getcard', { type: 1 }, token)
      const sent = 'bank' in body ? { ...body, bank: data[0]!.id } : body
      expect((await server.call(call, sent, token)).code).toBe(200)
      await page.clock.install()
      await page.goto(path)
      await expect(stateOf(page)).toContainText('待审核')
      await expect(marked(page)).toHaveCount(0)
      await server.clock(later)
      await letPass(page, 10_000, async () => (await stateOf(page).innerText()).includes(state))
      await expect(page.getByRole('region', { name: '账户概览' })).toContainText(balance)
      await expect(marked(page)).toHaveCount(1)
      await expect(rows(page).first()).toContainText('刚刚更新')
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: '刚刚更新：' }),
      ).toContainText(state)
      await letPass(page, 10_000, async () => (await marked(page).count()) === 0)
      await expect(stateOf(page)).toHaveText(state)
    },
  )
}

/** Stops the page's time; `waitFor` moves it just enough for the app to draw an answer. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
const waitFor = (page: Page, read: () => unknown) =>
  expect.poll(async () => {
    await page.clock.runFor(5)
    return read()
  })

test(
  'a transfer listed as failed is marked 待确认 while its amount is missing, until the record says 成功',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.member('demo888', { transferstatus: 0 })
    const created_at = beijing(Date.now())
    const tell = async (state: number) => {
      await server.clear('/api/gettransrecord')
      const row = {
        created_at,
        pay_way: 'AG',
        out_trade_no: undefined,
        amount: '137.00',
        state,
      }
      await server.answer('/api/gettransrecord', pageOf([order(state, row)]), 99)
    }
    await tell(0)
    await page.clock.install()
    await page.goto('/#/transRecord?type=3')
    await expect(stateOf(page)).toHaveText('失败')
    await letPass(page, 10_000, () => sawBalance(server))
    // From another device; its record is still without success.
    await server.call('/api/transfer', { amount: '137', sourcetype: 'userbalance', targettype: 'AG' }, token)
    const text = async () => (await stateOf(page).innerText()).replace(/\s/g, '')
    await letPass(page, 20_000, async () => (await text()) === '失败待确认')
    await tell(1)
    await letPass(page, 20_000, async () => (await text()).includes('成功'))
    await expect(stateOf(page)).not.toContainText('待确认')
  },
)

test(
  'a new balance refetches the orders, once',
  { tag: ['@dom', '@D70'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await server.answer('/api/gettransrecord', pageOf([order(1)]), 99)
    const asked = () => server.requestsOf('/api/gettransrecord').length
    await page.clock.install()
    await page.goto('/#/transRecord')
    await expect(stateOf(page)).toHaveText('待审核')
    await letPass(page, 10_000, () => sawBalance(server))
    await stopTime(page)
    await refresh(page).click()
    await waitFor(page, () => page.getByText('列表已刷新').count()).toBe(1)
    const lists = asked()
    await server.member('demo888', { balance: '77.31' })
    await page.clock.runFor(4400)
    await waitFor(page, () => page.getByRole('region', { name: '账户概览' }).innerText()).toContain('77.31')
    await waitFor(page, asked).toBe(lists + 1)
  },
)

test(
  'a hidden tab sends nothing; on return it refetches the shown page at once',
  { tag: ['@dom', '@D70', '@D25'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await server.answer('/api/gettransrecord', pageOf([order(1)]), 99)
    const asked = () => server.requestsOf('/api/gettransrecord').length
    await page.clock.install()
    await page.goto('/#/transRecord')
    await expect(stateOf(page)).toHaveText('待审核')
    await stopTime(page)
    await setHidden(page, true)
    const before = asked()
    await page.clock.runFor(60_000)
    expect(asked()).toBe(before)
    await setHidden(page, false)
    await waitFor(page, asked).toBe(before + 1)
  },
)

for (const [path, call] of [
  ['transRecord', '/api/gettransrecord'],
  ['betRecord', '/api/betrecord'],
  ['fanshui', '/api/getfanshui'],
  ['welfare', '/api/redpacket'],
  ['apactive', '/api/activityApplyLog'],
] as const) {
  test(
    `/${path} refetches the shown page on return, by 刷新 and by 刷新余额`,
    { tag: ['@dom', '@D70'] },
    async ({ page, server, at }) => {
      await at(`/${path}?page=2`)
      await expect(table(page)).toBeVisible()
      // The header reads the first page for its sign of an open order.
      const pages = () =>
        server.requestsOf(call).flatMap(({ payload }) => (payload.page === 2 ? [payload.page] : []))
      await expect.poll(pages).toEqual([2])
      await refresh(page).click()
      await expect.poll(pages).toEqual([2, 2])
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: '列表已刷新' }),
      ).toBeAttached()
      await page.getByRole('main').getByRole('button', { name: '刷新余额' }).click()
      await expect.poll(pages).toEqual([2, 2, 2])
      // Returning while a read is under way sends no other.
      await expect
        .poll(async () => {
          await setHidden(page, true)
          await setHidden(page, false)
          return pages().length
        })
        .toBeGreaterThan(3)
      expect(new Set(pages())).toEqual(new Set([2]))
    },
  )
}

test('刷新 without a network says so and keeps the rows', { tag: '@dom' }, async ({ page, server, at }) => {
  await at('/betRecord')
  await expect(rows(page)).toHaveCount(10)
  await server.drop('/api/betrecord', 'request')
  await refresh(page).click()
  await expectToast(page, '网络异常，请检查当前网络后重试！')
  await expect(rows(page)).toHaveCount(10)
})

test(
  '去支付 disappears when its deposit’s hour is over, without another answer',
  { tag: ['@dom', '@D69', '@s2-9'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await hideServerTime(page)
    await page.clock.install()
    const hourAgo = Date.now() - 3600_000
    const list = [
      order(1, { created_at: beijing(hourAgo + 30_000) }),
      order(1, { created_at: beijing(hourAgo - 1000) }),
      order(2, { created_at: beijing(hourAgo + 90_000) }),
      order(1, { created_at: '' }),
    ]
    await server.answer('/api/gettransrecord', pageOf(list), 99)
    await page.goto('/#/transRecord')
    const pay = page.getByRole('button', { name: '去支付' })
    await expect(rows(page)).toHaveCount(4)
    await expect(pay).toHaveCount(1)
    await letPass(page, 60_000, async () => (await pay.count()) === 0)
    await expect(stateOf(page)).toHaveText('待审核')
  },
)

test(
  '复制订单号 copies the number of a deposit or withdrawal; transfers have none',
  { tag: ['@dom', '@D70', '@s2-8.4'] },
  async ({ page, server, logIn }) => {
    await page.addInitScript(() => {
      const written: string[] = []
      Object.assign(window, { written })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void written.push(text) },
      })
    })
    await logIn()
    const numbers = ['202607010800001', '202607010800002']
    await server.answer('/api/gettransrecord', pageOf(numbers.map((no) => order(2, { out_trade_no: no }))), 9)
    await page.goto('/#/transRecord')
    const copy = page.getByRole('button', { name: '复制订单号' })
    await expect(copy).toHaveCount(2)
    await copy.last().click()
    await expectToast(page, '复制成功！', 'status')
    await page.getByRole('tab', { name: '取款' }).click()
    await copy.first().click()
    expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual(
      numbers.toReversed(),
    )
    await server.clear('/api/gettransrecord')
    await page.getByRole('tab', { name: '转入' }).click()
    await expect(rows(page)).toHaveCount(10)
    await expect(copy).toHaveCount(0)
  },
)

test('at 390 px the detail of a deposit copies its number and leads to its payment, as large targets', async ({
  page,
  server,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await logIn()
  const { message: no } = await server.call('/api/recharge', { paytype: 'wxpay', amount: 500 }, token)
  await page.goto('/#/transRecord')
  const line = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await expect(line).toHaveText(/微信支付.*\+500\.00.*待审核/s)
  await line.click()
  const detail = page.getByRole('dialog', { name: '存款详情' })
  await expect(detail).toContainText(no)
  await expect(detail).toContainText('待审核')
  const pay = detail.getByRole('button', { name: '去支付' })
  const copy = detail.getByRole('button', { name: '复制订单号' })
  for (const button of [pay, copy]) {
    await expect(button).toBeInViewport({ ratio: 1 })
    const box = (await button.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  const opened = page.waitForEvent('popup')
  await pay.click()
  const tab = await opened
  await expect(tab).toHaveURL(new RegExp(`#/payInfo\\?deposit_no=${no}$`))
  // A tab in the background doesn't poll.
  await tab.close()
  // The open detail follows its row.
  await server.clock(21_000)
  await expect(detail).toContainText('审核通过')
  await expect(pay).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(line).toContainText('审核通过')
})

test('at 390 px a changed line is marked, and a refused amount struck through', async ({
  page,
  server,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  await server.answer('/api/gettransrecord', pageOf([order(1)]), 99)
  await page.goto('/#/transRecord')
  const line = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await expect(line).toContainText('待审核')
  await server.clear('/api/gettransrecord')
  await server.answer('/api/gettransrecord', pageOf([order(3)]), 99)
  await page.getByRole('button', { name: '更多' }).click()
  await refresh(page).click()
  await expect(line).toContainText('刚刚更新')
  await expect(line).toContainText('审核拒绝')
  await expect(line.getByText(/^\+/).locator('..')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(line).not.toContainText('刚刚更新')
})

test(
  '资金记录 links to the lists of rebates, red packets and bonuses',
  { tag: ['@dom', '@D70'] },
  async ({ page, logIn }) => {
    await logIn()
    for (const [name, path] of [
      ['返水记录', '#/fanshui'],
      ['红包记录', '#/welfare'],
      ['活动记录', '#/apactive'],
    ] as const) {
      await page.goto('/#/transRecord')
      await page.getByRole('navigation', { name: '其他记录' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(new URL(page.url()).hash).toBe(path)
    }
  },
)

test('the chart has a value axis; arrow keys, finger and pointer reach each day’s numbers', async ({
  page,
  server,
  logIn,
}) => {
  await hideServerTime(page)
  await logIn()
  await page.clock.setFixedTime(new Date('2026-07-03T04:00:00Z'))
  const list = [
    bet('A', { bet_time: '2026-07-03 08:00:00', win_loss: '100.10' }),
    bet('B', { bet_time: '2026-07-01 08:00:00', win_loss: '-30' }),
  ]
  await server.answer('/api/betrecord', pageOf(list), 9)
  await page.goto('/#/betRecord?date=2')
  await page.getByRole('button', { name: '查看图表' }).click()
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('slider')).toBeVisible()
  const labels = await figure.locator('svg text').allTextContents()
  expect(labels.filter((text) => !text.includes('-'))).toEqual(['50', '0', '50', '100', '150'])
  const days = figure.getByRole('slider', { name: '每日输赢，左右方向键逐日查看' })
  await expect(days).toHaveAttribute('aria-valuetext', '07-03 赢 100.10，输 0.00')
  await days.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(days).toHaveAttribute('aria-valuetext', '07-01 赢 0.00，输 30.00')
  await expect(figure.locator('p')).toHaveText('07-01 赢 0.00，输 30.00')
  await page.keyboard.press('Home')
  await expect(figure.locator('p')).toHaveText('06-27 赢 0.00，输 0.00')
  const middleOf = async (day: string) => {
    const box = (await figure.locator('svg text', { hasText: day }).boundingBox())!
    const plot = (await figure.locator('svg').boundingBox())!
    return [box.x + box.width / 2, plot.y + plot.height / 2] as const
  }
  for (const day of ['06-28', '07-03', '06-27', '07-01']) {
    await page.mouse.move(...(await middleOf(day)))
    await expect(figure.locator('p')).toContainText(day)
  }
  await page.mouse.click(...(await middleOf('07-02')))
  await expect(days).toHaveAttribute('aria-valuetext', '07-02 赢 0.00，输 0.00')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a tap on a day of the chart shows its numbers', async ({ page, at }) => {
    await at('/transRecord?date=2')
    await page.getByRole('button', { name: '更多' }).tap()
    await page.getByRole('button', { name: '查看图表' }).tap()
    const figure = page.getByRole('figure')
    const label = figure.locator('svg text').filter({ hasText: '-' }).nth(2)
    const day = await label.textContent()
    await label.scrollIntoViewIfNeeded()
    const box = (await label.boundingBox())!
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 20)
    await expect(figure.locator('p')).toContainText(day!)
  })
})
