import { expect, test, type Page } from './fixtures'
import { expectToast, heading, memberBar } from './steps'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** Its name spells the last four one by one. */
const account = (page: Page, ending: string) =>
  page.getByRole('radio', { name: new RegExp(`尾号 ${ending.split('').join(' ')}$`) })
const amount = (page: Page) => page.getByLabel('取款金额')
const password = (page: Page) => page.getByLabel('取款密码')
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

test('two tabs show the bound accounts by their last four digits, with a tile to add more [s2-2.16.1,2,3] [s2-3.5] [s2-9.4] [s2-9.5.3] [D32]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/withdraw')
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
  // The wallet app has a type, and no tab.
  server.answer('/api/getcard', ok([card(5, { bank: 'antoken', bank_owner: 'TRC20' })]), 9)
  await page.goto('/robots.txt')
  await page.goto('/#/withdraw?type=3')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await expect(main(page)).toContainText('钱包APP')
})

test('the tile binds an account without leaving, and the list is read again [s2-2.16.6] [s2-4.10]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/withdraw?type=1')
  await page.getByRole('button', { name: '＋ 添加' }).click()
  const dialog = page.getByRole('dialog', { name: '绑定USDT' })
  await dialog.getByLabel('USDT地址').fill('TXingLanDemoNotARea1Wa11et2345TEST')
  await dialog.getByLabel('支付密码').fill('123456')
  await dialog.getByRole('button', { name: '立即绑定' }).click()
  await expect(dialog).toBeHidden()
  await expect(account(page, 'TEST')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
})

test('says each message in its order, and quick amounts fill the field [s2-5.5.1,2,3] [D47] [D26] [D29] [s2-9.2.3] [s2-2.16.4] [D60]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/withdraw?type=1')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await submit(page).click()
  await expectToast(page, '请选择USDT地址')
  await tab(page, '汇旺').click()
  await expect(account(page, '3571')).toBeVisible()
  await submit(page).click()
  await expectToast(page, '请选择银行账户')
  await account(page, '3571').check()
  for (const typed of ['', '1e3', '-0', '٣', '1,000', '100.001', '1000000000000000000000']) {
    await amount(page).fill(typed)
    await submit(page).click()
    await expect(amount(page), typed).toHaveAccessibleDescription('请输入正确的金额')
  }
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
  for (const typed of ['12345678', '12ab56']) {
    await password(page).fill('')
    await password(page).pressSequentially(typed)
    await submit(page).click()
    await expect(password(page)).toHaveAccessibleDescription('取款密码为6位数字')
    await expect(password(page)).toHaveValue(typed)
  }
  await expect(password(page)).toHaveAttribute('type', 'password')
  expect(server.requestsOf('/api/withdraw')).toEqual([])
})

test('a withdrawal is sent as exact text and told; after 1.5 s the records show it pending [s2-4.8] [s2-9.3.2] [s2-8.4.6] [s2-3.5.3,5] [s2-2.16.4] [s2-7.2.30]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.clock.install()
  await page.goto('/#/withdraw')
  await account(page, '9264').check()
  await expect(main(page).getByText('取款至')).toContainText('澜海银行')
  await expect(page.getByLabel('流水', { exact: true })).toHaveValue('0.00')
  await expect(page.getByLabel('流水', { exact: true })).toHaveAttribute('readonly', '')
  await amount(page).fill(' １００.50 ')
  await password(page).fill('123456')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await submit(page).click()
  await expectToast(page, '提交成功，等待审核', 'status')
  expect(server.requestsOf('/api/withdraw').map(({ payload }) => payload)).toEqual([
    { amount: '100.50', bank: 2, password: '123456' },
  ])
  await page.clock.runFor(1400)
  expect(hash(page)).toBe('#/withdraw')
  await page.clock.resume()
  await expect(heading(page, '资金记录')).toBeVisible()
  expect(hash(page)).toMatch(/^#\/transRecord/)
  await expect(main(page).getByRole('row').nth(1)).toContainText('100.50')
  await expect(main(page).getByRole('row').nth(1)).toContainText('待审核')
  await expect(memberBar(page)).toContainText('28,540.00')
  expect(
    JSON.stringify(await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain('123456')
})

test('refusals keep the form but the password, in the server’s words [s2-8.1] [s2-2.16] [s2-6.2] [s2-3.5.3]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/withdraw')
  const attempt = async (typed: string, secret: string, message: string) => {
    await account(page, '3571').check()
    await amount(page).fill(typed)
    await password(page).fill(secret)
    await submit(page).click()
    await expectToast(page, message)
    await expect(password(page)).toHaveValue('')
    await expect(amount(page)).toHaveValue(typed)
    await expect(account(page, '3571')).toBeChecked()
  }
  await attempt('500', '000000', '取款密码错误')
  await attempt('99999', '123456', '提现金额不能大于账户余额')
  await server.member('demo888', { wagering: '321.5' })
  await page.getByRole('button', { name: '刷新流水' }).click()
  await expect(page.getByLabel('流水', { exact: true })).toHaveValue('321.50')
  await attempt('500', '123456', '流水未达到要求')
  expect(hash(page)).toBe('#/withdraw')
  await expect(memberBar(page)).toContainText('28,640.50')
})

