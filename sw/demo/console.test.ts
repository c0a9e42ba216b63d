// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, start } from './consoleDesk'
import { field, toggle } from './consoleFields'
import { problemOf } from './consoleForm'
import { keyedList } from './consoleList'
import { describeOrder } from './consoleNext'
import { hasFailed } from './consoleTables'
import { element } from './page'

const queued = {
  id: 1,
  call: '/api/app',
  left: 1,
  status: 0,
  body: '',
  contentType: '',
  delayMs: 0,
  drop: '',
}

describe("the console's parts [D41] [D53]", () => {
  it('keep unchanged rows and move the focus from a removed row to its neighbour', () => {
    const parent = element('ul', '')
    document.body.replaceChildren(parent)
    const list = keyedList<string>(parent, {
      keyOf: (row) => row,
      make: (row) => {
        const made = element('li', '')
        made.append(element('button', '', row))
        return made
      },
    })
    const texts = () => [...parent.children].map((child) => child.textContent)
    list(['b', 'a'])
    const [b, a] = parent.children
    list(['c', 'b', 'a'])
    expect(texts()).toEqual(['c', 'b', 'a'])
    expect([parent.children[1], parent.children[2]]).toEqual([b, a])
    b?.querySelector('button')?.focus()
    list(['c', 'a'])
    expect(texts()).toEqual(['c', 'a'])
    expect(document.activeElement?.textContent).toBe('a')
  })

  it('keep an edit until it is saved, and follow the server otherwise', () => {
    const { input, show, isDirty, settle } = field('balance', '余额', 'money')
    show('10.00')
    show('20.00')
    expect([input.value, isDirty()]).toEqual(['20.00', false])
    input.value = '99'
    show('30.00')
    expect([input.value, isDirty()]).toEqual(['99', true])
    settle()
    show('99.00')
    expect([input.value, isDirty()]).toEqual(['99.00', false])
  })

  it('refuse invalid amounts [D26]', () => {
    const money = field('balance', '余额', 'money')
    const problems = ['1', '0.05', '1e3', '-1', '', '1.001'].map((value) => {
      money.input.value = value
      return problemOf(money)
    })
    expect(problems.map((problem) => problem === '')).toEqual([true, true, false, false, false, false])
  })

  it('return a refused switch to the server’s value', async () => {
    const { root, show } = toggle('维护中', () => Promise.resolve(false))
    document.body.replaceChildren(root)
    const input = root.querySelector('input')!
    show(false)
    input.click()
    expect(input.checked).toBe(true)
    await vi.waitFor(() => expect(input.checked).toBe(false))
  })

  it('describe queued responses and mark failed requests', () => {
    expect(describeOrder({ ...queued, drop: 'answer', delayMs: 50 })).toBe(
      '断网，已执行但无回答，延迟 50 毫秒',
    )
    expect(describeOrder({ ...queued, status: 502, contentType: 'text/html' })).toBe('HTTP 502 无内容')
    expect(describeOrder({ ...queued, body: '<p>', contentType: 'text/html' })).toBe('HTTP 200 HTML 页面')
    expect([
      hasFailed({ status: 200, code: 200 }),
      hasFailed({ status: 200, code: 0 }),
      hasFailed({ status: 200, code: 210 }),
      hasFailed({ status: 0, code: 0 }),
    ]).toEqual([false, false, true, true])
  })
})

describe('the console at work [D41]', () => {
  let asked: string[] = []
  let delay = 0
  const see = (visibility: string) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    asked = []
    delay = 0
    document.body.replaceChildren(
      ...['connection', 'failure', 'failure-text', 'told', 'refused', 'retry'].map((id) =>
        Object.assign(document.createElement(id === 'retry' ? 'button' : 'p'), { id }),
      ),
    )
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path.replace('/api/__demo__/', ''))
      const answered = delay
      if (path.endsWith('state')) await new Promise((resolve) => setTimeout(resolve, 100))
      else delay = 800
      return Response.json({ code: 200, message: '', data: { delayMs: answered } })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('polls every 2 s while visible and at once on return, dropping reads older than a change', async () => {
    const shown: number[] = []
    start([{ show: ({ delayMs }) => shown.push(delayMs) }])
    await vi.advanceTimersByTimeAsync(4300)
    expect(asked).toEqual(['state', 'state', 'state'])
    see('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
    see('visible')
    expect(asked).toHaveLength(4)
    // The tester changes the latency while that read is in flight.
    expect(await act('delay', { ms: 800 }, '已设置')).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    expect(shown).toEqual([0, 0, 0, 800])
    expect(document.getElementById('told')?.textContent).toBe('已设置')
    see('hidden')
  })
})
