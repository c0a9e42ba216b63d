// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { VagueAnswer } from '@/api/failures'
import type { Intent } from '@/api/money/journal'
import { money } from '@/contract/values/money'
import { UnknownOutcomeDialog } from './UnknownOutcomeDialog'

// The look-up goes on after the test.
const answer = vi.fn((): Promise<Response> => new Promise(() => {}))
vi.stubGlobal('fetch', answer)
afterEach(cleanup)

const transfer: Intent = {
  id: 'i',
  key: 'k',
  path: '/api/transfer',
  action: '转账',
  trace: 'transfers',
  input: { amount: '100', sourcetype: 'userbalance', targettype: 'AG' },
  facts: [],
  balances: { main: '12666.67' },
  at: 1_800_000_000_000,
  before: 0,
  checkedAt: 0,
  isAcknowledged: false,
  isLost: true,
}
const show = (intent: Intent) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnknownOutcomeDialog intent={intent} />
    </QueryClientProvider>,
  )

const VAGUE = '服务器已答复，但未说明是否成功，请勿重复提交。'
const LOST = '网络中断或超时不代表失败，请勿重复提交。'

it.each<[string, VagueAnswer | undefined, words: string, other: string, balance: string | null]>([
  ['no answer', undefined, LOST, VAGUE, null],
  ['an answer without a balance', { balance: null }, VAGUE, LOST, null],
  ['the balance before', { balance: money('12666.670') }, VAGUE, LOST, '¥ 12,666.67，与提交前相同'],
  ['another balance', { balance: money('12566.67') }, VAGUE, LOST, null],
])('of a request with %s the dialog says so', { tags: 'D24' }, (_, vague, words, other, balance) => {
  show({ ...transfer, vague })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(other)).toBeNull()
  expect(screen.queryByText('答复中的余额')?.nextElementSibling?.textContent ?? null).toBe(balance)
})

it.each([
  ['transfers', '/api/transfer', transfer.input],
  ['venues', '/api/transall', {}],
  ['accounts', '/api/bindcard', { bank: 'USDT', bank_no: 'T1', bank_owner: 'TRC20' }],
  ['accounts', '/api/delcard', { id: 1 }],
  ['redPackets', '/api/douserredpacket', {}],
  ['applications', '/api/doactivityapply', { activityid: 1 }],
])(
  'an answer that says nothing tells nothing of what %s (%s) would show',
  { tags: 'D24' },
  async (trace, path, input) => {
    answer.mockImplementation(async () => Response.json({ code: 200, message: 'success' }))
    show({ ...transfer, trace, path, input })
    await screen.findByText('暂时无法核对，请稍后再试或联系客服')
  },
)
