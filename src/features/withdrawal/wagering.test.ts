import { expect, it, vi } from 'vitest'
import type { Transaction } from '@/contract/records'
import { add } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { sourcesOf } from './wagering'

let minute = 60
const row = (
  pay_way: string,
  amount: string,
  { state = 2, turnover }: { state?: number; turnover?: string } = {},
): Transaction => ({
  created_at: Date.UTC(2026, 10, 22) + (minute -= 1) * 60_000,
  out_trade_no: '1',
  pay_way,
  api_type: '',
  amount: money(amount),
  state,
  updated_at: null,
  turnover: turnover === undefined ? null : money(turnover),
})
const held = (missing: string, rows: Transaction[]) => {
  const { sources, other, percent } = sourcesOf(money(missing), rows)
  expect(add(other, ...sources.map(({ holds }) => holds))).toBe(money(missing))
  return { held: sources.map(({ name, holds }) => `${name} ${holds}`), other, percent }
}

it('the newest deposits and gifts hold what is missing, each at most what it asks for', () => {
  const rows = [
    row('活动礼金 · 首存礼金', '100.5', { turnover: '100.5' }),
    row('支付宝', '200'),
    row('微信', '5000'),
  ]
  expect(held('320', rows)).toEqual({
    held: ['活动礼金 · 首存礼金 100.5', '存款 · 支付宝 200', '存款 · 微信 19.5'],
    other: '0',
    percent: 94,
  })
  expect(held('60', rows)).toEqual({ held: ['活动礼金 · 首存礼金 60'], other: '0', percent: 40 })
})

it('a gift asks for the turnover that the server sends with it', { tags: 'D67' }, () => {
  const rows = [row('活动礼金 · 深海捕鱼挑战赛', '38', { turnover: '114' }), row('支付宝', '10')]
  expect(held('120', rows)).toEqual({
    held: ['活动礼金 · 深海捕鱼挑战赛 114', '存款 · 支付宝 6'],
    other: '0',
    percent: 3,
  })
})

it('where the server doesn’t say what a gift asks for, older rows aren’t said to hold any', () => {
  const rows = [row('微信', '50'), row('活动礼金 · 首存礼金', '10'), row('支付宝', '500')]
  expect(held('80', rows)).toEqual({ held: ['存款 · 微信 50'], other: '30', percent: 0 })
})

it('what the records don’t explain stays apart; rejected orders and commission ask for nothing', () => {
  const rows = [
    row('支付宝', '100', { state: 3 }),
    row('微信', '70', { state: 1 }),
    row('代理佣金 · 2026-10', '900', { turnover: '0' }),
    row('支付宝', '30'),
  ]
  expect(held('50', rows)).toEqual({ held: ['存款 · 支付宝 30'], other: '20', percent: 0 })
})

it('nothing missing is all done', { tags: 'D67' }, () => {
  expect(held('0', [row('支付宝', '30')])).toEqual({ held: [], other: '0', percent: 100 })
})

it.each([
  ['', '', true],
  ['https://a.example', '', false],
  ['https://a.example', 'remaining', true],
])(
  'with the lines "%s" and VITE_WAGERING "%s" the figure is the missing turnover: %s',
  async (lines, setting, known) => {
    vi.stubEnv('VITE_API_BASE', lines)
    vi.stubEnv('VITE_WAGERING', setting)
    vi.resetModules()
    const { isRemaining } = await import('./wagering')
    vi.unstubAllEnvs()
    expect(isRemaining).toBe(known)
  },
)
