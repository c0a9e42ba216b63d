import { expect, test, type Page } from '../kit/fixtures'
import { captchaOf, expectToast, memberBar } from '../kit/steps'

const good = {
  账号: 'lan123',
  密码: 'abcd1234',
  确认密码: 'abcd1234',
  真实姓名: '陈星·澜',
  支付密码: '123456',
}

async function fill(page: Page, values: Partial<typeof good>, captcha?: string): Promise<void> {
  for (const [label, value] of Object.entries({ ...good, ...values }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('验证码', { exact: true }).fill(captcha ?? (await captchaOf(page)))
  await page.getByRole('button', { name: '立即注册' }).click()
}

test('shows only the first failed rule, in order', { tag: ['@dom', '@s1-5.3'] }, async ({ page, server }) => {
  await page.goto('/#/register')
  const broken: [Partial<typeof good>, string][] = [
    [
      { 账号: 'abc', 密码: 'x', 确认密码: 'y', 真实姓名: '1', 支付密码: '1' },
      '用户名长度不得低于6位，以字母和数字组合！',
    ],
    [{ 账号: 'abcdef' }, '用户名长度不得低于6位，以字母和数字组合！'],
    [{ 账号: '123456' }, '用户名长度不得低于6位，以字母和数字组合！'],
    [{ 密码: 'abcdefgh', 确认密码: 'y', 真实姓名: '1' }, '密码长度最少8位！以字母和数字组合！'],
    [{ 密码: 'abc1234', 确认密码: 'abc1234' }, '密码长度最少8位！以字母和数字组合！'],
    [{ 确认密码: 'abcd1235', 真实姓名: '1' }, '两次密码不一致！'],
    [{ 真实姓名: '陈1', 支付密码: '1' }, '姓名格式不正确，可以是中，英文名称！'],
    [{ 支付密码: '12345' }, '支付密码长度需是6位！'],
  ]
  for (const [values, message] of broken) {
    await fill(page, values, 'xx')
    await expectToast(page, message)
    await expect(page.getByRole('alert').getByText(/！/)).toHaveCount(1)
    await expect(page.getByRole('button', { name: '关闭提示' })).toHaveCount(0)
  }
  await fill(page, {}, '0000')
  await expectToast(page, '验证码错误！')
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
  expect(server.requestsOf('/api/register')).toEqual([])
})

test(
  'a visitor registers, and the member bar shows the name and 888.00',
  { tag: ['@dom', '@s1-2.13', '@s1-4.3.2'] },
  async ({ page, server }) => {
    await page.goto('/#/register?pid=friend_7')
    await expect(page.getByRole('checkbox', { name: /^我已年满18周岁并同意/ })).toBeChecked()
    const captcha = await captchaOf(page)
    await fill(page, {}, captcha)
    await expect(memberBar(page)).toContainText('lan123')
    await expect(memberBar(page)).toContainText('888.00')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/')
    const [request] = server.requestsOf('/api/register')
    expect(request?.payload).toEqual({
      name: 'lan123',
      password: 'abcd1234',
      confirmPass: 'abcd1234',
      realname: '陈星·澜',
      paypassword: '123456',
      code: captcha,
      pid: 'friend_7',
    })
    expect(request?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect(await page.evaluate(() => localStorage.getItem('pid'))).toBe('friend_7')
  },
)

test(
  'a refusal shows as a success toast and clears the captcha',
  { tag: ['@dom', '@s1-8.3.2'] },
  async ({ page }) => {
    await page.goto('/#/register')
    await fill(page, { 账号: 'demo888' })
    await expectToast(page, '此用户名已被注册', 'status')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('账号')).toHaveValue('demo888')
  },
)
