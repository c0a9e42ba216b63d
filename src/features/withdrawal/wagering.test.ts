import { expect, it, vi } from 'vitest'
import { add } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import type { Transaction } from '@/contract/records'
import { sourcesOf } from './wagering'

let minute = 60
const row = (pay_way: string, amount: string, state = 2): Transaction => ({
  created_at: Date.UTC(2026, 10, 22) + (minute -= 1) * 60_000,
  out_trade_no: '1',
  pay_way,
  api_type: '',
  amount: money(amount),
  state,
  updated_at: null,
})
const RULES = [
  { title: '深海捕鱼挑战赛', turnover: '礼金 × 3倍，限捕鱼场馆' },
  { title: '首存礼金', turnover: '（首存金额 + 礼金）× 1倍' },
]
const held = (missing: string, rows: Transaction[]) => {
  const { sources, other, percent } = sourcesOf(money(missing), rows, RULES)
  expect(add(other, ...sources.map(({ holds }) => holds))).toBe(money(missing))
  return { held: sources.map(({ name, holds }) => `${name} ${holds}`), other, percent }
}

it('the newest deposits and gifts hold what is missing, each at most what it asks for', () => {
  const rows = [row('活动礼金 · 首存礼金', '100.5'), row('支付宝', '200'), row('微信', '5000')]
  expect(held('320', rows)).toEqual({
    held: ['首存礼金 100.5', '存款 · 支付宝 200', '存款 · 微信 19.5'],
    other: '0',
    percent: 94,
  })
  expect(held('60', rows)).toEqual({ held: ['首存礼金 60'], other: '0', percent: 40 })
})

it('a gift asks for the multiple of its promotion, with its line of terms', { tags: 'D67' }, () => {
  const rows = [row('活动礼金 · 深海捕鱼挑战赛', '38'), row('活动礼金 · 别的', '10')]
  expect(held('124', rows)).toEqual({ held: ['深海捕鱼挑战赛 114', '别的 10'], other: '0', percent: 0 })
  expect(sourcesOf(money('1'), rows, RULES).sources[0]?.rule).toBe('礼金 × 3倍，限捕鱼场馆')
})

it('what the records don’t explain stays apart; rejected orders and commission ask for nothing', () => {
  const rows = [
    row('支付宝', '100', 3),
    row('微信', '70', 1),
    row('代理佣金 · 2026-10', '900'),
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
