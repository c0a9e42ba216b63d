import { expect, test, type Page } from '../kit/fixtures'
import { captchaOf, expectToast, header, hold, letPass, memberBar, submitLogin } from '../kit/steps'

const hash = (page: Page) => new URL(page.url()).hash

test.describe('the login dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
  })

  test(
    'shows only the first failed check, in order',
    { tag: ['@dom', '@s1-5.1'] },
    async ({ page, server }) => {
      const dialog = page.getByRole('dialog', { name: '会员登录' })
      const submit = dialog.getByRole('button', { name: '立即登录' })
      await submit.click()
      await expectToast(page, '请输入您的账号和密码！')
      await dialog.getByLabel('账号').fill('demo888')
      await submit.click()
      await expectToast(page, '请输入您的账号和密码！')
      await dialog.getByLabel('密码', { exact: true }).fill('demo8888')
      await submit.click()
      await expectToast(page, '请输入验证码！')
      const captcha = dialog.getByLabel('验证码', { exact: true })
      await captcha.fill('????')
      await submit.click()
      await expectToast(page, '验证码错误！')
      await expect(captcha).toHaveValue('')
      expect(server.requestsOf('/api/login_pc')).toEqual([])
      await captcha.fill((await captchaOf(dialog)).toLowerCase())
      await submit.click()
      await expect(memberBar(page)).toContainText('demo888')
    },
  )

  test(
    'stays on its page after the login and shows the member with a live balance',
    { tag: ['@core', '@dom', '@D2', '@s1-4.1'] },
    async ({ page }) => {
      await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
      await expectToast(page, '登录成功', 'status')
      await expect(page.getByRole('dialog', { name: '会员登录' })).toBeHidden()
      await expect(memberBar(page)).toContainText('28,640.50')
      await expect(memberBar(page).getByRole('img', { name: 'VIP3' })).toBeVisible()
      expect(hash(page)).toMatch(/^(#\/)?$/)
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    },
  )

  test(
    'forgets the typed text when it closes, and returns the focus',
    { tag: ['@dom', '@s1-4.3.3'] },
    async ({ page }) => {
      await page.getByRole('dialog').getByLabel('账号').fill('someone')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: '会员登录' })).toBeHidden()
      const opener = header(page).getByRole('button', { name: '登录', exact: true })
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(page.getByRole('dialog').getByLabel('账号')).toHaveValue('')
    },
  )

  test('sends one request for two presses in one tick', { tag: '@dom' }, async ({ page, server }) => {
    const dialog = page.getByRole('dialog', { name: '会员登录' })
    server.delay('/api/login_pc', 400)
    await dialog.getByLabel('账号').fill('demo888')
    await dialog.getByLabel('密码', { exact: true }).fill('demo8888')
    await dialog.getByLabel('验证码', { exact: true }).fill(await captchaOf(dialog))
    await dialog.getByRole('button', { name: '立即登录' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(memberBar(page)).toContainText('demo888')
    expect(server.requestsOf('/api/login_pc')).toHaveLength(1)
  })
})

