// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { TransferPage } from './TransferPage'

const ok = (data: unknown, message = '') => ({ code: 200, message, data })
const VENUES = [
  { name: 'AG国际厅', platname: 'AG', balance: '5.00' },
  { name: 'BG真人厅', platname: 'BG', balance: '0.00' },
]
let answers: Record<string, unknown>
let asked: { path: string; body: Record<string, unknown> }[]
const askedOf = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body)
/** The region where the page tells a success, and the toasts. */
const done = () => screen.findByText('转账成功')
const told = () => toasts.list.map(({ tone, text }) => `${tone} ${text}`)

beforeEach(() => {
  asked = []
  answers = {
    '/api/user': ok({ username: 'demo888', balance: '100.00', gameblance: '5.00', transferstatus: 0 }),
    '/api/balancelist': ok(VENUES),
    '/api/balancelist2': ok(VENUES),
    '/api/transfer': ok({ balance: '89.50' }, '转账成功'),
  }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin)
    asked.push({ path: pathname, body: (await new Response(init.body).json()) as Record<string, unknown> })
    const answer = answers[pathname]
    return answer instanceof Promise ? answer : new Response(JSON.stringify(answer ?? ok([])))
  })
  history.replaceState(null, '', '#/transfer')
  toasts.list = []
  beginSession('T1')
})
afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TransferPage />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const amount = () => screen.findByLabelText<HTMLInputElement>('转账金额')

it('keeps the dialog of another venue and its input when a late response arrives', async () => {
  let answer: (response: Response) => void = () => undefined
  answers['/api/transfer'] = new Promise<Response>((resolve) => (answer = resolve))
  show()
  const open = await button('转入BG真人厅')
  await waitFor(() => expect(open.hasAttribute('disabled')).toBe(false))
  fireEvent.click(open)
  const first = await screen.findByRole('dialog', { name: '转入BG真人厅' })
  fireEvent.change(within(first).getByLabelText('转入金额'), { target: { value: '20' } })
  fireEvent.click(within(first).getByRole('button', { name: '立即转入' }))
  await waitFor(() => expect(askedOf('/api/transfer')).toHaveLength(1))
  fireEvent.click(within(first).getByRole('button', { name: '稍后' }))
  fireEvent.click(await button('转入AG国际厅'))
  const second = await screen.findByRole('dialog', { name: '转入AG国际厅' })
  fireEvent.change(within(second).getByLabelText('转入金额'), { target: { value: '7' } })
  answer(Response.json(ok({ balance: 80 }, '转账成功')))
  await waitFor(() => expect(told()).toEqual(['success 转账成功']))
  expect(within(second).getByLabelText<HTMLInputElement>('转入金额').value).toBe('7')
  expect(second.isConnected).toBe(true)
})

it('replaces a venue that has disappeared by the main wallet, with a message', { tags: 's2-2' }, async () => {
  show()
  const to = await screen.findByLabelText<HTMLSelectElement>('转入')
  fireEvent.change(to, { target: { value: 'BG' } })
  answers['/api/balancelist2'] = ok(VENUES.slice(0, 1))
  fireEvent.click(await button('刷新余额'))
  expect((await screen.findByRole('alert')).textContent).toBe('所选场馆已不存在，请重新选择')
  expect(to.value).toBe('userbalance')
  fireEvent.change(await amount(), { target: { value: '5' } })
  fireEvent.click(await button('确认转账'))
  expect(await screen.findByText('不支持同平台转账')).toBeTruthy()
  expect(askedOf('/api/transfer')).toHaveLength(0)
})

const balances = () => waitFor(() => expect(screen.queryByText('读取中')).toBeNull())
const send = async (typed: string) => {
  fireEvent.change(await amount(), { target: { value: typed } })
  fireEvent.click(await button('确认转账'))
  await done()
}
const after = (main: string | number, ag: string | number) => {
  answers['/api/user'] = ok({ username: 'demo888', balance: main, transferstatus: 0 })
  answers['/api/balancelist2'] = ok([{ ...VENUES[0], balance: ag }, VENUES[1]])
}

it('tells what moved out of a venue', { tags: 'D65' }, async () => {
  show()
  await balances()
  fireEvent.click(await button('互换'))
  answers['/api/transfer'] = ok({ balance: '104.00' }, '转账成功')
  after('104.00', '1.00')
  await send('4.30')
  await waitFor(() => expect(told()).toContain('warning 实际转账4.00元'))
})

it.each([
  ['everything has moved while a deposit arrived', '10', '95.00', 0],
  ['the balance before is outdated', '10.75', '90', 11_000],
])('stays silent when %s', { tags: 'D65' }, async (_, typed, left, passed) => {
  show()
  await balances()
  answers['/api/transfer'] = ok({ balance: left }, '转账成功')
  after(left, '15.00')
  const now = Date.now()
  if (passed > 0) vi.spyOn(Date, 'now').mockImplementation(() => now + passed)
  await send(typed)
  await screen.findAllByText('15.00')
  expect(told()).toEqual([])
})

it("shows the member's total, or --, when the venues can't be read", { tags: 's2-2.13.1' }, async () => {
  const total = () => screen.getByText('场馆余额合计').parentElement?.textContent
  for (const [gameblance, shown] of [
    ['5.00', '5.00'],
    [null, '--'],
  ] as const) {
    answers['/api/balancelist2'] = { code: 500, message: '场馆维护', data: [] }
    answers['/api/user'] = ok({ username: 'demo888', balance: '1', gameblance, transferstatus: 0 })
    show()
    await waitFor(() => expect(total()).toContain(shown))
    cleanup()
  }
})

it('takes back what succeeded at the next press, so that it is never taken for its outcome', async () => {
  show()
  await send('10.50')
  answers['/api/transfer'] = { code: 500, message: '余额不足', data: [] }
  fireEvent.change(await amount(), { target: { value: '5' } })
  fireEvent.click(await button('确认转账'))
  await waitFor(() => expect(askedOf('/api/transfer')).toHaveLength(2))
  expect(screen.queryByText('转账成功')).toBeNull()
})

it('scrolls to what succeeded once, not at each answer of a poll', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  show()
  await send('10.50')
  const times = scroll.mock.calls.length
  fireEvent.click((await screen.findAllByRole('button', { name: /^转入/ }))[0]!)
  expect(scroll.mock.calls.length).toBe(times)
})
