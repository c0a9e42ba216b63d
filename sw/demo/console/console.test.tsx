// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '@/state/toasts'
import { openDesk } from '../desk/Desk'
import { ControlForm } from './ControlForm'
import { fieldsOf } from './fields'
import { Decisions, Switches } from './parts'
import { act, useConsole } from './state'

afterEach(cleanup)

const press = (name: string) => settle(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** What the console has sent, by control. */
let sent: [control: string, body: unknown][] = []
const answerAll = () =>
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/__demo__/', ''), JSON.parse(body)])
    return Response.json({ code: 200, message: '', data: null })
  })
beforeEach(() => {
  sent = []
  toasts.list = []
  answerAll()
})
afterEach(() => vi.unstubAllGlobals())

describe('a panel drawn from a schema', { tags: ['D41', 'D53'] }, () => {
  const member = (balance: string) => (
    <ControlForm
      control="member"
      names={{ username: 'demo888' }}
      values={{ balance, isblack: false, vip: 3 }}
      button="保存会员"
      said={() => '已保存'}
    />
  )
  const balance = () => screen.getByLabelText<HTMLInputElement>('主账户余额').value

  it('has a field for each of the control’s, with the look of its type', () => {
    const looks = Object.fromEntries(fieldsOf('member').map(({ label, look }) => [label, look]))
    expect(looks).toMatchObject({
      主账户余额: 'money',
      VIP等级: 'whole',
      黑名单: 'switch',
      账号启用: 'switch',
      AG国际厅: 'money',
      真实姓名: 'text',
    })
    expect(fieldsOf('site').find(({ name }) => name === 'site_state')?.look).toBe('switch')
    expect(fieldsOf('next').find(({ name }) => name === 'drop')?.options).toEqual(['request', 'answer'])
  })

  it('keeps an edit until it is saved, and follows the server otherwise', async () => {
    const { rerender } = render(member('10.00'))
    rerender(member('20'))
    expect(balance()).toBe('20.00')
    type('主账户余额', '99')
    rerender(member('30.00'))
    expect(balance()).toBe('99')
    type('AG国际厅', '5')
    type('VIP等级', '4')
    await press('保存会员')
    expect(sent).toEqual([['member', { username: 'demo888', balance: '99', vip: 4, venues: { AG: '5' } }]])
    rerender(member('99.00'))
    await vi.waitFor(() => expect(balance()).toBe('99.00'))
  })

  it('keeps what is typed while a request is under way', async () => {
    let answer: (reply: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    render(member('10.00'))
    type('主账户余额', '99')
    await press('保存会员')
    type('主账户余额', '100')
    await settle(async () => answer(Response.json({ code: 200, message: '', data: null })))
    await vi.waitFor(() => expect(toasts.list).toHaveLength(1))
    expect(balance()).toBe('100')
  })

  it('sends an amount of money, and nothing else in its place', async () => {
    render(member('10.00'))
    for (const amount of ['1e3', '-1', '', '1.001']) {
      type('主账户余额', amount)
      await press('保存会员')
      expect(sent).toEqual([])
      expect(screen.getByText('请输入金额，如100.00')).toBeDefined()
    }
    type('主账户余额', '0.05')
    await press('保存会员')
    expect(sent).toHaveLength(1)
  })

  it('sends a switch at once, and of a new request what is filled in', async () => {
    render(member('10.00'))
    await settle(async () => void fireEvent.click(screen.getByRole('switch', { name: '黑名单' })))
    cleanup()
    const options = { call: [{ value: '/api/app', label: '/api/app' }] }
    render(<ControlForm control="next" options={options} button="设置故障" said={() => ''} />)
    type('提示文字', '维护中')
    type('次数', '2')
    await press('设置故障')
    expect(sent).toEqual([
      ['member', { username: 'demo888', isblack: 1 }],
      ['next', { call: '/api/app', times: 2, message: '维护中' }],
    ])
  })
})

describe("the console's parts", { tags: ['D41', 'D53'] }, () => {
  it('move the focus from a decided row to the title of its panel', async () => {
    const rowsOf = (names: string[]) => (
      <section>
        <h2 tabIndex={-1}>待审核</h2>
        <Decisions
          empty="没有"
          rows={names.map((title) => ({ key: title, title, note: '', control: 'forget', names: {} }))}
          buttons={[['撤销', {}]]}
        />
      </section>
    )
    const { rerender } = render(rowsOf(['b', 'a']))
    const button = screen.getByRole('button', { name: '撤销 b' })
    button.focus()
    fireEvent.click(button)
    rerender(rowsOf(['a']))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('待审核'))
    rerender(rowsOf([]))
    expect(screen.getByText('没有')).toBeDefined()
  })

  it('return a refused switch to the server’s value', async () => {
    let refuse: (isDone: boolean) => void = () => undefined
    const turn = () => new Promise<boolean>((done) => (refuse = done))
    render(<Switches of={[{ key: 'a', label: '维护中', on: false, turn }]} />)
    const input = screen.getByRole<HTMLInputElement>('switch', { name: '维护中' })
    fireEvent.click(input)
    expect(input.checked).toBe(true)
    await settle(async () => refuse(false))
    expect(input.checked).toBe(false)
  })
})

describe('the console at work', { tags: 'D41' }, () => {
  afterEach(() => void vi.useRealTimers())
  const see = (visibility: string) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }

  it('polls every 2 s while visible and at once on return, dropping reads older than a change', async () => {
    const loggedCalls: string[] = []
    let delay = 0
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (path: string) => {
      loggedCalls.push(path.replace('/api/__demo__/', ''))
      const answered = delay
      if (path.endsWith('state')) await new Promise((resolve) => setTimeout(resolve, 100))
      else delay = 800
      return Response.json({ code: 200, message: '', data: { delayMs: answered } })
    })
    const shown: (number | undefined)[] = []
    function Latency() {
      const { data } = useConsole()
      shown.push(data?.delayMs)
      return null
    }
    document.body.innerHTML = '<div id="root"></div>'
    const desk = await settle(async () => openDesk(<Latency />))
    const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms))
    await pass(4300)
    expect(loggedCalls).toEqual(['state', 'state', 'state'])
    see('hidden')
    await pass(60_000)
    expect(loggedCalls).toHaveLength(3)
    see('visible')
    await pass(0)
    expect(loggedCalls).toHaveLength(4)
    // The tester changes the latency while that read is in flight.
    const acting = act('delay', { ms: 800 }, '已设置')
    await pass(300)
    expect(await acting).toBe(true)
    expect([...new Set(shown)]).toEqual([undefined, 0, 800])
    expect(screen.getByRole('status').textContent).toBe('已设置')
    await settle(async () => desk.unmount())
  })
})
