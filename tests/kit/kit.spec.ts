import { accounts } from './accounts'
import { expect, test } from './fixtures'
import type { Asked } from './orders'

const SITE = '/api/app'
const ask = async (path: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (!response) return 'lost'
  return response.ok ? String(((await response.json()) as { code: number }).code) : `HTTP ${response.status}`
}

for (const [where, use] of [
  ['Node, by interception', { host: 'node', folder: '' }],
  ['the service worker', { host: 'worker' }],
] as const) {
  test.describe(`the server in ${where}`, () => {
    test.use(use)

    test('carries out every word: patch, answer, refuse, fail, drop, delay, clear and clock', async ({
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
      await server.delay(SITE, 200)
      await server.answer(SITE, { json: { code: 500, message: '', data: [] }, delayMs: 200 })
      await server.answer(SITE, { delayMs: 200, drop: 'answer' })
      const begun = Date.now()
      expect([await asked(), await asked(), await asked()]).toEqual(['200', '500', 'lost'])
      expect(Date.now() - begun).toBeGreaterThanOrEqual(590)
      await server.fail(SITE)
      await server.fail('/api/article')
      await server.clear(SITE)
      expect(await asked()).toBe('200')
      await server.clear()
      expect(await page.evaluate(ask, '/api/article')).toBe('1000')

      await server.clock(86_400_000)
      const state = await server.call<{ now: number }>('/api/__demo__/state')
      expect(state.data.now - Date.now()).toBeGreaterThan(86_000_000)

      await page.evaluate(async () => {
        const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'a-tester' }
        await fetch('/api/article', { method: 'POST', headers, body: '{"type":3}' })
        await fetch('/api/game/list?category=')
      })
      expect(server.requestsOf('/api/article').slice(1)).toMatchObject([
        { method: 'POST', payload: { type: 3 }, headers: { 'x-request-id': 'a-tester' } },
      ] satisfies Partial<Asked>[])
      expect(server.requestsOf('/api/game/list')).toMatchObject([
        { method: 'GET', payload: { category: '' } },
      ])
      expect(server.requestsOf(SITE)).toHaveLength(11)
      expect(() => server.expectNone(SITE)).toThrow('no request of /api/app was sent')
    })

    test('holds and decides orders, closes a venue, writes a message', async ({ server }) => {
      const token = await server.tokenOf('newbie1', accounts.newbie1)
      const balance = async () => (await server.call('/api/balance', {}, token)).data
      await server.hold()
      const deposit = { paytype: 'alipay', amount: 399 } as const
      const { message: no } = await server.call('/api/recharge', deposit, token)
      await server.clock(86_400_000)
      expect(await balance()).toMatchObject({ balance: '0.00' })
      await server.decide(no, 'approved')
      expect(await balance()).toMatchObject({ balance: '399.00' })
      await expect(server.decide(no, 'rejected')).rejects.toThrow('没有可审核的订单')
      await expect(server.decide({ agent: 'newbie1' }, 'approved')).rejects.toThrow('没有可审核的申请')

      const game = { plat_name: 'AG', game_type: 'realbet', game_code: '0', is_mobile_url: 0 } as const
      await server.venue('AG', 'closed')
      expect(await server.call('/api/getGameUrl', game, token)).not.toMatchObject({ code: 200 })
      await server.venue('AG', 'open')
      expect(await server.call('/api/getGameUrl', game, token)).toMatchObject({ code: 200 })

      await server.message('newbie1', { title: '通知', text: '第一行' })
      const inbox = await server.call<{ data: object[] }>('/api/noticeList', { page: 1 }, token)
      expect(inbox.data.data[0]).toMatchObject({ title: '通知', content: '<p>第一行</p>' })
    })

    test('an order that no call uses fails the test in its line, unless the test allows it', async ({
      page,
      server,
    }) => {
      await page.goto('/robots.txt')
      await server.refuse(SITE, '维护', 233)
      await server.fail('/api/article', 2)
      expect(await page.evaluate(ask, SITE)).toBe('233')
      const atEnd = expect(server.atEnd()).rejects
      await atEnd.toThrow(
        /^no call has used these orders[^\n]*\n {2}server\.fail\('\/api\/article'\) at \S+kit\.spec\.ts:\d+:\d+$/,
      )
      server.allowUnused()
      await server.atEnd()
    })
  })
}

test.describe('a recorded server', () => {
  test.use({ host: 'family', recording: '../src/contract/recorded/traffic.fixture.json' })

  test('answers the portal of any build, and the words steer it', async ({ member, server }) => {
    await server.member('real01', { realname: '李四' })
    await member.goto('/#/mine')
    await expect(member.getByRole('region', { name: '会员栏' })).toContainText('1,234.50')
    await expect(member.getByLabel('真实姓名')).toHaveValue(/李/)
    // The header may read it too.
    await server.fail('/api/betrecord', 9)
    await member.goto('/#/betRecord')
    await expect(member.getByRole('button', { name: '重试' })).toBeVisible()
    await server.clear('/api/betrecord')
    await member.getByRole('button', { name: '重试' }).click()
    await expect(member.getByRole('table')).toContainText('B1023')
    await expect(server.member('real01', { flow: 1 })).rejects.toThrow(
      'no field flow in the recording; known are: ',
    )
    await expect(server.hold()).rejects.toThrow('a recording has no word for this: hold')
  })
})
