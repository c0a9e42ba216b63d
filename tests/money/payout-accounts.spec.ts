import { expect, test, type Page, type Server } from '../kit/fixtures'
import { expectToast, heading, memberBar } from '../kit/steps'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByRole('tabpanel').locator('xpath=ancestor::section[1]')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const table = (page: Page) => main(page).getByRole('table')
const rows = (page: Page) => table(page).locator('tbody').getByRole('row')
const add = (page: Page) => main(page).getByRole('button', { name: '添加', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const hash = (page: Page) => new URL(page.url()).hash
const lists = (server: Server) => server.requestsOf('/api/getcard').map(({ payload }) => payload.type)
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })

test(
  'tabs by type, USDT first, each with its masked accounts and actions',
  { tag: ['@dom', '@s2-2.17.2,4', '@s2-3.5.2', '@s2-1.3', '@s2-7.2.26', '@s2-7.3.1'] },
  async ({ page, context, server, at }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await at('/cardList')
    await expect(heading(page, '我的钱包')).toBeVisible()
    await expect(main(page).getByText('汇旺/USDT地址管理')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['USDT', '汇旺', '钱包APP'])
    await expect(tab(page, 'USDT')).toHaveAttribute('aria-selected', 'true')
    await expect(rows(page)).toHaveCount(2)
    const heads = table(page).getByRole('columnheader')
    await expect(heads).toHaveText('图标 币种 协议 地址 操作'.split(' '))
    await expect(rows(page).first().getByRole('cell')).toContainText(['', 'USDT', 'TRC20', '6789', '删除'])
    await expect(rows(page).first()).toContainText('6789')
    expect(await page.content()).not.toContain('TXingLanDemoNotARea1Wa11et23456789')
    await rows(page).first().getByRole('button', { name: '复制地址' }).click()
    await expectToast(page, '复制成功！', 'status')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'TXingLanDemoNotARea1Wa11et23456789',
    )
    await expect(rows(page).getByRole('button', { name: '删除' })).toHaveCount(2)

    await tab(page, '汇旺').click()
    expect(hash(page)).toBe('#/cardList?type=2')
    await expect(heads).toHaveText('图标 银行 持有人 地址 账号 操作'.split(' '))
    await expect(rows(page).first()).toContainText('星河银行')
    await expect(rows(page).first()).toContainText('林星澜')
    await expect(rows(page).first()).toContainText('星河银行示例支行')
    await expect(rows(page).first()).toContainText('3571')
    await expect(table(page)).not.toContainText('6200888800003571')
    await expect(page.getByRole('button', { name: '复制地址' })).toHaveCount(0)
    await tab(page, '钱包APP').click()
    expect(hash(page)).toBe('#/cardList?type=3')
    await expect(rows(page)).toHaveCount(1)
    await expect(main(page).getByText('下载钱包APP')).toBeVisible()
    expect(lists(server)).toEqual(expect.arrayContaining([1, 2, 4]))
    await page.goto('/#/cardList?type=9')
    await expect(tab(page, 'USDT')).toHaveAttribute('aria-selected', 'true')
    await page.goto('/#/bankCard')
    await expect(tab(page, '汇旺')).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'the wallet balance can be refreshed, and 一键回收 collects from all venues',
  { tag: ['@dom', '@s2-2.17.1', '@D52'] },
  async ({ page, server, at }) => {
    await at('/cardList')
    const wallet = card(page)
    await expect(wallet).toContainText('28,640.50')
    const before = server.requestsOf('/api/refreshusermoney').length
    await wallet.getByRole('button', { name: '刷新余额' }).click()
    await expect.poll(() => server.requestsOf('/api/refreshusermoney').length).toBe(before + 1)
    await wallet.getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '回收成功', 'status')
    await expect(wallet).toContainText('32,979.80')
    await expect(memberBar(page)).toContainText('32,979.80')
  },
)

