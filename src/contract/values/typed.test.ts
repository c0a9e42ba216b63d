import { expect, it } from 'vitest'
import { readLine, readNumber, readText, readWord, withoutMarks } from './typed'

const MARKS =
  '0 85 AD 34F 61C 115F 180E 200B 200C 200D 200E 200F 202A 202B 202C 202D 202E 2060 2061 2066 2067 2068 2069 206F 2800 3164 FE0F FEFF FFA0 FFFB E0001'.split(
    ' ',
  )

it.each(MARKS)('the invisible mark U+%s is cleaned from everything typed', { tags: 'D78' }, (code) => {
  const mark = String.fromCodePoint(parseInt(code, 16))
  const typed = `${mark}de${mark}mo8${mark}`
  for (const read of [withoutMarks, readText, readLine, readWord]) expect(read(typed)).toBe('demo8')
  expect(readNumber(`1${mark}2`)).toBe('12')
})

it.each([
  ['１２３．５０', '123.50'],
  ['１２３。５', '123.5'],
  ['　demo８８８ ', 'demo888'],
  ['ａ＿ｂ＠ｃ．ｃｏｍ', 'a_b@c.com'],
  ['１９９２－０６－１８', '1992-06-18'],
  ['\u00A0100\u3000', '100'],
])('the full-width %j is read as %s', (typed, read) => expect(readLine(typed)).toBe(read))

it('keeps the signs of addresses and passwords', { tags: 'D78' }, () => {
  expect(readText(' 上海（浦东）支行，１号\u200B ')).toBe('上海（浦东）支行，１号')
  expect(readText('\u3000ａb -1 \u200B')).toBe('ａb -1')
})

it('takes digits in groups, and word characters only', { tags: ['D60', 's2-5.7.4'] }, () => {
  expect(readNumber(' 6200-８888 元a')).toBe('62008888元a')
  expect(readWord(' T-Xing.Lan_１ 地址！')).toBe('TXingLan_1')
})
