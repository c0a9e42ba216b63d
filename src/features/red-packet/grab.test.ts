import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import {
  depositsOf,
  easternSpan,
  isDaily,
  isOpen,
  refuseGrab,
  rungsOf,
  SHORT,
  takenLabel,
  type Rule,
} from './grab'

const HOUR = 3600_000
const NOW = Date.UTC(2026, 0, 5, 3)
const window = (from: number | null, to: number | null): Rule => ({
  start_time: from === null ? null : NOW + from * HOUR,
  end_time: to === null ? null : NOW + to * HOUR,
  day_flow: null,
  flow_money: null,
  recharge: null,
  times: 0,
})
const press = (sendnums: number, ...rules: Rule[]) => refuseGrab({ sendnums, rules }, NOW)

it('reports first that no grab is left, at any hour', { tags: ['s2-4', 'D30'] }, () => {
  expect(press(0, window(1, 2))).toEqual({ kind: 'short', message: SHORT })
  expect(press(-3, window(-2, -1))).toEqual({ kind: 'short', message: SHORT })
})

it('has not started only while every window is ahead', { tags: 'D30' }, () => {
  expect(press(1, window(1, 3), window(5, 6))).toEqual({ kind: 'ahead' })
  expect(press(1, window(1, 3), window(-1, 1))).toBeNull()
})

it('is over only when every window is past', { tags: 'D30' }, () => {
  expect(press(1, window(-3, -1), window(-9, 0))).toEqual({ kind: 'over' })
  expect(press(1, window(-3, -1), window(1, 2))).toBeNull()
})

it('leaves it to the server inside a window, without rules, or with unreadable times', () => {
  expect(press(1, window(0, 1))).toBeNull()
  expect(press(1)).toBeNull()
  expect(press(1, window(null, null))).toBeNull()
})

it('labels the grabs taken as this window’s, or as all if there are too many for one', () => {
  const label = (acquirednum: number, sendnums: number) => takenLabel({ acquirednum, sendnums, max_times: 3 })
  expect([label(0, 3), label(2, 1), label(3, -1), label(1, 0)]).toEqual(Array(4).fill('已抢次数'))
  expect([label(7, 0), label(2, 3)]).toEqual(Array(2).fill('累计领取'))
})

it('states the daily hours only where no window says otherwise', { tags: 's2-9' }, () => {
  const day = (start: number, end: number) => window(start - 11, end - 11)
  expect([isDaily([]), isDaily([day(10, 12)])]).toEqual([true, true])
  expect([isDaily([day(10, 12), day(0, 24)]), isDaily([window(null, null)])]).toEqual([false, false])
})

const earning = (from: string, to: string, times: string): Rule => ({
  ...window(-1, 1),
  day_flow: money(from),
  flow_money: money(to),
  recharge: money(times),
})

it('reads the rungs from ranges of deposits, lowest first, and none where a rule reads otherwise', () => {
  const low = earning('1000.00', '4999.99', '1')
  const high = earning('5000.00', '9999.99', '3')
  expect(rungsOf([high, low])).toEqual([
    { from: money('1000.00'), times: 1 },
    { from: money('5000.00'), times: 3 },
  ])
  expect(rungsOf([low, earning('0', '0', '5000')])).toEqual([])
  expect(rungsOf([earning('100', '200.5', '1000.99')])).toEqual([])
})

it('a rule asks for the deposits of its rung, wherever a server writes them', { tags: 's2-3.7.1' }, () => {
  const told = { ...earning('0', '99999999.99', '5000'), times: 3 }
  expect(rungsOf([told])).toEqual([{ from: '5000', times: 3 }])
  expect(
    [told, earning('5000.00', '99999999.00', '3'), earning('1', '2', '1000.99')].map(depositsOf),
  ).toEqual(['5000', '5000.00', '1000.99'])
})

it('tells the hours of a window on US Eastern clocks too, in summer and winter', { tags: 's2-5.10' }, () => {
  const span = (month: number) => easternSpan(Date.UTC(2026, month, 5, 2), Date.UTC(2026, month, 5, 4))
  expect(span(0)).toBe('2026-01-04 21:00至2026-01-04 23:00')
  expect(span(6)).toBe('2026-07-04 22:00至2026-07-05 00:00')
})

it('is open from 10:00 to 12:00 in Beijing', { tags: 's2-9.5.2' }, () => {
  const at = (hour: number, minute = 0) => isOpen(Date.UTC(2026, 0, 5, hour, minute))
  expect([at(1, 59), at(2), at(3, 59), at(4)]).toEqual([false, true, true, false])
})
