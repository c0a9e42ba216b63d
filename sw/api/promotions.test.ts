import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { DAY_MS, HOUR_MS, startOfDay, startOfWeek } from '../db/beijing'
import { createStore } from '../db/open'
import { promotionRules } from '../db/seed/promotionRules'
import { promotions } from '../db/seed/promotions'
import { PROMOTIONS } from '../server/texts'
import { testServer } from '../testing/testServer'
import { texts } from '../texts/texts'

type Row = { activity_name: string; state: number }

describe('promotions', () => {
  it('come in pages of ten, by kind or all', { tags: 's1-2' }, async () => {
    const { call } = testServer()
    const page = async (type: string, number: number) =>
      (await call('/api/activitylist', { type, page: number })).data as {
        data: { id: string; type: string }[]
        total: number
      }
    const first = await page('', 1)
    expect(first.data).toHaveLength(10)
    expect((await page('', 2)).data[0]?.id).not.toBe(first.data[0]?.id)
    expect((await page('2', 1)).data.every(({ type }) => type === '2')).toBe(true)
    expect((await page('', 99)).data).toEqual([])
  })

  it.each([
    ['周末赛事加赠', '2026-11-23', '2026-11-28', '2026-11-29'],
    ['周末赛事加赠', '2026-11-29', '2026-11-28', '2026-11-29'],
    ['深海捕鱼挑战赛', '2026-11-30', '2026-12-01', '2026-12-16'],
    ['月度红包 每月两次', '2026-11-16', '2026-11-16', '2026-11-16'],
    ['月度红包 每月两次', '2026-12-17', '2027-01-01', '2027-01-01'],
  ])('on some days only, such as %s on %s, say when: %s to %s', async (title, day, from, to) => {
    const { call, clock } = testServer()
    await clock(Date.parse(`${day}T12:00:00+08:00`) - Date.now())
    const pages = await Promise.all([1, 2].map((page) => call('/api/activitylist', { type: '', page })))
    const rows = pages.flatMap(({ data }) => (data as { data: { title: string }[] }).data)
    expect(rows.find((row) => row.title === title)).toMatchObject({
      starts_at: `${from} 00:00:00`,
      ends_at: `${to} 23:59:59`,
    })
  })

  it('have detail texts; an unknown id is null', async () => {
    const { call } = testServer()
    expect((await call('/api/activitydeatil', { id: '1' })).data).toMatchObject({
      id: '1',
      can_apply: 1,
      content: expect.stringContaining('<'),
    })
    expect((await call('/api/activitydeatil', { id: 99999 })).data).toBeNull()
  })

  it('state the maximum of their rules in their texts', () => {
    for (const { id } of promotions) {
      const rule = promotionRules[id]
      if (!rule) continue
      const content = texts[PROMOTIONS]?.[id]?.content ?? ''
      const [, gives, most] = rule.steps.at(-1)!
      const benefit = /优惠内容：<\/strong>([^<]+)/.exec(content)?.[1] ?? ''
      expect(benefit.replaceAll(',', ''), id).toContain(String(rule.isAutomatic ? gives : (most ?? gives)))
    }
  })
})

/** A member without history, and the demo clock. */
async function newbie() {
  const test = testServer()
  const read = await test.as('newbie1')
  const { clock } = test
  const apply = (activityid: string | number, amount?: string) =>
    read.act('/api/doactivityapply', { activityid, ...(amount === undefined ? {} : { amount }) })
  const states = async () =>
    (await read.data<{ data: Row[] }>('/api/activityApplyLog')).data.map(({ state }) => state)
  const bonuses = async () =>
    (await test.state()).entries.filter(({ kind }) => kind === 'bonus').map(({ amount }) => amount)
  /** Deposits and waits for the approval. */
  const deposit = async (amount: number) => {
    await read.act('/api/recharge', { paytype: 'wxpay', amount })
    await clock(21_000)
  }
  return { ...test, read, act: read.act, apply, states, bonuses, deposit }
}

