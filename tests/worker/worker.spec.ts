import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, workerTest as test, WITH_MOTION, WITH_OFFLINE_USE, type Page } from '../kit/fixtures'
import { DIST } from '../kit/portalHost'
import { captchaOf, dismissWelcome, header, memberBar, submitLogin } from '../kit/steps'

test.use(WITH_MOTION)

// The built app with its own demo server in the real service worker: no interception.

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })

async function logInByDialog(page: Page, name: string, password: string): Promise<void> {
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), name, password)
  await expect(memberBar(page)).toContainText(name)
}

test(
  'on a first visit the page is its own server, and the session survives the worker’s take-over',
  { tag: ['@core', '@chromium', '@D14'] },
  async ({ page }) => {
    // Holds the worker's script back, so that everything up to the login happens without it.
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.context().route('**/sw.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await logInByDialog(page, 'demo888', 'demo8888')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect(memberBar(page)).toContainText('28,640.50')
    release()
    await controlled(page)
    await page.reload()
    await expect(memberBar(page)).toContainText('demo888')
    await expect(memberBar(page)).toContainText('28,640.50')
  },
)

test(
  'the state survives the browser ending the worker',
  { tag: ['@core', '@chromium', '@D37'] },
  async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    await logInByDialog(page, 'demo888', 'demo8888')
    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.reload()
    await expect(memberBar(page)).toContainText('demo888')
    await expect(memberBar(page)).toContainText('28,640.50')
  },
)

test(
  'a worker killed during bets: every bet has exactly one effect',
  { tag: ['@chromium', '@D24', '@D37'] },
  async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    await logInByDialog(page, 'demo888', 'demo8888')
    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')

    const ticket = await page.evaluate(async () => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${sessionStorage.getItem('token')}`,
      }
      const body = JSON.stringify({
        plat_name: 'PG',
        game_type: 'concise',
        game_code: 'slot01',
        is_mobile_url: 0,
      })
      const answer = (await (await fetch('/api/getGameUrl', { method: 'POST', headers, body })).json()) as {
        data: { url: string }
      }
      return new URL(answer.data.url).searchParams.get('ticket')
    })
    const betsBefore = await countBets(page)
    const ROUNDS = 12
    for (let round = 0; round < ROUNDS; round++) {
      const bet = page.evaluate(
        async ([value, id]) => {
          const headers = {
            'Content-Type': 'application/json',
            'X-Request-Id': String(id),
            'X-Demo-Control': '1',
          }
          const body = JSON.stringify({ ticket: value, amount: '1' })
          for (;;) {
            // Repeats the request under the same id after a lost answer, as the browser itself does.
            const answer = await fetch('/api/__demo__/game/bet', { method: 'POST', headers, body }).catch(
              () => null,
            )
            if (answer?.ok) return ((await answer.json()) as { code: number }).code
          }
        },
        [ticket, `round-${round}-${Date.now()}`] as const,
      )
      await cdp.send('ServiceWorker.stopAllWorkers')
      expect(await bet).toBe(200)
    }
    expect((await countBets(page)) - betsBefore).toBe(ROUNDS)
  },
)

async function countBets(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${sessionStorage.getItem('token')}`,
    }
    const body = JSON.stringify({ date: 1, page: 1, api_type: '' })
    const answer = (await (await fetch('/api/betrecord', { method: 'POST', headers, body })).json()) as {
      data: { total: number }
    }
    return answer.data.total
  })
}

test('without a service worker the page is its own server', { tag: '@D14' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: baseURL! })
  await dismissWelcome(context)
  const page = await context.newPage()
  await page.goto('/')
  await logInByDialog(page, 'newbie1', 'newbie88')
  await expect(memberBar(page)).toContainText('0.00')
  await context.close()
})

test.describe('with its files downloaded', () => {
  test.use(WITH_OFFLINE_USE)

  test('help and promotions have their texts in the page, and offline in the worker', async ({
    browser,
    page,
    context,
    baseURL,
  }) => {
    const told = async (tab: Page) => {
      await tab.goto('/#/abouts?type=8')
      await expect(tab.getByRole('article')).toContainText('未满18周岁禁止参与')
      await tab.goto('/#/activityInfo?id=2')
      await expect(tab.getByRole('main')).toContainText('每周六00:00至周日23:59')
    }
    const alone = await browser.newContext({ serviceWorkers: 'block', baseURL: baseURL! })
    await dismissWelcome(alone)
    await told(await alone.newPage())
    await alone.close()

    await dismissWelcome(context)
    await page.goto('/')
    await controlled(page)
    const kept = () =>
      page.evaluate(async () => (await caches.match('/', { ignoreSearch: true })) !== undefined)
    await expect.poll(kept, { timeout: 30_000 }).toBe(true)
    await context.setOffline(true)
    await told(page)
  })
})

test('long texts are files of their own, and a deploy that changes one changes the worker', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8')
  expect(worker).not.toContain('未满18周岁禁止参与')
  for (const file of ['texts/articles.json', 'texts/offers.json']) {
    const revision = createHash('md5')
      .update(readFileSync(join(DIST, file)))
      .digest('hex')
      .slice(0, 6)
    expect(worker).toMatch(new RegExp(`${file}[^}]*${revision}|${revision}[^}]*${file}`))
  }
})

test(
  'a newcomer registers, sees 888.00, plays, and sees the balance change within 5 s',
  { tag: ['@core', '@s1-1.1', '@s1-4.3'] },
  async ({ page, context }) => {
    await page.goto('/')
    await header(page).getByRole('link', { name: '免费注册' }).click()
    for (const [label, value] of [
      ['账号', 'newman1'],
      ['密码', 'abcd1234'],
      ['确认密码', 'abcd1234'],
      ['真实姓名', '张三'],
      ['支付密码', '123456'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByLabel('验证码', { exact: true }).fill(await captchaOf(page))
    await page.getByRole('button', { name: '立即注册' }).click()
    await expect(memberBar(page)).toContainText('newman1')
    await expect(memberBar(page)).toContainText('888.00')
    await controlled(page)

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '电子捕鱼' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('button', { name: /^开始/ }).first().click()
    const game = await opened
    await expect(game.getByText('888.00').first()).toBeVisible({ timeout: 15_000 })
    await game.getByRole('button', { name: '5元' }).click()
    await game.getByRole('button', { name: '下注' }).click()
    await page.bringToFront()
    await expect(memberBar(page)).not.toContainText('888.00', { timeout: 6000 })
    expect(await countBets(page)).toBe(1)
  },
)