test('USDT: conversion rounded down, the fee of the account’s chain, what arrives, never below zero [s2-5.5.4] [D26] [D29] [s2-3.1.5,6] [s2-2.16.5]', async ({
  page,
  server,
  logIn,
}) => {
  await server.member('demo888', {
    withdrawusdtrate: '6.98',
    withdrawcashfee: '5',
    withdrawfeeusdttrc: '0.8',
  })
  await logIn()
  await page.goto('/#/withdraw?type=1')
  await account(page, '6789').check()
  for (const [typed, coins, arrival] of [
    ['1745', '250.00', '249.20'],
    ['100', '14.32', '13.52'],
    ['69.8', '10.00', '9.20'],
  ] as const) {
    await amount(page).fill(typed)
    await expect(figure(page, '折合USDT')).toContainText(`${coins} USDT`)
    await expect(figure(page, '手续费')).toContainText('0.80 USDT')
    await expect(figure(page, '预计到账')).toContainText(`${arrival} USDT`)
  }
  await account(page, '00De').check()
  await expect(figure(page, '手续费')).toContainText('5.00 USDT')
  await expect(figure(page, '预计到账')).toContainText('5.00 USDT')
  await amount(page).fill('10')
  await expect(figure(page, '预计到账')).toContainText('0.00 USDT')
  await amount(page).fill('1e3')
  await expect(figure(page, '折合USDT')).toContainText('--')
})

test('without a rate nothing is paid out in coin: -- and 汇率暂不可用 [s2-5.5] [D29] @long', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const token = await server.tokenOf('demo888', 'demo8888')
  const { data } = await server.call<object>('/api/user', {}, token)
  server.answer('/api/user', ok({ ...data, withdrawusdtrate: 0 }), 9)
  await page.goto('/#/withdraw?type=1')
  await account(page, '6789').check()
  await amount(page).fill('500')
  await password(page).fill('123456')
  await expect(figure(page, '折合USDT')).toContainText('--')
  await submit(page).click()
  await expectToast(page, '汇率暂不可用')
  expect(server.requestsOf('/api/withdraw')).toEqual([])
})

test('another tab drops the account and the password; an account that is gone is no longer chosen [s2-4.8]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.goto('/#/withdraw')
  await account(page, '3571').check()
  await amount(page).fill('300')
  await password(page).fill('123')
  await tab(page, 'USDT').click()
  await expect(password(page)).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await tab(page, '汇旺').click()
  await account(page, '3571').check()
  // A refused attempt reads the accounts again; by then another device has unbound this one.
  server.answer('/api/getcard', ok([card(2, { bank_no: '6200888800009264' })]), 9)
  await amount(page).fill('300')
  await password(page).fill('000000')
  await submit(page).click()
  await expectToast(page, '所选账户已不存在，请重新选择')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(amount(page)).toHaveValue('300')
})

test('the server’s turnover figure is shown as 流水 without a promise, and holds nothing back [D67]', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  const recorded = { json: { code: 200, message: '成功', data: { bet_amount: '2576' } } }
  server.answer('/api/getBetAmount', recorded, 9)
  await page.goto('/#/withdraw')
  await expect(page.getByLabel('流水', { exact: true })).toHaveValue('2,576.00')
  await expect(main(page).getByText(/流水要求|达到0|剩余流水|还需/)).toHaveCount(0)
  await account(page, '9264').check()
  await amount(page).fill('100')
  await password(page).fill('123456')
  await submit(page).click()
  await expect.poll(() => server.requestsOf('/api/withdraw').length).toBe(1)
  await expectToast(page, '提交成功，等待审核', 'status')
})
