// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Activity, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intents } from '@/state/intents'
import { toasts } from '@/state/toasts'
import { emptyDeposit } from './depositRules'
import { useCreateDeposit } from './useCreateDeposit'

let answer: ((response: Response) => void) | undefined
const onDone = vi.fn()
let deposit: ReturnType<typeof useCreateDeposit>

function Probe() {
  const now = useCreateDeposit(onDone)
  useEffect(() => void (deposit = now))
  return null
}
const client = new QueryClient()
const page = (mode: 'visible' | 'hidden') => (
  <QueryClientProvider client={client}>
    <Activity mode={mode}>
      <Probe />
    </Activity>
  </QueryClientProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
  answer = undefined
  // What an earlier test has lost would block the same request here.
  localStorage.clear()
  Object.assign(intents, { list: [], shown: null })
  onDone.mockClear()
  toasts.list = []
  history.replaceState(null, '', '#/recharge')
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function place() {
  const placed = deposit.create({ ...emptyDeposit('bank'), amount: '500' })
  await vi.waitFor(() => expect(answer).toBeDefined())
  return async () => {
    answer?.(Response.json({ code: 200, message: 'D1', data: [] }))
    await act(() => placed)
  }
}

it('leads to the records after two seconds [s2-4]', async () => {
  render(page('visible'))
  const reply = await act(place)
  await reply()
  expect(deposit.isBusy).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(location.hash).toBe('#/transRecord')
})

it.each(['', '   ', '<html></html>'])(
  'claims nothing and keeps the form when the answer is "%s" with HTTP 200 [D24]',
  async (body) => {
    render(page('visible'))
    const placed = deposit.create({ ...emptyDeposit('manual'), amount: '500' })
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer?.(new Response(body))
    await act(() => placed)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(toasts.list).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
    expect(location.hash).toBe('#/recharge')
    expect(deposit.isBusy).toBe(false)
  },
)

it('tells who went elsewhere before the answer came, and does not pull him away at his next visit [s2-4]', async () => {
  const { rerender } = render(page('visible'))
  const reply = await act(place)
  rerender(page('hidden'))
  await reply()
  expect(toasts.list.at(-1)?.text).toContain('订单号D1')
  expect(onDone).toHaveBeenCalled()
  rerender(page('visible'))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(location.hash).toBe('#/recharge')
  expect(deposit.isBusy).toBe(false)
})
