import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import type { OwnLimits, Rule, RuleName } from '@/state/playLimits'
import {
  changedRule,
  depositRefusal,
  lossRefusal,
  lossSpan,
  roomsOf,
  sumInForce,
  usedIn,
  waitingRaise,
} from './rules'

const HOUR = 3600_000
/** Noon on a Sunday in Beijing. */
const NOW = Date.parse('2026-11-22T12:00:00+08:00')
const rule = (sum: string | null, next?: Rule['next']): Rule => (next ? { sum, next } : { sum })
const own = (rules: Partial<Record<RuleName, Rule>>): OwnLimits => ({
  rules: {
    depositDay: rule(null),
    depositWeek: rule(null),
    lossDay: rule(null),
    lossWeek: rule(null),
    ...rules,
  },
  pausedUntil: 0,
  remindEvery: 30,
})
const DEPOSITS = ['depositDay', 'depositWeek'] as const
const LOSSES = ['lossDay', 'lossWeek'] as const

describe('a changed limit', () => {
  it.each([
    ['a first one', null, '500'],
    ['a lower one', '500', '499.99'],
    ['the same', '500', '500.00'],
  ])('applies at once: %s', (_, before, wanted) => {
    expect(changedRule(rule(before), money(wanted), NOW)).toEqual(rule(wanted))
  })

  it.each([
    ['a higher one', '1000'],
    ['none', null],
  ])('applies after 24 hours: %s', (_, wanted) => {
    const changed = changedRule(rule('500'), wanted === null ? null : money(wanted), NOW)
    expect(changed).toEqual(rule('500', { sum: wanted, from: NOW + 24 * HOUR }))
    expect(sumInForce(changed, NOW + 24 * HOUR - 1)).toBe('500')
    expect(waitingRaise(changed, NOW)?.sum).toBe(wanted)
    expect(sumInForce(changed, NOW + 24 * HOUR)).toBe(wanted)
    expect(waitingRaise(changed, NOW + 24 * HOUR)).toBeNull()
  })

  it('cancels a pending raise when the limit is lowered', { tags: 'D74' }, () => {
    const waiting = rule('500', { sum: '1000', from: NOW + HOUR })
    expect(changedRule(waiting, money('400'), NOW)).toEqual(rule('400'))
  })
})

describe('what a limit leaves', () => {
  const today = { at: NOW - HOUR, amount: money('300.10') }
  const monday = { at: Date.parse('2026-11-16T00:00:00+08:00'), amount: money('0.2') }
  const before = { at: monday.at - 1, amount: money('9999') }

  it('is exact per Beijing day and week, smallest first', { tags: ['D74', 'D26'] }, () => {
    const limits = own({ depositDay: rule('500'), depositWeek: rule('400') })
    expect(roomsOf(limits, DEPOSITS, usedIn([today, monday, before], NOW), NOW)).toEqual([
      { name: 'depositWeek', left: '99.7', until: Date.parse('2026-11-23T00:00:00+08:00') },
      { name: 'depositDay', left: '199.9', until: Date.parse('2026-11-23T00:00:00+08:00') },
    ])
  })

  it('counts a row without a time as now', { tags: 'D74' }, () => {
    const rooms = roomsOf(
      own({ depositDay: rule('500') }),
      DEPOSITS,
      usedIn([{ at: null, amount: money('600') }], NOW),
      NOW,
    )
    expect(rooms[0]?.left).toBe('0')
  })

  it('refuses a deposit above it, and says what is left, until when and where to look', () => {
    const rooms = roomsOf(own({ depositDay: rule('500') }), DEPOSITS, usedIn([today], NOW), NOW)
    expect(depositRefusal(money('199.90'), rooms)).toBeNull()
    expect(depositRefusal(money('199.91'), rooms)).toBe(
      '您设置的每日存款限额还可存199.90元，11-23 00:00后恢复，可到“理性娱乐”修改',
    )
  })

  it('names a pending raise that takes effect before the end of the day', { tags: 'D74' }, () => {
    const limits = own({ depositDay: rule('300', { sum: '900', from: NOW + HOUR }) })
    expect(depositRefusal(money('1'), roomsOf(limits, DEPOSITS, usedIn([today], NOW), NOW))).toBe(
      '您设置的每日存款限额已用完，11-22 13:00后恢复，可到“理性娱乐”修改',
    )
  })

  it('refuses games once the net loss is reached, and wins offset losses', { tags: 'D74' }, () => {
    const won = { at: NOW, amount: money('-100') }
    const limits = own({ lossDay: rule('300.10') })
    expect(lossRefusal(roomsOf(limits, LOSSES, usedIn([today], NOW), NOW))).toBe(
      '已达到您设置的每日净输限额，11-23 00:00前不再打开游戏，可到“理性娱乐”修改',
    )
    expect(lossRefusal(roomsOf(limits, LOSSES, usedIn([today, won], NOW), NOW))).toBeNull()
  })

  it('asks for the week’s bets only where a weekly limit needs them', { tags: 'D74' }, () => {
    expect(lossSpan(own({ lossDay: rule('1') }), NOW)).toBe('day')
    expect(lossSpan(own({ lossWeek: rule('1') }), NOW)).toBe('week')
  })
})
