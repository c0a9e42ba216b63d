import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { amount } from '../values/money'
import {
  codeOf,
  dateTime,
  flag,
  flagUnlessZero,
  image,
  key,
  number,
  page,
  recordOrNull,
  rows,
  text,
} from './codecs'

afterEach(() => void vi.restoreAllMocks())

it.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [null, false],
  [undefined, false],
  ['yes', false],
])('reads the flag %s as %s [D16]', (wire, on) => {
  expect(z.decode(flag, wire)).toBe(on)
})

it('reads a missing status as enabled and only zero as disabled [D16] [s1-4.2]', () => {
  expect([undefined, null, 1, '1', '', 0, '0', false].map((wire) => z.decode(flagUnlessZero, wire))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('reads and writes times without a zone as Beijing time [D27]', () => {
  const noon = Date.UTC(2026, 10, 20, 4, 0, 0)
  expect(z.decode(dateTime, '2026-11-20 12:00:00')).toBe(noon)
  expect(z.decode(dateTime, '2026-11-20T04:00:00.000000Z')).toBe(noon)
  expect(z.decode(dateTime, '')).toBeNull()
  expect(z.decode(dateTime, 'soon')).toBeNull()
  expect(z.encode(dateTime, noon)).toBe('2026-11-20 12:00:00')
})

it('reads any value as text without printing [object or null [D16]', () => {
  expect([5, null, undefined, {}, [], true, 'x'].map((wire) => z.decode(text, wire))).toEqual([
    '5',
    '',
    '',
    '',
    '',
    '',
    'x',
  ])
  expect([5, '5', '', null, {}, 'x', '1e400'].map((wire) => z.decode(number, wire))).toEqual([
    5, 5, 0, 0, 0, 0, 0,
  ])
})

it('reads the bare upload folder as no picture [D16]', () => {
  expect(z.decode(image, 'https://server.example/uploads/')).toBe('')
  expect(z.decode(image, 'https://server.example/uploads/a.png')).toBe('https://server.example/uploads/a.png')
})

it('skips a bad row of a list and reports it [D16]', () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const list = rows(z.object({ name: key, amount }))
  expect(z.decode(list, [{ name: 'a', amount: 1 }, null, { amount: 2 }, 'x', { name: 'b' }])).toEqual([
    { name: 'a', amount: '1' },
    { name: 'b', amount: null },
  ])
  expect(report).toHaveBeenCalledTimes(3)
})

it.each([null, undefined, '', {}, 'x', 5])(
  'reads %s as an empty list and an empty page [D16] [D17]',
  (wire) => {
    expect(z.decode(rows(z.object({ name: key })), wire)).toEqual([])
    expect(z.decode(page(z.object({ name: key })), wire)).toEqual({ page: 1, total: 0, data: [] })
  },
)

it('writes a page as servers do [D17]', () => {
  expect(z.encode(page(z.object({ name: key })), { page: 2, total: 21, data: [{ name: 'a' }] })).toEqual({
    current_page: 2,
    data: [{ name: 'a' }],
    last_page: 3,
    per_page: 10,
    total: 21,
  })
})

it('names numbered states, with one name for all other numbers', () => {
  const state = codeOf({ 0: 'invalid', 1: 'settled' }, 'unknown')
  expect([0, '1', 7, '', null, undefined].map((wire) => z.decode(state, wire))).toEqual([
    'invalid',
    'settled',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ])
  expect(z.encode(state, 'settled')).toBe(1)
})

it('reads a missing detail as null', () => {
  const detail = recordOrNull({ content: text })
  expect([null, '', [], undefined].map((wire) => z.decode(detail, wire))).toEqual([null, null, null, null])
})
