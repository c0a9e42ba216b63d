// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Activity, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intents } from '@/api/money/journal'
import type { ChannelId } from '@/components/payment/channels'
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

async function place(message = NO, channel: ChannelId = 'bank') {
  const placed = deposit.create({ ...emptyDeposit(channel), amount: money('500') })
  await vi.waitFor(() => expect(answer).toBeDefined())
  return async () => {
    answer?.(Response.json({ code: 200, message, data: [] }))
    await act(() => placed)
  }
}

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

/** A tab that a click opens. */
function stubTab() {
  const tab = {
    closed: false,
    [Symbol.toStringTag]: 'Window',
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  vi.stubGlobal('open', () => Object.assign(tab, { top: tab }))
  return tab
}

it.each([
  ['alipay', false, '正在前往页面，订单号'],
  ['manual', false, '提交成功，等待审核，订单号'],
  ['alipay', true, '存款已提交，订单号'],
] as const)(
  'tells the order of %s and the link to pay, closed tab: %s',
  { tags: 's2-8.4.8' },
  async (channel, isClosed, text) => {
    const tab = stubTab()
    render(page('visible'))
    const reply = await act(() => place(NO, channel))
    tab.closed = isClosed
    await reply()
    expect(toasts.list).toMatchObject([{ text: text + NO, link: { label: '前往支付页面' } }])
    expect(tab.location.replace).toHaveBeenCalledTimes(isClosed ? 0 : 1)
  },
)
