// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { onAnswer } from '@/api/polls/onAnswer'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'
import { beginSession, endSession } from '@/state/session'
import { BalanceText } from './BalanceText'
import { mergeMember } from './useMember'

const MEMBER = query(getMember).queryKey
const BALANCE = query(getBalance).queryKey
const member = z.decode(getMember.data, { username: 'demo888', balance: '12.50', gameblance: '3.00' })
const answer = z.decode(getBalance.data, { balance: '12.50', gameblance: '3.00' })

beforeEach(() => {
  beginSession('t1')
  // No request is answered; the tests write to the cache themselves.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

/** Runs `deed`, then waits until the cache has notified its listeners in a later task. */
const settle = (deed: () => void) =>
  act(async () => {
    deed()
    await new Promise((told) => setTimeout(told))
  })

function show(savedAt: number, of?: 'gameblance') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(MEMBER, member, { updatedAt: savedAt })
  const { container } = render(
    <QueryClientProvider client={client}>
      <BalanceText {...(of && { of })} />
    </QueryClientProvider>,
  )
  return { client, container }
}

it('marks a stored balance, in words too, until either call answers', { tags: 'D6' }, async () => {
  for (const key of [MEMBER, BALANCE]) {
    const { client, container } = show(0)
    expect(container.textContent).toBe('¥ 12.50（上次保存，待确认）')
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe('上次保存的余额，待确认')
    // A merge keeps the old date: it isn't an answer of these calls.
    await settle(() => mergeMember(client, { transferstatus: true }))
    expect(container.textContent).toContain('待确认')
    await settle(() => client.setQueryData<unknown>(key, key === MEMBER ? member : answer))
    expect(container.textContent).toBe('¥ 12.50')
    expect(container.querySelector('[title]')).toBeNull()
    cleanup()
  }
})

it('marks a stored total of the venues as well', { tags: 'D6' }, () => {
  expect(show(0, 'gameblance').container.textContent).toBe('¥ 3.00（上次保存，待确认）')
})

it('a poll that brings nothing new writes nothing, so that nothing is saved', { tags: 'D25' }, () => {
  const { client } = show(Date.now())
  const written = vi.fn()
  onAnswer(client, [getMember], written)
  expect(mergeMember(client, { balance: answer.balance })).toBe(false)
  expect(written).not.toHaveBeenCalled()
  expect(mergeMember(client, z.decode(getBalance.data, { balance: '13.00' }))).toBe(true)
  expect(written).toHaveBeenCalledTimes(1)
})
