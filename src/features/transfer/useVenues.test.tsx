// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
