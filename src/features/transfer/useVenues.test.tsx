// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tellBalanceRefresh } from '@/state/balanceRefresh'
import { useVenues } from './useVenues'

const AG = { name: 'AG国际厅', platname: 'AG', balance: '5.00' }
const ok = (data: unknown) => ({ code: 200, message: '', data })
let polls: number
let answer: unknown
let renders: number

beforeEach(() => {
  vi.useFakeTimers()
  ;[polls, renders, answer] = [0, 0, ok([AG])]
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/balancelist')) return new Response(JSON.stringify(ok([AG])))
    polls += 1
    if (answer instanceof Error) throw answer
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return renderHook(
    () => {
      renders += 1
      return useVenues()
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
}
// A refusal's words come by an import, which fake timers don't wait for.
beforeAll(() => import('@/contract/texts/serverTexts'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it(
  'polls every 3500 ms while shown, and does not render for equal data',
  { tags: ['s2-4.6.2', 's2-9.3.1'] },
  async () => {
    const { result, unmount } = show()
    await pass(0)
    expect([polls, result.current.rows?.[0]?.balance]).toEqual([1, '5.00'])
    const before = renders
    await pass(3500 * 3)
    expect([polls, renders]).toEqual([4, before])
    answer = ok([{ ...AG, balance: '6.00' }])
    await pass(3500)
    await pass(1)
    expect(result.current.rows?.[0]?.balance).toBe('6.00')
    unmount()
    await pass(20_000)
    expect(polls).toBe(5)
  },
)

it.each([
  ['a refusal', { code: 500, message: '场馆维护', data: [] }],
  ['no envelope at all', '<html>'],
])('stops after %s, keeps the last figures, and restarts on request', async (_, reply) => {
  const { result } = show()
  await pass(0)
  answer = reply
  await pass(3500)
  expect([polls, result.current.isStopped]).toEqual([2, true])
  await pass(60_000)
  expect([polls, result.current.rows?.[0]?.balance]).toEqual([2, '5.00'])
  answer = ok([AG])
  act(() => tellBalanceRefresh())
  await pass(3500 * 2)
  expect([polls, result.current.isStopped]).toEqual([5, false])
})

it('slows down while the network is lost', { tags: 'D25' }, async () => {
  const { result } = show()
  await pass(0)
  answer = new TypeError('lost')
  await pass(3500)
  await pass(6900)
  expect([polls, result.current.isStopped]).toEqual([2, false])
  await pass(200)
  expect(polls).toBe(3)
})
