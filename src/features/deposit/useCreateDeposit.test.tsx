// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Activity, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intents } from '@/api/money/journal'
import { money } from '@/contract/values/money'
import { toasts } from '@/state/toasts'
import { emptyDeposit } from './depositRules'
import { useCreateDeposit } from './useCreateDeposit'

let answer: ((response: Response) => void) | undefined
const onDone = vi.fn()
let deposit: ReturnType<typeof useCreateDeposit>

function Probe() {
  const now = useCreateDeposit((_, send) => send(), onDone)
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
  // A lost request of an earlier test would block the same one here.
  localStorage.clear()
  Object.assign(intents, { list: [], shown: null })
  onDone.mockClear()
  toasts.list = []
  Object.assign(intents, { list: [], shown: null })
  // An unknown outcome would block the next test's request.
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '#/recharge')
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NO = '179531854211222'

async function place(message = NO) {
  const placed = deposit.create({ ...emptyDeposit('bank'), amount: money('500') })
  await vi.waitFor(() => expect(answer).toBeDefined())
  return async () => {
    answer?.(Response.json({ code: 200, message, data: [] }))
    await act(() => placed)
  }
}

it('opens the records after two seconds', { tags: 's2-4' }, async () => {
  render(page('visible'))
  const reply = await act(() => place())
  await reply()
  expect(deposit.isBusy).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(location.hash).toBe('#/transRecord')
})

it.each(['', '   ', '<html></html>'])(
  'announces no success and keeps the form when the response is "%s" with HTTP 200',
  async (body) => {
    render(page('visible'))
    const placed = deposit.create({ ...emptyDeposit('manual'), amount: money('500') })
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

it('announces success to someone who has left, without redirecting on the next visit', async () => {
  const { rerender } = render(page('visible'))
  const reply = await act(() => place())
  rerender(page('hidden'))
  await reply()
  expect(toasts.list.at(-1)?.text).toContain(`订单号${NO}`)
  expect(onDone).toHaveBeenCalled()
  rerender(page('visible'))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(location.hash).toBe('#/recharge')
  expect(deposit.isBusy).toBe(false)
})

it.each(['success', '操作成功', ''])(
  'tells no success and keeps the form where the message "%s" has no order number',
  { tags: 'D24' },
  async (message) => {
    render(page('visible'))
    const reply = await act(() => place(message))
    await reply()
    expect(toasts.list).toEqual([])
    expect(intents.shown).toMatchObject({ action: '存款', isLost: true })
    expect(onDone).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(location.hash).toBe('#/recharge')
  },
)

it.each([
  [false, '正在前往页面，订单号'],
  [true, '存款已提交，订单号'],
])('tells the order and the link to pay, closed tab: %s', async (isClosed, text) => {
  const replace = vi.fn()
  const tab = { closed: false, [Symbol.toStringTag]: 'Window', location: { replace }, close: vi.fn() }
  vi.stubGlobal('open', () => Object.assign(tab, { top: tab }))
  render(page('visible'))
  const placed = deposit.create({ ...emptyDeposit('alipay'), amount: money('500') })
  await vi.waitFor(() => expect(answer).toBeDefined())
  tab.closed = isClosed
  answer?.(Response.json({ code: 200, message: NO, data: [] }))
  await act(() => placed)
  expect(toasts.list).toMatchObject([{ text: text + NO, link: { label: '前往支付页面' } }])
  expect(replace).toHaveBeenCalledTimes(isClosed ? 0 : 1)
})

it('notes amount and channel, to recognise a lost deposit', { tags: 'D68' }, async () => {
  render(page('visible'))
  const placed = deposit.create({ ...emptyDeposit('usdt'), amount: money('500') })
  await vi.waitFor(() => expect(answer).toBeDefined())
  expect(intents.list.map(({ facts }) => facts)).toEqual([
    [
      ['存款金额', '¥ 500.00'],
      ['存款方式', 'USDT'],
      ['协议', 'TRC20'],
    ],
  ])
  answer?.(new Response(''))
  await act(() => placed)
})
