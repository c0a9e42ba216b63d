import { passwordOf } from '../kit/accounts'
import { expect, test, type Page, type Path, type Server } from '../kit/fixtures'
import {
  expectToast,
  header,
  heading,
  hideServerTime,
  hold,
  keepTabs,
  letPass,
  memberBar,
  submitLogin,
} from '../kit/steps'

// 理性娱乐 (D74).

const HOUR = 3600_000
const MINUTE = 60_000
/** Noon on a Sunday in Beijing: day and week end at the next midnight. */
const NOON = Date.parse('2026-11-22T12:00:00+08:00')

const beijing = (ms: number) => new Date(ms + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')
const pageOf = (data: unknown[]) => ({
  json: {
    code: 200,
    message: '',
    data: { current_page: 1, data, last_page: 1, per_page: 10, total: data.length },
  },
})
const order = (at: number, amount: string, state = 2) => ({
  created_at: beijing(at),
  out_trade_no: String(at),
  pay_way: '支付宝',
  amount,
  state,
})
const bet = (at: number, bet_amount: string, win_loss: string, status = 1) => ({
  bet_time: beijing(at),
  bet_id: String(at),
  platform_type: 'PG',
  Code: '锦鲤',
  bet_amount,
  win_loss,
  status,
})
/** These rows answer for the rest of the test. */
const give = (server: Server, path: Path, rows: unknown[]) => server.answer(path, pageOf(rows), 999)

const open = async (page: Page, path = '/#/limits') => {
  await page.goto(path)
  await expect(heading(page, '理性娱乐')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: '保存限额' })
async function setLimit(page: Page, label: string, sum: string, told = '已保存，立即生效'): Promise<void> {
  await page.getByLabel(label).fill(sum)
  await save(page).click()
  await expectToast(page, told, 'status')
  // The next save may have the same message.
  await page.getByRole('button', { name: '关闭提示' }).first().click()
}
const reminder = (page: Page) => page.getByRole('alertdialog', { name: '理性提醒' })
const isOut = (page: Page) =>
  expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()

async function deposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('存款金额').fill(amount)
  await page.getByRole('button', { name: '提交存款' }).click()
}

async function pause(page: Page, length: string): Promise<void> {
  await page.getByRole('radio', { name: length }).check()
  await page.getByRole('button', { name: '开始暂停' }).click()
  await page.getByRole('alertdialog', { name: '暂停娱乐' }).getByRole('button', { name: '确认暂停' }).click()
  await isOut(page)
}

