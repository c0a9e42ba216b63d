import { expect, test, type Page } from '../kit/fixtures'
import type { Answer } from '../kit/orders'
import { expectToast, header } from '../kit/steps'

/** Leaves the app and removes its saved app info, so that the next page asks for it. */
async function forgetSite(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('appInfo'))
}

/** Clicks and expects customer service in a new tab without an opener. */
async function expectService(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await press()
  await expectToast(page, '正在链接人工客服', 'status')
  const tab = await opened
  await expect.poll(() => tab.url()).toContain('demo-service.html')
  expect(await tab.evaluate(() => opener)).toBeNull()
  await tab.close()
}

const click = (page: Page, landmark: 'main' | 'contentinfo' | 'dialog', name: string) =>
  page.getByRole(landmark).getByRole('button', { name, exact: true }).click()

test(
  'footer, login, registration and agent page open customer service',
  { tag: ['@long', '@s1-8.6', '@s1-2.11'] },
  async ({ page, server }) => {
    await page.goto('/')
    await expectService(page, () => click(page, 'contentinfo', '在线客服'))
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await expectService(page, () => click(page, 'dialog', '忘记密码'))
    await page.keyboard.press('Escape')
    for (const [path, name] of [
      ['login', '忘记密码'],
      ['register', '联系客服'],
      ['agent', '立即加入'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await expectService(page, () => click(page, 'main', name))
    }
    expect(server.requestsOf('/api/getservicerurl')).toHaveLength(5)
  },
)

test('below 768 px the bottom bar and the drawer open it too', { tag: '@s1-8.6' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: '底部导航' })
  await expectService(page, () => bar.getByRole('button', { name: '客服' }).click())
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expectService(page, () => click(page, 'dialog', '在线客服'))
})

test('the maintenance page and a failed region open it too', { tag: '@s1-2.9' }, async ({ page, server }) => {
  server.refuse('/api/uservip', '维护中')
  await page.goto('/#/vip')
  await expectService(page, () => click(page, 'main', '联系客服'))
  await server.site({ site_state: 0 })
  await forgetSite(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await expectService(page, () => click(page, 'main', '联系客服'))
})

test('a member opens it from the deposit and the red packets', { tag: '@long' }, async ({ page, at }) => {
  await at('/recharge')
  await expectService(page, () => click(page, 'main', '联系客服'))
  await page.goto('/#/userredpacket')
  await expectService(page, () => page.getByRole('link', { name: '在线客服' }).click())
})

test('a refusal shows and closes its blank tab; a blocked pop-up shows without a request', async ({
  page,
  server,
}) => {
  server.refuse('/api/getservicerurl', '客服休息中')
  await page.goto('/#/agent')
  const opened = page.context().waitForEvent('page')
  await click(page, 'main', '立即加入')
  await expectToast(page, '客服休息中')
  await opened
  await expect.poll(() => page.context().pages().length).toBe(1)
  await page.evaluate(() => Object.assign(window, { open: () => ({}) }))
  await click(page, 'main', '立即加入')
  await expectToast(page, '浏览器拦截了新窗口，请允许弹出窗口后重试')
  expect(server.requestsOf('/api/getservicerurl')).toHaveLength(1)
})

test.describe('getVisitUrl', () => {
  const ok = (url: unknown) => ({ json: { code: 200, message: '', data: { url } } })

  test(
    'sends the visitor to another origin, with the pid if known',
    { tag: '@s1-3.6' },
    async ({ page, server }) => {
      await page.route('https://elsewhere.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
      )
      server.answer('/api/getVisitUrl', ok('https://elsewhere.example/start?from=1'), 2)
      await page.goto('/#/vip')
      await expect(page).toHaveURL('https://elsewhere.example/start?from=1')
      await page.goto('/#/register?pid=star_88')
      await expect(page).toHaveURL('https://elsewhere.example/start?from=1&pid=star_88')
      expect(server.requestsOf('/api/getVisitUrl').map(({ method }) => method)).toEqual(['GET', 'GET'])
    },
  )

  test('replaces the portal in the history: back leads to the page before it', async ({ page, server }) => {
    await page.route('https://m.portal.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    )
    server.answer(
      '/api/getVisitUrl',
      { json: { code: 200, message: '成功', data: { url: 'https://m.portal.test' } } },
      9,
    )
    await page.goto('/robots.txt')
    await page.goto('/#/vip')
    await expect(page).toHaveURL('https://m.portal.test/')
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
    expect(server.requestsOf('/api/getVisitUrl')).toHaveLength(1)
  })

  test(
    'is called once, and any other answer changes nothing',
    { tag: ['@long', '@D18', '@D19'] },
    async ({ page, server, baseURL }) => {
      const answers: Answer[] = [
        { json: { code: 500, message: 'pc', data: [] } },
        { json: { code: 500, message: 'wap', data: { url: 'https://elsewhere.example/' } } },
        ok('javascript:alert(1)'),
        ok('//elsewhere.example'),
        ok(`${baseURL}/robots.txt`),
        ok(['https://elsewhere.example/']),
        { text: '<html>' },
      ]
      for (const answer of answers) {
        server.answer('/api/getVisitUrl', answer)
        const before = server.requestsOf('/api/getVisitUrl').length
        await page.goto('/robots.txt')
        await page.goto('/#/vip')
        await expect(page.getByRole('tab', { name: 'VIP1', exact: true })).toBeVisible()
        await expect.poll(() => server.requestsOf('/api/getVisitUrl').length).toBe(before + 1)
        await page.goto('/#/app')
        await expect(page.getByRole('heading', { level: 1, name: 'APP下载' })).toBeVisible()
        expect(new URL(page.url()).origin).toBe(baseURL)
        expect(server.requestsOf('/api/getVisitUrl')).toHaveLength(before + 1)
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      }
    },
  )
})
