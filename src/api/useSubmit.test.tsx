// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getMember, type Member } from '@/contract/member'
import { money } from '@/contract/values/money'
import { recallAll, transfer } from '@/contract/wallet'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import {
  checkIntent,
  closeUnknown,
  forgetIntents,
  intents,
  restoreIntents,
  type Intent,
} from './money/journal'
import { query } from './query'
import { useSubmit } from './useSubmit'

vi.mock('./lines', () => ({ baseAddress: '', usesNetwork: true, sendsRequestId: true }))

let asked: Record<string, string>[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  asked = []
  toasts.list = []
  sessionStorage.clear()
  localStorage.clear()
  Object.assign(intents, { list: [], shown: null })
  forgetIntents()
  answer = async () => Response.json({ code: 200, message: '转账成功', data: { balance: '900.00' } })
  vi.stubGlobal('fetch', (_: string, init: { headers: Record<string, string> }) => {
    asked.push(init.headers)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const within = (client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  ),
})
const submitter = () => renderHook(() => useSubmit(transfer), within()).result.current.submit

const input = { amount: money('100'), sourcetype: 'userbalance', targettype: 'AG' }

it('sends once for two calls in one tick', { tags: 'D24' }, async () => {
  const submit = submitter()
  const replies = await act(() => Promise.all([submit(input), submit(input)]))
  expect(replies.filter(Boolean)).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

it('blocks repeating a request with a lost response until the member has checked', async () => {
  const submit = submitter()
  answer = () => Promise.reject(new TypeError('failed to fetch'))
  expect(await act(() => submit(input))).toBeNull()
  const lost = intents.shown as Intent
  expect(lost).toMatchObject({ path: transfer.path, input: { amount: '100' } })
  closeUnknown()
  expect(await act(() => submit(input))).toBeNull()
  expect(asked).toHaveLength(1)
  // Another amount is another request.
  await act(() => submit({ ...input, amount: money('200') }))
  expect(asked).toHaveLength(2)
  closeUnknown()
  await act(() => submit({ ...input, amount: money('100.00') }))
  expect(asked).toHaveLength(2)
  checkIntent(lost)
  answer = async () => Response.json({ code: 200, message: '转账成功', data: { balance: '900.00' } })
  expect(await act(() => submit(input))).not.toBeNull()
  expect(asked).toHaveLength(3)
  expect(asked[2]?.['X-Request-Id']).toBe(asked[0]?.['X-Request-Id'])
  await act(() => submit(input))
  expect(asked[3]?.['X-Request-Id']).not.toBe(asked[0]?.['X-Request-Id'])
})

it.each(['offline', 'refused with 401'])(
  'a repeat that is %s leaves the first request unknown, with its id',
  async (how) => {
    const submit = submitter()
    answer = () => Promise.reject(new TypeError('failed to fetch'))
    await act(() => submit(input))
    checkIntent(intents.shown as Intent)
    closeUnknown()
    if (how === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answer = async () => Response.json({ code: 401, message: '' }, { status: 401 })
    expect(await act(() => submit(input))).toBeNull()
    vi.restoreAllMocks()
    answer = async () => Response.json({ code: 200, message: '转账成功', data: { balance: '900.00' } })
    expect(await act(() => submit(input))).not.toBeNull()
    expect(new Set(asked.map((headers) => headers['X-Request-Id'])).size).toBe(1)
  },
)

it('remembers a pending request when the page is closed', { tags: 'D24' }, async () => {
  const submit = submitter()
  let arrive: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (arrive = resolve))
  const sent = submit(input)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  intents.list = []
  restoreIntents()
  expect(intents.shown?.path).toBe(transfer.path)
  expect(sessionStorage.getItem('portal:intents')).toContain('100')
  // A request under way would block the next test's.
  arrive(Response.json({ code: 200, message: '', data: {} }))
  await sent
})

it('is pending for every button of the same call, but not for the next member', { tags: 'D24' }, async () => {
  const client = new QueryClient()
  const pressed = renderHook(() => useSubmit(recallAll), within(client))
  const second = renderHook(() => useSubmit(recallAll), within(client))
  const other = renderHook(() => useSubmit(transfer), within(client))
  beginSession('T1')
  client.setQueryData(query(getMember).queryKey, { username: 'demo888' } as Member)
  answer = () => new Promise(() => {})
  await act(async () => void pressed.result.current.submit({}))
  await waitFor(() => expect(second.result.current.isPending).toBe(true))
  expect(other.result.current.isPending).toBe(false)
  await act(async () => {
    endSession()
    client.getMutationCache().clear()
  })
  await waitFor(() => expect(second.result.current.isPending).toBe(false))
  answer = async () => Response.json({ code: 200, message: '操作成功', data: [] })
  expect(await act(() => second.result.current.submit({}))).not.toBeNull()
})
