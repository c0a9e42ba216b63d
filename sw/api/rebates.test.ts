import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { DAY_MS, HOUR_MS, startOfDay } from '../db/beijing'
import { createStore } from '../db/open'
import { placeBet } from '../effects/bets'
import { testServer } from '../testing/testServer'

type Totals = { jisuan: string; nojisuan: string; list: { data: { money: string; state: number }[] } }

/** A member with money at a card-table venue; the clock is an hour of tomorrow in Beijing. */
async function player() {
  const test = testServer()
  const { act, data } = await test.as('newbie1')
  const midnight = startOfDay(Date.now()) + DAY_MS
  const at = (hours: number) => test.clock(Math.round(midnight + hours * HOUR_MS - Date.now()))
  const patch = (fields: object) => test.control('member', { username: 'newbie1', ...fields })
  await patch({ balance: '50000' })
  const launch = { plat_name: 'KY', game_type: 'joker', game_code: 'zjh', is_mobile_url: 0 }
  const { url } = await data<{ url: string }>('/api/getGameUrl', launch)
  const ticket = new URL(url).searchParams.get('ticket')
  // On a pair or better, which never ties: a returned stake is no turnover.
  const bet = (amount: string) => act('/api/__demo__/game/bet', { ticket, amount, picks: ['special'] })
  const rebates = async () => {
    const filter = { date: 4, page: 1, api_type: '', type: '' }
    const { jisuan, nojisuan, list } = await data<Totals>('/api/getfanshui', filter)
    return { jisuan, nojisuan, rows: list.data.map((row) => [row.money, row.state]) }
  }
  const member = () => data<{ vip: number; flow: string; paysum: string }>('/api/user')
  return { ...test, at, act, patch, bet, rebates, member }
}

describe('a day’s rebates', () => {
  it('are listed and can be claimed from 15:00 of the next Beijing day', { tags: 's1-9.6' }, async () => {
    const { at, act, bet, rebates } = await player()
    await at(20)
    await bet('1000')
    await bet('500')
    const NOTHING = { jisuan: '0.00', nojisuan: '0.00', rows: [] }
    for (const hours of [20.1, 24 + 14.99]) {
      await at(hours)
      expect(await rebates()).toEqual(NOTHING)
      expect(await act('/api/dofanshui')).toMatchObject({ code: 221, message: '暂无领取额度！' })
    }
    await at(24 + 15.01)
    // 0.30 % of 1,500.
    expect(await rebates()).toEqual({ jisuan: '0.00', nojisuan: '4.50', rows: [['4.50', 0]] })
    // The new day's bets become claimable the next afternoon.
    await bet('1000')
    expect((await rebates()).nojisuan).toBe('4.50')
    expect((await act('/api/dofanshui')).message).toBe('领取成功')
    expect(await rebates()).toEqual({ jisuan: '4.50', nojisuan: '0.00', rows: [['4.50', 1]] })
    await at(48 + 15.01)
    expect((await rebates()).nojisuan).toBe('3.00')
  })
})

describe('VIP levels', () => {
  it('rise the day after both standards are reached, with a message and the bonus', async () => {
    const { at, act, patch, bet, member } = await player()
    await at(10)
    await patch({ paysum: '5000', flow: '29500' })
    await bet('400')
    await at(33)
    expect(await member()).toMatchObject({ vip: 0, flow: '29900.00', paysum: '5000.00' })
    await bet('100')
    expect((await member()).vip).toBe(0)
    await at(47.9)
    expect((await member()).vip).toBe(0)
    await at(48.01)
    expect((await member()).vip).toBe(1)
    const { data } = (await act('/api/noticeList', { page: 1 })).data as { data: { title: string }[] }
    expect(data.map(({ title }) => title).toSorted()).toEqual(['礼金到账通知', '恭喜晋级VIP1'].toSorted())
    const funds = (await act('/api/gettransrecord', { date: 4, type: 1, page: 1, api_type: '' })).data
    expect(funds).toMatchObject({
      total: 1,
      data: [{ pay_way: '活动礼金 · VIP1晋级', amount: '18.00', state: 2 }],
    })
  })

  it('rise one a day, however much has come together', { tags: 's1-4.6' }, async () => {
    const { at, patch, member } = await player()
    await at(1)
    await patch({ paysum: '99999999', flow: '999999999' })
    const levels: number[] = []
    for (const day of [0, 1, 2, 5]) {
      await at(day * 24 + 2)
      levels.push((await member()).vip)
    }
    expect(levels).toEqual([0, 1, 2, 5])
  })

  it('decide the rebate of a bet at its time', async () => {
    const { at, patch, bet, rebates } = await player()
    await at(1)
    await patch({ paysum: '5000', flow: '30000' })
    await bet('1000')
    await at(26)
    await bet('1000')
    await at(72)
    // 0.30 % at VIP0, 0.45 % at VIP1.
    expect((await rebates()).rows).toEqual([
      ['4.50', 0],
      ['3.00', 0],
    ])
  })
})

it('a tie that returns the stake counts as no turnover', async () => {
  const { databaseName, member } = await player()
  const tie = { Code: '三张比牌', playname: '闲家', playmemo: '', api_type: 'KY', category: 'joker' }
  const tx = await createStore(databaseName).begin()
  const now = Date.now()
  for (const [bet_id, win] of [
    ['B1', '100'],
    ['B2', '192'],
  ] as const) {
    const row = await tx.objectStore('members').get('newbie1')
    await placeBet(tx, row!, { ...tie, bet_id, bet_amount: money('100'), win: money(win) }, now)
  }
  await tx.done
  expect((await member()).flow).toBe('100.00')
})