test(
  'the footer leads to the page, which says where it applies',
  { tag: '@dom' },
  async ({ member: page }) => {
    await page.goto('/#/vip')
    await page.getByRole('contentinfo').getByRole('link', { name: '限额与暂停' }).click()
    await expect(heading(page, '理性娱乐')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('本设备生效，服务器限额请联系客服')
  },
)

test.describe('limits', () => {
  test(
    'applies at once when lower, after 24 hours when higher, and can be taken back until then',
    { tag: ['@dom', '@D74'] },
    async ({ member: page, server }) => {
      await give(server, '/api/gettransrecord', [])
      await hideServerTime(page)
      await page.clock.setFixedTime(NOON)
      await open(page)
      await setLimit(page, '每日存款限额', '500')
      await setLimit(page, '每日存款限额', '400.5')
      await setLimit(page, '每日存款限额', '1000', '已保存，提高的限额24小时后生效')
      const main = page.getByRole('main')
      await expect(main).toContainText('提高到1,000.00元，11-23 12:00生效')
      await expect(page.getByLabel('每日存款限额')).toHaveValue('400.5')
      await page.getByRole('button', { name: '撤回' }).click()
      await expect(main).not.toContainText('11-23 12:00生效')

      await setLimit(page, '每日存款限额', '', '已保存，提高的限额24小时后生效')
      await expect(main).toContainText('取消限额，11-23 12:00生效')
      await page.clock.setFixedTime(NOON + 24 * HOUR)
      await page.reload()
      await expect(page.getByLabel('每日存款限额')).toHaveValue('')
      await expect(main).not.toContainText('11-23 12:00生效')
    },
  )

  test('an impossible sum is refused at its field', { tag: ['@dom', '@D74'] }, async ({ member: page }) => {
    await open(page)
    await page.getByLabel('每周净输限额').fill('0')
    await save(page).click()
    await expectToast(page, '请输入正确的金额')
    await expect(page.getByLabel('每周净输限额')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('portal:limits'))).toBeNull()
  })

  test(
    'a deposit above what is left is refused before it is sent, one within goes out',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      const tabs = await keepTabs(page)
      await hideServerTime(page)
      await page.clock.setFixedTime(NOON)
      await give(server, '/api/gettransrecord', [
        order(NOON - HOUR, '200.5'),
        order(NOON - 2 * HOUR, '99.5', 1),
        order(NOON - 3 * HOUR, '5000', 3),
        order(NOON - 24 * HOUR, '7000'),
      ])
      await open(page)
      await setLimit(page, '每日存款限额', '500')
      await expect(page.getByRole('main')).toContainText('今日已存300.00元')
      await page.goto('/#/recharge')
      await expect(page.getByRole('main')).toContainText('每日存款限额，还可存200.00元')
      await deposit(page, '200.01')
      const refusal = '您设置的每日存款限额还可存200.00元，11-23 00:00后恢复，可到“理性娱乐”修改'
      await expectToast(page, refusal)
      await expect(page.getByLabel('存款金额')).toHaveAccessibleDescription(refusal)
      server.expectNone('/api/recharge')
      expect(await tabs()).toEqual([])
      await deposit(page, '200')
      await expect.poll(() => server.requestsOf('/api/recharge').length).toBe(1)
    },
  )

  test(
    'a limited deposit opens its tab in the click, and closes it when the records leave no room',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      const tabs = await keepTabs(page)
      await hideServerTime(page)
      await page.clock.setFixedTime(NOON)
      await give(server, '/api/gettransrecord', [])
      await open(page)
      await setLimit(page, '每日存款限额', '500')
      await page.goto('/#/recharge')
      await expect(page.getByRole('main')).toContainText('还可存500.00元')
      await server.clear('/api/gettransrecord')
      const rows = pageOf([order(NOON - HOUR, '400')])
      await server.answer('/api/gettransrecord', { ...rows, delayMs: 500 }, 999)
      await deposit(page, '399')
      await expect.poll(tabs).toHaveLength(1)
      await expectToast(page, '您设置的每日存款限额还可存100.00元')
      expect(await tabs()).toEqual([])
      server.expectNone('/api/recharge')
    },
  )

  test('two tabs can’t spend the same room: while one deposits, the other waits', async ({
    agent: page,
    context,
    server,
  }) => {
    await open(page)
    await setLimit(page, '每日存款限额', '500')
    const other = await context.newPage()
    await other.goto('/robots.txt')
    const token = await server.tokenOf('agent88', 'agent8888')
    await other.evaluate((value) => sessionStorage.setItem('token', value), token)
    for (const tab of [page, other]) {
      await tab.goto('/#/recharge')
      await expect(tab.getByRole('main')).toContainText('还可存500.00元')
      await tab.getByLabel('存款金额').fill('300')
    }
    const letGo = await hold(page, '**/api/gettransrecord')
    await page.getByRole('button', { name: '提交存款' }).click()
    await expect(page.locator('form[aria-busy="true"]')).toBeVisible()
    await other.getByRole('button', { name: '提交存款' }).click()
    await expectToast(other, '另一窗口正在提交，请稍候')
    letGo()
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
    await other.getByRole('button', { name: '提交存款' }).click()
    await expectToast(other, '您设置的每日存款限额还可存200.00元')
    expect(server.requestsOf('/api/recharge')).toHaveLength(1)
  })

  test(
    'while the deposit records can’t be read, a member with a limit is told and nothing is sent',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      await keepTabs(page)
      await open(page)
      await setLimit(page, '每周存款限额', '99999')
      await page.goto('/#/recharge')
      await expect(page.getByRole('main')).toContainText('还可存')
      await server.fail('/api/gettransrecord', 99)
      await deposit(page, '399')
      await expectToast(page, '暂时无法核对存款记录，您设有存款限额，请稍后再试')
      server.expectNone('/api/recharge')
    },
  )

  for (const [what, answer, text] of [
    ['is reached', 'bets', '已达到您设置的每日净输限额，11-23 00:00前不再打开游戏，可到“理性娱乐”修改'],
    ['can’t be checked', 'failure', '暂时无法核对投注记录，您设有净输限额，请稍后再试'],
  ] as const)
    test(
      `no game is opened when the net loss limit ${what}, and its page says so`,
      { tag: '@dom' },
      async ({ member: page, server }) => {
        await hideServerTime(page)
        await page.clock.setFixedTime(NOON)
        await give(server, '/api/betrecord', [
          bet(NOON - HOUR, '600', '-600'),
          bet(NOON - 2 * HOUR, '50', '99.5'),
          bet(NOON - 3 * HOUR, '9000', '-9000', 0),
          bet(NOON - 24 * HOUR, '9000', '9000'),
        ])
        await open(page)
        await setLimit(page, '每日净输限额', '500.5')
        await expect(page.getByRole('main')).toContainText('今日净输500.50元')
        await server.clear('/api/betrecord')
        if (answer === 'bets') await give(server, '/api/betrecord', [bet(NOON - HOUR, '600', '-500.5')])
        else await server.fail('/api/betrecord', 99)
        await page.goto('/#/gamePage?name=PG&type=concise&code=slot01')
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
        server.expectNone('/api/getGameUrl')
        await page.getByRole('link', { name: '理性娱乐' }).click()
        await expect(heading(page, '理性娱乐')).toBeVisible()
      },
    )

  test('below the loss limit a member plays as usual', { tag: '@dom' }, async ({ member: page, server }) => {
    await open(page)
    await setLimit(page, '每周净输限额', '99999999')
    await page.goto('/#/gamePage?name=PG&type=concise&code=slot01')
    await expect.poll(() => page.url()).toContain('demo-game.html')
    expect(server.requestsOf('/api/getGameUrl')).toHaveLength(1)
  })

  test(
    'stay at logout for the same account; another one sees none of them',
    { tag: '@dom' },
    async ({ page, server, logIn }) => {
      void server
      await logIn()
      await open(page)
      await setLimit(page, '每日存款限额', '777')
      await memberBar(page).getByRole('button', { name: '退出' }).click()
      await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '确定' }).click()
      await isOut(page)
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('demo888')
      for (const [name, sum] of [
        ['agent88', ''],
        ['demo888', '777'],
      ] as const) {
        await page.goto('/#/login?redirect=%2Flimits')
        await submitLogin(page.getByRole('main'), name, passwordOf(name))
        await expect(heading(page, '理性娱乐')).toBeVisible()
        await expect(page.getByLabel('每日存款限额')).toHaveValue(sum)
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('/robots.txt')
      }
    },
  )

  test('change in another tab at once', { tag: '@D74' }, async ({ member: page, context, server }) => {
    const other = await context.newPage()
    await other.goto('/robots.txt')
    const token = await server.tokenOf('demo888', 'demo8888')
    await other.evaluate((value) => sessionStorage.setItem('token', value), token)
    await open(other)
    await open(page)
    await setLimit(page, '每周存款限额', '1234')
    await expect(other.getByLabel('每周存款限额')).toHaveValue('1234')
    await other.getByRole('button', { name: '15分钟' }).click()
    await expect(page.getByRole('button', { name: '15分钟' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('每周存款限额')).toHaveValue('1234')
  })

  test('last as long as the page where storage refuses them, and say so', async ({
    member: page,
    server,
  }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key === 'portal:limits') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await open(page)
    await page.getByLabel('每日存款限额').fill('1')
    await save(page).click()
    await expectToast(page, '浏览器无法保存设置，关闭本页后失效')
    await page.evaluate(() => void (location.hash = '#/recharge'))
    await deposit(page, '399')
    await expectToast(page, '您设置的每日存款限额')
    server.expectNone('/api/recharge')
  })
})

