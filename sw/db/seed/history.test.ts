import { describe, expect, it } from 'vitest'
import { add, isLess } from '@/contract/arithmetic'
import { money } from '@/contract/money'
import { closingBalance, makeHistory } from './history'
import { members } from './members'
import type { SeedHistory } from './types'
import { venues } from './venues'

const NOW = Date.UTC(2026, 10, 20, 6, 32, 8)
const MONTH = 30 * 86_400_000
const member = members.find(({ username }) => username === 'demo888')!
const closing = add(member.balance, ...Object.values(member.venues))
const history = makeHistory({ now: NOW, closing })

const moments = ({ bets, funds, rebates, redPackets, applications }: SeedHistory) => [
  ...bets.map((bet) => bet.bet_time),
  ...funds.map((row) => row.created_at),
  ...rebates.flatMap((row) => [row.created_at, row.updated_at]),
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
  it('fills every record table of the last 30 days with several pages [s2-9] [D38]', () => {
    expect(history.bets.filter((bet) => isRecent(bet.bet_time)).length).toBeGreaterThanOrEqual(120)
    for (const type of [1, 2, 3, 4]) {
      const rows = history.funds.filter((row) => row.type === type && isRecent(row.created_at))
      expect(rows.length, `funds type ${type}`).toBeGreaterThanOrEqual(25)
    }
    expect(history.rebates.filter((row) => isRecent(row.created_at)).length).toBeGreaterThanOrEqual(25)
  })

  it('has fewer rows in the previous eleven months', () => {
    const earlier = history.bets.filter((bet) => !isRecent(bet.bet_time)).length
    expect(earlier).toBeGreaterThan(50)
    expect(earlier).toBeLessThan(150)
    expect(history.redPackets.length).toBeGreaterThan(3)
  })

  it('is the same at any time except for its dates', () => {
    expect(makeHistory({ now: NOW, closing })).toEqual(history)
    const later = makeHistory({ now: NOW + 11 * 3_600_000 + 4_321_000, closing })
    expect(amounts(later)).toEqual(amounts(history))
    expect(makeHistory({ now: NOW, closing, seed: 1 }).bets).not.toEqual(history.bets)
  })

  it('has no row in the future, even just after midnight in Beijing [D27]', () => {
    for (const now of [NOW, Date.UTC(2026, 10, 19, 16, 0, 40)]) {
      for (const moment of moments(makeHistory({ now, closing }))) expect(moment).toBeLessThanOrEqual(now)
    }
  })

  it('ends exactly at the sum of the wallets, with a plausible first deposit [D37]', () => {
    expect(closingBalance(history)).toBe(add(closing))
    const first = history.funds.findLast((row) => row.type === 1)?.amount ?? money('0')
    expect(isLess(first, money('100'))).toBe(false)
    expect(isLess(money('10000'), first)).toBe(false)
  })

  it('adds up to the seeded paysum [s2-2]', () => {
    const deposits = history.funds.filter((row) => row.type === 1 && row.state === 2)
    expect(add(...deposits.map((row) => row.amount ?? money('0')))).toBe(add(member.paysum))
  })

  it('leaves yesterday’s rebates pending and nothing under review [D39]', () => {
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
