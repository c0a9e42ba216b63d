import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, submitLogin } from '../kit/steps'

const main = (page: Page) => page.getByRole('main')

/** Types key by key, so that the text is only in the fields. */
async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, { exact: true }).fill('')
    await main(page).getByLabel(label, { exact: true }).pressSequentially(text)
  }
}

async function expectTyped(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await expect(main(page).getByLabel(label, { exact: true })).toHaveValue(text)
}

async function expectLogin(page: Page, path: string): Promise<void> {
  await expectToast(page, '登录已过期，请重新登录')
  await expect(heading(page, '会员登录')).toBeVisible()
  expect(new URL(page.url()).hash).toBe(`#/login?redirect=${encodeURIComponent(path)}`)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
}

// Two logins each, typed key by key.
test.beforeEach(() => test.slow())

const PROFILE = { 出生日期: '1991-0', 邮箱: 'half@', 手机号: '138' }

test(
  'a 401 while the profile is edited keeps the typed text for the next login',
  { tag: ['@dom', '@D45', '@s2-2.6'] },
  async ({ page, server, at }) => {
    await at('/mine')
    await type(page, PROFILE)
    server.answer('/api/refreshusermoney', {
      status: 401,
      json: { code: 401, message: 'authentication failed' },
    })
    await page.getByRole('region', { name: '账户概览' }).getByRole('button', { name: '刷新余额' }).click()
    await expectLogin(page, '/mine')
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain('half@')
    await submitLogin(page, 'demo888', 'demo8888')
    await expect(heading(page, '个人资料')).toBeVisible()
    await expectTyped(page, PROFILE)
    // The draft returns once: the next visit shows the saved profile.
    await page.goto('/#/vip')
    await page.goto('/#/mine')
    await expectTyped(page, { 手机号: '13900000888' })
  },
)

test(
  'a form submitted into a 401 keeps its text too, for every form of 401',
  { tag: ['@dom', '@D45', '@D15'] },
  async ({ page, server, at }) => {
    await at('/applyagent', 'newbie1')
    const typed = { 联系手机: '13800000001', 申请理由: '社群推广，每月百人' }
    await type(page, typed)
    server.refuse('/api/applyagentdo', '登录已过期，请重新登录', 401)
    await main(page).getByRole('button', { name: '提交申请' }).click()
    await expectLogin(page, '/applyagent')
    await submitLogin(page, 'newbie1', 'newbie88')
    await expect(heading(page, '申请代理')).toBeVisible()
    await expectTyped(page, typed)
  },
)

test('another account never sees the text', { tag: ['@dom', '@D45'] }, async ({ page, server, at }) => {
  await at('/applyagent')
  await type(page, { 联系手机: '13800000001', 申请理由: '别人的话' })
  server.refuse('/api/refreshusermoney', '登录已过期，请重新登录', 401)
  await page.getByRole('region', { name: '账户概览' }).getByRole('button', { name: '刷新余额' }).click()
  await expectLogin(page, '/applyagent')
  await submitLogin(page, 'newbie1', 'newbie88')
  await expect(heading(page, '申请代理')).toBeVisible()
  await expectTyped(page, { 联系手机: '', 申请理由: '' })
})

test(
  'passwords are never kept, on the password page or the withdrawal',
  { tag: ['@dom', '@D45', '@s2-2.18'] },
  async ({ page, server, at }) => {
    await at('/password')
    await type(page, { 当前密码: 'demo8888', 新密码: 'newpass99', 确认新密码: 'newpass99' })
    server.refuse('/api/editPassword', '登录已过期，请重新登录', 401)
    await main(page).getByRole('button', { name: '提交' }).click()
    await expectLogin(page, '/password')
    await submitLogin(page, 'demo888', 'demo8888')
    await expect(heading(page, '安全中心')).toBeVisible()
    await expectTyped(page, { 当前密码: '', 新密码: '', 确认新密码: '' })

    await page.goto('/#/withdraw')
    await type(page, { 取款金额: '150', 取款密码: '123456' })
    server.refuse('/api/refreshusermoney', '登录已过期，请重新登录', 401)
    await page.getByRole('region', { name: '账户概览' }).getByRole('button', { name: '刷新余额' }).click()
    await expectLogin(page, '/withdraw')
    await submitLogin(page, 'demo888', 'demo8888')
    await expectTyped(page, { 取款金额: '150', 取款密码: '' })
  },
)

for (const [path, fields, submit] of [
  ['/applyagent', { 联系手机: '1380000', 申请理由: '社群推广' }, '提交申请'],
  ['/recharge', { 存款金额: '600', 存款人姓名: '林星', 银行账号: '6200' }, '提交存款'],
] as const)
  test(`half a form of ${path} survives a reload`, { tag: ['@dom', '@D45'] }, async ({ page, at }) => {
    await at(path)
    // What is typed is kept for an account: before its name has come it would be nobody's.
    await expect(page.getByRole('region', { name: '会员栏' })).toContainText('demo888')
    const bank = main(page).getByRole('radio', { name: '银行卡转账' })
    if (path === '/recharge') await bank.check({ force: true })
    await type(page, fields)
    await page.reload()
    await expect(main(page).getByRole('button', { name: submit })).toBeVisible()
    await expectTyped(page, fields)
    if (path === '/recharge') await expect(bank).toBeChecked()
  })
