import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { amount } from '../values/money'
import {
  codeOf,
  dateTime,
  flag,
  flagUnlessZero,
  html,
  id,
  image,
  key,
  number,
  page,
  record,
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
])('reads the flag %s as %s', (wire, on) => {
  expect(z.decode(flag, wire)).toBe(on)
})

it('reads a missing status as enabled and only zero as disabled', { tags: ['D16', 's1-4.2'] }, () => {
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

it('reads any value as text without printing [object or null', { tags: 'D16' }, () => {
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

it('reads the bare upload folder as no picture', { tags: 'D16' }, () => {
  expect(z.decode(image, 'https://server.example/uploads/')).toBe('')
  expect(z.decode(image, 'https://server.example/uploads/a.png')).toBe('https://server.example/uploads/a.png')
})

it('skips a bad row of a list and reports it', { tags: 'D16' }, () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const list = rows(z.object({ name: key, amount }))
  expect(z.decode(list, [{ name: 'a', amount: 1 }, null, { amount: 2 }, 'x', { name: 'b' }])).toEqual([
    { name: 'a', amount: '1' },
    { name: 'b', amount: null },
  ])
  expect(report).toHaveBeenCalledTimes(3)
})

it.each([null, undefined, '', []])('reads %j as an empty list and an empty page', { tags: 'D16' }, (wire) => {
  expect(z.decode(rows(z.object({ name: key })), wire)).toEqual([])
  expect(z.decode(page(z.object({ name: key })), wire)).toMatchObject({ page: 1, total: 0, data: [] })
})

it.each([{}, { a: 1 }, { 0: null, a: 1 }, 'x', '[]', 5, 0, true, false])(
  'refuses %j as a list and as a page, which an outage must not look like',
  (wire) => {
    const row = z.object({ name: key })
    for (const list of [rows(row), page(row)]) expect(z.safeDecode(list, wire).success).toBe(false)
    expect(z.safeDecode(page(row), { total: 7, data: wire }).success).toBe(false)
  },
)

it.each(['x', 5, 0, true, false, [1], [null]])('refuses %j as a record', { tags: 'D16' }, (wire) => {
  expect(z.safeDecode(record({ name: text }), wire).success).toBe(false)
  expect(z.safeDecode(recordOrNull({ name: text }), wire).success).toBe(false)
})

it('reads a list whose numbering has gaps, also as a page and in one', { tags: ['D16', 'D17'] }, () => {
  const row = z.object({ name: key })
  const gaps = { 0: { name: 'a' }, 2: { name: 'b' }, 17: { name: 'c' } }
  const list = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(z.decode(rows(row), gaps)).toEqual(list)
  expect(z.decode(page(row), gaps)).toMatchObject({ page: 1, total: 3, data: list })
  expect(z.decode(page(row), { current_page: 2, total: 13, data: gaps })).toMatchObject({
    page: 2,
    total: 13,
    data: list,
  })
  expect(z.decode(page(row), { total: 0 })).toMatchObject({ page: 1, total: 0, data: [] })
  expect(z.safeDecode(page(row), { total: 4 }).success).toBe(false)
})

it('reads Unix times in seconds and milliseconds, as numbers and texts', { tags: 'D27' }, () => {
  const noon = Date.UTC(2026, 10, 20, 4)
  for (const wire of [noon, noon / 1000, String(noon), ` ${noon / 1000} `, noon / 1000 + 0.4])
    expect(Math.floor(z.decode(dateTime, wire)! / 1000) * 1000, String(wire)).toBe(noon)
  expect([0, '0', -1, 20261120, '20261120', 1e15, NaN].map((wire) => z.decode(dateTime, wire))).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})

it('decodes the character references of texts, keys and pictures once, and writes them back', () => {
  for (const codec of [text, key, image])
    expect(z.decode(codec, 'A&amp;B&#39;s &quot;&#x516D;&quot;')).toBe(`A&B's "六"`)
  expect(z.decode(html, '&lt;b&gt;')).toBe('&lt;b&gt;')
  for (const plain of ['&lt;b&gt;', 'a & b', '&amp;', '&#39;;', 'a&copy=1'])
    expect(z.decode(text, z.encode(text, plain))).toBe(plain)
})

it('keeps ids as they came', { tags: 'D16' }, () => {
  expect([7, '7', '9007199254740993', '', null].map((wire) => z.decode(id, wire))).toEqual([
    7,
    7,
    '9007199254740993',
    0,
    0,
  ])
})

it('writes a page as servers do', { tags: 'D17' }, () => {
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
