import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { createStore } from '../db/open'
import { testServer } from '../testing/testServer'

type Rows = {
  data: { bet_id: string; bet_time: string; platform_type: string; pay_way: string; amount: string }[]
  total: number
  last_page: number
}

describe('records', () => {
  it('fill several pages of the last 30 days for demo888, newest first', { tags: 's2-9' }, async () => {
    const demo = await testServer().as('demo888')
    const page = (date: number, number: number, api_type = '') =>
      demo.data<Rows>('/api/betrecord', { date, page: number, api_type })
    const first = await page(4, 1)
    const second = await page(4, 2)
    expect(first.data).toHaveLength(10)
    expect(first.total).toBeGreaterThanOrEqual(120)
    expect(first.last_page).toBe(Math.ceil(first.total / 10))
    expect(first.data[9]!.bet_time >= second.data[0]!.bet_time).toBe(true)
    expect((await page(2, 1)).total).toBeLessThan(first.total)
    expect((await page(4, 1, 'AG')).total).toBeLessThan(first.total)
    expect((await page(4, 999)).data).toEqual([])
  })

  it('name a bet’s venue, and list coin withdrawals by the amount received', async () => {
    const demo = await testServer().as('demo888')
    const bets = (await demo('/api/betrecord', { date: 4, page: 1, api_type: 'AG' })).data as Rows
    expect(new Set(bets.data.map(({ platform_type }) => platform_type))).toEqual(new Set(['AG']))
    const filter = { date: 4, type: 2, page: 1, api_type: '' }
    const { data } = (await demo('/api/gettransrecord', filter)).data as Rows
    const coins = data.filter(({ pay_way }) => pay_way === 'USDT-TRC20').map(({ amount }) => Number(amount))
    expect(coins.length).toBeGreaterThan(0)
    // At a rate of 7.10, the largest seeded withdrawal is 3000 yuan.
    expect(Math.max(...coins)).toBeLessThan(3000 / 7)
    const yuan = data.filter(({ pay_way }) => pay_way === '汇旺').map(({ amount }) => Number(amount))
    expect(Math.min(...yuan)).toBeGreaterThanOrEqual(300)
  })

  it('come from an index, so that a page of 10,000 rows is as fast as any', async () => {
    const { as, databaseName } = testServer()
    const demo = await as('newbie1')
    const tx = await createStore(databaseName).begin()
    const now = Date.now()
    const game = { username: 'newbie1', Code: 'x', playname: '', playmemo: '', status: 'settled' } as const
    const sums = { bet_amount: money('1'), win_loss: money('0') }
    for (let n = 0; n < 10_000; n++) {
      const row = { bet_id: `B${n}`, bet_time: now - n, api_type: n % 2 ? 'AG' : 'PG' }
      void tx.objectStore('bets').add({ ...game, ...sums, ...row })
    }
    await tx.done
    const begun = performance.now()
    const { data, total } = await demo.data<Rows>('/api/betrecord', { date: 4, page: 400, api_type: 'AG' })
    expect(performance.now() - begun).toBeLessThan(500)
    expect(total).toBe(5000)
    expect(data[0]?.bet_id).toBe('B7981')
  }, 30_000)
})
