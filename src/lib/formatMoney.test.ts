import { describe, expect, it } from 'vitest'
import { formatLimit, formatMoney } from './formatMoney'

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['1234.5', '1,234.50'],
    ['1234567.891', '1,234,567.89'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
    ['99999999999999999.99', '99,999,999,999,999,999.99'],
  ])('shows %s as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  it('shows an unknown amount as --', { tags: 'D26' }, () => {
    expect(formatMoney(null)).toBe('--')
    expect(formatMoney(undefined)).toBe('--')
    expect(formatMoney('')).toBe('--')
  })
})

it.each([
  ['99999999.99', '不限'],
  ['9999999', '不限'],
  ['9999.99', '9,999.99'],
  ['9999990', '9,999,990.00'],
  ['0', '0.00'],
  [null, '--'],
])('shows the limit %s as %s', { tags: 's2-2.20' }, (amount, shown) => {
  expect(formatLimit(amount)).toBe(shown)
})
