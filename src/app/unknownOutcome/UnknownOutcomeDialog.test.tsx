// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { VagueAnswer } from '@/api/failures'
import { intents, type Intent } from '@/api/money/journal'
import { formatDateTime } from '@/contract/values/beijing'
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

const rows = (...seconds: number[]) =>
  seconds.map((second) => ({
    created_at: formatDateTime(transfer.at + second * 1000),
    pay_way: 'AG真人',
    api_type: 'AG',
    amount: 100,
    state: 1,
  }))
const buttons = (name: RegExp) => screen.getAllByRole('button', { name })
/** Shows the dialog of a lost transfer whose list has these rows. */
async function showRows(id: string, list: object[]) {
  answer.mockImplementation(async () => Response.json({ code: 200, message: 'success', data: list }))
  const lost = { ...transfer, id }
  Object.assign(intents, { list: [lost], shown: lost })
  show(lost)
  await screen.findByText('可能是这笔转账，请核对：')
  expect(intents.list).toHaveLength(1)
}

it('three rows at most may be the request; the chosen one is told as found', { tags: 'D68' }, async () => {
  await showRows('several', rows(90, 1, 2, 3))
  expect(buttons(/^是这笔：/)).toHaveLength(3)
  expect(screen.getByText(/仅显示时间最接近的三条/)).toBeTruthy()
  fireEvent.click(buttons(/^是这笔：/)[1]!)
  await screen.findByText(/^已找到：2027-01-15 16:00:02 AG真人 100.00元 成功$/)
  await waitFor(() => expect(intents.list).toEqual([]))
})

it('a request that is none of the rows may be sent again, after its minute', { tags: 'D68' }, async () => {
  await showRows('none of them', rows(1, 2))
  expect(screen.queryByText(/仅显示/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '都不是' }))
  expect(intents.list).toMatchObject([{ isAcknowledged: true, checkedAt: expect.any(Number) }])
  expect(intents.shown).toBeNull()
})
