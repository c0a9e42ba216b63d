import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './serverClock'

const NOW = Date.UTC(2026, 10, 22, 4, 0, 0)
const header = (ms: number) => new Date(NOW + ms).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  noteServerTime(header(0), NOW)
})
afterEach(() => vi.useRealTimers())

it('is the clock of this device where the two agree within two seconds', () => {
  noteServerTime(header(1000), NOW)
  expect(serverNow()).toBe(NOW)
})

it.each([-3, 3])('follows a server whose clock is %i hours off', (hours) => {
  noteServerTime(header(hours * 3600_000), NOW)
  expect(Math.abs(serverNow() - NOW - hours * 3600_000)).toBeLessThanOrEqual(500)
})

it('keeps what it knows when an answer tells no time', () => {
  noteServerTime(header(3600_000), NOW)
  const known = serverNow()
  noteServerTime(null, NOW)
  noteServerTime('yesterday', NOW)
  expect(serverNow()).toBe(known)
})

it('stands still while answers differ by less than a second', () => {
  noteServerTime(header(3600_000), NOW)
  const known = serverNow()
  noteServerTime(header(3600_000 + 900), NOW)
  expect(serverNow()).toBe(known)
})
