// @vitest-environment happy-dom
import { act as settle, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDesk } from '../desk/Desk'
import { describeOrder } from './FaultsPanel'
import { hasFailed } from './LogPanels'
import { PatchForm } from './PatchForm'
import { Rows, Switch } from './parts'
import { act, useConsole } from './state'

afterEach(cleanup)

const balance = (amount: string, save = vi.fn(() => Promise.resolve(true))) => (
  <PatchForm rows={[['balance', '余额', 'money']]} values={{ balance: amount }} label="保存" save={save} />
)
const field = () => screen.getByLabelText<HTMLInputElement>('余额')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const press = (name: string) => settle(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe("the console's parts", { tags: ['D41', 'D53'] }, () => {
  it('keep unchanged rows and move the focus from a removed row to its neighbour', () => {
    const rowsOf = (names: string[]) => (
      <Rows panel="orders" empty="没有">
        {names.map((name) => (
          <li key={name}>
            <button>{name}</button>
          </li>
        ))}
      </Rows>
    )
    const { rerender } = render(rowsOf(['b', 'a']))
    const kept = screen.getByText('a')
    screen.getByText('b').focus()
    rerender(rowsOf(['c', 'b', 'a']))
    expect(document.activeElement?.textContent).toBe('b')
    rerender(rowsOf(['c', 'a']))
    expect(document.activeElement?.textContent).toBe('a')
    expect(screen.getByText('a')).toBe(kept)
    rerender(rowsOf([]))
    expect(screen.getByText('没有')).toBeDefined()
  })

  it('keep an edit until it is saved, and follow the server otherwise', async () => {
    const save = vi.fn(() => Promise.resolve(true))
    const { rerender } = render(balance('10.00', save))
    rerender(balance('20.00', save))
    expect(field().value).toBe('20.00')
    type('99')
    rerender(balance('30.00', save))
    expect(field().value).toBe('99')
    await press('保存')
    expect(save).toHaveBeenCalledExactlyOnceWith({ balance: '99' })
    rerender(balance('99.00', save))
    expect(field().value).toBe('99.00')
  })

  it.each([
    ['1', true],
    ['0.05', true],
    ['1e3', false],
    ['-1', false],
    ['', false],
    ['1.001', false],
  ])('take or refuse the amount %j', async (amount, isTaken) => {
    const save = vi.fn(() => Promise.resolve(true))
    render(balance('10.00', save))
    type(amount)
    await press('保存')
    expect([save.mock.calls.length, screen.queryByText('请输入金额，如100.00') === null]).toEqual([
      isTaken ? 1 : 0,
      isTaken,
    ])
  })

  it('return a refused switch to the server’s value', async () => {
    let refuse: (isDone: boolean) => void = () => undefined
    render(<Switch label="维护中" on={false} turn={() => new Promise((done) => (refuse = done))} />)
    const input = screen.getByRole<HTMLInputElement>('switch', { name: '维护中' })
    fireEvent.click(input)
    expect(input.checked).toBe(true)
    await settle(async () => refuse(false))
    expect(input.checked).toBe(false)
  })

  it('describe queued responses and mark failed requests', () => {
    const queued = { id: 1, call: '/api/app', left: 1 }
    expect(describeOrder({ ...queued, drop: 'answer', delayMs: 50 })).toBe('断网，已执行但无回答，延迟50毫秒')
    expect(describeOrder({ ...queued, status: 502, contentType: 'text/html' })).toBe('HTTP 502 无内容')
    expect(describeOrder({ ...queued, body: '<p>', contentType: 'text/html' })).toBe('HTTP 200 HTML页面')
    expect([
      hasFailed({ status: 200, code: 200 }),
      hasFailed({ status: 200 }),
      hasFailed({ status: 200, code: 210 }),
      hasFailed({ status: 0 }),
    ]).toEqual([false, false, true, true])
  })
})

describe('the console at work', { tags: 'D41' }, () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
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
    await settle(async () => openDesk(<Latency />))
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
    see('hidden')
  })
})
