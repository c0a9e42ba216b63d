import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, hold, memberBar } from '../kit/steps'

const form = (page: Page) =>
  page.getByRole('main').getByRole('form').or(page.getByRole('main').locator('form'))
const channels = (page: Page) => page.getByRole('radiogroup', { name: '存款方式' })
const channel = (page: Page, name: string) => channels(page).getByRole('radio', { name, exact: true })
const amount = (page: Page) => page.getByLabel('存款金额')
const submit = (page: Page) => page.getByRole('button', { name: '提交存款' })
const hash = (page: Page) => new URL(page.url()).hash
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const flags = (on: object) => ok({ antoken: 0, card: 0, usdt: 0, wechat: 0, alipay: 0, ...on })

const RANGES: Record<string, string> = {
  钱包支付: 'antoken',
  银行卡转账: 'bank',
  USDT: 'usdt-trc20',
  微信支付: 'wechat',
  支付宝: 'alipay',
  人工充值: 'bank',
}

async function open(page: Page): Promise<void> {
  await page.goto('/#/recharge')
  await expect(submit(page)).toBeVisible()
}

/** Submits the deposit and returns the tab it opens. Holds the request until the tab is open, because the answer may close it at once. */
async function submitInTab(page: Page): Promise<Page> {
  const sendOff = await hold(page, '**/api/recharge')
  const opened = page.waitForEvent('popup')
  await submit(page).click()
  const tab = await opened
  sendOff()
  return tab
}

/** No tab opens: what a blocker may give back instead of nothing. */
const blockTabs = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { open: () => ({ closed: false, focus() {} }) }))

test(
  'the channel of the account’s last deposit is marked 上次使用 on this device, until logout',
  { tag: '@dom' },
  async ({ page, logIn }) => {
    await logIn()
    await blockTabs(page)
    await open(page)
    await channel(page, '支付宝').check()
    // A channel that was only chosen isn't remembered.
    await page.reload()
    await expect(channel(page, '钱包支付')).toBeChecked()
    await channel(page, '支付宝').check()
    await amount(page).fill('399')
    // The channel is the account's, whose name must have come.
    await expect(memberBar(page)).toContainText('demo888')
    await submit(page).click()
    await expect(heading(page, '资金记录')).toBeVisible()

    await page.goto('/robots.txt')
    await open(page)
    await expect(channel(page, '钱包支付')).toBeChecked()
    await expect(channel(page, '支付宝')).toHaveAccessibleDescription(/上次使用$/)
    await expect(page.getByText('上次使用')).toHaveCount(1)
    await expect(amount(page)).toHaveValue('')
    await page.getByRole('button', { name: '退出' }).first().click()
    await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '确定' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('portal:channel'))).toBeNull()
  },
)

