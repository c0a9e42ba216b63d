import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, hold, letPass, memberBar } from '../kit/steps'

const main = (page: Page) => page.getByRole('main')
/** The page's card: the overview above it has its own recall and refresh buttons. */
const card = (page: Page) => main(page).getByRole('region', { name: '转账' })
const mode = (page: Page) => main(page).getByRole('switch', { name: '免转模式' })
const submit = (page: Page) => main(page).getByRole('button', { name: '确认转账' })
const amount = (page: Page) => main(page).getByLabel('转账金额')
const venue = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const ok = (data: unknown, message = '') => ({ json: { code: 200, message, data } })

/** Opens the page as demo888 in transfer mode. */
async function open(page: Page, server: { member: (name: string, patch: object) => unknown }): Promise<void> {
  await server.member('demo888', { transferstatus: 0 })
  await page.goto('/#/transfer')
  await expect(submit(page)).toBeVisible()
}

test(
  'shows the main wallet, the venue total and every venue with its balance and controls',
  { tag: ['@dom', '@s2-2.13.1,5', '@s2-3.2'] },
  async ({ page, at }) => {
    const release = await hold(page, '**/api/balancelist2')
    await at('/transfer')
    await expect(heading(page, '转账')).toBeVisible()
    await expect(venue(page, 'AG国际厅')).toContainText('读取中')
    release()
    await expect(venue(page, 'AG国际厅')).toContainText('1,280.00')
    await expect(main(page).getByText('主账户', { exact: true })).toBeVisible()
    await expect(main(page)).toContainText('28,640.50')
    await expect(main(page)).toContainText('4,339.30')
    await expect(main(page).getByRole('button', { name: /^转入/ })).toHaveCount(12)
    await expect(main(page).getByRole('button', { name: /^刷新.+余额$/ })).toHaveCount(12)
    for (const tip of ['投注结算后请等待10-15分钟，流水将重新计算', '未参加优惠的存款需完成1倍流水方可取款'])
      await expect(main(page).getByText(tip)).toBeVisible()
  },
)

test(
  'the mode changes once the server agrees; only transfer mode has form and venue dialogs',
  { tag: ['@dom', '@s2-4.6.1', '@s2-6.1.3', '@s2-2.13.3', '@s2-3.1.4', '@s2-7.2.18'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    const open = main(page).getByRole('button', { name: '转入AG国际厅' })
    await expect(mode(page)).toHaveAttribute('aria-checked', 'true')
    await expect(open).toBeDisabled()
    await expect(open).toHaveAccessibleDescription(/免转模式/)
    await expect(submit(page)).toHaveCount(0)
    server.refuse('/api/uptransferstatus', '切换失败')
    await mode(page).click()
    await expectToast(page, '切换失败')
    await expect(mode(page)).toHaveAttribute('aria-checked', 'true')
    await mode(page).click()
    await expect(mode(page)).toHaveAttribute('aria-checked', 'false')
    await expect(submit(page)).toBeVisible()
    await expect(open).toBeEnabled()
    expect(server.requestsOf('/api/uptransferstatus').map(({ payload }) => payload)).toEqual([
      { transferstatus: 0 },
      { transferstatus: 0 },
    ])
    await page.reload()
    await expect(submit(page)).toBeVisible()
    await mode(page).click()
    await expect(submit(page)).toHaveCount(0)
    await expect(open).toBeDisabled()
  },
)

test(
  'shows each message in order and sends nothing',
  { tag: ['@dom', '@s2-5.3.1,2,3', '@s2-9.4.6', '@s2-3.2.3'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page, server)
    const from = main(page).getByLabel('转出', { exact: true })
    const to = main(page).getByLabel('转入', { exact: true })
    await expect(from.getByRole('option').first()).toHaveText('主账户')
    await expect(from.getByRole('option')).toHaveCount(13)
    await from.selectOption('AG')
    await to.selectOption('AG')
    await submit(page).click()
    await expectToast(page, '不支持同平台转账')
    await to.selectOption('DG')
    await submit(page).click()
    await expectToast(page, '不支持场馆之间互转')
    await to.selectOption('userbalance')
    await submit(page).click()
    await expectToast(page, '请输入转账金额')
    await expect(amount(page)).toBeFocused()
    await amount(page).fill('1e3')
    await submit(page).click()
    await expect(amount(page)).toHaveAccessibleDescription('请输入正确的金额')
    await expect(amount(page)).toHaveValue('1e3')
    await amount(page).fill('1'.repeat(51))
    await expect(amount(page)).toHaveAccessibleDescription('最多50位，多出的1位已去除。请核对')
    expect(server.requestsOf('/api/transfer')).toEqual([])
  },
)

test(
  'moves the exact amount both ways and swaps the wallets; 余额不足 keeps the input',
  { tag: ['@dom', '@s2-2.13.4', '@s2-7.2.16', '@s2-8.2.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page, server)
    await amount(page).fill('999999999')
    await submit(page).click()
    await expectToast(page, '余额不足')
    await expect(amount(page)).toHaveValue('999999999')
    await expect(memberBar(page)).toContainText('28,640.50')
    await amount(page).fill(' １００.10 ')
    await submit(page).click()
    await expectToast(page, '转账成功', 'status')
    await expect(amount(page)).toHaveValue('')
    await expect(memberBar(page)).toContainText('28,540.40')
    await expect(venue(page, 'AG国际厅')).toContainText('1,380.10')
    await expect(page.getByText('实际转账')).toHaveCount(0)
    await main(page).getByRole('button', { name: '互换' }).click()
    await amount(page).fill('0.1')
    await submit(page).click()
    await expect(memberBar(page)).toContainText('28,540.50')
    await expect(venue(page, 'AG国际厅')).toContainText('1,380.00')
    expect(server.requestsOf('/api/transfer').map(({ payload }) => payload)).toEqual([
      { amount: '999999999', sourcetype: 'userbalance', targettype: 'AG' },
      { amount: '100.10', sourcetype: 'userbalance', targettype: 'AG' },
      { amount: '0.1', sourcetype: 'AG', targettype: 'userbalance' },
    ])
    // What is done is no draft.
    await page.reload()
    await expect(page.getByLabel('转出', { exact: true })).toHaveValue('userbalance')
  },
)

test(
  '一键回收 collects from every venue and shows the server’s message',
  { tag: ['@dom', '@s2-2.13.2', '@s2-7.2'] },
  async ({ page, at }) => {
    await at('/transfer')
    await card(page).getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '回收成功', 'status')
    await expect(memberBar(page)).toContainText('32,979.80')
    await expect(venue(page, 'AG国际厅')).toContainText('0.00')
    await card(page).getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '没有可回收的金额', 'status')
  },
)

