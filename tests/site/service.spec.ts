import { expect, test, type Page } from '../kit/fixtures'
import type { Answer } from '../kit/orders'
import { expectToast, forgetSite, header, keepTabs } from '../kit/steps'

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
  'every button for customer service opens it: of forms, pages, a failed region and the maintenance',
  { tag: ['@dom', '@s1-8.6', '@s1-2.11', '@s1-2.9'] },
  async ({ page, server, logIn }) => {
    const tabs = await keepTabs(page)
    const opens = async (press: () => Promise<void>) => {
      const before = await tabs()
      await press()
      await expect.poll(async () => (await tabs()).length).toBe(before.length + 1)
      await expect.poll(async () => (await tabs()).at(-1)).toContain('demo-service.html')
    }
    await page.goto('/')
    await opens(() => click(page, 'contentinfo', '在线客服'))
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await opens(() => click(page, 'dialog', '忘记密码'))
    await page.keyboard.press('Escape')
    server.refuse('/api/uservip', '维护中')
    for (const [path, name] of [
      ['login', '忘记密码'],
      ['register', '联系客服'],
      ['agent', '立即加入'],
      ['vip', '联系客服'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await opens(() => click(page, 'main', name))
    }
    expect(server.requestsOf('/api/getservicerurl')).toHaveLength(6)
    await forgetSite(page)
    await logIn()
    await page.goto('/#/recharge')
    await opens(() => click(page, 'main', '联系客服'))
    await page.goto('/#/userredpacket')
    await opens(() => page.getByRole('link', { name: '在线客服' }).click())
    await server.site({ site_state: 0 })
    await forgetSite(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
    await opens(() => click(page, 'main', '联系客服'))
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

test(
  'a refusal and an unsafe address show and close the tab; another app’s is a link',
  { tag: ['@dom', '@D19'] },
  async ({ page, server }) => {
    const tabs = await keepTabs(page)
    server.refuse('/api/getservicerurl', '客服休息中')
    await page.goto('/#/agent')
    await click(page, 'main', '立即加入')
    await expectToast(page, '客服休息中')
    const ask = async (url: string) => {
      server.answer('/api/getservicerurl', { json: { code: 200, message: '', data: { url } } })
      await click(page, 'main', '立即加入')
    }
    await ask('javascript:alert(1)')
    await expectToast(page, '地址不安全，已停止打开')
    await ask('weixin://dl/chat')
    await expect(page.getByRole('link', { name: '打开应用' })).toHaveAttribute('href', 'weixin://dl/chat')
    expect(await tabs()).toEqual([])
  },
)

test('a blocked pop-up shows without a request', { tag: '@dom' }, async ({ page, server }) => {
  await page.goto('/#/agent')
  await page.evaluate(() => Object.assign(window, { open: () => ({}) }))
  await click(page, 'main', '立即加入')
  await expectToast(page, '浏览器拦截了新窗口，请允许弹出窗口后重试')
  server.expectNone('/api/getservicerurl')
})

test.describe('getVisitUrl', () => {
  const ok = (url: unknown) => ({ json: { code: 200, message: '', data: { url } } })

  test(
    'sends the visitor to another origin, with the pid if known, and leaves no entry in the history',
    { tag: '@s1-3.6' },
    async ({ page, server }) => {
      await page.route('https://elsewhere.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
      )
      server.answer('/api/getVisitUrl', ok('https://elsewhere.example/start?from=1'), 2)
      await page.goto('/robots.txt')
      await page.goto('/#/vip')
      await expect(page).toHaveURL('https://elsewhere.example/start?from=1')
      await page.goBack()
      await expect(page).toHaveURL('/robots.txt')
      expect(server.requestsOf('/api/getVisitUrl')).toHaveLength(1)
      await page.goto('/#/register?pid=star_88')
      await expect(page).toHaveURL('https://elsewhere.example/start?from=1&pid=star_88')
      expect(server.requestsOf('/api/getVisitUrl').map(({ method }) => method)).toEqual(['GET', 'GET'])
    },
  )

  test(
    'is called once, and any other answer changes nothing',
    { tag: ['@dom', '@D18', '@D19'] },
    async ({ page, server, baseURL }) => {
      const answers: Answer[] = [
        { json: { code: 500, message: 'wap', data: { url: 'https://elsewhere.example/' } } },
        ok('javascript:alert(1)'),
        ok(`${baseURL}/robots.txt`),
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
