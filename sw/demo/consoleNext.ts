import { act, tell, type Panel } from './consoleDesk'
import { button, choices, field } from './consoleFields'
import { fillForm, isValid } from './consoleForm'
import { keyedList, setHidden, setText } from './consoleList'
import { readCalls, type ConsoleState } from './consoleState'
import { byId, element } from './page'

type Queued = ConsoleState['queued'][number]
type Kind = keyof typeof KINDS

const KINDS = {
  refuse: '业务错误',
  expired: '登录过期（401）',
  status: 'HTTP 错误',
  html: '返回 HTML 页面',
  empty: '数据为空',
  request: '断网，请求未到达',
  answer: '断网，已执行但无回答',
  slow: '只延迟',
}
const HTML = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>'
const STATUSES = [500, 502, 503, 504, 404, 403, 429]
const PREFIX = '/api/'

/** The game window's own calls come after the portal's. */
const portalFirst = (a: string, b: string) => Number(a.includes('__')) - Number(b.includes('__'))

const fields = () => ({
  call: field('call', '接口', 'select'),
  kind: field('kind', '故障', 'select'),
  status: field('status', 'HTTP 状态', 'select'),
  code: field('code', '业务码', 'whole'),
  message: field('message', '提示文字'),
  times: field('times', '次数', 'whole'),
  delay: field('delayMs', '延迟（毫秒）', 'whole'),
})

function orderOf(kind: Kind, { status, code, message }: ReturnType<typeof fields>): object {
  const http = Number(status.input.value)
  switch (kind) {
    case 'refuse':
      return { json: { code: Number(code.input.value), message: message.input.value, data: [] } }
    case 'expired':
      return { status: 401, json: { code: 401, message: '登录已过期，请重新登录', data: [] } }
    case 'status':
      return { status: http, text: '' }
    case 'html':
      return { status: http, text: HTML }
    case 'empty':
      return { json: { code: 200, message: '成功', data: null } }
    case 'request':
    case 'answer':
      return { drop: kind }
    case 'slow':
      return {}
  }
}

/** Describes a queued answer. */
export function describeOrder({ status, body, contentType, delayMs, drop }: Queued): string {
  const words = []
  if (drop !== '') words.push(drop === 'request' ? KINDS.request : KINDS.answer)
  else if (contentType === 'text/html' && body !== '') words.push(`HTTP ${status || 200} HTML 页面`)
  else if (body !== '') words.push(`HTTP ${status || 200} ${body.slice(0, 80)}`)
  else if (status > 0) words.push(`HTTP ${status} 无内容`)
  if (delayMs > 0) words.push(`延迟 ${delayMs} 毫秒`)
  return words.join('，') || '照常回答'
}

function waitingList() {
  return keyedList<Queued>(byId('next-list', HTMLElement), {
    keyOf: ({ id }) => String(id),
    make: (order) => {
      const { id, call } = order
      const row = element('li', 'row')
      const words = element('div', 'words')
      words.append(element('p', 'title'), element('p', 'quiet', describeOrder(order)))
      row.append(
        words,
        button('撤销', () => void act('forget', { id }, `已撤销：${call}`), { name: `撤销 ${call}` }),
      )
      return row
    },
    update: (row, { call, left }) => {
      const title = row.querySelector('.title')
      if (title) setText(title, `${call} × ${left}`)
    },
    refuge: byId('faults-title', HTMLElement),
  })
}

/** Replaces, delays or drops the next answers of a call, and cancels such orders (D41). */
export function nextPanel(): Panel {
  const all = fields()
  const { call, kind, status, code, message, times, delay } = all
  choices(kind.input, Object.entries(KINDS))
  choices(
    status.input,
    STATUSES.map((number) => [String(number), String(number)]),
  )
  const kindNow = () => kind.input.value as Kind
  const showFitting = () => {
    for (const each of [code, message]) each.root.hidden = kindNow() !== 'refuse'
    status.root.hidden = !['status', 'html'].includes(kindNow())
  }
  const fill = () => {
    code.input.value = '500'
    message.input.value = '服务器异常，请稍后再试'
    times.input.value = '1'
    delay.input.value = '0'
    showFitting()
  }
  fill()
  kind.input.addEventListener('change', showFitting)

  const send = () => {
    if (!isValid([code, times, delay].filter(({ root }) => !root.hidden))) return
    const numbers = { times: Number(times.input.value), delayMs: Number(delay.input.value) }
    const order = { call: call.input.value, ...numbers, ...orderOf(kindNow(), all) }
    if (numbers.times === 0) return times.complain('至少 1 次')
    void act('next', order, `已设置：${order.call}`)
  }
  fillForm(
    byId('next-form', HTMLFormElement),
    Object.values(all).map(({ root }) => root),
    '设置故障',
    send,
  )

  const list = waitingList()
  const clear = byId('next-clear', HTMLButtonElement)
  clear.addEventListener('click', () => {
    byId('faults-title', HTMLElement).focus()
    void act('forget', {}, '已全部撤销')
  })
  const empty = byId('next-empty', HTMLElement)
  let asked = false
  const offerCalls = () => {
    asked = true
    readCalls().then(
      (paths) =>
        choices(
          call.input,
          paths.toSorted(portalFirst).map((path) => [path, path.replace(PREFIX, '')]),
        ),
      () => {
        asked = false
        tell('接口列表读取失败', false)
      },
    )
  }
  return {
    show: ({ queued }) => {
      if (!asked) offerCalls()
      list(queued)
      setHidden(empty, queued.length > 0)
      setHidden(clear, queued.length < 2)
      setText(empty, '没有等待中的故障')
    },
    letGo: fill,
  }
}
