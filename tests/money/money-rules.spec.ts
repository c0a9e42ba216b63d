import type { Locator } from '@playwright/test'
import { expect, test, type Page, type Path } from '../kit/fixtures'
import {
  confirmation,
  expectToast,
  heading,
  hold,
  letPass,
  memberBar,
  painted,
  submitLogin,
  withdraw,
} from '../kit/steps'

// The rules for every money request, counted at the network (D24, D68, D72).

const unknown = (page: Page) => page.getByRole('alertdialog', { name: /^请求结果/ })
const main = (page: Page) => page.getByRole('main')
const transferAmount = (page: Page) => main(page).getByLabel('转账金额')
const transferButton = (page: Page) => main(page).getByRole('button', { name: '确认转账' })
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const PACKETS = {
  sendnums: 2,
  acquirednum: 0,
  max_times: 3,
  rules: [],
}

type Action = {
  name: string
  call: Path
  /** Where its effect shows, and the text of the button that leads there. */
  look: Path
  list: string
  /** What the dialog of a lost one says of the account it was for. */
  told?: string
  at: string
  fill?: (page: Page) => Promise<void>
  press: (page: Page) => ReturnType<Page['getByRole']>
}
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))

const ACTIONS: Action[] = [
  {
    name: 'a transfer',
    call: '/api/transfer',
    look: '/api/gettransrecord',
    list: '查看转账记录',
    at: 'transfer',
    fill: (page) => transferAmount(page).fill('10.50'),
    press: transferButton,
  },
  {
    name: 'a recall',
    call: '/api/transall',
    look: '/api/balancelist2',
    list: '查看场馆余额',
    at: 'transfer',
    press: (page) =>
      main(page).getByRole('region', { name: '转账' }).getByRole('button', { name: '一键回收' }),
  },
  {
    name: 'a deposit',
    call: '/api/recharge',
    look: '/api/gettransrecord',
    list: '查看存款记录',
    at: 'recharge',
    fill: async (page) => {
      await page.getByRole('radio', { name: '银行卡转账' }).check()
      await page.getByLabel('存款金额').fill('500')
      await page.getByLabel('存款人姓名').fill('林星澜')
      await page.getByLabel('银行', { exact: true }).selectOption('青云银行')
      await page.getByLabel('银行账号').fill('6200888800000000')
      await page.getByLabel('开户行地址').fill('青云支行')
    },
    press: (page) => page.getByRole('button', { name: '提交存款' }),
  },
  {
    name: 'a withdrawal',
    call: '/api/withdraw',
    look: '/api/gettransrecord',
    list: '查看取款记录',
    at: 'withdraw',
    fill: async (page) => {
      await page.getByRole('radio').first().check()
      await page.getByLabel('取款金额').fill('200')
      await page.getByLabel('取款密码').fill('123456')
      await page.getByRole('button', { name: '提交取款' }).click()
    },
    press: (page) => confirmation(page).getByRole('button', { name: '确认取款' }),
  },
  {
    name: 'binding an account',
    call: '/api/bindcard',
    look: '/api/getcard',
    list: '查看我的钱包',
    told: 'USDT TRC20 •••• TEST',
    at: 'cardList?addShow=1',
    fill: async (page) => {
      const dialog = inDialog(page, '绑定USDT')
      await dialog.getByLabel('USDT地址').fill('TXingLanDemoNotARea1Wa11et2345TEST')
      await dialog.getByLabel('支付密码').fill('123456')
    },
    press: (page) => inDialog(page, '绑定USDT').getByRole('button', { name: '立即绑定' }),
  },
  {
    name: 'unbinding one',
    call: '/api/delcard',
    look: '/api/getcard',
    list: '查看我的钱包',
    told: 'USDT TRC20 •••• 6789',
    at: 'cardList',
    fill: async (page) => {
      const question = inDialog(page, '确定要删除吗？')
      if (!(await question.isVisible())) await page.getByRole('button', { name: '删除' }).first().click()
      await question.getByLabel('支付密码').fill('123456')
    },
    press: (page) => inDialog(page, '确定要删除吗？').getByRole('button', { name: '确定' }),
  },
  {
    name: 'claiming rebates',
    call: '/api/dofanshui',
    look: '/api/getfanshui',
    list: '查看返水记录',
    at: 'fanshui',
    press: (page) => page.getByRole('button', { name: '一键领取' }),
  },
  {
    name: 'applying for a promotion',
    call: '/api/doactivityapply',
    look: '/api/activityApplyLog',
    list: '查看活动记录',
    at: 'activityInfo?id=15',
    fill: async (page) => {
      const dialog = inDialog(page, '申请优惠')
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: '申请优惠' }).click()
      await dialog.getByLabel('优惠金额').fill('18')
    },
    press: (page) => inDialog(page, '申请优惠').getByRole('button', { name: '立即申请' }),
  },
  {
    name: 'grabbing a red packet',
    call: '/api/douserredpacket',
    look: '/api/redpacket',
    list: '查看红包记录',
    at: 'userredpacket',
    press: (page) => page.getByRole('button', { name: '立即抢红包' }),
  },
]