test(
  'offers the open channels and always manual, and preselects the first',
  { tag: ['@dom', '@s2-4.7.1', '@s2-3.4.1', '@s2-7.2.21,22'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const chosen = [
      [
        { antoken: 1, card: 1, usdt: 1, wechat: 1, alipay: 1 },
        '钱包支付 银行卡转账 USDT 微信支付 支付宝 人工充值',
        'antoken',
      ],
      [{ card: '1', wechat: true }, '银行卡转账 微信支付 人工充值', 'bank'],
      [{ usdt: 1, alipay: 1 }, 'USDT 支付宝 人工充值', 'usdt-trc20'],
      [{ wechat: 1, alipay: 1 }, '微信支付 支付宝 人工充值', 'wechat'],
      [{ alipay: 1 }, '支付宝 人工充值', 'alipay'],
      [{}, '人工充值', 'bank'],
    ] as const
    for (const [on, names, type] of chosen) {
      server.answer('/api/get_pay_way', flags(on))
      const asked = server.requestsOf('/api/getPayRange').length
      await page.goto('/robots.txt')
      await open(page)
      const radios = channels(page).getByRole('radio')
      await expect(radios).toHaveCount(names.split(' ').length)
      for (const [place, name] of names.split(' ').entries())
        await expect(radios.nth(place)).toHaveAccessibleName(name)
      await expect(radios.first()).toBeChecked()
      const types = () =>
        server
          .requestsOf('/api/getPayRange')
          .slice(asked)
          .map(({ payload }) => payload.type)
      // One per range on the cards, including the preselected one.
      const ranges = new Set(names.split(' ').map((name) => RANGES[name]))
      await expect.poll(() => new Set(types())).toEqual(ranges)
      expect(types()).toHaveLength(ranges.size)
      expect(types()).toContain(type)
      expect(server.requestsOf('/api/get_pay_way').at(-1)?.method).toBe('GET')
    }
  },
)

test(
  'switching channels reads the range, clears the form and resets the protocol to TRC20',
  { tag: ['@dom', '@s2-4.7.2', '@s2-2.14.3,4', '@s2-3.4.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page)
    const types = () => server.requestsOf('/api/getPayRange').map(({ payload }) => payload.type)
    await expect(amount(page)).toHaveAttribute('placeholder', '100-50000')
    await amount(page).fill('777')
    await channel(page, 'USDT').check()
    await expect(channel(page, 'USDT')).toHaveAccessibleDescription('100–100,000元')
    await expect(amount(page)).toHaveValue('')
    await expect(amount(page)).toHaveAttribute('placeholder', '100-100000')
    const protocol = page.getByRole('group', { name: '协议' })
    await expect(protocol.getByRole('radio', { name: 'TRC20' })).toBeChecked()
    await protocol.getByRole('radio', { name: 'ERC20' }).check()
    await expect(amount(page)).toHaveAttribute('placeholder', '500-100000')
    await channel(page, '微信支付').check()
    await expect(amount(page)).toHaveAttribute('placeholder', '100-5000')
    await channel(page, 'USDT').check()
    await expect(protocol.getByRole('radio', { name: 'TRC20' })).toBeChecked()
    await channel(page, '支付宝').check()
    await channel(page, '人工充值').check()
    await channel(page, '银行卡转账').check()
    await page.getByLabel('存款人姓名').fill('林星澜')
    await channel(page, '人工充值').check()
    await expect(page.getByLabel('存款人姓名')).toHaveCount(0)
    await channel(page, '银行卡转账').check()
    await expect(page.getByLabel('存款人姓名')).toHaveValue('')
    // The first five fill the cards; each choice fetches again.
    expect(new Set(types().slice(0, 5))).toEqual(
      new Set(['antoken', 'bank', 'usdt-trc20', 'wechat', 'alipay']),
    )
    await expect
      .poll(() => types().slice(5))
      .toEqual(['usdt-trc20', 'usdt-erc20', 'wechat', 'usdt-trc20', 'alipay', 'bank'])
  },
)

test(
  'quick amounts within the range fill the field, beside tips and guide',
  { tag: ['@dom', '@s2-9.2.1', '@s2-1.2'] },
  async ({ page, logIn }) => {
    await logIn()
    await open(page)
    await channel(page, '微信支付').check()
    await expect(amount(page)).toHaveAttribute('placeholder', '100-5000')
    const quick = (text: string) => page.getByRole('button', { name: `快捷金额${text}元`, exact: true })
    for (const text of ['100', '399', '599', '2,999', '4,999']) {
      await quick(text).click()
      await expect(amount(page)).toHaveValue(text.replace(',', ''))
    }
    await expect(quick('2,999')).toHaveText('2,999')
    await expect(quick('12,999')).toBeDisabled()
    for (const tip of ['23:55至00:05为高峰时段，请避免存款', '未参加优惠的存款需完成1倍流水方可取款'])
      await expect(page.getByRole('main').getByText(tip)).toBeVisible()
    await expect(page.getByRole('main').getByText(/^请按页面显示的金额与账户付款/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '存款指引' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('单笔')
  },
)

test(
  'the bank channel checks fields in order, then opens the records 2 s after the notice',
  { tag: ['@dom', '@s2-5.4.1,2', '@s2-4.7.3', '@s2-3.4.4'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await open(page)
    await channel(page, '银行卡转账').check()
    await expect(amount(page)).toHaveAttribute('placeholder', '100-50000')
    const attempt = async (message: string) => {
      await submit(page).click()
      await expectToast(page, message)
    }
    await submit(page).click()
    await expect(amount(page)).toHaveAccessibleDescription('请输入100到50000之间的金额')
    await amount(page).fill('100.001')
    await submit(page).click()
    await expect(amount(page)).toHaveAccessibleDescription('请输入正确的金额')
    await amount(page).fill('99.99')
    await attempt('请输入100到50000之间的金额')
    await amount(page).fill(' ５００.5 ')
    await attempt('请输入存款人姓名')
    await page.getByLabel('存款人姓名').fill('林星澜')
    await attempt('请选择银行')
    await page.getByLabel('银行', { exact: true }).selectOption('青云银行')
    await attempt('请输入银行账号')
    await page.getByLabel('银行账号').fill('6200888800000000')
    await attempt('请输入开户行地址')
    await expect(page.getByLabel('开户行地址')).toBeFocused()
    await page.getByLabel('开户行地址').fill('青云支行')
    expect(server.requestsOf('/api/recharge')).toEqual([])
    // From here on only the test moves the page's time.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await submit(page).click()
    await expectToast(page, '提交成功，等待审核，订单号', 'status')
    expect(server.requestsOf('/api/recharge').map(({ payload }) => payload)).toEqual([
      {
        paytype: 'bank',
        amount: 500.5,
        bank: '青云银行',
        bank_owner: '林星澜',
        bank_no: '6200888800000000',
        bank_address: '青云支行',
      },
    ])
    expect(page.context().pages()).toHaveLength(1)
    await page.clock.runFor(1900)
    expect(hash(page)).toBe('#/recharge')
    await page.clock.resume()
    await expect(heading(page, '资金记录')).toBeVisible()
    expect(hash(page)).toBe('#/transRecord')
    await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('500.50')
    await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('待审核')
  },
)

test(
  'receiving accounts show number, owner, method and id, each copied exactly',
  { tag: ['@dom', '@s2-2.14.2', '@s2-3.4.3', '@s2-8.4.7'] },
  async ({ page, context, logIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn()
    await open(page)
    await channel(page, '银行卡转账').check()
    const second = page.getByRole('region', { name: '收款账户2' })
    for (const [label, value] of [
      ['收款账号', '6200000000001002'],
      ['收款人', '示例户名乙'],
      ['收款方式', '澜海银行'],
      ['编号', '1002'],
    ] as const) {
      await expect(second).toContainText(value)
      await second.getByRole('button', { name: `复制${label}` }).click()
      await expectToast(page, '复制成功！', 'status')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await second.getByRole('button', { name: '复制收款账号' }).click()
    await expectToast(page, '复制失败，请手动选择复制')
  },
)

test(
  'a deposit’s tab says 正在创建订单 at once in the site’s look, then becomes the payment page',
  { tag: ['@core', '@D20', '@D69'] },
  async ({ page, context, logIn }) => {
    const token = await logIn()
    await open(page)
    await channel(page, '支付宝').check()
    await amount(page).fill('500')
    const answer = await hold(page, '**/api/recharge')
    // The portal's own files are slow too.
    const letThrough = await hold(context, (url) => url.pathname === '/')
    // Playwright reports a tab only once its address has answered, so until then the opening page checks it.
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => {
      const { open: openWindow } = window
      window.open = (...place) => ((window as { opened?: Window | null }).opened = openWindow(...place))
    })
    await submit(page).click()
    const firstLook = () =>
      page.evaluate(() => {
        const { document, getComputedStyle } = (window as { opened?: Window & typeof globalThis }).opened!
        const { backgroundColor, color } = getComputedStyle(document.body)
        return [document.URL, document.title, document.body.innerText, backgroundColor, color]
      })
    const waiting = '正在创建订单…'
    expect(await firstLook()).toEqual([
      'about:blank',
      waiting,
      waiting,
      'rgb(10, 16, 32)',
      'rgb(245, 240, 230)',
    ])
    letThrough()
    const tab = await opened
    const words = tab.getByText(waiting)
    await expect(heading(tab, '支付信息')).toBeVisible()
    await expect(words).toBeVisible()
    await expect(tab.getByText('未找到订单')).toHaveCount(0)
    answer()
    await tab.waitForURL(/#\/payInfo\?deposit_no=\d{15,}$/)
    await expect(tab.getByRole('img', { name: '付款二维码' })).toBeVisible()
    await expect(words).toHaveCount(0)
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBe(token)
    expect(await tab.evaluate(() => sessionStorage.getItem('portal:intents'))).toBeNull()
  },
)

test('in a WebView with one window, deposit and service open in it, and Back leads to the portal', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.addInitScript(() => {
    window.open = (url) => {
      location.href = String(url)
      return window
    }
  })
  await open(page)
  await channel(page, '支付宝').check()
  await amount(page).fill('100')
  await submit(page).click()
  await expect(page.getByRole('link', { name: '前往支付页面' })).toBeVisible()
  await expect(heading(page, '支付信息')).toBeVisible()
  expect(hash(page)).toMatch(/^#\/payInfo\?deposit_no=\d{15,}$/)
  await page.goBack()
  await expect(submit(page)).toBeVisible()
  await page.getByRole('button', { name: '在线客服' }).first().click()
  await expect.poll(() => page.url()).toContain('.html')
  await page.goBack()
  await expect(submit(page)).toBeVisible()
})

test(
  'a refusal keeps the typed text; a blocked pop-up is none: the number and a link to pay show',
  { tag: ['@dom', '@D20'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await blockTabs(page)
    await open(page)
    await channel(page, '支付宝').check()
    await amount(page).fill('100')
    server.refuse('/api/recharge', '充值金额不在该通道范围中', 212)
    await submit(page).click()
    await expectToast(page, '充值金额不在该通道范围中')
    await expect(amount(page)).toHaveValue('100')
    await expect(channel(page, '支付宝')).toBeChecked()
    expect(hash(page)).toBe('#/recharge')
    await submit(page).click()
    await expectToast(page, '存款已提交，订单号', 'status')
    const link = page.getByRole('link', { name: '前往支付页面' })
    await expect(link).toHaveAttribute('href', /#\/payInfo\?deposit_no=\d{15,}$/)
    await expect.poll(() => hash(page)).toBe('#/transRecord')
    await link.click()
    await expect(heading(page, '支付信息')).toBeVisible()
    expect(server.requestsOf('/api/recharge')).toHaveLength(2)
  },
)

test(
  'an empty answer is an unknown outcome: the request shows and the form keeps it',
  { tag: ['@core', '@D24', '@D20'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page)
    await channel(page, '人工充值').check()
    await amount(page).fill('300')
    server.answer('/api/recharge', { text: '' })
    const tab = await submitInTab(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('请求结果未知')
    for (const fact of ['存款金额', '¥ 300.00', '存款方式', '人工充值'])
      await expect(dialog).toContainText(fact)
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(page.getByText(/订单号\d|提交成功|正在前往/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(amount(page)).toHaveValue('300')
    await expect(channel(page, '人工充值')).toBeChecked()
    expect(hash(page)).toBe('#/recharge')
    expect(server.requestsOf('/api/recharge').map(({ payload }) => payload)).toEqual([
      { paytype: 'rengong', amount: 300 },
    ])
  },
)

test(
  'without card or wallet a notice blocks the page; 去添加 opens the accounts, closing goes back',
  { tag: '@dom' },
  async ({ page, server, at }) => {
    await at('/mine', 'newbie1')
    await expect(heading(page, '个人资料')).toBeVisible()
    const notice = page.getByRole('dialog', { name: '温馨提示' })
    for (const close of ['返回', '关闭', 'Escape'] as const) {
      await page.evaluate(() => (location.hash = '#/recharge'))
      await expect(notice).toContainText('您还未绑定任何钱包或银行卡')
      await expect(notice).toContainText('存款前需先添加一个')
      // A second press goes back no further.
      if (close === 'Escape') await page.keyboard.press(close)
      else await notice.getByRole('button', { name: close }).dblclick()
      await expect.poll(() => hash(page)).toBe('#/mine')
      await expect(notice).toBeHidden()
    }
    await page.evaluate(() => (location.hash = '#/recharge'))
    await notice.getByRole('button', { name: '去添加' }).click()
    await expect.poll(() => hash(page)).toMatch(/^#\/cardList/)
    await page.keyboard.press('Escape')
    // A single account of the third kind is enough.
    server.answer('/api/getcard', ok([]), 2)
    server.answer('/api/getcard', ok([{ id: 9, bank: 'antoken', bank_no: 'T1', bank_owner: 'TRC20' }]), 9)
    await page.goto('/robots.txt')
    const reads = server.requestsOf('/api/getcard').length
    await open(page)
    await expect(form(page)).toBeVisible()
    await expect.poll(() => server.requestsOf('/api/getcard').length).toBeGreaterThanOrEqual(reads + 3)
    await expect(notice).toBeHidden()
  },
)

test(
  'the account that a first deposit lacks is bound on the way, which leads back to the deposit',
  { tag: ['@dom', '@D34', '@s2-2.14.5'] },
  async ({ page, at }) => {
    await at('/recharge', 'newbie1')
    await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '去添加' }).click()
    const dialog = page.getByRole('dialog', { name: '绑定USDT' })
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('link', { name: '返回存款' })).toHaveAttribute('href', '#/recharge')
    await page.getByRole('tabpanel').getByRole('button', { name: '添加' }).click()
    await dialog.getByLabel('USDT地址').fill('TXingLanDemoNotARea1FirstAddr88888')
    await dialog.getByLabel('支付密码').fill('123456')
    await dialog.getByRole('button', { name: '立即绑定' }).click()
    await expect(heading(page, '存款')).toBeVisible()
    expect(hash(page)).toBe('#/recharge')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'each card tells its range at once; a range that fails is left out without a toast',
  { tag: ['@dom', '@s2-2.14.1', '@D28'] },
  async ({ page, logIn }) => {
    await logIn()
    await page.route('**/api/getPayRange', async (route) => {
      const { type } = JSON.parse(String(route.request().postDataBuffer())) as { type: string }
      if (type === 'wechat') await route.fulfill(ok([]))
      else if (type === 'alipay')
        await route.fulfill({ json: { code: 500, message: '额度维护中', data: [] } })
      else await route.fallback()
    })
    await open(page)
    await expect(channel(page, '钱包支付')).toHaveAccessibleDescription(/^100.50,000/)
    await expect(channel(page, '银行卡转账')).toHaveAccessibleDescription(/^100.50,000/)
    await expect(channel(page, 'USDT')).toHaveAccessibleDescription(/^100.100,000/)
    await expect(channel(page, '支付宝')).toHaveAccessibleDescription('')
    await expect(page.getByText('额度维护中')).toHaveCount(0)
    await channel(page, '支付宝').check()
    await expectToast(page, '额度维护中')
    await expect(amount(page)).toHaveAttribute('placeholder', '100-10000')
  },
)

test('the amount’s error stands right under it, and a lost network is told on the button before a press', async ({
  page,
  context,
  server,
  logIn,
}) => {
  await logIn()
  await open(page)
  await amount(page).fill('9')
  await submit(page).click()
  const error = page.getByRole('main').getByText(/^请输入100到/)
  const [field, said, quick] = await Promise.all(
    [amount(page), error, page.getByRole('group', { name: '快捷金额' })].map((one) => one.boundingBox()),
  )
  expect(said!.y - (field!.y + field!.height)).toBeLessThan(10)
  expect(said!.y + said!.height).toBeLessThanOrEqual(quick!.y)
  await amount(page).fill('300')
  const style = () => submit(page).evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await style()
  await context.setOffline(true)
  await expect(submit(page)).toHaveAccessibleName('提交存款 网络已断开')
  await expect.poll(style).not.toBe(before)
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, '网络异常，请检查当前网络后重试！')
  await expect(amount(page)).toHaveValue('300')
  await context.setOffline(false)
  await expect(submit(page)).toHaveAccessibleName('提交存款')
  server.expectNone('/api/recharge')
})
