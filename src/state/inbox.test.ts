// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

it('counts messages newer than the last one seen, on any page', { tags: 'D52' }, async () => {
  const { markInboxRead, noteInbox } = await import('./inbox')
  const { unread } = await import('./unread')
  noteInbox([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(unread.count).toBe(14)
  // Only the second page was shown; the first is still unread.
  markInboxRead([4, 3, 2, 1])
  expect(unread.count).toBe(10)
  expect(localStorage.getItem('messageNum')).toBe('10')
  markInboxRead([14, 13])
  expect(unread.count).toBe(0)
})

it('marks all known messages as seen and never moves backwards', { tags: 'D52' }, async () => {
  const { lastSeenMessage, markAllRead, markInboxRead, noteInbox } = await import('./inbox')
  const { unread } = await import('./unread')
  markAllRead()
  expect(lastSeenMessage()).toBe(0)
  noteInbox([9, 8, 7])
  markAllRead()
  expect([unread.count, lastSeenMessage()]).toEqual([0, 9])
  markInboxRead([3])
  expect(lastSeenMessage()).toBe(9)
})