test(
  'binding 汇旺 checks in the order of the seven messages, then binds and refetches the list',
  {
    tag: [
      '@dom',
      '@s2-5.6.1,2,3,4,5,6,7,8',
      '@s2-4.10.1,4',
      '@s2-8.4.4',
      '@s2-3.5.6',
      '@s2-7.2.27',
      '@s2-9.4.2,3',
      '@D32',
    ],
  },
  async ({ page, server, at }) => {
    await at('/cardList?type=2')
    await add(page).click()
    const form = dialog(page, '绑定汇旺')
    const number = form.getByLabel('汇旺号')
    const password = form.getByLabel('支付密码')
    const attempt = async (message: string) => {
      await form.getByRole('button', { name: '立即绑定' }).click()
      await expectToast(page, message)
    }
    await expect(form).toContainText('中国邮政储蓄银行、农村信用社暂不支持取款')
    await expect(form.getByLabel('持有人姓名')).toHaveAccessibleDescription('与真实姓名一致')
    await attempt('请输入姓名')
    await form.getByLabel('持有人姓名').fill('林星澜')
    await attempt('请选择银行')
    await form.getByLabel('银行', { exact: true }).selectOption('青云银行')
    await attempt('请输入开户行地址')
    await form.getByLabel('开户行地址').fill('青云支行')
    await attempt('请输入汇旺号')
    await number.pressSequentially('62-00 ８88')
    await expect(number).toHaveAccessibleDescription(/^至少8位数字(?!.*格式正确)/)
    await attempt('请输入支付密码')
    await password.fill('1234')
    await attempt('请输入正确的卡号长度')
    await number.fill('6200-888９a')
    await expect(number).toHaveValue('62008889')
    await expect(number).toHaveAccessibleDescription('至少8位数字 已去除数字以外的字符。请核对')
    await number.fill('6200 8889')
    await expect(number).toHaveAccessibleDescription('至少8位数字 格式正确')
    await attempt('请输入正确的支付密码长度')
    await password.pressSequentially('5678')
    await expect(password).toHaveValue('123456')
    await expect(password).toHaveAccessibleDescription(/最多6位，多出的1位已去除。请核对$/)
    await password.fill('12x45')
    await expect(password).toHaveValue('1245')
    await password.fill('１23 456')
    expect(server.requestsOf('/api/bindcard')).toEqual([])
    server.refuse('/api/bindcard', '支付密码错误', 205)
    await attempt('支付密码错误')
    await expect(password).toHaveValue('')
    await expect(number).toHaveValue('62008889')
    await password.fill('123456')
    const before = lists(server).length
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '绑定成功', 'status')
    await expect(form).toBeHidden()
    await expect(rows(page)).toHaveCount(3)
    expect(new Set(lists(server).slice(before))).toEqual(new Set([1, 2]))
    expect(server.requestsOf('/api/bindcard').at(-1)?.payload).toEqual({
      bank: '青云银行',
      bank_no: '62008889',
      bank_owner: '林星澜',
      bank_address: '青云支行',
      pay_pass: '123456',
    })
  },
)

