import { describe, expect, it } from 'vitest'
import { HOUR_MS, startOfDay } from '../db/beijing'
import { testServer } from '../testing/testServer'

type Info = {
  sendnums: number
  acquirednum: number
  max_times: number
  rules: { start_time: string; recharge: string }[]
}

/** A member without history, and a way to set the clock to an hour of the Beijing day after tomorrow. */
async function newbie() {
  const test = testServer()
  const member = await test.as('newbie1')
  const midnight = startOfDay(Date.now()) + 48 * HOUR_MS
  const at = (hours: number) => test.clock(Math.round(midnight + hours * HOUR_MS - Date.now()))
  const info = async () => {
    const asked = { token: member.token, method: 'GET' } as const
    return (await test.call('/api/userredpacket', {}, asked)).data as Info
  }
  return { ...test, member, at, info, act: member.act }
}

describe('red packets', () => {
  it('are earned by deposits from noon to ten the next day, and claimed from ten to noon', async () => {
    const { at, info, act, member } = await newbie()
    await at(-11)
    const card = { bank: 'b', bank_no: '1', bank_owner: 'o', bank_address: 'a' }
    await act('/api/recharge', { paytype: 'bank', amount: 1000, ...card })
    await at(9)
    expect(await info()).toMatchObject({ sendnums: 2, acquirednum: 0, max_times: 2 })
    const { rules } = await info()
    expect(rules[0]?.start_time).toMatch(/ 10:00:00$/)
    expect(rules).toMatchObject([
      { day_flow: '0.00', flow_money: '99999999.99', recharge: '100.00', times: 1 },
      { recharge: '1000.00', times: 2 },
      { recharge: '5000.00', times: 3 },
    ])
    expect((await act('/api/douserredpacket')).message).toBe('活动未开始，请耐心等待')
    await at(11)
    const grabbed = await act('/api/douserredpacket')
    expect(grabbed.code).toBe(200)
    const { redpacketmoney } = grabbed.data as { redpacketmoney: string }
    expect(Number((await member('/api/balance')).data && redpacketmoney)).toBeGreaterThanOrEqual(1)
    expect(await info()).toMatchObject({ sendnums: 1, acquirednum: 1 })
    expect((await member('/api/redpacket', { page: 1 })).data).toMatchObject({
      total: 1,
      data: [{ money: '1000.00', redpacketmoney }],
    })
    expect((await member('/api/getBetAmount')).data).toMatchObject({
      bet_amount: expect.stringMatching(/^10\d\d\./),
    })
    await at(12.5)
    expect((await act('/api/douserredpacket')).message).toBe('活动已结束，请等待下次活动')
  })

  it('have a daily quota, the sum of taken and left', { tags: 's2-9' }, async () => {
    const { at, info, act, member } = await newbie()
    const deposit = (amount: number) => act('/api/recharge', { paytype: 'antoken', amount })
    await at(9)
    await deposit(5000)
    const taken: string[] = []
    for (let n = 0; n < 4; n++) {
      await at(10.5 + n / 10)
      const { code, data } = await act('/api/douserredpacket')
      if (code === 200) taken.push((data as { redpacketmoney: string }).redpacketmoney)
      expect(await info()).toMatchObject({
        max_times: 3,
        acquirednum: taken.length,
        sendnums: 3 - taken.length,
      })
    }
    expect(taken).toHaveLength(3)
    await at(13)
    await deposit(100)
    await at(35)
    expect(await info()).toMatchObject({ max_times: 1, sendnums: 1, acquirednum: 3 })
    expect((await act('/api/douserredpacket')).code).toBe(200)
    const records = (await member('/api/redpacket', { page: 1 })).data as { data: { money: string }[] }
    expect(records.data.map(({ money }) => money)).toEqual(['100.00', '5000.00', '5000.00', '5000.00'])
  })

  it('are not given without a deposit or while the switch is off', async () => {
    const { at, act, control } = await newbie()
    await at(11)
    expect((await act('/api/douserredpacket')).message).toBe('您还未达到领取条件，快去完成吧！')
    await control('site', { redpacket_switch: 0 })
    expect((await act('/api/douserredpacket')).message).toBe('红包已关闭')
  })
})
