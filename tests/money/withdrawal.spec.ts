import type { Locator } from '@playwright/test'
import { expect, test, type Page, type Server } from '../kit/fixtures'
import { confirmation, expectToast, heading, letPass, memberBar, withdraw } from '../kit/steps'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** Its accessible name spells out the last four digits. */
const account = (page: Page, ending: string) =>
  page.getByRole('radio', { name: new RegExp(`尾号 ${ending.split('').join(' ')}$`) })
const amount = (page: Page) => page.getByLabel('取款金额')
const password = (page: Page) => page.getByLabel('取款密码')
async function fillIn(page: Page, ending: string, typed: string, secret = '123456'): Promise<void> {
  await account(page, ending).check()
  await amount(page).fill(typed)
  await password(page).fill(secret)
}
const submit = (page: Page) => page.getByRole('button', { name: '提交取款' })
const figure = (page: Page, term: string) =>
  main(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
const hash = (page: Page) => new URL(page.url()).hash
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const card = (id: number, patch: object = {}) => ({
  id,
  bank: '星河银行',
  bank_no: `620088880000000${id}`,
  bank_owner: '林星澜',
  bank_address: '支行',
  ...patch,
})

test(
  'two tabs show the bound accounts by their last four digits, and a tile to add more',
  { tag: ['@dom', '@s2-2.16.1,2,3', '@s2-9.5.3'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    await expect(heading(page, '取款')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['汇旺', 'USDT'])
    await expect(page.getByRole('radiogroup', { name: '选择汇旺' }).getByRole('radio')).toHaveCount(2)
    await expect(account(page, '3571')).toBeVisible()
    await expect(page.getByRole('heading', { name: '取款操作' })).toBeVisible()
    for (const tip of [
      '投注结算后请等待10-15分钟，流水将重新计算',
      '未参加优惠的存款需完成1倍流水方可取款',
      '取款可能分一笔或多笔到账，总额与申请金额一致',
      '中国邮政储蓄银行、农村信用社暂不支持取款',
    ])
      await expect(main(page).getByText(tip)).toBeVisible()
    await tab(page, 'USDT').click()
    await expect(page.getByRole('radiogroup', { name: '选择USDT钱包' }).getByRole('radio')).toHaveCount(2)
    expect(await page.content()).not.toMatch(/6200888800003571|TXingLanDemoNotARea1Wa11et23456789/)
    const types = () => server.requestsOf('/api/getcard').map(({ payload }) => payload.type)
    expect(types()).toEqual(expect.arrayContaining([1, 2]))
    const add = page.getByRole('button', { name: '＋ 添加' })
    await expect(add).toBeVisible()
    server.answer('/api/getcard', ok([1, 2, 3, 4, 5].map((id) => card(id))), 9)
    await page.goto('/robots.txt')
    await page.goto('/#/withdraw')
    await expect(page.getByRole('radio')).toHaveCount(5)
    await expect(add).toHaveCount(0)
    // The wallet app has a type but no tab.
    server.clear('/api/getcard')
    server.answer('/api/getcard', ok([card(5, { bank: 'antoken', bank_owner: 'TRC20' })]), 9)
    await page.goto('/robots.txt')
    await page.goto('/#/withdraw?type=3')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
    await expect(main(page)).toContainText('钱包APP')
    await expect(account(page, '0005')).toBeVisible()
  },
)

test(
  'the tile binds an account without leaving, and the list refetches',
  { tag: ['@dom', '@s2-2.16.6', '@s2-4.10'] },
  async ({ page, at }) => {
    await at('/withdraw?type=1')
    await page.getByRole('button', { name: '＋ 添加' }).click()
    const dialog = page.getByRole('dialog', { name: '绑定USDT' })
    await dialog.getByLabel('USDT地址').fill('TXingLanDemoNotARea1Wa11et2345TEST')
    await dialog.getByLabel('支付密码').fill('123456')
    await dialog.getByRole('button', { name: '立即绑定' }).click()
    await expect(dialog).toBeHidden()
    await expect(account(page, 'TEST')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(3)
  },
)

test(
  'shows each message in order, and quick amounts fill the field',
  { tag: ['@dom', '@s2-5.5.1,2,3', '@s2-9.2.3'] },
  async ({ page, server, at }) => {
    await at('/withdraw?type=1')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await submit(page).click()
    await expectToast(page, '请选择USDT地址')
    await tab(page, '汇旺').click()
    await expect(account(page, '3571')).toBeVisible()
    await submit(page).click()
    await expectToast(page, '请选择银行账户')
    await account(page, '3571').check()
    await amount(page).fill('1,000')
    await submit(page).click()
    await expect(amount(page)).toHaveAccessibleDescription('请输入正确的金额')
    await amount(page).fill('99.99')
    await submit(page).click()
    await expectToast(page, '单笔取款不能低于100')
    for (const value of ['100', '500', '1,000', '5,000']) {
      await page.getByRole('button', { name: `快捷金额${value}元`, exact: true }).click()
      await expect(amount(page)).toHaveValue(value.replace(',', ''))
    }
    await submit(page).click()
    await expectToast(page, '请输入取款密码')
    await expect(password(page)).toBeFocused()
    for (const [typed, kept] of [
      ['12345678', '123456'],
      ['12ab56', '1256'],
    ] as const) {
      await password(page).fill('')
      await password(page).pressSequentially(typed)
      await expect(password(page)).toHaveValue(kept)
      await expect(password(page)).toHaveAccessibleDescription(/已去除。请核对$|以外的字符。请核对$/)
    }
    await expect(password(page)).toHaveAttribute('type', 'password')
    expect(server.requestsOf('/api/withdraw')).toEqual([])
  },
)

/** The value beside a term of the dialog or the steps. */
const fact = (scope: Locator, term: string) =>
  scope.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
/** The record of a withdrawal just sent, open in 资金记录. */
const sentRecord = (page: Page) => page.getByRole('dialog', { name: '取款详情' })
const steps = (page: Page) => sentRecord(page).getByRole('list', { name: '取款进度' }).getByRole('listitem')
const step = (page: Page, name: string) => steps(page).filter({ hasText: name })
const records = (server: Server) =>
  server.requestsOf('/api/gettransrecord').filter(({ payload }) => payload.type === 2)

test(
  'the confirmation shows amount, account, fee and balance after, the focus on its cancel button',
  { tag: ['@dom', '@D71', '@s2-3.5.3'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    await account(page, '3571').check()
    await page.getByRole('button', { name: '全部' }).click()
    await expect(amount(page)).toHaveValue('28640.5')
    await password(page).fill('123456')
    await submit(page).click()
    const dialog = confirmation(page)
    await expect(fact(dialog, '取款金额')).toHaveText('¥ 28,640.50')
    await expect(fact(dialog, '收款账户')).toContainText('星河银行 •••• 3571')
    await expect(fact(dialog, '持有人')).toHaveText('林星澜')
    await expect(fact(dialog, '手续费')).toHaveText('无')
    await expect(fact(dialog, '到账总额')).toHaveText('¥ 28,640.50')
    await expect(fact(dialog, '取款后余额')).toHaveText('¥ 0.00')
    await expect(dialog).toContainText('提交后不可取消，请核对')
    await expect(dialog.getByRole('term')).toHaveCount(6)
    await expect(dialog.getByRole('button')).toHaveText(['返回修改', '确认取款', ''])
    await expect(dialog.getByRole('button', { name: '返回修改' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(submit(page)).toBeFocused()
    await expect(password(page)).toHaveValue('123456')
    await submit(page).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    server.expectNone('/api/withdraw')
  },
)

test(
  'two clicks on 确认取款 in one tick are one request with an exact amount',
  { tag: ['@dom', '@s2-3.5.5', '@s2-7.2.30'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    await account(page, '9264').check()
    await expect(main(page).getByText('取款至').locator('..')).toContainText('澜海银行')
    await expect(main(page).getByText('剩余流水 ¥0.00 · 可取款')).toBeVisible()
    await amount(page).fill(' １００.50 ')
    await password(page).fill('123456')
    await submit(page).click()
    server.delay('/api/withdraw', 400)
    await confirmation(page)
      .getByRole('button', { name: '确认取款' })
      .evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
    await expect(confirmation(page).getByRole('button', { name: '返回修改' })).toBeDisabled()
    await expectToast(page, '提交成功，等待审核', 'status')
    await expect(confirmation(page)).toBeHidden()
    expect(server.requestsOf('/api/withdraw').map(({ payload }) => payload)).toEqual([
      { amount: '100.50', bank: 2, password: '123456' },
    ])
  },
)

test(
  'after a withdrawal 资金记录 opens with its row, polled from 审核中 to 已到账',
  { tag: ['@core', '@dom', '@s2-9.3.2', '@s2-8.4.6'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/withdraw')
    await fillIn(page, '9264', '100.50')
    await withdraw(page)
    await page.clock.runFor(1500)
    await expect.poll(() => hash(page)).toBe('#/transRecord?type=2')
    await expect(step(page, '审核中')).toHaveAttribute('aria-current', 'step')
    await expect(steps(page)).toHaveText([/^已提交/, /^审核中/, /^出款/, /^已到账/])
    await expect(fact(sentRecord(page), '收款账户')).toContainText('澜海银行')
    await expect(fact(sentRecord(page), '订单号')).toHaveText(/\d{8,}/)
    await expect(memberBar(page)).toContainText('28,540.00')
    await server.clock(31_000)
    await page.clock.runFor(5100)
    await expect(sentRecord(page).getByRole('status').first()).toContainText('取款已到账')
    await expect(sentRecord(page).locator('[aria-current=step]')).toHaveCount(0)
    const after = records(server).length
    await page.clock.runFor(20_000)
    expect(records(server)).toHaveLength(after)
    await sentRecord(page).getByRole('button', { name: '关闭', exact: true }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    await expect(main(page).getByRole('row').nth(1)).toContainText('100.50')
    await expect(main(page).getByRole('row').nth(1)).toContainText('审核通过')
  },
)

test(
  'the steps wait for the row, and header, records and steps ask for it together, once every 5 s',
  { tag: ['@dom', '@D71', '@D81'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/withdraw')
    await fillIn(page, '9264', '100.50')
    const nothing = { current_page: 1, data: [], per_page: 10, total: 0 }
    server.answer('/api/gettransrecord', { json: { code: 200, message: '成功', data: nothing } }, 99)
    await withdraw(page)
    await page.clock.runFor(1500)
    await expect(sentRecord(page).getByRole('status').first()).toHaveText('等待取款记录出现，进度会自动更新')
    await expect(steps(page)).toHaveCount(0)
    await server.clear('/api/gettransrecord')
    await page.clock.runFor(5000)
    await expect(step(page, '审核中')).toHaveAttribute('aria-current', 'step')
    const asked = records(server).length
    for (const more of [1, 2]) {
      await page.clock.runFor(5000)
      await expect.poll(() => records(server).length).toBe(asked + more)
    }
  },
)

test(
  'a returned withdrawal says 已退回, and the form is empty again',
  { tag: ['@dom', '@D71'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    await fillIn(page, '3571', '200.13')
    await withdraw(page)
    await expect(step(page, '审核中')).toHaveAttribute('aria-current', 'step')
    await server.clock(31_000)
    await expect(step(page, '已退回')).toBeVisible()
    await expect(sentRecord(page).getByRole('status').first()).toContainText('金额已退回主账户')
    await expect(memberBar(page)).toContainText('28,640.50')
    await page.goBack()
    await expect(heading(page, '取款')).toBeVisible()
    await expect(sentRecord(page)).toBeHidden()
    await expect(amount(page)).toHaveValue('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  },
)

test(
  'two equal withdrawals each follow their own row, and an unreadable list says so',
  { tag: ['@dom', '@D71', '@D68'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/withdraw')
    const send = async () => {
      await fillIn(page, '3571', '150')
      await withdraw(page)
    }
    const no = fact(sentRecord(page), '订单号')
    const isListed = async () => (await no.filter({ hasText: /\d{8,}/ }).count()) > 0
    const status = sentRecord(page).getByRole('status').first()
    await send()
    await letPass(page, 10_000, isListed)
    const first = await no.innerText()
    await sentRecord(page).getByRole('button', { name: '关闭', exact: true }).click()
    await page.goto('/#/withdraw')
    // Its first reads, and those of the header.
    server.fail('/api/gettransrecord', 3)
    await send()
    await page.clock.runFor(1500)
    await expect(status).toContainText('暂时无法读取最新进度，稍后自动重试')
    await letPass(page, 30_000, isListed)
    expect(await no.innerText()).not.toBe(first)
    await expect(status).toContainText('取款正在审核')
  },
)

test(
  'refusals show the server’s words and keep the form except the password',
  { tag: ['@dom', '@s2-8.1', '@s2-2.16'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    const attempt = async (typed: string, secret: string, message: string) => {
      await fillIn(page, '3571', typed, secret)
      await withdraw(page)
      await expectToast(page, message)
      await expect(confirmation(page)).toBeHidden()
      await expect(password(page)).toHaveValue('')
      await expect(amount(page)).toHaveValue(typed)
      await expect(account(page, '3571')).toBeChecked()
    }
    await attempt('500', '000000', '取款密码错误')
    // What the account doesn't hold is refused before anything is asked or sent.
    await amount(page).fill('99999')
    await password(page).fill('123456')
    await submit(page).click()
    await expect(page.getByText('提现金额不能大于账户余额').first()).toBeVisible()
    await expect(confirmation(page)).toBeHidden()
    // What the page can't know yet, the server refuses.
    await server.member('demo888', { wagering: '321.5' })
    await attempt('500', '123456', '流水未达到要求')
    await expect(main(page).getByText('再投注 ¥321.50 即可全额取款')).toBeVisible()
    expect(hash(page)).toBe('#/withdraw')
    await expect(memberBar(page)).toContainText('28,640.50')
  },
)

test(
  'USDT shows the rounded-down conversion, the chain’s fee and the arrival, never below zero',
  { tag: ['@dom', '@s2-3.1.5,6', '@s2-2.16.5'] },
  async ({ page, server, at }) => {
    await server.member('demo888', {
      withdrawusdtrate: '6.98',
      withdrawcashfee: '5',
      withdrawfeeusdttrc: '0.8',
    })
    await at('/withdraw?type=1')
    await account(page, '6789').check()
    await amount(page).fill('100')
    await expect(figure(page, '折合USDT')).toContainText('14.32 USDT')
    await expect(figure(page, '手续费')).toContainText('0.80 USDT')
    await expect(figure(page, '预计到账')).toContainText('13.52 USDT')
    await account(page, '00De').check()
    await expect(figure(page, '手续费')).toContainText('5.00 USDT')
    await amount(page).fill('10')
    await expect(figure(page, '预计到账')).toContainText('0.00 USDT')
    await amount(page).fill('1e3')
    await expect(figure(page, '折合USDT')).toContainText('--')
  },
)

test(
  'switching tabs clears account and password; a removed account is deselected',
  { tag: ['@dom', '@s2-4.8'] },
  async ({ page, server, at }) => {
    await at('/withdraw')
    await fillIn(page, '3571', '300', '123')
    await tab(page, 'USDT').click()
    await expect(password(page)).toHaveValue('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await tab(page, '汇旺').click()
    await account(page, '3571').check()
    // A refusal refetches the accounts; meanwhile another device has unbound this one.
    server.answer('/api/getcard', ok([card(2, { bank_no: '6200888800009264' })]), 9)
    await amount(page).fill('300')
    await password(page).fill('000000')
    await withdraw(page)
    await expectToast(page, '所选账户已不存在，请重新选择')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(amount(page)).toHaveValue('300')
  },
)

test(
  'the USDT dialog shows fee and arrival; amounts the fee would swallow are refused first',
  { tag: ['@dom', '@D71', '@D47'] },
  async ({ page, server, at }) => {
    await server.member('demo888', {
      withdrawusdtrate: '7',
      withdrawcashfee: '20',
      withdrawfeeusdttrc: '0.8',
    })
    await at('/withdraw?type=1')
    await account(page, '00De').check()
    await amount(page).fill('140')
    await submit(page).click()
    await expectToast(page, '预计到账为0，请提高取款金额')
    await expect(amount(page)).toHaveAccessibleDescription('预计到账为0，请提高取款金额')
    await expect(amount(page)).toBeFocused()
    await amount(page).fill('99')
    await submit(page).click()
    await expect(amount(page)).toHaveAccessibleDescription('单笔取款不能低于100')
    await fillIn(page, '6789', '140')
    await submit(page).click()
    const dialog = confirmation(page)
    await expect(fact(dialog, '取款金额')).toHaveText('¥ 140.00')
    await expect(fact(dialog, '收款账户')).toContainText('USDT TRC20 •••• 6789')
    await expect(fact(dialog, '手续费')).toHaveText('0.80 USDT')
    await expect(fact(dialog, '预计到账')).toHaveText('19.20 USDT')
    await expect(dialog.getByRole('term')).toHaveCount(5)
    server.expectNone('/api/withdraw')
  },
)

test(
  'a lost USDT withdrawal is found in the records, which list it in coin',
  { tag: ['@dom', '@D68'] },
  async ({ page, server, at }) => {
    await at('/withdraw?type=1')
    await fillIn(page, '6789', '500')
    server.drop('/api/withdraw', 'answer')
    await withdraw(page)
    const dialog = page.getByRole('alertdialog', { name: /^请求结果/ })
    await expect(dialog).toContainText('已找到：')
    await expect(dialog).toContainText(/USDT-TRC20 [\d.]+ USDT 待审核/)
    await expect(fact(dialog, '取款金额')).toHaveText('¥ 500.00')
    await expect(fact(dialog, '收款账户')).toHaveText('USDT TRC20 •••• 6789')
    await expect(confirmation(page)).toHaveCount(0)
    expect(
      JSON.stringify(
        await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain('TXingLanDemoNotARea1Wa11et23456789')
    await dialog.getByRole('button', { name: '查看取款记录' }).click()
    await expect(main(page).getByRole('row').nth(1)).toContainText('USDT-TRC20')
  },
)

test.describe('a real server', () => {
  test.use({ host: 'family' })

  test('shows its turnover figure without a promise, and its withdrawal in coin is polled', async ({
    page,
    server,
    logIn,
  }) => {
    await server.member('real01', { bet_amount: 2576 })
    const token = await logIn()
    const wallet = {
      bank: 'USDT',
      bank_no: 'TXingLanDemoNotARea1Wa11et23456789',
      bank_owner: 'TRC20',
    } as const
    await server.call('/api/bindcard', { ...wallet, pay_pass: 'abcd123456' }, token)
    await page.clock.install()
    await page.goto('/#/withdraw?type=1')
    await expect(page.getByLabel('流水', { exact: true })).toHaveValue('2,576.00')
    await expect(main(page).getByText(/流水要求|达到0|剩余流水|还需|还差/)).toHaveCount(0)
    await page.getByRole('radio').first().check()
    await amount(page).fill('100')
    await password(page).fill('abcd123456')
    await withdraw(page)
    await expectToast(page, '提交成功，等待审核', 'status')
    // Listed in coin, so found by the amount that arrives (D71).
    await expect(fact(main(page), '订单号')).toHaveText(/\d{8,}/)
    await expect(step(page, '审核中')).toHaveAttribute('aria-current', 'step')
    await server.member('real01', { pending: 'approved' })
    await page.clock.runFor(5100)
    await expect(step(page, '已到账')).toContainText('已完成')
  })
})
