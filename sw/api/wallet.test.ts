import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

const member = async () => testServer().as('demo888')

describe('wallet calls', () => {
  it('list the venues with their balances', { tags: 's2-7' }, async () => {
    const demo = await member()
    const rows = (await demo('/api/balancelist2')).data as { platname: string; balance: string }[]
    expect(rows.find(({ platname }) => platname === 'AG')).toMatchObject({
      name: 'AG国际厅',
      balance: '1280.00',
    })
    expect((await demo('/api/userapimoney/DG')).data).toEqual({ balance: '350.50' })
    expect(await demo('/api/userapimoney/XX')).toMatchObject({ code: 201 })
    expect((await demo('/api/balance')).data).toEqual({ balance: '28640.50', gameblance: '4339.30' })
  })

  it('move money into a venue and back exactly, and record both', { tags: ['s2-5', 'D37'] }, async () => {
    const demo = await member()
    const into = { amount: '0.10', sourcetype: 'userbalance', targettype: 'PG' }
    for (let n = 0; n < 3; n++)
      expect(await demo('/api/transfer', into, `in${n}`)).toMatchObject({ code: 200, message: '转账成功' })
    expect((await demo('/api/userapimoney/PG')).data).toEqual({ balance: '621.10' })
    await demo('/api/transfer', { amount: '621.10', sourcetype: 'PG', targettype: 'userbalance' }, 'out')
    expect((await demo('/api/balance')).data).toEqual({ balance: '29261.30', gameblance: '3718.50' })
    const page = async (type: number) =>
      (await demo('/api/gettransrecord', { date: 1, type, page: 1, api_type: 'PG' })).data as {
        data: object[]
      }
    expect((await page(3)).data[0]).toMatchObject({ pay_way: 'PG电子', amount: '0.10', state: 1 })
    expect((await page(4)).data[0]).toMatchObject({ pay_way: 'PG电子', amount: '621.10', state: 1 })
  })

  it('return the main balance after a transfer or recall', { tags: 'D65' }, async () => {
    const demo = await member()
    const into = { amount: '10.75', sourcetype: 'userbalance', targettype: 'AG' }
    expect((await demo('/api/transfer', into, 'in')).data).toEqual({ balance: '28629.75' })
    expect((await demo('/api/transall', {}, 'all')).data).toEqual({ balance: '32979.80' })
    expect((await demo('/api/transall', {}, 'again')).data).toEqual({ balance: '32979.80' })
  })

  it('refuse what is no transfer of the member’s own money to a venue, and move nothing', async () => {
    const demo = await member()
    for (const [sourcetype, targettype, amount, code, message] of [
      ['userbalance', 'userbalance', '1', 209, '不支持同平台转账'],
      ['AG', 'PG', '1', 209, '不支持场馆之间互转'],
      ['userbalance', 'AG', '999999', 210, '余额不足'],
      ['AG', 'userbalance', '1280.01', 210, '余额不足'],
      ['userbalance', 'XX', '1', 201, '场馆不存在'],
      ['userbalance', 'AG', '1e3', 1000, '请输入正确的金额'],
      ['userbalance', 'AG', '-5', 1000, '请输入正确的金额'],
      ['userbalance', 'AG', '0', 1000, '请输入正确的金额'],
    ] as const) {
      const refusal = await demo.act('/api/transfer', { amount, sourcetype, targettype })
      expect(refusal).toMatchObject({ status: 200, code, message })
      expect((await demo('/api/balance')).data).toEqual({ balance: '28640.50', gameblance: '4339.30' })
    }
  })

  it('repeat a refusal for the same request id', { tags: 'D24' }, async () => {
    const test = testServer()
    const fresh = await test.as('newbie1')
    const order = { amount: '5', sourcetype: 'userbalance', targettype: 'AG' }
    expect((await fresh('/api/transfer', order, 'same')).code).toBe(210)
    await test.call('/api/__demo__/member', { username: 'newbie1', balance: '100' })
    expect((await fresh('/api/transfer', order, 'same')).code).toBe(210)
    expect((await fresh('/api/transfer', order, 'other')).code).toBe(200)
  })

  it('have one effect and one response per request id, from two hosts at once', { tags: 'D24' }, async () => {
    const one = testServer()
    const two = testServer(one.databaseName)
    const token = await one.logIn('demo888')
    const order = { amount: '100', sourcetype: 'userbalance', targettype: 'AG' }
    const replies = await Promise.all(
      [one, two, one, two].map((host) => host.call('/api/transfer', order, { token, id: 'r' })),
    )
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect((await one.call('/api/balance', {}, { token })).data).toMatchObject({ balance: '28540.50' })
  })

  it('refuse one request id for two calls', async () => {
    const demo = await member()
    await demo('/api/transfer', { amount: '100', sourcetype: 'userbalance', targettype: 'AG' }, 'r')
    expect((await demo('/api/transall', {}, 'r')).code).toBe(409)
  })
})
