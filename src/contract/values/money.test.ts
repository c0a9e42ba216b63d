import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { add, isLess, multiply, percentOf, roundDown, subtract, toUsdt } from './arithmetic'
import { amount, money, readTypedAmount, toMoney, type Money } from './money'

it.each([
  ['1234.50', '1234.50'],
  [1234.5, '1234.5'],
  ['1,234.50', '1234.50'],
  ['007.5', '7.5'],
  ['-0.00', '0.00'],
  [0, '0'],
  [0.1 + 0.2, '0.3'],
  ['', null],
  [null, null],
  ['abc', null],
  ['1e5', null],
  [Number.NaN, null],
])('reads the response amount %s as %s', (wire, read) => {
  expect(z.decode(amount, wire)).toBe(read)
})

it('writes amounts exactly, with cents', { tags: 'D26' }, () => {
  expect(z.encode(amount, money('1234.5'))).toBe('1234.50')
  expect(z.encode(amount, money('0.125'))).toBe('0.125')
  expect(z.encode(amount, null)).toBe('')
})

it.each([
  ['100', '100'],
  ['0.5', '0.5'],
  ['１００', '100'],
  ['１２３．５', '123.5'],
  ['123。5', '123.5'],
  ['999999999.99', '999999999.99'],
])('reads the typed amount %j as %s', (typed, read) => {
  expect(readTypedAmount(typed)).toBe(read)
})

it.each(['', '0', '-1', '1e3', '01', '1.', '.5', '1.234', '٣', '1,000', '9999999999', '0x10'])(
  'refuses the typed amount %j',
  (typed) => {
    expect(readTypedAmount(typed)).toBeNull()
  },
)

it('calculates exactly where floating point does not', { tags: 'D26' }, () => {
  expect(toUsdt(money('1745'), money('6.98'))).toBe('250')
  expect(subtract(money('10'), money('0.8'))).toBe('9.2')
  expect(
    Array.from({ length: 1000 }, () => money('0.1')).reduce((sum, next) => add(sum, next), money('0')),
  ).toBe('100')
  expect(multiply(money('100'), money('0.008'))).toBe('0.8')
  expect(isLess(money('9.99'), money('10'))).toBe(true)
})

it('rounds down, never up', { tags: ['s2-5.5', 'D26'] }, () => {
  expect(toUsdt(money('100'), money('7.2'))).toBe('13.88')
  expect(roundDown(money('9.999'))).toBe('9.99')
  expect(toUsdt(money('100'), money('0'))).toBeNull()
  expect(toUsdt(money('100'), null)).toBeNull()
})

it('clamps percentages to 0–100, with 0 for missing values', { tags: 's2-2.4' }, () => {
  expect(percentOf(money('50'), money('200'))).toBe(25)
  expect(percentOf(money('300'), money('200'))).toBe(100)
  expect(percentOf(money('0'), money('200'))).toBe(0)
  expect(percentOf(money('5'), null)).toBe(0)
  expect(percentOf(toMoney('0.5') as Money, money('100'))).toBe(1)
})