/** Opens the page of an action as demo888, in 转账模式 and with red packets to grab. */
async function open(page: Page, { at }: Action): Promise<void> {
  await page.goto(`/#/${at}`)
  await expect(
    at.includes('addShow') ? inDialog(page, '绑定USDT') : main(page).getByRole('heading', { level: 1 }),
  ).toBeVisible()
}

/** Presses twice and submits the form, all in one tick. */
async function rush(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
    element.form?.requestSubmit()
  })
}

// Without 免转, as the form of transfers needs it.
test.beforeEach(({ server }) => server.member('demo888', { transferstatus: 0 }))

test.describe('a lost request', () => {
  test.beforeEach(({ logIn }) => logIn())

  for (const action of ACTIONS) {
    const { name, call, look, list, fill, press } = action
    test(
      `${name} shows, stays blocked until it can be looked up, then keeps its id`,
      { tag: '@dom' },
      async ({ page, server }) => {
        if (call === '/api/douserredpacket') server.answer('/api/userredpacket', ok(PACKETS), 99)
        await open(page, action)
        const requests = () => server.requestsOf(call).length
        await fill?.(page)
        await expect(press(page)).toBeEnabled()
        server.drop(call, 'request')
        server.fail(look, 999)
        await rush(press(page))
        await expect(unknown(page)).toContainText('网络中断或超时不代表失败，请勿重复提交。')
        await expect(unknown(page)).toContainText('暂时无法核对，请稍后再试或联系客服')
        await expect(unknown(page).getByRole('button', { name: list })).toBeFocused()
        expect(requests()).toBe(1)
        expect(
          JSON.stringify(
            await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]),
          ),
        ).not.toContain('123456')
        await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()
        await expect(unknown(page)).toBeHidden()

        await fill?.(page)
        await press(page).click()
        await expect(unknown(page)).toContainText('暂时无法核对')
        expect(requests()).toBe(1)

        server.clear(look)
        await unknown(page).getByRole('button', { name: '再次核对' }).click()
        await expect(unknown(page)).toContainText('尚未找到这笔')
        await painted(page)
        await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()

        server.delay(call, 600)
        await fill?.(page)
        await rush(press(page))
        await press(page).press('Enter')
        await expect.poll(requests).toBe(2)
        const [first, second] = server.requestsOf(call).map(({ headers }) => headers['x-request-id'])
        expect(first).toMatch(/^.{16,}$/)
        expect(second).toBe(first)
        await expect(
          page
            .getByRole('status')
            .or(page.getByRole('alert'))
            .or(page.getByRole('dialog', { name: '抢红包' }))
            .filter({ hasText: /\S/ })
            .first(),
        ).toBeVisible()
        expect(requests()).toBe(2)
      },
    )
  }
})

test.describe('a lost answer', () => {
  test.beforeEach(({ logIn }) => logIn())

  for (const action of ACTIONS.filter(({ call }) => call !== '/api/douserredpacket')) {
    const { name, call, list, told = '', fill, press } = action
    test(
      `${name} that took effect is found and leads to its list`,
      { tag: ['@dom', '@D68'] },
      async ({ page, server }) => {
        await open(page, action)
        await fill?.(page)
        server.drop(call, 'answer')
        await press(page).click()
        await expect(unknown(page)).toContainText('已找到：')
        await expect(unknown(page)).toContainText(told)
        await expect(unknown(page)).not.toContainText('Wa11et')
        await unknown(page).getByRole('button', { name: list }).click()
        await expect(unknown(page)).toBeHidden()
        expect(server.requestsOf(call)).toHaveLength(1)
      },
    )
  }

  test(
    'of a deposit: found by its amount, with a link to pay',
    { tag: ['@core', '@D68', '@D69'] },
    async ({ page, server }) => {
      await page.goto('/#/recharge')
      await page.getByRole('radio', { name: '支付宝' }).check()
      await page.getByLabel('存款金额').fill('512')
      server.drop('/api/recharge', 'answer')
      await page.getByRole('button', { name: '提交存款' }).click()
      await expect(unknown(page)).toContainText('512.00')
      const opened = page.waitForEvent('popup')
      await unknown(page).getByRole('button', { name: '去支付' }).click()
      await expect((await opened).getByRole('main')).toContainText('512.00')
    },
  )
})