test.describe('the login page', () => {
  // All kinds of targets: src/navigation/paths.test.ts.
  test('leads home instead of to another site', { tag: ['@dom', '@D2'] }, async ({ page }) => {
    await page.goto(`/#/login?redirect=${encodeURIComponent('//evil.example')}`)
    await submitLogin(page, 'demo888', 'demo8888')
    await expect.poll(() => hash(page)).toBe('#/')
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  })

  test(
    'goes to / after 限时公告 has opened',
    { tag: ['@dom', '@D11', '@s1-2.12'] },
    async ({ page, server }) => {
      const answer = await hold(page, '**/api/homenotice')
      await page.goto('/#/login')
      const openedAt = page.evaluate(
        () =>
          new Promise((opened) => {
            new MutationObserver(() => document.querySelector('dialog') && opened(location.hash)).observe(
              document.body,
              { childList: true, subtree: true },
            )
          }),
      )
      await submitLogin(page, 'demo888', 'demo8888')
      await expectToast(page, '登录成功', 'status')
      expect(hash(page)).toBe('#/login')
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      answer()
      expect(await openedAt).toBe('#/login')
      await expect.poll(() => hash(page)).toBe('#/')
      await expect(page.getByRole('dialog', { name: '限时公告' })).toBeVisible()
      expect(server.requestsOf('/api/login_pc')).toHaveLength(1)
    },
  )

  test('goes to / without 限时公告 that is too slow to come', { tag: ['@dom', '@D11'] }, async ({ page }) => {
    await page.route('**/api/homenotice', () => new Promise(() => {}))
    await page.clock.install()
    await page.goto('/#/login')
    await submitLogin(page, 'demo888', 'demo8888')
    await letPass(page, 4000, () => hash(page) === '#/')
    await expect(memberBar(page)).toContainText('demo888')
  })

  test(
    'opens one dialog at most: the welcome is the second page of 限时公告',
    { tag: ['@dom', '@D11', '@s1-4.5.1'] },
    async ({ page, server }) => {
      await server.site({ index_modal: 1 })
      await page.goto('/#/login')
      await submitLogin(page, 'demo888', 'demo8888')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveAccessibleName('限时公告')
      await dialog.getByRole('button', { name: '下一页' }).click()
      await expect(dialog).toHaveAccessibleName(/^欢迎来到/)
      const done = dialog.getByRole('button', { name: '我知道了' })
      await expect(done).toBeFocused()
      await done.click()
      await expect(memberBar(page)).toContainText('demo888')
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await expect(memberBar(page)).toContainText('28,640.50')
      await expect(dialog).toHaveCount(0)
    },
  )

  test(
    'takes at most 32, 32 and 6 characters and tells what it left out; short ones go to the server',
    { tag: ['@dom', '@s1-2.12', '@s1-9.5'] },
    async ({ page, server }) => {
      await page.goto('/#/login')
      const main = page.getByRole('main')
      for (const [label, line] of [
        ['账号', '最多32位，多出的3位已去除。请核对'],
        ['密码', '最多32位，多出的3位已去除。更长的密码请点页面顶部的“登录”输入'],
      ] as const) {
        const field = main.getByLabel(label, { exact: true })
        await field.fill('d'.repeat(35))
        await expect(field).toHaveValue('d'.repeat(32))
        await expect(field).toHaveAccessibleDescription(line)
      }
      await main.getByLabel('验证码', { exact: true }).fill('3KD7XXX')
      await expect(main.getByLabel('验证码', { exact: true })).toHaveValue('3KD7XX')
      await submitLogin(page, 'demo888', 'x')
      await expectToast(page, '登录密码错误')
      expect(server.requestsOf('/api/login_pc').map(({ payload }) => payload)).toMatchObject([
        { name: 'demo888', password: 'x' },
      ])
      // As the line says.
      await header(page).getByRole('button', { name: '登录', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: '会员登录' })
      await dialog.getByLabel('密码', { exact: true }).fill('d'.repeat(50))
      await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('d'.repeat(50))
    },
  )

  test('links to the registration and back to browsing', { tag: ['@dom', '@s1-2.12'] }, async ({ page }) => {
    await page.goto('/#/login')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '免费注册' })).toHaveAttribute('href', '#/register')
    await main.getByRole('link', { name: '先去逛逛' }).click()
    await expect.poll(() => hash(page)).toBe('#/')
  })
})

for (const [name, password, message] of [
  ['black01', 'black001', '您已被设为黑名单，暂不能登录，请联系管理员！'],
  ['close01', 'close001', '该用户已被禁用，请联系管理员！'],
] as const) {
  test(
    `${name} loses the session at once, sees why and stays on the login page`,
    { tag: ['@dom', '@s1-8.5.2', '@s1-6.3'] },
    async ({ page }) => {
      await page.goto('/#/login')
      await submitLogin(page, name, password)
      await expectToast(page, message)
      await expect(page.getByRole('heading', { level: 1, name: '会员登录' })).toBeVisible()
      expect(hash(page)).toContain('#/login')
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    },
  )
}

test(
  'a blocked member is refused in the login dialog too and lands on the login page',
  { tag: ['@dom', '@s1-4.2', '@s1-8.5.2'] },
  async ({ page, server }) => {
    await page.goto('/#/realbet')
    await page.getByRole('main').getByRole('button', { name: '进入BG真人厅' }).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'black01', 'black001')
    await expectToast(page, '您已被设为黑名单，暂不能登录，请联系管理员！')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: '会员登录' })).toBeFocused()
    expect(hash(page)).toBe('#/login')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    server.expectNone('/api/getGameUrl')
  },
)

test(
  'a login whose member can’t be read is refused with the server’s message',
  { tag: ['@dom', '@D45', '@s1-4.2'] },
  async ({ page, server }) => {
    await server.answer('/api/user', {
      status: 403,
      json: { code: 403, message: 'account disabled' },
    })
    await page.goto('/#/vip')
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
    await expectToast(page, '该用户已被禁用，请联系管理员！')
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  },
)
