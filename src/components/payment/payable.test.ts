import { expect, it } from 'vitest'
import { hours } from '@/lib/durations'
import { payableFor } from './payable'

const created_at = Date.UTC(2026, 6, 1)
const order = { out_trade_no: '1', created_at, state: 1 }

it('a pending deposit is payable for one hour from its creation', { tags: ['D69', 's2-9'] }, () => {
  expect(payableFor(order, created_at)).toBe(hours(1))
  expect(payableFor(order, created_at + hours(1) - 1)).toBe(1)
  expect(payableFor(order, created_at + hours(1))).toBe(0)
  expect(payableFor(order, created_at + hours(48))).toBe(0)
})

it('a deposit that is decided, or lacks a number or a time, is not payable', { tags: 'D69' }, () => {
  for (const patch of [
    { state: 2 },
    { state: 3 },
    { state: null },
    { out_trade_no: '' },
    { created_at: null },
  ])
    expect(payableFor({ ...order, ...patch }, created_at)).toBe(0)
})