test(
  'a slow request that arrives after the lookup has one effect together with its repeat',
  { tag: ['@dom', '@D72'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    const fillIn = async (amount: string) => {
      await page.getByRole('radio').first().check()
      await page.getByLabel('取款金额').fill(amount)
      await page.getByLabel('取款密码').fill('123456')
    }
    server.drop('/api/withdraw', 'request')
    await fillIn('137')
    await withdraw(page)
    await expect(unknown(page)).toContainText('尚未找到这笔取款')
    await painted(page)
    await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()
    // The same amount in another spelling.
    await fillIn('137.00')
    const [lost] = server.requestsOf('/api/withdraw')
    const token = lost?.headers.authorization?.slice(7) ?? ''
    await server.call('/api/withdraw', lost?.payload, token, lost?.headers['x-request-id'])
    await withdraw(page)
    await expectToast(page, '提交成功，等待审核', 'status')
    await expect(memberBar(page)).toContainText('28,503.50')
    expect(server.requestsOf('/api/withdraw')).toHaveLength(2)
  },
)

test(
  'a lost withdrawal stays blocked across logout and login, and in a tab with its own login',
  { tag: ['@core', '@D72'] },
  async ({ page, context, server, at }) => {
    await at('/withdraw')
    const submit = async (on: Page) => {
      await on.getByRole('radio').first().check()
      await on.getByLabel('取款金额').fill('777')
      await on.getByLabel('取款密码').fill('123456')
      await withdraw(on)
    }
    server.drop('/api/withdraw', 'request')
    server.fail('/api/gettransrecord', 999)
    await submit(page)
    await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()

    const second = await context.newPage()
    await second.goto('/#/login?redirect=%2Fwithdraw')
    await submitLogin(second.getByRole('main'), 'demo888', 'demo8888')
    await submit(second)
    await expect(unknown(second)).toContainText('¥ 777.00')

    await unknown(page)
      .or(page.getByRole('button', { name: '退出' }))
      .first()
      .click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.goto('/#/login?redirect=%2Fwithdraw')
    expect(await page.evaluate(() => localStorage.getItem('portal:sent'))).not.toMatch(/\b777\b|demo888/)
    await submitLogin(page.getByRole('main'), 'demo888', 'demo8888')
    await submit(page)
    await expect(unknown(page)).toContainText('¥ 777.00')
    expect(server.requestsOf('/api/withdraw')).toHaveLength(1)
  },
)

test(
  'a session that ends during a request leaves it unknown until the next login shows it',
  { tag: ['@dom', '@D45', '@D72'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    server.delay('/api/transfer', 12_000)
    await transferButton(page).click()
    await expect.poll(() => server.requestsOf('/api/transfer').length).toBe(1)
    server.answer('/api/balance', { status: 401, json: { code: 401, message: 'login expired' } })
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    await expect(dialog).toBeVisible()
    await submitLogin(dialog, 'demo888', 'demo8888')
    await expect(unknown(page)).toContainText('转账')
    await expect(unknown(page)).toContainText('10.00')
  },
)

test(
  'a real double click sends each of the nine once, even if the answer arrives between its clicks',
  { tag: ['@core', '@D24'] },
  async ({ page, server, logIn }) => {
    test.slow()
    server.answer('/api/userredpacket', ok(PACKETS), 99)
    await logIn()
    for (const action of ACTIONS) {
      await open(page, action)
      await action.fill?.(page)
      await action.press(page).dblclick({ delay: 60 })
      await expect.poll(() => server.requestsOf(action.call).length, action.name).toBe(1)
      await expect(page.getByText('请输入'), action.name).toHaveCount(0)
    }
    await expect(unknown(page)).toHaveCount(0)
    expect(ACTIONS.map(({ call }) => server.requestsOf(call).length)).toEqual(Array(9).fill(1))
  },
)

test(
  'an HTML page instead of an answer is an unknown outcome, never a failure',
  { tag: ['@dom', '@D24', '@D15'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    server.answer('/api/transfer', { text: '<html>Bad gateway</html>', status: 502 })
    await transferButton(page).click()
    await expect(unknown(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '失败' })).toHaveCount(0)
    expect(server.requestsOf('/api/transfer')).toHaveLength(1)
  },
)

test(
  'a transfer answered by a redirect to a success is unknown and not followed',
  { tag: ['@dom', '@D76', '@D24'] },
  async ({ page, server, at }) => {
    await page.route('**/api/transfer', (route) =>
      route.fulfill({ status: 307, headers: { Location: '/api/homenotice' } }),
    )
    await at('/transfer')
    await transferAmount(page).fill('10.50')
    const followed = server.requestsOf('/api/homenotice').length
    await transferButton(page).click()
    await expect(unknown(page)).toBeVisible()
    await expect(page.getByText('转账成功')).toHaveCount(0)
    expect(server.requestsOf('/api/homenotice')).toHaveLength(followed)
  },
)

test(
  'an unknown outcome survives a reload and is found; another amount is allowed',
  { tag: ['@dom', '@D24', '@D68'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    server.fail('/api/gettransrecord', 999)
    server.drop('/api/transfer', 'answer')
    await transferButton(page).click()
    await expect(unknown(page)).toContainText('暂时无法核对')
    // It took effect, and the following reads show it.
    await expect(memberBar(page)).toContainText('28,630.50')
    await page.reload()
    await expect(unknown(page)).toContainText('暂时无法核对')
    await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()
    await transferAmount(page).fill('20')
    await transferButton(page).click()
    await expectToast(page, '转账成功', 'status')
    server.clear('/api/gettransrecord')
    await transferAmount(page).fill('10')
    await transferButton(page).click()
    await expect(unknown(page)).toContainText('已找到：')
    await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()
    await expect(memberBar(page)).toContainText('28,610.50')
    expect(server.requestsOf('/api/transfer')).toHaveLength(2)
  },
)

test(
  'the member can release the same request by confirming',
  { tag: ['@dom', '@D68'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    server.fail('/api/gettransrecord', 999)
    server.drop('/api/transfer', 'request')
    await transferButton(page).click()
    await unknown(page).getByRole('button', { name: '我已核对' }).click()
    await transferButton(page).click()
    await expectToast(page, '转账成功', 'status')
    await expect(memberBar(page)).toContainText('28,630.50')
  },
)

test('an unknown outcome over a dialog, left for the records, lets the page scroll again', async ({
  page,
  server,
  at,
}) => {
  await at('/transfer')
  await main(page).getByRole('button', { name: '转入AG国际厅' }).click()
  const dialog = page.getByRole('dialog', { name: '转入AG国际厅' })
  await dialog.getByLabel('转入金额').fill('10')
  server.drop('/api/transfer', 'request')
  await dialog.getByRole('button', { name: '立即转入' }).click()
  await expect(unknown(page)).toBeVisible()
  const scrolled = async () => {
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 300)
    return page.evaluate(() => scrollY)
  }
  expect(await scrolled()).toBe(await scrolled())
  await unknown(page).getByRole('button', { name: '查看转账记录' }).click()
  await expect(heading(page, '资金记录')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test(
  'an unknown outcome shows even if no more files can load',
  { tag: ['@core', '@D24'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    await expect(memberBar(page)).toContainText('28,640.50')
    await page.route('**/assets/**', (route) => route.abort())
    server.drop('/api/transfer', 'request')
    await transferButton(page).click()
    await expect(unknown(page)).toContainText('网络中断或超时不代表失败，请勿重复提交。')
  },
)

test(
  'a reload during a request leaves an unknown outcome',
  { tag: ['@core', '@dom', '@D24'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await transferAmount(page).fill('10')
    server.delay('/api/transfer', 60_000)
    await transferButton(page).click()
    await expect.poll(() => server.requestsOf('/api/transfer').length).toBe(1)
    await page.reload()
    await expect(unknown(page)).toBeVisible()
    expect(server.requestsOf('/api/transfer')).toHaveLength(1)
  },
)

test(
  'offline nothing is sent or queued, and the typed text stays',
  { tag: ['@dom', '@D24'] },
  async ({ page, context, server, at }) => {
    await at('/withdraw')
    await page.getByRole('radio').first().check()
    await page.getByLabel('取款金额').fill('200')
    await page.getByLabel('取款密码').fill('123456')
    await context.setOffline(true)
    await withdraw(page)
    await expectToast(page, '网络异常，请检查当前网络后重试！')
    await expect(page.getByLabel('取款金额')).toHaveValue('200')
    await expect(unknown(page)).toHaveCount(0)
    const polls = server.requestsOf('/api/balance').length
    await context.setOffline(false)
    // Online again for a full poll: nothing goes out by itself.
    await expect.poll(() => server.requestsOf('/api/balance').length).toBeGreaterThan(polls)
    server.expectNone('/api/withdraw')
  },
)

test(
  'while one tab submits, the other waits and says so',
  { tag: ['@core', '@D24'] },
  async ({ page, context, server, logIn }) => {
    const token = await logIn()
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate((value) => sessionStorage.setItem('token', value), token)
    for (const tab of [page, other]) {
      await tab.goto('/#/transfer')
      await transferAmount(tab).fill('10')
    }
    const release = await hold(page, '**/api/transfer')
    await transferButton(page).click()
    await transferButton(other).click()
    await expectToast(other, '另一窗口正在提交，请稍候')
    await expect(transferAmount(other)).toHaveValue('10')
    release()
    await expectToast(page, '转账成功', 'status')
    expect(server.requestsOf('/api/transfer')).toHaveLength(1)
    await transferButton(other).click()
    await expectToast(other, '转账成功', 'status')
    await expect(memberBar(other)).toContainText('28,620.50')
    await expect(memberBar(page)).toContainText('28,620.50')
  },
)

for (const [path, data] of [
  ['/api/balance', { balance: '28640.50', gameblance: '4339.30' }],
  ['/api/balancelist2', [{ name: 'AG国际厅', platname: 'AG', balance: '1280.00' }]],
] as const)
  test(
    `a poll of ${path} sent before a transfer never overwrites its result`,
    { tag: ['@dom', '@D25'] },
    async ({ page, server, logIn }) => {
      await logIn()
      await page.clock.install()
      await page.goto('/#/transfer')
      await expect(memberBar(page)).toContainText('28,640.50')
      let isHeld = false
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(
        `**${path}`,
        async (route) => {
          isHeld = true
          await held
          await route.fulfill(ok(data)).catch(() => undefined)
        },
        { times: 1 },
      )
      await letPass(page, 10_000, () => isHeld)
      await transferAmount(page).fill('40.50')
      await transferButton(page).click()
      await expectToast(page, '转账成功', 'status')
      await expect(memberBar(page)).toContainText('28,600.00')
      await expect(main(page).getByRole('listitem').filter({ hasText: 'AG国际厅' })).toContainText('1,320.50')
      // From here on, records every figure the page draws.
      await page.evaluate(() => {
        const drawn: string[] = []
        Object.assign(window, { drawn })
        new MutationObserver(() => drawn.push(document.body.innerText)).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
      const polls = server.requestsOf('/api/balance').length
      release()
      await letPass(page, 10_000, () => server.requestsOf('/api/balance').length > polls)
      const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.join())
      expect(drawn).not.toMatch(/28,640\.50|1,280\.00/)
      await expect(memberBar(page)).toContainText('28,600.00')
    },
  )

test(
  'an action refetches balances, venue wallets and records together',
  { tag: ['@dom', '@s2-4.6', '@s2-7.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/transRecord?type=3')
    const newest = main(page).getByRole('table').getByRole('row').nth(1)
    await expect(newest).toBeVisible()
    await page.evaluate(() => (location.hash = '#/transfer'))
    const venue = main(page).getByRole('listitem').filter({ hasText: 'AG国际厅' })
    await expect(venue).toContainText('1,280.00')
    await transferAmount(page).fill('123.45')
    // The page's time stands still, so every read comes from the transfer and none from a poll.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.clock.runFor(100)
    const polls = server.requestsOf('/api/balancelist2').length
    await transferButton(page).click()
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return (await memberBar(page).innerText()) + (await venue.innerText())
      })
      .toMatch(/28,517\.05[^]*1,403\.45/)
    expect(server.requestsOf('/api/balancelist2').length).toBe(polls + 1)
    await expect(page.getByRole('region', { name: '账户概览' })).toContainText('28,517.05')
    await page.clock.resume()
    await page.evaluate(() => (location.hash = '#/transRecord?type=3'))
    await expect(newest).toContainText('123.45')
    await expect(newest).toContainText('成功')
  },
)
