import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { expectToast, header, memberBar, submitLogin } from '../kit/steps'

// The real service worker, killed during transfers: the browser then repeats the POST (D24).

const KILLS = 50

async function callAs<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([target, sent]) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Demo-Control': '1',
        Authorization: `Bearer ${sessionStorage.getItem('token')}`,
      }
      const answer = (await (await fetch(target, { method: 'POST', headers, body: sent })).json()) as {
        data: never
      }
      return answer.data
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** Logs in as demo888 in a page that its worker controls. Returns what kills the worker. */
async function logIn(page: Page): Promise<() => Promise<unknown>> {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  return () => cdp.send('ServiceWorker.stopAllWorkers')
}

const cents = (amount: string) => Math.round(Number(amount) * 100)

test(
  `a worker killed during ${KILLS} transfers: each has exactly one effect and the sums are right`,
  { tag: ['@D24', '@D37'] },
  async ({ page }) => {
    test.setTimeout(180_000)
    const kill = await logIn(page)
    type Rows = { total: number; data: { amount: string }[] }
    const records = (type: number, at = 1) =>
      callAs<Rows>(page, '/api/gettransrecord', { date: 1, type, page: at, api_type: '' })
    const before = [(await records(3)).total, (await records(4)).total]

    const sums = { in: 0, out: 0 }
    const amounts: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const way = round % 3 === 2 ? 'out' : 'in'
      const amount = `${100 + round}.${String(round + 10)}`
      sums[way] += cents(amount)
      amounts.push(amount)
      const sent = page.evaluate(
        async ([id, body]) => {
          const headers = {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${sessionStorage.getItem('token')}`,
            'X-Request-Id': id,
          }
          for (let tries = 0; tries < 20; tries++) {
            const answer = await fetch('/api/transfer', { method: 'POST', headers, body }).catch(() => null)
            // Repeats the request under the same id after a lost answer, as the browser itself does.
            if (answer?.ok) return ((await answer.json()) as { code: number }).code
          }
          return 0
        },
        [
          `kill-${round}-${Date.now()}`,
          JSON.stringify({
            amount,
            sourcetype: way === 'in' ? 'userbalance' : 'AG',
            targettype: way === 'in' ? 'AG' : 'userbalance',
          }),
        ] as const,
      )
      // Kills at a different moment each time: before, during and after the effect.
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), (round % 10) * 3)
      await kill()
      expect(await sent, `transfer ${round}`).toBe(200)
    }

    const after = [(await records(3)).total, (await records(4)).total]
    expect(after.map((total, index) => total - (before[index] ?? 0))).toEqual([34, 16])
    const seen: string[] = []
    for (const type of [3, 4])
      for (let at = 1; at <= 5; at++) seen.push(...(await records(type, at)).data.map(({ amount }) => amount))
    for (const amount of amounts)
      expect(
        seen.filter((one) => one === amount),
        amount,
      ).toHaveLength(1)
    const moved = sums.in - sums.out
    const { balance } = await callAs<{ balance: string }>(page, '/api/balance', {})
    const venue = await callAs<{ balance: string }>(page, '/api/userapimoney/AG', {})
    expect([cents(balance), cents(venue.balance)]).toEqual([2_864_050 - moved, 128_000 + moved])
    const { wallets } = await callAs<{ wallets: { balanced: boolean }[] }>(page, '/api/__demo__/state', {})
    expect(wallets.every(({ balanced }) => balanced)).toBe(true)
  },
)

test(
  'the transfer page with its worker killed at the click: one effect, and the page says so',
  { tag: ['@core', '@D24', '@D37'] },
  async ({ page }) => {
    const kill = await logIn(page)
    await page.evaluate(() => (location.hash = '#/transfer'))
    const mode = page.getByRole('main').getByRole('switch', { name: '免转模式' })
    await expect(mode).toHaveAttribute('aria-checked', 'true')
    await mode.click()
    await expect(mode).toHaveAttribute('aria-checked', 'false')
    for (const left of ['28,540.50', '28,440.50', '28,340.50']) {
      await page.getByLabel('转账金额').fill('100')
      await page.getByRole('button', { name: '确认转账' }).click()
      await kill()
      await expectToast(page, '转账成功', 'status')
      await expect(memberBar(page)).toContainText(left)
    }
  },
)