describe('applications', () => {
  it('for the first deposit pay a bonus after a minute, with its turnover', { tags: 'D39' }, async () => {
    const { read, apply, clock, states, bonuses, deposit } = await newbie()
    await deposit(1000)
    expect(await apply(1)).toMatchObject({ code: 200, message: '申请成功，请等待审核' })
    expect(await apply('1')).toMatchObject({ code: 202, message: '您已申请过该优惠，请耐心等待审核' })
    await clock(80_000)
    expect([await states(), await bonuses()]).toEqual([[1], []])
    await clock(82_000)
    expect((await read('/api/balance')).data).toMatchObject({ balance: '1888.00' })
    expect((await read('/api/balance')).data).toMatchObject({ balance: '1888.00' })
    expect([await states(), await bonuses()]).toEqual([[2], ['888']])
    expect((await read('/api/getBetAmount')).data).toEqual({ bet_amount: '1888.00' })
    const funds = (await read('/api/gettransrecord', { date: 4, type: 1, page: 1, api_type: '' })).data
    expect(funds).toMatchObject({
      data: [{ pay_way: '活动礼金 · 首存礼金 最高888元', amount: '888.00', state: 2 }, {}],
    })
    const [{ out_trade_no } = { out_trade_no: '' }] = (funds as { data: { out_trade_no: string }[] }).data
    expect((await read('/api/payinfo', { deposit_no: out_trade_no })).message).toBe('未找到订单')
    expect((await read('/api/noticeList', { page: 1 })).data).toMatchObject({
      data: [
        { title: '礼金到账通知', content: expect.stringContaining('“首存礼金 最高888元”礼金888元已派发') },
      ],
    })
    expect(await apply(1)).toMatchObject({ code: 202, message: '您已领取过本期优惠，不可重复申请' })
    expect((await read('/api/user')).data).toMatchObject({ paysum: '1000.00' })
  })

  it('of a member without anything for them are refused with the reason', async () => {
    const { apply, states } = await newbie()
    for (const [id, message] of [
      ['none', '没有符合条件的优惠'],
      ['16', '该优惠已结束'],
      ['3', '该优惠自动派发，无需申请'],
      ['1', '您还没有成功的首次存款'],
      ['6', '您今日还没有成功的存款'],
      ['5', '请先在个人资料中填写出生日期'],
      ['8', '未达到活动条件：连胜局数为0，需要5局'],
      ['15', '未达到活动条件：已完善资料为0，需要4项'],
    ] as const)
      expect(await apply(id)).toMatchObject({ status: 200, code: 202, message })
    expect(await states()).toEqual([])
  })

  it('are announced by can_apply, by the member’s own case, with the reason in the detail', async () => {
    const { call, control, read, apply, clock, deposit } = await newbie()
    type Told = { id: string; can_apply: number; memo: string }
    const told = async (id: string, reader: (path: string, body: object) => Promise<unknown> = read.data) => {
      const { can_apply, memo } = (await reader('/api/activitydeatil', { id })) as Told
      const { data } = (await reader('/api/activitylist', { type: '1', page: 1 })) as { data: Told[] }
      expect(data.find((row) => row.id === id)?.can_apply).toBe(can_apply)
      return [can_apply, /申请提示：<\/strong>([^<]+)/.exec(memo)?.[1]]
    }
    expect(await told('1')).toEqual([0, '您还没有成功的首次存款'])
    expect(await told('1', async (path, body) => (await call(path, body)).data)).toEqual([1, undefined])
    await deposit(1000)
    expect(await told('1')).toEqual([1, undefined])
    await apply('1')
    expect(await told('1')).toEqual([0, '您已申请过该优惠，请耐心等待审核'])
    await clock(82_000)
    expect(await told('1')).toEqual([0, '您已领取过本期优惠，不可重复申请'])
    await control('member', { username: 'newbie1', isblack: 1 })
    expect(await told('1')).toEqual([1, undefined])
  })

  it('may ask for less than the rule gives, not for more; .13 is rejected with a message', async () => {
    const { apply, clock, states, bonuses, deposit, read } = await newbie()
    await deposit(500)
    expect(await apply(1, '500.01')).toMatchObject({ code: 202, message: '最多可申请500元' })
    expect((await apply(1, '8.13')).code).toBe(200)
    await clock(82_000)
    expect([await states(), await bonuses()]).toEqual([[3], []])
    expect((await read('/api/noticeList', { page: 1 })).data).toMatchObject({
      data: [{ title: '活动申请结果' }],
    })
    expect((await apply(1, '300')).code).toBe(200)
    await clock(143_000)
    expect(await bonuses()).toEqual(['300'])
  })

  it('decided by a tester pay once', async () => {
    const { apply, bonuses, deposit, control, state, clock } = await newbie()
    await deposit(500)
    await apply(1)
    const decision = { id: (await state()).applications[0]?.id, approve: true }
    expect((await control('application', decision)).code).toBe(200)
    expect((await control('application', decision)).code).toBe(404)
    await clock(200_000)
    expect(await bonuses()).toEqual(['500'])
  })

  it('are paid once per span: the day’s first deposit can be applied for every day', async () => {
    const { apply, act, clock, bonuses } = await newbie()
    for (const day of [1, 2]) {
      const begins = startOfDay(Date.now()) + day * DAY_MS - Date.now()
      await clock(begins)
      await act('/api/recharge', { paytype: 'wxpay', amount: 1000 })
      await clock(begins + 21_000)
      expect((await apply(6)).code).toBe(200)
      expect((await apply(6)).code).toBe(202)
      await clock(begins + 82_000)
    }
    expect(await bonuses()).toEqual(['50', '50'])
  })
})

it('the weekly live rebate is paid by itself on Monday at 15:00', async () => {
  const { databaseName, clock, read, bonuses } = await newbie()
  const tx = await createStore(databaseName).begin()
  const monday = startOfWeek(Date.now())
  const bet = { username: 'newbie1', Code: '百家乐', playname: '庄', playmemo: '', api_type: 'AG' }
  for (const n of [1, 2])
    void tx.objectStore('bets').add({
      ...bet,
      bet_id: `B${n}`,
      bet_time: monday + n,
      category: 'realbet',
      bet_amount: money('10000'),
      win_loss: money('-10000'),
      status: 'settled',
    })
  await tx.done
  const paidAt = monday + 7 * DAY_MS + 15 * HOUR_MS
  for (const [at, paid] of [
    [paidAt - 2000, []],
    [paidAt + 2000, ['20']],
    [paidAt + 7 * DAY_MS, ['20']],
  ] as const) {
    await clock(at - Date.now())
    await read('/api/balance')
    expect(await bonuses()).toEqual(paid)
  }
})
