// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { query } from '@/api/query'
import { getBalance } from '@/contract/wallet'
import { useOrder } from './useOrder'

const NO = '179531857516393'
let state: number
let asked: Record<string, number>
const asksOf = (path: string) => asked[path] ?? 0

beforeEach(() => {
  vi.useFakeTimers()
  state = 1
  asked = {}
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input, location.origin).pathname.slice(5)
    asked[path] = asksOf(path) + 1
    if (path !== 'payinfo') return Response.json({ code: 200, message: '', data: { balance: '1' } })
    if (state === 502) return new Response('', { status: 502 })
    return Response.json({ code: 200, message: 'alipay', data: { deposit_no: NO, info: { state } } })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Probe() {
  const { data } = useOrder(NO)
  useQuery({ ...query(getBalance), staleTime: Infinity })
  return <p>{data?.state ?? 'none'}</p>
}

async function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Probe />
    </QueryClientProvider>,
  )
  await pass(1)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('polls every 5 s while the order is open, and stops once it is approved', { tags: 'D69' }, async () => {
  await show()
  expect(asksOf('payinfo')).toBe(1)
  await pass(15_000)
  expect(asksOf('payinfo')).toBe(4)
  expect(asksOf('balance')).toBe(1)
  state = 2
  await pass(5000)
  expect(screen.getByText('approved')).toBeTruthy()
  expect(asksOf('balance')).toBe(2)
  await pass(60_000)
  expect(asksOf('payinfo')).toBe(5)
  expect(asksOf('balance')).toBe(2)
})

it('slows down to every 30 s while the server fails, keeping its data', { tags: 'D25' }, async () => {
  await show()
  state = 502
  // After 5, 10, 20, 30 and 30 s.
  await pass(95_000)
  expect(asksOf('payinfo')).toBe(6)
  expect(screen.getByText('pending')).toBeTruthy()
  state = 1
  await pass(30_000)
  await pass(5000)
  expect(asksOf('payinfo')).toBe(8)
})
