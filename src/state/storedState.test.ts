// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

// Each small store reads from its key only what it could have written itself (D6).

const GARBAGE = [
  '{bad',
  'null',
  '5',
  '[null,5,{}]',
  '{}',
  '{"data":{"username":123},"savedAt":9999999999999}',
  'x'.repeat(1_000_000),
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

it.each(GARBAGE.map((text) => [text.slice(0, 40), text]))('ignores keys that hold %s', async (_, text) => {
  for (const key of [
    'pid',
    'messageNum',
    'portal:lastMessage',
    'portal:favourites',
    'portal:recent',
    'portal:dismissed',
    'portal:motion',
    'portal:device',
    'portal:limits',
    'portal:orders',
  ])
    localStorage.setItem(key, text)
  for (const key of ['portal:played', 'portal:drafts']) sessionStorage.setItem(key, text)
  const { referrer } = await import('./referral')
  const { unread } = await import('./unread')
  const { lastSeenMessage } = await import('./inbox')
  const { gameShelf } = await import('./gameShelf')
  const { dismissals } = await import('./dismissals')
  const { motion } = await import('./motion')
  const { playLimits } = await import('./playLimits')
  const { playTime } = await import('./playTime')
  const { orders } = await import('./orders')
  const { takeDraft } = await import('./drafts')
  // A bare 5 is a valid pid and a valid count.
  expect(referrer()).toBe(['5', 'null'].includes(text) ? text : null)
  expect(unread.count).toBe(text === '5' ? 5 : 0)
  expect(lastSeenMessage()).toBe(text === '5' ? 5 : 0)
  expect(gameShelf).toMatchObject({ favourites: [], recent: [] })
  expect(dismissals.list).toEqual([])
  expect(motion.paused).toBe(false)
  expect(playLimits.accounts).toEqual({})
  expect(orders.notes).toEqual({})
  expect(takeDraft('/recharge', 'demo888')).toBeNull()
  expect(playTime(7)).toEqual({ since: 7, reminded: 7 })
})

it('ignores an impossible message count', { tags: 'D6' }, async () => {
  localStorage.setItem('messageNum', '1e300')
  const { unread } = await import('./unread')
  expect(unread.count).toBe(0)
})