test.describe('a pause', () => {
  test(
    'logs out; a login is refused with the time that is left and help, before it is sent',
    { tag: ['@dom', '@D74'] },
    async ({ member: page, server }) => {
      await hideServerTime(page)
      await page.clock.setFixedTime(NOON)
      await open(page)
      await page.getByRole('button', { name: '开始暂停' }).click()
      await expectToast(page, '请选择暂停时长')
      await pause(page, '7天')
      await expectToast(page, '您已在本设备暂停娱乐，还剩7天（至11-29 12:00），期间无法登录')

      await page.clock.setFixedTime(NOON + 20 * HOUR + 30 * MINUTE)
      await page.goto('/#/login')
      const main = page.getByRole('main')
      await submitLogin(main, 'DEMO888', 'demo8888')
      await expect(main.getByRole('alert')).toHaveText(
        '您已在本设备暂停娱乐，还剩6天3小时（至11-29 12:00），期间无法登录',
      )
      await expect(main.getByRole('link', { name: '博彩责任' })).toBeVisible()
      await expect(main.getByRole('button', { name: '在线客服' })).toBeVisible()
      server.expectNone('/api/login_pc')

      await page.clock.setFixedTime(NOON + 7 * 24 * HOUR)
      await submitLogin(main, 'demo888', 'demo8888')
      await expect(memberBar(page)).toContainText('demo888')
    },
  )

  test(
    'applies to one account: another one logs in on the same device',
    { tag: '@dom' },
    async ({ member: page }) => {
      await open(page)
      await pause(page, '30天')
      await page.goto('/#/login')
      await submitLogin(page.getByRole('main'), 'agent88', 'agent8888')
      await expect(memberBar(page)).toContainText('agent88')
    },
  )

  test('ends the account’s other sessions on this device, and one set by hand', async ({
    member: page,
    context,
    server,
  }) => {
    const other = await context.newPage()
    const putIn = async () => {
      await other.goto('/robots.txt')
      const token = await server.tokenOf('demo888', 'demo8888')
      await other.evaluate((value) => sessionStorage.setItem('token', value), token)
      await other.goto('/#/vip')
    }
    await putIn()
    await expect(memberBar(other)).toContainText('demo888')
    await open(page)
    await pause(page, '24小时')
    await isOut(other)
    await putIn()
    await isOut(other)
    await expectToast(other, '您已在本设备暂停娱乐')
  })

  test(
    'is not shortened by the device’s clock where the server’s is known',
    { tag: '@dom' },
    async ({ member: page }) => {
      await open(page)
      await pause(page, '24小时')
      await page.clock.setFixedTime(Date.now() + 48 * HOUR)
      const told = page.waitForResponse('**/api/homenotice')
      await page.goto('/robots.txt')
      await page.goto('/#/login')
      await told
      await submitLogin(page.getByRole('main'), 'demo888', 'demo8888')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/还剩(1天|23小时)/)
    },
  )
})

