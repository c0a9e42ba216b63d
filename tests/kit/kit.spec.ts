import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures'
import { accounts } from './accounts'
import { InterceptedServer } from './interceptedServer'
import { LocalServer } from './localServer'
import { DIST } from './portalHost'
import type { Asked } from './words'

const SITE = '/api/app'
const ask = async (path: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response) return 'lost'
  return response.ok ? String(((await response.json()) as { code: number }).code) : `HTTP ${response.status}`
}

for (const [where, use] of [
  ['Node, with the build', { host: 'node' }],
  ['Node, by interception', { host: 'node', folder: '' }],
  ['the service worker', { host: 'worker' }],
] as const) {
  test.describe(`the server in ${where}`, () => {
    test.use(use)

    test('carries out every word: patch, answer, refuse, fail, drop, delay and clock [D41] [D14]', async ({
      page,
      server,
    }) => {
      await page.goto('/robots.txt')
      const asked = () => page.evaluate(ask, SITE)
      const site = (await server.site({ title: '改名' })) as { data: { title: string } }
      expect(site.data.title).toBe('改名')
      const token = await server.tokenOf('newbie1', accounts.newbie1)
      await server.member('newbie1', { balance: '12.5' })
      expect((await server.call('/api/balance', {}, token)).data).toMatchObject({ balance: '12.50' })

      server.expectNone(SITE)
      await server.answer(SITE, { json: { code: 299, message: '', data: [] } })
      await server.refuse(SITE, '维护', 233)
      await server.fail(SITE, 2)
      await server.drop(SITE, 'request')
      await server.drop(SITE, 'answer')
      const met: string[] = []
      for (let round = 0; round < 7; round += 1) met.push(await asked())
      expect(met).toEqual(['299', '233', 'HTTP 502', 'HTTP 502', 'lost', 'lost', '200'])
      await server.delay(SITE, 300)
      const begun = Date.now()
      expect(await asked()).toBe('200')
      expect(Date.now() - begun).toBeGreaterThanOrEqual(290)

      await server.clock(86_400_000)
      const state = await server.call<{ now: number }>('/api/__demo__/state')
      expect(state.data.now - Date.now()).toBeGreaterThan(86_000_000)

      await page.evaluate(async () => {
        const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'a-tester' }
        await fetch('/api/article', { method: 'POST', headers, body: '{"type":3}' })
        await fetch('/api/game/list?category=')
      })
      expect(server.requestsOf('/api/article')).toMatchObject([
        { method: 'POST', payload: { type: 3 }, headers: { 'x-request-id': 'a-tester' } },
      ] satisfies Partial<Asked>[])
      expect(server.requestsOf('/api/game/list')).toMatchObject([
        { method: 'GET', payload: { category: '' } },
      ])
      expect(server.requestsOf(SITE)).toHaveLength(8)
      expect(() => server.expectNone(SITE)).toThrow('no request of /api/app was sent')
    })
  })
}

test('a session of any seeded account is ready before the first page [D38]', async ({ page, logIn }) => {
  for (const name of ['agent88', 'newbie1'] as const) {
    await logIn(name)
    await page.goto('/')
    await expect(page.getByRole('region', { name: '会员栏' })).toContainText(name)
  }
  await expect(logIn('nobody')).rejects.toThrow('nobody is no seeded account')
})

for (const [where, begin] of [
  ['with the build', () => LocalServer.begin(DIST)],
  ['by interception', (context: BrowserContext) => InterceptedServer.begin(context)],
] as const)
  test(`a test’s server ${where} is ready in less than 150 ms, its session included`, async ({ browser }) => {
    const times: number[] = []
    for (let round = 0; round < 11; round += 1) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const begun = performance.now()
      const server = await begin(context)
      await server.tokenOf('demo888', accounts.demo888)
      times.push(performance.now() - begun)
      await server.end()
      await context.close()
    }
    const [fastest = Infinity, ...others] = times.toSorted((a, b) => a - b)
    console.log(
      `a test's server ${where} is ready after ${others[4]?.toFixed(0)} ms (median of ${times.length})`,
    )
    // Timings on a busy machine say nothing about the kit.
    expect(fastest).toBeLessThan(150)
  })
