import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, workerTest as test, WITH_MOTION, type Page } from '../kit/fixtures'
import { DIST } from '../kit/portalHost'
import { captchaOf, controlled, header, hold, logInByDialog, memberBar } from '../kit/steps'

test.use(WITH_MOTION)

// The built app with its own demo server in the real service worker: no interception.

test(
  'on a first visit the page is its own server, and the session survives the worker’s take-over',
  { tag: ['@core', '@D14'] },
  async ({ page }) => {
    // Holds the worker's script back, so that everything up to the login happens without it.
    const release = await hold(page.context(), '**/sw.js')
    await page.goto('/')
    await logInByDialog(page)
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
  { tag: ['@core', '@D37'] },
  async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    await logInByDialog(page)
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
  { tag: ['@D24', '@D37'] },
  async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    await logInByDialog(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')

    const game = { plat_name: 'PG', game_type: 'concise', game_code: 'slot01', is_mobile_url: 0 }
    const { url } = await post<{ url: string }>(page, '/api/getGameUrl', game)
    const ticket = new URL(url).searchParams.get('ticket')
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

/** Sends a call with the page's session; returns its data. */
const post = <Data>(page: Page, path: string, payload: object) =>
  page.evaluate(
    async ([call, body]) => {
      const token = sessionStorage.getItem('token')
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const answer = await fetch(call, { method: 'POST', headers, body })
      return ((await answer.json()) as { data: Data }).data
    },
    [path, JSON.stringify(payload)] as const,
  )

const countBets = async (page: Page): Promise<number> =>
  (await post<{ total: number }>(page, '/api/betrecord', { date: 1, page: 1, api_type: '' })).total

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
