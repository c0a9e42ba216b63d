import { expect, it } from 'vitest'
import { accounts } from './accounts'
import { NodeServer } from './nodeServer'
import { malformed } from './orders'
import { openSeededServer } from './seededState'

const open = async () => new NodeServer(await openSeededServer())

it('every server starts with the same seeded state, demo888’s records included, and shares nothing', async () => {
  const [one, other] = [await open(), await open()]
  await one.member('demo888', { balance: '1' })
  for (const [server, balance] of [
    [one, '1.00'],
    [other, '28640.50'],
  ] as const) {
    const token = await server.tokenOf('demo888', accounts.demo888)
    const member = await server.call('/api/user', {}, token)
    expect(member.data).toMatchObject({ balance, paysum: '105967.00' })
    const bets = await server.call('/api/betrecord', { date: 4, page: 1, api_type: '' }, token)
    expect(Number(bets.data.total)).toBeGreaterThan(20)
    await server.end()
  }
})

it('seeding a state takes less than 75 ms', async () => {
  const times: number[] = []
  for (let round = 0; round < 11; round += 1) {
    const begun = performance.now()
    const { close } = await openSeededServer()
    times.push(performance.now() - begun)
    await close()
  }
  // The fastest, because other test files run meanwhile.
  expect(Math.min(...times)).toBeLessThan(75)
})

it(
  'a patch with an unknown field changes nothing and lists the known ones; a refused call names its field',
  { tags: 'D41' },
  async () => {
    const server = await open()
    await expect(server.site(malformed({ title: '改名', titel: '' }))).rejects.toThrow(
      '没有字段 titel，可用的字段：title site_logo',
    )
    await expect(server.member('demo888', malformed({ balanse: '1' }))).rejects.toThrow(
      '没有字段 balanse，可用的字段：balance',
    )
    expect(await server.call('/api/app')).toMatchObject({ code: 200, data: { title: '星澜娱乐' } })
    const refused = await server.call('/api/login_pc', malformed({ name: 'demo888', code: '3KD7' }))
    expect(refused).toMatchObject({ code: 1000, message: '参数不正确：password 应为文本' })
    await server.end()
  },
)
