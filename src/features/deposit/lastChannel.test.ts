// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { lastChannel, rememberChannel } from './lastChannel'

afterEach(() => localStorage.clear())

it('remembers a channel per account, without its name, while it is offered', { tags: ['D73', 'D7'] }, () => {
  rememberChannel('demo888', 'usdt')
  expect(lastChannel('demo888', ['bank', 'usdt'])).toBe('usdt')
  expect(lastChannel('demo888', ['bank'])).toBeUndefined()
  expect(lastChannel('newbie1', ['bank', 'usdt'])).toBeUndefined()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('demo888')
  rememberChannel('demo888', 'bank')
  expect(lastChannel('demo888', ['bank', 'usdt'])).toBe('bank')
})
