// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { codeOf, DIGITS, keepIn, SECRET, upTo, WORD, type Keep } from './keep'

const PIN: Keep = { ...DIGITS, most: 6 }

/** Puts a text with its caret at `|`, else at the end, into a focused field. */
function keep(text: string, rule: Keep) {
  const field = document.createElement('input')
  document.body.replaceChildren(field)
  field.value = text.replace('|', '')
  field.focus()
  const caret = text.includes('|') ? text.indexOf('|') : text.length
  field.setSelectionRange(caret, caret)
  const line = keepIn(field, rule)
  const { value, selectionStart: at } = field
  return [`${value.slice(0, at!)}|${value.slice(at!)}`, line]
}

it.each<[string, Keep, string, string]>([
  [' 6200 １２３４\u3000', DIGITS, '62001234|', ''],
  ['6200-12ab', DIGITS, '620012|', '已去除数字以外的字符'],
  ['\u202A6200\u200B', DIGITS, '6200|', '已去除看不见的字符'],
  ['62x|00', DIGITS, '62|00', '已去除数字以外的字符'],
  ['1234567', PIN, '123456|', '最多6位，多出的1位已去除'],
  ['129|3456', PIN, '12|3456', '最多6位，多出的1位已去除'],
  ['a12 34-56 78', PIN, '123456|', '已去除数字以外的字符，最多6位，多出的2位已去除'],
  ['T-Xing.Lan_１ 地址！', WORD, 'TXingLan_1|', '已去除字母与数字以外的字符'],
  [' ab cd\u00A0', upTo(5), ' ab cd\u00A0|', ''],
  [' abcdef ', upTo(5), 'abcde|', '最多5位，多出的1位已去除'],
  [' abcx|def ', upTo(5), 'ab|def', '最多5位，多出的2位已去除'],
  [' ｐ@ss-1 ', SECRET, ' ｐ@ss-1 |', ''],
  ['p\u2060ss\uFEFF', SECRET, 'pss|', '已去除看不见的字符'],
  ['３kd 7', codeOf(4), '3kd |', '最多4位，多出的1位已去除'],
])('of %j a field keeps as much as it may and says what went', (typed, rule, ...kept) =>
  expect(keep(typed, rule)).toEqual(kept),
)
