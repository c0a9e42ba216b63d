// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { forgetIntents, intents } from '@/api/money/journal'
import { query } from '@/api/query'
import { getRedPackets } from '@/contract/redPackets'
import { useHashLocation } from '@/navigation/hashLocation'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { RedPacketPage } from './RedPacketPage'
import { RedPacketRecordsPage } from './RedPacketRecordsPage'

const ok = (data: unknown) => ({ code: 200, message: '', data })
const PACKETS = { sendnums: 2, acquirednum: 8, max_times: 3, rules: [] as object[] }
const RULE = {
  start_time: '2020-01-01 10:00:00',
  end_time: '2099-01-01 12:00:00',
  day_flow: '1',
  flow_money: '2',
  recharge: '1000.99',
}
let answers: Record<string, unknown>
let asked: string[]
const grabs = () => asked.filter((path) => path === '/api/douserredpacket').length
const told = () => toasts.list.map(({ text }) => text)

beforeEach(() => {
  // A lost grab would block the next test's.
  Object.assign(intents, { list: [], shown: null })
  forgetIntents()
  localStorage.clear()
  asked = []
  answers = {
    '/api/app': ok({ redpacket_switch: 1 }),
    '/api/user': ok({ username: 'demo888' }),
    '/api/userredpacket': ok(PACKETS),
    '/api/douserredpacket': ok({ redpacketmoney: '18.88' }),
    '/api/redpacket': ok({ data: [{ id: 7, money: '1000', redpacketmoney: '8.88' }], total: 11 }),
  }
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.origin)
    asked.push(pathname)
    if (answers[pathname] instanceof Error) throw answers[pathname]
    return new Response(JSON.stringify(answers[pathname]))
  })
  history.replaceState(null, '', '#/userredpacket')
  toasts.list = []
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (page = <RedPacketPage />, saved?: typeof PACKETS) => {
  beginSession('T1')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (saved) client.setQueryData<unknown>(query(getRedPackets).queryKey, saved)
  return render(
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>{page}</Router>
    </QueryClientProvider>,
  )
}
/** Holds the responses of a call, or only those to one body, until they are released. */
function hold(path: string, body?: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const answer = fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.includes(path) && (body === undefined || init?.body === body)) await held
    return answer(input)
  })
  return release
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: '立即抢红包' }))
const dialog = () => screen.findByRole('dialog')

it.each([
  ['a sum won', undefined, '抢到红包 ¥ 18.88，已存入主账户'],
  ['a refusal', { code: 500, message: '今日已抢完', data: [] }, '今日已抢完'],
])('tells %s by a toast once its page has gone', async (_, answer, text) => {
  if (answer) answers['/api/douserredpacket'] = answer
  const release = hold('/api/douserredpacket')
  const { unmount } = show()
  await press()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '立即抢红包' }).getAttribute('aria-disabled')).toBe('true'),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  unmount()
  release()
  await waitFor(() => expect(told()).toEqual([text]))
})

it(
  'waits for the running read before it judges saved figures, busy and once for two presses',
  { tags: 'D30' },
  async () => {
    const release = hold('/api/userredpacket')
    show(<RedPacketPage />, { ...PACKETS, sendnums: 0 })
    await press()
    await press()
    expect(screen.getByRole('button', { name: '立即抢红包' }).getAttribute('aria-disabled')).toBe('true')
    expect([screen.queryByRole('dialog'), grabs()]).toEqual([null, 0])
    release()
    expect((await dialog()).textContent).toContain('恭喜您抢到18.88元')
    expect(grabs()).toBe(1)
  },
)

it('sends nothing if the session ends while the grab waits', { tags: ['D9', 'D30'] }, async () => {
  const release = hold('/api/userredpacket')
  show(<RedPacketPage />, PACKETS)
  await press()
  endSession()
  beginSession('T2')
  release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([screen.queryByRole('dialog'), grabs()]).toEqual([null, 0])
})

it('opens the grab page from the records on click, but not with no grabs left', { tags: 'D30' }, async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const { unmount } = show(<RedPacketRecordsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '去领红包' }))
  expect(opened).toHaveBeenCalledWith('#/userredpacket', '_blank')
  unmount()
  answers['/api/userredpacket'] = ok({ ...PACKETS, sendnums: 0 })
  show(<RedPacketRecordsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '去领红包' }))
  expect([opened.mock.calls.length, told()]).toEqual([1, ['您的剩余次数不足']])
})

it('says that it is closed before a tab opens, from both buttons', { tags: ['s1-8', 'D30'] }, async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  answers['/api/app'] = ok({ redpacket_switch: 0 })
  answers['/api/redpacket'] = ok({ data: [], total: 0 })
  show(<RedPacketRecordsPage />)
  for (const name of ['去领红包', '去抢红包']) {
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(asked).toContain('/api/app'))
    toasts.list = []
    await waitFor(() => {
      fireEvent.click(button)
      expect(told()).toEqual(['红包已关闭'])
    })
  }
  expect(opened).not.toHaveBeenCalled()
})

it(
  'the demo’s and real servers’ rules agree with the rungs; what has no limit says so',
  { tags: 's2-2' },
  async () => {
    const rule = (day_flow: string, flow_money: string, recharge: unknown, times?: number) => ({
      ...RULE,
      day_flow,
      flow_money,
      recharge,
      times,
    })
    for (const rules of [[rule('0', '99999999.99', '5000', 3)], [rule('5000.00', '99999999.00', 3)]]) {
      answers['/api/userredpacket'] = ok({ ...PACKETS, rules })
      const { unmount } = show()
      const cells = within(await screen.findByRole('table', { name: '活动规则' })).getAllByRole('cell')
      expect(cells.slice(2).map((cell) => cell.textContent)).toEqual(['不限', '5,000'])
      expect(screen.getByRole('list', { name: '存款与次数' }).textContent).toContain('存满5,000元得3次')
      unmount()
    }
  },
)

it('rows that stay while the next page loads keep their numbers', { tags: 'D21' }, async () => {
  const rows = Array.from({ length: 10 }, (_, id) => ({ id, money: '1000', redpacketmoney: '8.88' }))
  answers['/api/redpacket'] = ok({ data: rows, total: 11 })
  const release = hold('/api/redpacket', JSON.stringify({ page: 2 }))
  history.replaceState(null, '', '#/welfare')
  show(<RedPacketRecordsPage />)
  await screen.findByRole('table')
  const firstCell = () => screen.getAllByRole('cell')[0]?.textContent
  expect(firstCell()).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('true'))
  expect(firstCell()).toBe('1')
  release()
  await waitFor(() => expect(firstCell()).toBe('11'))
})