test.describe('the session’s time', () => {
  const begin = async (page: Page) => {
    await hideServerTime(page)
    await page.clock.install({ time: NOON })
    await page.goto('/#/vip')
    await expect(memberBar(page)).toContainText('已登录 00:00')
    // A read under way would time out with the jump.
    await expect(memberBar(page)).toContainText('28,640.50')
  }
  const isReminded = (page: Page) => letPass(page, 20_000, () => reminder(page).isVisible())
  /** In steps, since its reads would take a moment. */
  const isNotReminded = async (page: Page) => {
    let steps = 0
    await letPass(page, 12_000, () => ++steps > 12)
    await expect(reminder(page)).toHaveCount(0)
  }

  test('shows in the member bar from login on, across reloads', { tag: '@dom' }, async ({ member: page }) => {
    await hideServerTime(page)
    await page.clock.setFixedTime(NOON)
    await page.goto('/#/vip')
    await expect(memberBar(page)).toContainText('已登录 00:00')
    await page.clock.setFixedTime(NOON + 65 * MINUTE)
    await page.reload()
    await expect(memberBar(page)).toContainText('已登录 01:05')
  })

  test(
    'is what has passed on this device, even if the server’s clock is moved',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      await server.clock(5 * HOUR)
      await page.goto('/#/vip')
      await expect(async () => {
        const hour = beijing(Date.now() + 5 * HOUR).slice(0, 13)
        await expect(memberBar(page)).toContainText(hour, { timeout: 500 })
      }).toPass()
      await expect(memberBar(page)).toContainText('已登录 00:00')
    },
  )

  test('the reminder shows time, stakes and net result of this session, once per interval', async ({
    member: page,
    server,
  }) => {
    await give(server, '/api/betrecord', [
      bet(NOON + 2 * MINUTE, '100', '-100'),
      bet(NOON + MINUTE, '50.5', '20'),
      bet(NOON - HOUR, '9000', '-9000'),
    ])
    await begin(page)
    await page.clock.fastForward('29:00')
    await isNotReminded(page)
    await page.clock.fastForward('01:00')
    await isReminded(page)
    await expect(reminder(page)).toHaveAccessibleDescription(
      /已登录\s*00:30.*本次投注\s*¥ 150\.50.*输 ¥ 80\.00/s,
    )
    await reminder(page).getByRole('button', { name: '继续' }).click()
    await page.clock.fastForward('20:00')
    await isNotReminded(page)
    await page.clock.fastForward('10:00')
    await isReminded(page)
    await reminder(page).getByRole('button', { name: '休息一下' }).click()
    await isOut(page)
    expect(server.requestsOf('/api/logoff')).toHaveLength(1)
  })

  test(
    'the reminder waits for other dialogs and for a request under way',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      await hideServerTime(page)
      await page.clock.install({ time: NOON })
      await open(page)
      await page.getByRole('button', { name: '15分钟' }).click()
      await memberBar(page).getByRole('button', { name: '退出' }).click()
      const question = page.getByRole('alertdialog', { name: '退出登录' })
      await expect(question).toBeVisible()
      await page.clock.fastForward('16:00')
      await isNotReminded(page)

      const release = await hold(page, '**/api/updateuserinfo')
      await question.getByRole('button', { name: '点错了' }).click()
      await page.goto('/#/mine')
      await page.getByLabel('手机号').fill('13800138000')
      await page.getByRole('button', { name: '确认修改' }).click()
      await isNotReminded(page)
      release()
      await expect.poll(() => server.requestsOf('/api/updateuserinfo').length).toBe(1)
      await isReminded(page)
    },
  )

  test(
    'the reminder says so when the bets can’t be read',
    { tag: '@dom' },
    async ({ member: page, server }) => {
      await server.fail('/api/betrecord', 99)
      await begin(page)
      await page.clock.fastForward('31:00')
      await isReminded(page)
      await expect(reminder(page)).toContainText('投注记录暂时无法读取')
    },
  )
})

