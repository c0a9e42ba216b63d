import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { query } from '@/api/query'
import { learnServerTime } from '@/api/serverClock'
import { isLimited } from '@/components/limits/rules'
import { getMember, type Member } from '@/contract/member'
import { refusalToPlay } from './askForPlay'

const NOW = Date.UTC(2026, 10, 25, 4)
let isKnown = false
vi.mock('@/api/serverClock', () => ({
  learnServerTime: vi.fn(async () => void (isKnown = true)),
  serverNow: () => (isKnown ? NOW : 0),
}))
vi.mock('@/state/playLimits', () => ({ hasPlayLimits: () => true, limitsOfAccount: async () => ({}) }))
vi.mock('@/components/limits/rules', async (actual) => ({
  ...(await actual<object>()),
  isLimited: vi.fn(() => false),
}))

it('judges the member’s loss limits by the server’s time, once it is known', { tags: 'D27' }, async () => {
  const client = new QueryClient()
  client.setQueryData(query(getMember).queryKey, { username: 'demo888' } as Member)
  expect(await refusalToPlay(client)).toBeNull()
  expect(learnServerTime).toHaveBeenCalledOnce()
  expect(vi.mocked(isLimited).mock.calls[0]?.[2]).toBe(NOW)
})
