import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, header, heading } from '../kit/steps'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: '提交' }).click()

async function fill(page: Page, current: string, next: string, confirm: string): Promise<void> {
  await field(page, '当前密码').fill(current)
  await field(page, '新密码').fill(next)
  await field(page, '确认新密码').fill(confirm)
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of ['当前密码', '新密码', '确认新密码']) await expect(field(page, name)).toHaveValue('')
}

test(
  'checks the seven rules in order, and the last one clears the form',
  { tag: ['@dom', '@s2-5.9.1,2,3,4,5,6,7', '@s2-8.3.6', '@s2-3.5.7'] },
  async ({ page, server, at }) => {
    await at('/password')
    await expect(heading(page, '安全中心')).toBeVisible()
    await expect(field(page, '新密码')).toHaveAccessibleDescription('密码至少8位，由字母和数字组成')
    for (const [[current, next, confirm], message] of [
      [['', '', ''], '请输入当前密码'],
      [['demo', '', ''], '请输入新密码'],
      [['demo8', 'new1', ''], '当前密码长度不能少于6位'],
      [['demo8888', 'new12', ''], '新密码长度不能少于6位'],
      [['demo8888', 'newpass1', ''], '请再次输入新密码'],
      [['demo8888', 'demo8888', 'other'], '两次输入的密码不一致'],
    ] as const) {
      await fill(page, current, next, confirm)
      await submit(page)
      await expectToast(page, message)
      await expect(field(page, '当前密码')).toHaveValue(current)
    }
    await fill(page, 'demo8888', 'demo8888', 'demo8888')
    await submit(page)
    await expectToast(page, '新密码不能与旧密码相同')
    await expectEmpty(page)
    expect(server.requestsOf('/api/editPassword')).toEqual([])
  },
)

test(
  'switching tabs and 重置 clear the form; each password has its own hints and lengths',
  { tag: ['@dom', '@s2-2.18.1,2,3,4', '@s2-5.9.8'] },
  async ({ page, at }) => {
    await at('/password')
    await expect(page.getByRole('main')).toContainText('密码至少8位，由字母和数字组成')
    for (const name of ['当前密码', '新密码', '确认新密码']) {
      await field(page, name).fill('x'.repeat(51))
      await expect(field(page, name)).toHaveValue('x'.repeat(50))
      await expect(field(page, name)).toHaveAccessibleDescription(/最多50位，多出的1位已去除。请核对$/)
    }
    await fill(page, 'abc', 'def', 'ghi')
    await page.getByRole('tab', { name: '修改支付密码' }).click()
    await expectEmpty(page)
    await expect(page.getByRole('main')).toContainText('支付密码为6位数字')
    await field(page, '新密码').pressSequentially('12345678')
    await expect(field(page, '新密码')).toHaveValue('123456')
    await expect(field(page, '新密码')).toHaveAccessibleDescription(/最多6位，多出的1位已去除。请核对$/)
    await field(page, '新密码').fill('12ab56')
    await expect(field(page, '新密码')).toHaveValue('1256')
    await page.getByRole('tab', { name: '修改登录密码' }).click()
    await expectEmpty(page)
    await fill(page, 'abc', 'def', 'ghi')
    await page.getByRole('button', { name: '重置' }).click()
    await expectEmpty(page)
  },
)

test(
  'a login password changed to six characters ends the session and works',
  { tag: ['@dom', '@s2-4.11.1', '@s2-8.4.1', '@D46', '@s2-7.2.6'] },
  async ({ page, server, at }) => {
    await at('/password')
    await fill(page, 'demo8888', 'new6ps', 'new6ps')
    await submit(page)
    await expectToast(page, '密码修改成功！', 'status')
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/')
    expect(server.requestsOf('/api/editPassword').map(({ payload }) => payload)).toEqual([
      { password: 'demo8888', paypassword: 'new6ps', newpasword: 'new6ps' },
    ])
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toMatch(/new6ps|demo8888|"token"|28640/)
    await expect(header(page)).not.toContainText('28,640.50')
    expect(await server.tokenOf('demo888', 'new6ps')).toBeTruthy()
    await expect(server.tokenOf('demo888', 'demo8888')).rejects.toThrow('登录密码错误')
  },
)

test(
  'a changed withdrawal password keeps the session and closes only its form',
  { tag: ['@dom', '@s2-4.11.2', '@s2-7.2.7'] },
  async ({ page, server, at }) => {
    await at('/mine/password')
    await page.getByRole('tab', { name: '修改支付密码' }).click()
    await fill(page, '123456', '654321', '654321')
    await submit(page)
    await expectToast(page, '密码修改成功！', 'status')
    await expect(field(page, '当前密码')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('支付密码已修改')
    await expect(heading(page, '安全中心')).toBeFocused()
    expect(server.requestsOf('/api/editPayPassword').map(({ payload }) => payload)).toEqual([
      { password: '123456', paypassword: '654321', newpasword: '654321' },
    ])
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    await page.getByRole('tab', { name: '修改支付密码' }).click()
    await expectEmpty(page)
  },
)

test(
  'a refusal shows and empties the form; offline nothing is sent and the form stays',
  { tag: ['@dom', '@s2-8.1', '@D24'] },
  async ({ page, server, at }) => {
    await at('/password')
    await fill(page, 'wrong8888', 'newpass99', 'newpass99')
    await submit(page)
    await expectToast(page, '登录密码错误')
    await expectEmpty(page)
    await fill(page, 'demo8888', 'newpass99', 'newpass99')
    await page.context().setOffline(true)
    await submit(page)
    await expectToast(page, '网络异常，请检查当前网络后重试！')
    await expect(field(page, '新密码')).toHaveValue('newpass99')
    expect(server.requestsOf('/api/editPassword')).toHaveLength(1)
    await page.context().setOffline(false)
  },
)
