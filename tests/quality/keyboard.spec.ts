import { focusFaults } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { enterMain, go, tabTo, typeInto } from '../kit/keys'
import { captchaOf, depositOnce, expectToast, header, heading, letPass, memberBar } from '../kit/steps'

// Money and session flows by keyboard alone: every focus stop is drawn, in the window and uncovered.

const main = (page: Page) => page.getByRole('main')
const hash = (page: Page) => new URL(page.url()).hash

test.beforeEach(async ({ server }) => {
  test.setTimeout(90_000)
  // 限时公告 has its own tests.
  await server.answer('/api/homenotice', { json: { code: 200, message: '', data: null } }, 99)
})

test(
  'login and registration by keyboard alone; the focus returns to 登录 when the dialog closes',
  { tag: ['@D36', '@s1-2.11'] },
  async ({ page, server }) => {
    await page.clock.install()
    await page.goto('/')
    const opener = header(page).getByRole('button', { name: '登录', exact: true })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    await expect(dialog.getByLabel('账号')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await go(page, '#/register', '免费注册')
    for (const [label, text] of [
      ['账号', 'lan123'],
      ['真实姓名', '陈星'],
      ['密码', 'abcd1234'],
      ['确认密码', 'abcd1234'],
      ['支付密码', '12345'],
      ['验证码', await captchaOf(main(page))],
    ] as const)
      await typeInto(page, main(page).getByLabel(label, { exact: true }), text)
    await page.keyboard.press('Enter')
    await expectToast(page, '支付密码长度需是6位！')
    const password = main(page).getByLabel('支付密码', { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('End')
    await page.keyboard.type('6')
    await tabTo(page, main(page).getByRole('button', { name: '立即注册' }))
    await page.keyboard.press('Enter')
    await expect(memberBar(page)).toContainText('lan123')

    await tabTo(page, memberBar(page).getByRole('button', { name: '退出' }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '点错了' })).toBeFocused()
    await tabTo(page, question.getByRole('button', { name: '确定' }))
    await page.keyboard.press('Enter')
    // For 3 s the server's message covers the menu, which comes before 登录.
    const message = page.getByRole('status').filter({ hasText: '成功' })
    await letPass(page, 10_000, async () => (await opener.isVisible()) && !(await message.isVisible()))
    await tabTo(page, opener)
    await page.keyboard.press('Space')
    await typeInto(page, dialog.getByLabel('账号'), 'demo888')
    await typeInto(page, dialog.getByLabel('密码', { exact: true }), 'demo8888')
    await typeInto(page, dialog.getByLabel('验证码', { exact: true }), await captchaOf(dialog))
    await page.keyboard.press('Enter')
    await expect(memberBar(page)).toContainText('demo888')
    await expect(dialog).toBeHidden()
    expect(
      await page.evaluate(() => document.activeElement !== document.body),
      'the focus is somewhere',
    ).toBe(true)
    expect(server.requestsOf('/api/login_pc')).toHaveLength(1)
  },
)

test(
  'deposits by bank, USDT and hand by keyboard alone',
  { tag: '@D36' },
  async ({ page, server, logIn }) => {
    await logIn()
    // Another test covers the payment page's tab; here a link leads to it.
    await page.addInitScript(() => void (window.open = () => null))
    await page.clock.install()
    await page.goto('/#/recharge')
    await enterMain(page)
    // The arrow keys pass the other channels.
    const names = ['银行卡转账', 'USDT', '人工充值']
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    const sent: Record<string, unknown>[] = []
    for (const [index, name] of names.entries()) {
      if (index > 0) await go(page, '#/recharge', '存款')
      await tabTo(page, main(page).getByRole('radio', { checked: true }).first())
      while (!(await radio(name).isChecked())) {
        await page.keyboard.press('ArrowRight')
        expect(await focusFaults(page, 'this')).toEqual([])
      }
      if (name === 'USDT') {
        await tabTo(page, radio('TRC20'))
        await page.keyboard.press('ArrowRight')
        await expect(radio('ERC20')).toBeChecked()
      }
      if (name === '银行卡转账') {
        // They come above the fields.
        await expect(main(page).getByRole('region', { name: '收款账户2' })).toBeVisible()
        await typeInto(page, main(page).getByLabel('存款人姓名'), '林星澜')
        const bank = main(page).getByLabel('银行', { exact: true })
        await expect(bank).toContainText('请选择银行')
        await tabTo(page, bank)
        for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown')
        await typeInto(page, main(page).getByLabel('银行账号'), '6200888800000000')
        await typeInto(page, main(page).getByLabel('开户行地址'), '青云支行')
      }
      await tabTo(page, page.getByRole('button', { name: '快捷金额599元' }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('button', { name: '提交存款' }))
      await page.keyboard.press('Enter')
      await expect.poll(() => server.requestsOf('/api/recharge')).toHaveLength(index + 1)
      sent.push(server.requestsOf('/api/recharge').at(-1)?.payload ?? {})
      await letPass(page, 5000, () => hash(page) === '#/transRecord')
      await expect(heading(page, '资金记录')).toBeFocused()
    }
    expect(sent).toMatchObject([
      { paytype: 'bank', amount: 599, bank: '青云银行', bank_owner: '林星澜', bank_address: '青云支行' },
      { paytype: 'usdt', amount: 599, catepay: 'ERC20' },
      { paytype: 'rengong', amount: 599 },
    ])
  },
)

test(
  'a transfer by keyboard alone; the focus returns to 转入 after its dialog',
  { tag: ['@core', '@D36', '@s2-2.13'] },
  async ({ page, server, at }) => {
    await server.member('demo888', { transferstatus: 0 })
    await at('/transfer')
    await enterMain(page)
    const card = main(page).getByRole('region', { name: '转账' })
    const selects = card.getByRole('combobox')
    await tabTo(page, selects.last())
    await page.keyboard.press('ArrowDown')
    await typeInto(page, main(page).getByLabel('转账金额'), '100')
    await page.keyboard.press('Enter')
    await expect.poll(() => server.requestsOf('/api/transfer')).toHaveLength(1)
    const opener = main(page).getByRole('button', { name: '转入AG国际厅' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('转入金额')).toBeFocused()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect.poll(() => server.requestsOf('/api/transfer')).toHaveLength(2)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('accounts, password and promotions work by keyboard alone, and focus returns to each opener', async ({
  page,
  server,
  logIn,
}) => {
  await depositOnce(server, await logIn('newbie1'))
  await page.goto('/#/cardList?type=2')
  await enterMain(page)
  const add = main(page).getByRole('button', { name: '添加', exact: true })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: '绑定汇旺' })
  await expect(form.getByLabel('持有人姓名')).toBeFocused()
  await page.keyboard.type('陈新')
  const bank = form.getByLabel('银行', { exact: true })
  await expect(bank).toContainText('请选择银行')
  await tabTo(page, bank)
  await page.keyboard.press('ArrowDown')
  await typeInto(page, form.getByLabel('开户行地址'), '青云支行')
  await typeInto(page, form.getByLabel('汇旺号'), '62008889')
  await typeInto(page, form.getByLabel('支付密码'), '123456')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  expect(server.requestsOf('/api/bindcard')).toHaveLength(1)
  await expect(add).toBeFocused()
  const remove = main(page).getByRole('button', { name: '删除' }).first()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await go(page, '#/activityInfo?id=1', '首存礼金 最高888元')
  // A toast at the bottom right briefly covers the button.
  await expect(page.getByRole('button', { name: '关闭提示' })).toHaveCount(0)
  const apply = page.getByRole('button', { name: '申请优惠' })
  await tabTo(page, apply)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('优惠金额')).toBeFocused()
  await page.keyboard.type('88')
  await page.keyboard.press('Enter')
  await expectToast(page, '申请成功，请等待审核', 'status')
  // The reason takes the button's place, and its focus.
  await expect(page.locator('p:focus')).toContainText('您已申请过该优惠，请耐心等待审核')

  await go(page, '#/password', '安全中心')
  await tabTo(page, page.getByRole('tab', { name: '修改登录密码' }))
  await typeInto(page, main(page).getByLabel('当前密码', { exact: true }), 'newbie88')
  await typeInto(page, main(page).getByLabel('新密码', { exact: true }), 'newpass11')
  await typeInto(page, main(page).getByLabel('确认新密码', { exact: true }), 'newpass11')
  await page.keyboard.press('Enter')
  await expect.poll(() => server.requestsOf('/api/editPassword')).toHaveLength(1)
  await expectToast(page, '密码修改成功！', 'status')
})
