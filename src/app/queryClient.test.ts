// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { query } from '@/api/query'
import { listNotices } from '@/contract/content'
import { makeQueryClient } from './queryClient'

vi.mock('@/api/lines', () => ({ baseAddress: '', usesNetwork: true, sendsRequestId: true }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a page that stays after all asks again for what it was about to leave', { tags: 'D25' }, async () => {
  vi.useFakeTimers()
  const asked = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_answer, fail) =>
      signal?.addEventListener('abort', () => fail(signal.reason)),
    )
  })
  vi.stubGlobal('fetch', asked)
  const notices = new QueryObserver(makeQueryClient(), query(listNotices))
  const stop = notices.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(0)
  expect(notices.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', status: 'pending' })
  asked.mockResolvedValue(Response.json({ code: 200, message: '', data: [] }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(notices.getCurrentResult().data).toEqual([]))
  stop()
})
