import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer'

const ENVELOPE = '{"code":200,"message":"成功","data":{"a":"}"}}'
const READ = { code: 200, message: '成功', data: { a: '}' } }

it.each([
  ['\ufeff', ''],
  ['\ufeff\ufeff\u00a0\r\n ', ' \n'],
  ['<br />\n<b>Notice</b>:  Undefined offset: 1 in <b>/a.php</b> on line <b>7</b><br />\n', ''],
  ['<br /><b>Warning</b>: {closure}() expects {x} in a.php<br />', '<br /><b>Notice</b>: {y} in a.php'],
  ['PHP Deprecated:  a in /a.php on line 1\n', '\nWarning: b in /b.php'],
  ["<font size='1'><table class='xdebug-error'><tr><td>Notice</td></tr></table></font>", ''],
])('reads an envelope between %j and %j', (before, after) => {
  expect(readAnswer(before + ENVELOPE + after)).toEqual(READ)
})

it.each([
  '',
  '<br /><b>Notice</b>: a',
  '{"code":200,"data":{"code":201,"message":"x"}',
  '{"a":{"code":200,"message":""}}',
  '[{"code":200}]',
  '"{\\"code\\":200}"',
  `<!DOCTYPE html><html><body>502</body></html>${ENVELOPE}`,
  `<html><script>var a = ${ENVELOPE}</script></html>`,
  `${ENVELOPE}<!doctype html>`,
  '{'.repeat(100_000),
  '{"'.repeat(50_000) + '}'.repeat(50_000),
])('finds no envelope in %.60j', (body) => {
  expect(readAnswer(body)).toBeNull()
})

describe('numbers', () => {
  const dataOf = (json: string) => readAnswer(`{"code":200,"message":"","data":${json}}`)?.data

  it.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['202611261234567890123', '202611261234567890123'],
    ['9007199254740993.17', '9007199254740993.17'],
    ['1234567', 1234567],
    ['0.1000000000000000055511', 0.1],
    ['1.5e300', 1.5e300],
    [
      '{"a":[12345678901234567890,{"b":12345678901234567890}]}',
      { a: ['12345678901234567890', { b: '12345678901234567890' }] },
    ],
    [
      '"no 12345678901234567890, \\"12345678901234567890\\""',
      'no 12345678901234567890, "12345678901234567890"',
    ],
  ])('keep every digit: %s', (json, read) => {
    expect(dataOf(json)).toEqual(read)
  })

  it('are read in a message too: a deposit number', { tags: 'D16' }, () => {
    expect(readAnswer('{"code":200,"message":202611261234567890123}')?.message).toBe('202611261234567890123')
  })
})
