import { expect, it } from 'vitest'
import { readableMessage } from './readableMessage'

it.each([
  [' 余额不足 ', '余额不足'],
  ['SQLSTATE[42S02]: Base table or view not found', '系统繁忙，请稍后再试'],
  ['<h1>502 Bad Gateway</h1>', '系统繁忙，请稍后再试'],
  ['错'.repeat(121), `${'错'.repeat(120)}…`],
])('shows the server message %j as %j [D16]', (message, shown) => {
  expect(readableMessage(message)).toBe(shown)
})