test(
  'the figures of 30 days are the sums of the records, in charts and tables',
  { tag: ['@dom', '@D74'] },
  async ({ member: page, server }) => {
    await hideServerTime(page)
    await page.clock.setFixedTime(NOON)
    await give(server, '/api/betrecord', [
      bet(NOON - HOUR, '100.1', '-100.1'),
      bet(NOON - 2 * HOUR, '50', '25.05'),
      bet(NOON - 3 * HOUR, '400', '0', 2),
      bet(NOON - 8 * 24 * HOUR, '10', '-4'),
    ])
    await open(page)
    await expect(page.getByRole('region', { name: '我的一周' })).toContainText(
      /投注¥550\.103笔.*结算后输¥75\.05另有1笔未结算/,
    )
    // The header reads the orders first, for its sign of an open one.
    await expect.poll(() => server.requestsOf('/api/gettransrecord').length).toBe(2)
    await server.answer(
      '/api/gettransrecord',
      pageOf([order(NOON - HOUR, '399'), order(NOON - HOUR, '60', 3)]),
    )
    await server.answer('/api/gettransrecord', pageOf([order(NOON - 9 * 24 * HOUR, '120.5')]))
    await page.getByRole('button', { name: '查看图表' }).click()
    const main = page.getByRole('main')
    await expect(
      main.getByRole('img', { name: /^每周投注与派彩：派彩合计 81\.05，投注合计 560\.10/ }),
    ).toBeVisible()
    await expect(
      main.getByRole('img', { name: /^每周存取：存款合计 399\.00，取款合计 120\.50/ }),
    ).toBeVisible()
    await expect(main).toContainText('输 ¥ 79.05，另有1笔未结算')
    await main.getByText('查看数据').first().click()
    const table = main.getByRole('table', { name: '每周投注与派彩' })
    await expect(table.getByRole('row').nth(1)).toHaveText(/2026-11-16\s*75\.05\s*550\.10/)
    await expect(table.getByRole('row').nth(2)).toHaveText(/2026-11-09\s*6\.00\s*10\.00/)
  },
)
