import { expect, test } from '../kit/fixtures'
import { expectToast, heading } from '../kit/steps'

test(
  'shows name and real name read-only and saves the other three fields together',
  { tag: ['@dom', '@s2-2.6.1,2,3', '@s2-8.4.2', '@s2-3.1.1', '@s2-7.2.8'] },
  async ({ page, server, at }) => {
    await at('/mine')
    await expect(heading(page, '个人资料')).toBeVisible()
    const main = page.getByRole('main')
    for (const [label, value] of [
      ['用户名', 'demo888'],
      ['真实姓名', '林星澜'],
    ] as const) {
      await expect(main.getByLabel(label)).toHaveValue(value)
      await expect(main.getByLabel(label)).not.toBeEditable()
    }
    await expect(main.getByLabel('出生日期')).toHaveValue('1990-06-18')
    await main.getByLabel('出生日期').fill('1991-02-28')
    await main.getByLabel('邮箱').fill(' new_mail@example.com ')
    await main.getByLabel('手机号').fill('13800000001')
    server.delay('/api/updateuserinfo', 300)
    const readings = server.requestsOf('/api/user').length
    await main.getByRole('button', { name: '确认修改' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expectToast(page, '操作成功', 'status')
    expect(server.requestsOf('/api/updateuserinfo').map(({ payload }) => payload)).toEqual([
      { email: 'new_mail@example.com', mobile: '13800000001', birthday: '1991-02-28' },
    ])
    await expect.poll(() => server.requestsOf('/api/user').length).toBeGreaterThan(readings)
    await page.reload()
    await expect(main.getByLabel('手机号')).toHaveValue('13800000001')
  },
)

test(
  'shows the first error of mobile, email and birthday; empty fields are errors',
  { tag: ['@dom', '@s2-5.1.1', '@s2-8.3'] },
  async ({ page, server, at }) => {
    await at('/mine/center', 'newbie1')
    const main = page.getByRole('main')
    const rows = [
      ['手机号', ['', '15400000001'], '请输入正确手机号', '8613900000001'],
      ['邮箱', ['', 'a@b'], '请输入正确邮箱号', 'a-b_c@mail.com'],
      ['出生日期', ['', '1990-02-30'], '请输入正确的日期格式：YYYY-MM-DD', '2000年2月29日'],
    ] as const
    for (const [label, wrong, message, right] of rows) {
      const field = main.getByLabel(label)
      for (const text of wrong) {
        await field.fill(text)
        await main.getByRole('button', { name: '确认修改' }).click()
        await expectToast(page, message)
        await expect(field).toBeFocused()
        await expect(field).toHaveAccessibleDescription(new RegExp(message))
      }
      await field.fill(right)
    }
    expect(server.requestsOf('/api/updateuserinfo')).toEqual([])
    await main.getByRole('button', { name: '确认修改' }).click()
    await expectToast(page, '操作成功', 'status')
  },
)

test(
  'keeps the typed text when the server refuses it or the network is lost',
  { tag: ['@dom', '@D24', '@s2-8.2.3'] },
  async ({ page, server, at }) => {
    await at('/mine')
    const main = page.getByRole('main')
    await main.getByLabel('手机号').fill('13800000002')
    const save = main.getByRole('button', { name: '确认修改' })
    server.refuse('/api/updateuserinfo', '手机号已被使用')
    await save.click()
    await expectToast(page, '手机号已被使用')
    await expect(main.getByLabel('手机号')).toHaveValue('13800000002')
    server.drop('/api/updateuserinfo', 'request')
    await save.click()
    await expectToast(page, '网络异常，请检查当前网络后重试！')
    await expect(main.getByLabel('手机号')).toHaveValue('13800000002')
    await page.context().setOffline(true)
    const sent = server.requestsOf('/api/updateuserinfo').length
    await save.click()
    await expectToast(page, '网络异常，请检查当前网络后重试！')
    expect(server.requestsOf('/api/updateuserinfo')).toHaveLength(sent)
    await page.context().setOffline(false)
  },
)

test('a day picked in the calendar fills the field as text', { tag: '@dom' }, async ({ page, at }) => {
  await at('/mine')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '打开日历' })).toBeVisible()
  await main.locator('input[type=date]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1985-12-31')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(main.getByLabel('出生日期')).toHaveValue('1985-12-31')
})
