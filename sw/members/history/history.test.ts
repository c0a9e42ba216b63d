import { describe, expect, it } from 'vitest'
import { add, isLess, multiply, roundDown, subtract } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { money, withCents, type Money } from '@/contract/values/money'
import { DAY_MS, HOUR_MS, startOfDay } from '../../db/beijing'
import { members } from '../../db/seed/members'
import { venues } from '../../db/seed/venues'
import { rebateRate, vipLevels } from '../../db/seed/vipLevels'
import { testServer } from '../../testing/testServer'
import { closingBalance, makeHistory } from './history'
import type { SeedHistory } from './types'

const NONE = money('0')
const NOW = Date.UTC(2026, 10, 20, 6, 32, 8)
const MONTH = 30 * 86_400_000
const member = members.find(({ username }) => username === 'demo888')!
const closing = add(member.balance, ...Object.values(member.venues))
const history = makeHistory({ now: NOW, closing })

const moments = ({ bets, funds, rebates, redPackets, applications }: SeedHistory) => [
  ...bets.map((bet) => bet.bet_time),
  ...funds.map((row) => row.created_at),
  // The rebates of the last bets can be claimed later.
  ...rebates.filter(({ state }) => state === 'claimed').flatMap((row) => [row.created_at, row.updated_at]),
  ...redPackets.flatMap((packet) => [packet.created_at, packet.usetime]),
  ...applications.map((row) => row.created_at),
]
const sorted = (amounts: (string | null)[]) => amounts.toSorted((a, b) => Number(a) - Number(b))
const isRecent = (moment: number | null) => moment !== null && moment > NOW - MONTH

const amounts = (rows: SeedHistory) => [
  sorted(rows.bets.map((bet) => bet.win_loss)),
  sorted(rows.funds.map((row) => row.amount)),
  sorted(rows.rebates.map((row) => row.money)),
]

describe('makeHistory', () => {
  it('fills every record table of the last 30 days with several pages', { tags: ['s2-9', 'D38'] }, () => {
    expect(history.bets.filter((bet) => isRecent(bet.bet_time)).length).toBeGreaterThanOrEqual(120)
    for (const type of [1, 2, 3, 4]) {
      const rows = history.funds.filter((row) => row.type === type && isRecent(row.created_at))
      expect(rows.length, `funds type ${type}`).toBeGreaterThanOrEqual(25)
    }
    expect(history.rebates.filter((row) => isRecent(row.created_at)).length).toBeGreaterThanOrEqual(25)
  })

  it('is the same at any time except for its dates', () => {
    expect(makeHistory({ now: NOW, closing })).toEqual(history)
    const later = makeHistory({ now: NOW + 11 * 3_600_000 + 4_321_000, closing })
    expect(amounts(later)).toEqual(amounts(history))
    expect(makeHistory({ now: NOW, closing, seed: 1 }).bets).not.toEqual(history.bets)
  })

  it('has no row in the future, even just after midnight in Beijing', { tags: 'D27' }, () => {
    for (const now of [NOW, Date.UTC(2026, 10, 19, 16, 0, 40)]) {
      for (const moment of moments(makeHistory({ now, closing }))) expect(moment).toBeLessThanOrEqual(now)
    }
  })

  it('ends exactly at the sum of the wallets, by one plausible withdrawal', { tags: 'D37' }, () => {
    expect(closingBalance(history)).toBe(add(closing))
    const balancing = history.funds.find((row) => row.type === 2 && row.out_trade_no.endsWith('1888'))
    expect(isLess(balancing?.amount ?? NONE, money('100'))).toBe(false)
    expect(isLess(money('10000'), balancing?.amount ?? NONE)).toBe(false)
  })

  it('has the last days’ rebates unclaimed and nothing under review', { tags: 'D39' }, () => {
    expect(history.rebates.some(({ state }) => state === 'pending')).toBe(true)
    expect(history.funds.some(({ type, state }) => type < 3 && state === 1)).toBe(false)
  })

  it('files bets, transfers and rebates under existing venues, with unique numbers', () => {
    const codes = new Set(venues.map(({ platname }) => platname))
    for (const { venue } of [...history.bets, ...history.rebates]) expect(codes).toContain(venue)
    for (const row of history.funds) expect(row.type < 3 ? row.venue === '' : codes.has(row.venue)).toBe(true)
    const numbers = history.funds.flatMap(({ out_trade_no }) => (out_trade_no === '' ? [] : [out_trade_no]))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(history.bets.map((bet) => bet.bet_id)).size).toBe(history.bets.length)
  })
})

