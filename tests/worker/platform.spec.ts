import { chromium } from '@playwright/test'
import { expect, test } from '../kit/fixtures'
import { dismissWelcome, expectToast, heading, logInByDialog, memberBar, open } from '../kit/steps'

// Features a browser may lack or deny.

test(
  'on an insecure origin, without worker, clipboard or locks, the portal works as its own server',
  { tag: ['@core', '@D14', '@D20'] },
  async ({ baseURL }) => {
    const { args = [], executablePath } = test.info().project.use.launchOptions ?? {}
    // An address of this machine that isn't a secure context over plain http.
    const browser = await chromium.launch({
      args: [...args, '--host-resolver-rules=MAP 203.0.113.7 127.0.0.1'],
      ...(executablePath && { executablePath }),
    })
    const address = baseURL!.replace('127.0.0.1', '203.0.113.7')
    const page = await browser.newPage({ baseURL: address, locale: 'zh-CN' })
    await dismissWelcome(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto('/')
    expect(
      await page.evaluate(() => [
        isSecureContext,
        'serviceWorker' in navigator,
        'clipboard' in navigator,
        'locks' in navigator,
        'caches' in window,
        'randomUUID' in crypto,
      ]),
    ).toEqual([false, false, false, false, false, false])
    await logInByDialog(page)
    await open(page, '/cardList')
    await page.getByRole('main').getByRole('button', { name: '复制地址' }).first().click()
    await expectToast(page, '复制失败，请手动选择复制')
    const field = page.getByRole('textbox', { name: '地址', exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('TXingLanDemoNotARea1Wa11et23456789')
    await page.getByRole('main').getByRole('button', { name: '一键回收' }).first().click()
    await expect(memberBar(page)).toContainText('32,979.80')
    await page.reload()
    await expect(memberBar(page)).toContainText('32,979.80')
    expect(complaints).toEqual([])
    await browser.close()
  },
)

test('every control that opens a tab reports a blocked pop-up and keeps the page as it was', async ({
  page,
  server,
  logIn,
}) => {
  await server.site({ redpacket_switch: 1 })
  await server.member('agent88', { isagent: 1 })
  await logIn('agent88')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/')
  const blocked = async (route: string, role: 'link' | 'button', name: string | RegExp) => {
    await open(page, route)
    await page.getByRole(role, { name }).first().click()
    await expectToast(page, '浏览器拦截了新窗口，请允许弹出窗口后重试')
    await page.getByRole('alert').getByRole('button', { name: '关闭' }).first().click()
    await expect(page.getByText('浏览器拦截了新窗口')).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe(`#${route}`)
  }
  await expect(memberBar(page)).toContainText('agent88')
  await blocked('/', 'button', '抢红包')
  await blocked('/concise', 'button', /^开始/)
  await blocked('/mine', 'link', '代理登录')
  await blocked('/recharge', 'button', '联系客服')
})

const DEVICES = [
  ['Pacific/Kiritimati', 26 * 3600_000],
  ['America/Los_Angeles', -3 * 3600_000],
  ['Asia/Kolkata', -40_000],
] as const

test('one order in three zones on wrong clocks shows the same Beijing times and hour to pay', async ({
  browser,
  server,
  baseURL,
}) => {
  const token = await server.tokenOf('demo888', 'demo8888')
  const { message: no } = await server.call(
    '/api/recharge',
    { paytype: 'usdt', amount: 720, catepay: 'TRC20' },
    token,
  )
  const shown: string[][] = []
  for (const [timezoneId, skew] of DEVICES) {
    const context = await browser.newContext({
      timezoneId,
      serviceWorkers: 'block',
      locale: 'zh-CN',
      baseURL: baseURL!,
    })
    await server.attach(context)
    await context.addInitScript((value) => {
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('serverUrl', location.origin)
      sessionStorage.setItem('token', value)
    }, token)
    const page = await context.newPage()
    await page.clock.install({ time: Date.now() + skew })
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^(60:00|59:\d\d)$/)
    await open(page, '/transRecord')
    const table = page.getByRole('table').first()
    await expect(table).toContainText(no)
    shown.push((await table.innerText()).match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g) ?? [])
    // The header's clock follows the server.
    const clock = memberBar(page).locator('time').first()
    const wrongBy = async () => Math.abs(Date.parse(`${await clock.innerText()}+08:00`) - Date.now())
    await expect.poll(wrongBy).toBeLessThan(60_000)
    await context.close()
  }
  expect(shown[0]?.length).toBeGreaterThan(0)
  expect(shown[1]).toEqual(shown[0])
  expect(shown[2]).toEqual(shown[0])
})

test('under reduced motion nothing moves on any page', { tag: '@D36' }, async ({ page, server, logIn }) => {
  await server.site({ redpacket_switch: 1 })
  await logIn()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const still = () =>
    page.evaluate(() => ({
      running: document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
      figures: [...document.querySelectorAll('[data-jackpot]')].map(({ textContent }) => textContent),
      slides: [...document.querySelectorAll('[aria-roledescription=幻灯片]:not([inert])')].map((slide) =>
        slide.getAttribute('aria-label'),
      ),
    }))
  for (const [route, name] of [
    ['/', '星澜娱乐'],
    ['/realbet', '真人娱乐'],
    ['/concise', '电子捕鱼'],
    ['/activity', '优惠活动'],
    ['/vip', 'VIP俱乐部'],
    ['/mine', '个人资料'],
    ['/userredpacket', '抢红包'],
  ] as const) {
    await open(page, route)
    await expect(heading(page, name).first()).toBeAttached()
    // The banners load after the page; one slide stands in for them until then.
    if (['/', '/activity'].includes(route))
      await expect(
        page.locator('[aria-roledescription=幻灯片]:not([inert])').filter({ visible: true }).first(),
      ).toHaveAccessibleName('1/6')
    await page.clock.runFor(500)
    const before = await still()
    await page.clock.runFor(12_000)
    const after = await still()
    expect(after, route).toEqual({ ...before, running: [] })
  }
})