test(
  '一键回收 goes on with the venues that still hold money, and tells what stays',
  { tag: ['@dom', '@D77', '@D24'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await server.member('demo888', { transferstatus: 0, venues: { AG: '88', PG: '12.50', KY: '7' } })
    await page.goto('/#/transfer')
    await expect(venue(page, 'AG国际厅')).toContainText('88.00')
    // As a server that calls it a success and recalls nothing.
    server.answer('/api/transall', ok([], 'transfer success'))
    server.refuse('/api/transfer', '场馆维护中，请稍后再试')
    await card(page).getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '回收成功', 'status')
    await expectToast(page, '仍有余额：')
    const sent = server.requestsOf('/api/transfer').map(({ payload }) => payload)
    expect(sent).toHaveLength(new Set(sent.map((each) => JSON.stringify(each))).size)
    expect(server.requestsOf('/api/transall')).toHaveLength(1)
  },
)

test(
  'the venue dialog shows both balances and moves money in; 稍后 and Escape close it',
  { tag: ['@dom', '@s2-2.13.6'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page, server)
    const opener = main(page).getByRole('button', { name: '转入DG梦幻厅' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '转入DG梦幻厅' })
    await expect(dialog).toContainText('平台余额')
    await expect(dialog).toContainText('28,640.50')
    await expect(dialog).toContainText('场馆余额')
    await expect(dialog).toContainText('350.50')
    await expect(dialog.getByLabel('转入金额')).toBeFocused()
    await dialog.getByRole('button', { name: '稍后' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await dialog.getByRole('button', { name: '立即转入' }).click()
    await expectToast(page, '请输入转账金额')
    await dialog.getByLabel('转入金额').fill('49.50')
    await dialog.getByRole('button', { name: '立即转入' }).click()
    await expectToast(page, '转账成功', 'status')
    await expect(dialog).toBeHidden()
    await expect(venue(page, 'DG梦幻厅')).toContainText('400.00')
    expect(server.requestsOf('/api/transfer').map(({ payload }) => payload)).toEqual([
      { amount: '49.50', sourcetype: 'userbalance', targettype: 'DG' },
    ])
  },
)

test(
  'a venue’s own refresh reads that venue alone; 刷新余额 reads the member',
  { tag: ['@dom', '@s2-7.2.17', '@D52'] },
  async ({ page, server, at }) => {
    await at('/transfer')
    await expect(venue(page, 'PG电子')).toContainText('620.80')
    server.answer('/api/userapimoney/PG', ok({ balance: '777.7' }))
    // So that no poll answers in between.
    server.delay('/api/balancelist2', 4000, 3)
    await main(page).getByRole('button', { name: '刷新PG电子余额' }).click()
    await expect(venue(page, 'PG电子')).toContainText('777.70')
    server.answer('/api/refreshusermoney', { json: { code: 500, message: '维护', data: [] } })
    server.answer('/api/balance', ok({ balance: '1.00', gameblance: '2.00' }), 2)
    const before = server.requestsOf('/api/refreshusermoney').length
    await card(page).getByRole('button', { name: '刷新余额', exact: true }).click()
    await expect.poll(() => server.requestsOf('/api/refreshusermoney').length).toBe(before + 1)
    await expect(memberBar(page)).toContainText(/ 1\.00/)
    await expect(page.getByText('维护')).toHaveCount(0)
  },
)

test(
  'a refused venue poll says so, keeps the balances, and goes on after the header’s 刷新余额',
  { tag: ['@dom', '@s2-8.2.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/transfer')
    await expect(venue(page, 'AG国际厅')).toContainText('1,280.00')
    const polls = () => server.requestsOf('/api/balancelist2').length
    server.refuse('/api/balancelist2', '场馆维护中')
    await letPass(page, 5000, () => page.getByRole('alert').filter({ hasText: '场馆维护中' }).isVisible())
    const stopped = polls()
    await page.clock.runFor(20_000)
    expect(polls()).toBe(stopped)
    await expect(venue(page, 'AG国际厅')).toContainText('1,280.00')
    await page.getByRole('button', { name: '刷新余额', exact: true }).first().click()
    await letPass(page, 5000, () => polls() > stopped + 1)
  },
)

test(
  'the hidden device field is a random id of this browser that is never sent',
  { tag: ['@dom', '@D31', '@s2-2.13.7'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await open(page, server)
    const device = page.locator('input[type=hidden][name=device]')
    const id = await device.inputValue()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    await amount(page).fill('5')
    await submit(page).click()
    await expectToast(page, '转账成功', 'status')
    await page.reload()
    await expect(device).toHaveValue(id)
    expect(JSON.stringify(server.asked)).not.toContain(id)
  },
)