describe('the past of demo888 agrees with the rules:', () => {
  const paid = history.funds.filter(({ type, state, isBonus }) => type === 1 && state === 2 && !isBonus)
  const bonuses = history.funds.filter(({ isBonus }) => isBonus)
  const settled = history.bets.filter(({ status }) => status === 'settled')
  const total = (amounts: (Money | null)[]) => add(...amounts.map((amount) => amount ?? NONE))
  /** Deposits and turnover up to a moment. */
  const figuresAt = (at: number) => [
    total(paid.filter((row) => (row.created_at ?? 0) < at).map((row) => row.amount)),
    total(settled.filter((bet) => (bet.bet_time ?? 0) < at).map((bet) => bet.bet_amount)),
  ]
  const reaches = (level: number, [recharge = NONE, flow = NONE]: Money[]) => {
    const { recharge: most, flow: turnover } = vipLevels[level]!
    return !isLess(recharge, most ?? NONE) && !isLess(flow, turnover ?? NONE)
  }

  it('deposits and turnover are the member’s own figures', { tags: 's2-2' }, () => {
    expect(figuresAt(Infinity)).toEqual([add(member.paysum), add(member.flow)])
  })

  it('each level was reached the day before it began, and no more is reached', { tags: 's1-4.6' }, () => {
    expect(history.rises).toHaveLength(member.vip)
    for (const [index, at] of history.rises.entries()) {
      expect(at).toBe(startOfDay(at))
      expect(reaches(index + 1, figuresAt(at))).toBe(true)
      expect(reaches(index + 1, figuresAt(at - DAY_MS))).toBe(false)
    }
    expect(reaches(member.vip + 1, figuresAt(Infinity))).toBe(false)
  })

  it('rebates are the bets’ stakes at the rate of the level at the time', () => {
    const levelAt = (at: number) => history.rises.filter((rise) => rise <= at).length
    const earned = settled.map(({ bet_amount, bet_time, category }) =>
      multiply(bet_amount ?? NONE, rebateRate(levelAt(bet_time ?? 0), category)),
    )
    expect(total(history.rebates.map((row) => row.money))).toBe(roundDown(add(...earned)))
    for (const { created_at, state, updated_at } of history.rebates) {
      expect(formatDateTime(created_at)).toMatch(/ 15:00:00$/)
      expect(updated_at === null).toBe(state === 'pending')
    }
  })

  it('red packets were earned by the deposits of their window', () => {
    expect(history.redPackets.length).toBeGreaterThan(3)
    for (const { money: earning, redpacketmoney, usetime } of history.redPackets) {
      const today = startOfDay(usetime ?? 0)
      expect(formatDateTime(usetime)).toMatch(/ 1[01]:/)
      const [before, after] = [figuresAt(today - 12 * HOUR_MS)[0]!, figuresAt(today + 10 * HOUR_MS)[0]!]
      expect(earning).toBe(subtract(after, before))
      expect(isLess(earning ?? NONE, money('100'))).toBe(false)
      expect(Number(redpacketmoney)).toBeGreaterThanOrEqual(1)
      expect(Number(redpacketmoney)).toBeLessThanOrEqual(28.88)
    }
  })

  it('every bonus belongs to an approved application or a level, and none is missing', () => {
    const approved = history.applications.filter(({ state }) => state === 'approved')
    expect(sorted(bonuses.map(({ amount }) => amount))).toEqual(
      sorted([...approved.map(({ bonus = null }) => bonus), money('18'), money('68'), money('188')]),
    )
    for (const { created_at, bonus } of approved)
      expect(bonuses).toContainEqual(
        expect.objectContaining({ amount: bonus, created_at: (created_at ?? 0) + 60_000 }),
      )
    const keys = history.applications.map(({ activityid, span }) => `${activityid} ${span}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('no week of live bets earned the weekly rebate', () => {
    const live = settled.filter(({ category }) => category === 'realbet')
    for (const { bet_time } of live) {
      const week = live.filter((bet) => Math.abs((bet.bet_time ?? 0) - (bet_time ?? 0)) < 7 * DAY_MS)
      const half = week.filter((bet) => (bet.bet_time ?? 0) <= (bet_time ?? 0))
      expect(isLess(total(half.map((bet) => bet.bet_amount)), money('10000'))).toBe(true)
    }
  })

  it('the open bets settle when their matches are over, with turnover and rebate', async () => {
    const test = testServer()
    const demo = await test.as('demo888')
    type Bet = { bet_id: string; status: number; playmemo: string; bet_amount: string }
    const bets = async (date: number) =>
      (await demo.data<{ data: Bet[] }>('/api/betrecord', { date, page: 1, api_type: 'SB' })).data
    const flow = async () => (await demo.data<{ flow: string }>('/api/user')).flow
    const before = await flow()
    const open = (await bets(1)).filter(({ status }) => status === 2)
    expect(open.length).toBeGreaterThan(0)
    await test.clock(3 * HOUR_MS)
    const data = await bets(4)
    const after = open.map(({ bet_id }) => data.find((bet) => bet.bet_id === bet_id)!)
    for (const { status, playmemo } of after) {
      expect([0, 1]).toContain(status)
      expect(playmemo).toMatch(status === 0 ? /赛事取消$/ : / \d+:\d+$/)
    }
    const counted = after.filter(({ status }) => status === 1).map((bet) => money(bet.bet_amount))
    expect(await flow()).toBe(withCents(add(money(before), ...counted)))
    expect((await test.state()).wallets.every(({ balanced }) => balanced)).toBe(true)
  })
})