test(
  'binding USDT has field checks, a grouped address, a caution and the server’s message',
  { tag: ['@dom', '@s2-5.7.1,2,3,5,6', '@s2-4.10.1,3', '@s2-9.4.5'] },
  async ({ page, server, at }) => {
    await at('/cardList')
    await add(page).click()
    const form = dialog(page, '绑定USDT')
    const address = form.getByLabel('USDT地址')
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '请输入USDT地址')
    await expect(form.getByRole('radio')).toHaveCount(2)
    await expect(form.getByRole('radio', { name: 'TRC20' })).toBeChecked()
    await address.pressSequentially(' T-Xing Lan.12!')
    await expect(address).toHaveValue('TXingLan12')
    await expect(form).toContainText('TXin gLan 12')
    await expect(address).toHaveAccessibleDescription(
      '仅字母与数字 已去除字母与数字以外的字符。地址格式可能有误，请核对',
    )
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '请输入支付密码')
    await form.getByLabel('支付密码').fill('123456')
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '地址格式不正确，TRC20地址为T开头的34位字母与数字')
    await expect(address).toBeFocused()
    await form.getByLabel('支付密码').fill('')
    await address.fill('0xDe30000000000000000000000000000000009999')
    await form.getByRole('radio', { name: 'ERC20' }).check()
    await expect(address).toHaveAccessibleDescription('仅字母与数字 格式正确')
    await address.fill('0xDe30000000000000000000000000000000009999（备注）')
    await expect(address).toHaveAccessibleDescription('仅字母与数字 已去除字母与数字以外的字符。请核对地址')
    await address.fill(' 0xDe30000000000000000000000000000000009999 ')
    await expect(address).toHaveAccessibleDescription('仅字母与数字 格式正确')
    await form.getByLabel('支付密码').fill('1234')
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '密码长度为6位且必须为数字')
    await form.getByLabel('支付密码').fill('123456')
    server.answer('/api/bindcard', { json: { code: 200, message: '地址已登记', data: [] } })
    await form.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '地址已登记', 'status')
    await expect(form).toBeHidden()
    expect(server.requestsOf('/api/bindcard').at(-1)?.payload).toMatchObject({
      bank: 'USDT',
      bank_no: '0xDe30000000000000000000000000000000009999',
      bank_owner: 'ERC20',
      pay_pass: '123456',
    })
    await tab(page, '钱包APP').click()
    await add(page).click()
    const app = dialog(page, '绑定钱包APP')
    await expect(app.getByRole('radio')).toHaveCount(1)
    await app.getByLabel('USDT地址').fill('TXingLanDemoNotARea1AppWa11et11111')
    await app.getByLabel('支付密码').fill('123456')
    await app.getByRole('button', { name: '立即绑定' }).click()
    await expect(app).toBeHidden()
    await expect(rows(page)).toHaveCount(2)
    expect(server.requestsOf('/api/bindcard').at(-1)?.payload).toMatchObject({
      bank: 'antoken',
      bank_owner: 'TRC20',
    })
  },
)

test(
  'an address is cleaned only after the input method has finished',
  { tag: ['@D60', '@s2-5.7.4'] },
  async ({ page, at }) => {
    await at('/cardList?addShow=1')
    const address = dialog(page, '绑定USDT').getByLabel('USDT地址')
    await address.focus()
    const keys = await page.context().newCDPSession(page)
    for (const text of ['ｔ', 'ｔｘ', 'ｔｘ地']) {
      await keys.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
      await expect(address).toHaveValue(text)
    }
    await keys.send('Input.insertText', { text: 'ＴＸ地' })
    await expect(address).toHaveValue('TX')
    await expect(dialog(page, '绑定USDT')).toContainText('已去除字母与数字以外的字符')
    await address.pressSequentially('12')
    await expect(address).toHaveValue('TX12')
  },
)

