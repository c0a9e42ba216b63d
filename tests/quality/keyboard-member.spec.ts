import { expect, test, type Page } from '../kit/fixtures'
import { enterMain, pressOn } from '../kit/keys'
import { confirmation, expectToast, header, heading, letPass } from '../kit/steps'

// What can't be undone, by keyboard alone, some in a window as narrow as a phone's or a zoomed one's: withdrawals, unbinding, own limits and the pause.

const main = (page: Page) => page.getByRole('main')
const hash = (page: Page) => new URL(page.url()).hash
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test.beforeEach(async ({ server, logIn }) => {
  test.setTimeout(90_000)
  // 限时公告 has its own tests.
  await server.answer('/api/homenotice', { json: { code: 200, message: '', data: null } }, 99)
  await logIn()
})

test(
  'a withdrawal at 390 px by keyboard alone: its confirmation starts at the cancel button',
  { tag: ['@D36', '@D71'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/#/withdraw')
    await enterMain(page)
    await pressOn(page, page.getByRole('tab', { name: '汇旺' }), 'ArrowRight')
    await expect(page.getByRole('tab', { name: 'USDT' })).toHaveAttribute('aria-selected', 'true')
    await pressOn(page, page.getByRole('radio').first(), 'ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await pressOn(page, button(page, '快捷金额500元'), 'Space')
    await expect(page.getByLabel('取款金额')).toHaveValue('500')
    const submit = button(page, '提交取款')
    await pressOn(page, submit)
    await expectToast(page, '请输入取款密码')
    await expect(page.getByLabel('取款密码')).toBeFocused()
    await page.keyboard.type('123456')

    const dialog = confirmation(page)
    const back = dialog.getByRole('button', { name: '返回修改' })
    for (const leave of ['Escape', 'Enter']) {
      await pressOn(page, submit)
      await expect(back).toBeFocused()
      // The focus stays within the dialog.
      for (const name of ['确认取款', '关闭', '返回修改']) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body))
          await page.keyboard.press('Tab')
        await expect(dialog.getByRole('button', { name })).toBeFocused()
      }
      await page.keyboard.press(leave)
      await expect(dialog).toBeHidden()
      await expect(submit).toBeFocused()
    }
    server.expectNone('/api/withdraw')

    await page.keyboard.press('Enter')
    await pressOn(page, dialog.getByRole('button', { name: '确认取款' }))
    await expectToast(page, '提交成功，等待审核', 'status')
    expect(server.requestsOf('/api/withdraw').map(({ payload }) => payload)).toEqual([
      { amount: '500', bank: 4, password: '123456' },
    ])
    await expect.poll(() => hash(page)).toMatch(/^#\/transRecord/)
    const record = page.getByRole('dialog', { name: '取款详情' })
    await expect(record.getByRole('list', { name: '取款进度' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record).toBeHidden()
  },
)

test('an account is unbound by keyboard alone, and the focus goes to the heading', async ({
  page,
  server,
}) => {
  await page.goto('/#/cardList?type=1')
  await enterMain(page)
  const remove = button(page, '删除').first()
  await expect(remove).toBeVisible()
  const count = await button(page, '删除').count()
  const dialog = page.getByRole('alertdialog', { name: '确定要删除吗？' })
  for (const leave of ['Escape', 'Enter']) {
    await pressOn(page, remove)
    await expect(dialog.getByRole('button', { name: '点错了' })).toBeFocused()
    await page.keyboard.press(leave)
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: '确定' }))
  await expect(dialog.getByLabel('支付密码')).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expectToast(page, '解绑成功', 'status')
  await expect(button(page, '删除')).toHaveCount(count - 1)
  await expect(heading(page, '我的钱包')).toBeFocused()
  expect(server.requestsOf('/api/delcard')).toHaveLength(1)
})

test('limits are set, lowered, raised and kept, and a pause begins, at 390 px by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/#/limits')
  await enterMain(page)
  const field = page.getByLabel('每日存款限额')
  for (const [sum, told] of [
    ['500', '已保存，立即生效'],
    ['400', '已保存，立即生效'],
    ['900', '已保存，提高的限额24小时后生效'],
  ] as const) {
    // The message of the step before would be taken for this one's.
    const message = page.getByRole('button', { name: '关闭提示' })
    await letPass(page, 10_000, async () => (await message.count()) === 0)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(sum)
    await pressOn(page, button(page, '保存限额'))
    await expectToast(page, told, 'status')
    await expect(button(page, '保存限额')).toBeFocused()
  }
  await field.focus()
  await pressOn(page, button(page, '撤回'))
  await expect(button(page, '撤回')).toBeHidden()
  await expect(field).toBeFocused()

  await pressOn(page, button(page, '15分钟'))
  await expect(button(page, '15分钟')).toHaveAttribute('aria-pressed', 'true')
  const day = page.getByRole('radio', { name: '24小时' })
  await pressOn(page, day, 'Space')
  await expect(day).toBeChecked()
  const start = button(page, '开始暂停')
  const sure = page.getByRole('alertdialog', { name: '暂停娱乐' })
  await pressOn(page, start)
  await expect(sure.getByRole('button', { name: '再想想' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sure).toBeHidden()
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, sure.getByRole('button', { name: '确认暂停' }))
  await expectToast(page, '您已在本设备暂停娱乐')
  await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(
    true,
  )
})
