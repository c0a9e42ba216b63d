// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { getSite } from '@/contract/site'
import { seconds } from '@/lib/durations'
import { query } from '../query'
import { lastReading } from '../serverDate'
import { pollInterval } from './pollInterval'

vi.mock('../lines', () => ({ baseAddress: '', usesNetwork: true, sendsRequestId: false }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete lastReading.pause
})

it('backs off up to 30 s on failures and resets after a success', { tags: 'D25' }, () => {
  const interval = pollInterval(4300)
  const after = (dataUpdatedAt: number, errorUpdatedAt: number, errorUpdateCount: number) =>
    interval({ state: { dataUpdatedAt, errorUpdatedAt, errorUpdateCount } })
  expect(after(1, 0, 0)).toBe(4300)
  expect(after(1, 2, 1)).toBe(8600)
  expect(after(1, 3, 2)).toBe(17200)
  expect(after(1, 4, 3)).toBe(30_000)
  expect(after(5, 4, 3)).toBe(4300)
  expect(after(5, 6, 4)).toBe(8600)
})

it.each([
  [429, '120', 120],
  [503, '45', 45],
  [503, new Date(Date.now() + 90_000).toUTCString(), 90],
  [429, '86400', 600],
])('waits as long as a line that answers %i asks by Retry-After: %s', async (status, said, waits) => {
  vi.useFakeTimers({ now: Math.floor(Date.now() / 1000) * 1000 })
  let calls = 0
  vi.stubGlobal('fetch', () => {
    calls += 1
    return Promise.resolve(new Response('busy', { status, headers: { 'Retry-After': said } }))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const polled = { ...query(getSite), refetchInterval: pollInterval(seconds(4.3)) }
  const stop = new QueryObserver(client, polled).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(seconds(waits - 2))
  expect(calls).toBe(1)
  await vi.advanceTimersByTimeAsync(seconds(6))
  expect(calls).toBe(2)
  stop()
})

it.each([undefined, 'soon', '-5'])('goes on as ever when Retry-After is %s', { tags: 'D83' }, (said) => {
  lastReading.pause = [said ?? null, Date.now()]
  const state = { dataUpdatedAt: 1, errorUpdatedAt: 0, errorUpdateCount: 0 }
  expect(pollInterval(seconds(5))({ state })).toBe(seconds(5))
})