test(
  'addShow opens the dialog at once; 稍后绑定, backdrop and Escape close and empty it',
  { tag: ['@s2-2.17.3,6,7', '@s2-4.10.2'] },
  async ({ page, at }) => {
    await at('/cardList?type=2&addShow=1')
    const form = dialog(page, '绑定汇旺')
    await expect(form.getByLabel('持有人姓名')).toBeFocused()
    // spec 2 §2: the link to the deposit is hidden here.
    await expect(form.getByRole('link').or(form.getByRole('button', { name: /存款/ }))).toHaveCount(0)
    await form.getByLabel('持有人姓名').fill('林')
    await form.getByRole('button', { name: '稍后绑定' }).click()
    await expect(form).toBeHidden()
    await expect(heading(page, '我的钱包')).toBeFocused()
    expect(hash(page)).toBe('#/cardList?type=2')
    await add(page).click()
    await expect(form.getByLabel('持有人姓名')).toHaveValue('')
    await form.getByLabel('支付密码').fill('123')
    await page.mouse.click(5, 400)
    await expect(form).toBeHidden()
    await add(page).click()
    await expect(form.getByLabel('支付密码')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(add(page)).toBeFocused()
  },
)

test(
  'unbinding asks for six digits, harmless button first; a wrong password shows a message',
  { tag: ['@dom', '@s2-5.8.1', '@s2-6.2', '@s2-8.4.3', '@s2-2.17.8', '@s2-7.2.28'] },
  async ({ page, server, at }) => {
    await at('/cardList?type=2')
    const question = page.getByRole('alertdialog', { name: '确定要删除吗？' })
    await rows(page).first().getByRole('button', { name: '删除' }).click()
    await expect(question).toContainText('星河银行')
    await expect(question.getByRole('button', { name: '点错了' })).toBeFocused()
    await expect(question.getByRole('button')).toHaveText(['点错了', '确定', ''])
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await rows(page).first().getByRole('button', { name: '删除' }).click()
    const password = question.getByLabel('支付密码')
    await password.fill('12345a')
    await expect(password).toHaveAccessibleDescription(/已去除数字以外的字符。请核对$/)
    await question.getByRole('button', { name: '确定' }).click()
    await expect(password).toHaveAccessibleDescription('密码长度为6位且必须为数字')
    await expect(password).toHaveValue('12345')
    await expectToast(page, '密码长度为6位且必须为数字')
    expect(server.requestsOf('/api/delcard')).toEqual([])
    await password.fill('000000')
    await question.getByRole('button', { name: '确定' }).click()
    await expectToast(page, '支付密码错误')
    await expect(password).toHaveValue('')
    await password.fill('123456')
    await question.getByRole('button', { name: '确定' }).click()
    await expectToast(page, '解绑成功', 'status')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('澜海银行')
    expect(server.requestsOf('/api/delcard').at(-1)?.payload).toEqual({ id: 1, pay_pass: '123456' })
    await expect.poll(() => new Set(lists(server).slice(-2))).toEqual(new Set([1, 2]))
  },
)

test(
  'five accounts of a kind are the limit, even with addShow; an empty table says so',
  { tag: ['@dom', '@s2-5.8.2', '@s2-9.4.1', '@s2-2.17.5,6'] },
  async ({ page, at }) => {
    const wallet = (id: number) => ({
      id,
      bank: 'USDT',
      bank_no: `T${id}`.padEnd(34, 'x'),
      bank_owner: 'TRC20',
    })
    let bound: object[] | null = [1, 2, 3, 4, 5].map(wallet)
    await page.route('**/api/getcard', (route) => route.fulfill(ok(bound)))
    await at('/cardList?addShow=1')
    await expect(rows(page)).toHaveCount(5)
    await expect(add(page)).toHaveCount(0)
    await expect(dialog(page, '绑定USDT')).toHaveCount(0)
    bound = null
    await page.goto('/robots.txt')
    await page.goto('/#/cardList')
    await expect(main(page).getByText('暂无信息，请添加')).toBeVisible()
    await expect(add(page)).toBeVisible()
  },
)

test(
  'a member’s own address shows in full for ten seconds, or until the member leaves',
  { tag: ['@dom', '@D36'] },
  async ({ page, logIn }) => {
    const address = 'TXingLanDemoNotARea1Wa11et23456789'
    const spelled = address.split('').join(' ')
    await logIn()
    await page.clock.install()
    await page.goto('/#/cardList')
    const row = rows(page).first()
    const spoken = row.locator('[aria-live=polite]')
    const isWhole = async (isShown: boolean) => {
      await expect(row.getByText('TXin gLan Demo NotA Rea1 Wa11 et23 4567 89')).toHaveCount(isShown ? 1 : 0)
      await expect(row).toContainText(isShown ? '隐藏' : '显示')
      // Announced once when it shows, not when it hides.
      await expect(spoken).toHaveText(isShown ? spelled : '')
    }
    await isWhole(false)
    await expect(row).toContainText('尾号 6 7 8 9')
    await row.getByRole('button', { name: '显示地址' }).click()
    await isWhole(true)
    await expect(row).not.toContainText('尾号')
    await expect(row.getByRole('button', { name: '隐藏地址' })).toBeFocused()
    // Real time passes too, and on a busy machine seconds of it.
    await page.clock.runFor(4000)
    await isWhole(true)
    await page.clock.runFor(6100)
    await isWhole(false)

    await row.getByRole('button', { name: '显示地址' }).click()
    await row.getByRole('button', { name: '隐藏地址' }).click()
    await isWhole(false)
    await row.getByRole('button', { name: '显示地址' }).click()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await isWhole(false)

    await row.getByRole('button', { name: '显示地址' }).click()
    await tab(page, '汇旺').click()
    await rows(page).first().getByRole('button', { name: '显示账号' }).click()
    await expect(rows(page).first()).toContainText('6200 8888 0000 3571')
    await tab(page, 'USDT').click()
    await isWhole(false)
  },
)
