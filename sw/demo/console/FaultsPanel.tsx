import { useState } from 'react'
import * as z from 'zod/mini'
import { typedLine, typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { SelectField } from '@/ui/forms/SelectField'
import { TextField } from '@/ui/forms/TextField'
import { formatRule } from './PatchForm'
import { Panel, Rows } from './parts'
import { act, useCalls, type ConsoleState } from './state'

type Queued = ConsoleState['queued'][number]
type Kind = keyof typeof KINDS

const KINDS = {
  refuse: '业务错误',
  expired: '登录过期（401）',
  status: 'HTTP错误',
  html: '返回HTML页面',
  empty: '数据为空',
  request: '断网，请求未到达',
  answer: '断网，已执行但无回答',
  slow: '只延迟',
}
const HTML = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>'
const STATUSES = ['500', '502', '503', '504', '404', '403', '429']
const FIRST = {
  call: '',
  status: '500',
  code: '500',
  message: '服务器异常，请稍后再试',
  times: '1',
  delayMs: '0',
}

const schemaOf = (kind: Kind) =>
  z
    .object({
      call: z.string(),
      status: z.string(),
      code: typedLine,
      message: typedText,
      times: typedLine,
      delayMs: typedLine,
    })
    .check(
      inOrder<typeof FIRST>([
        ...(kind === 'refuse' ? [formatRule<typeof FIRST>('code', 'whole')] : []),
        formatRule('times', 'whole'),
        ['times', ({ times }) => Number(times) > 0, '至少1次'],
        formatRule('delayMs', 'whole'),
      ]),
    )

/** What the server sends for a kind of fault. */
function answerOf(kind: Kind, { status, code, message }: typeof FIRST): object {
  switch (kind) {
    case 'refuse':
      return { json: { code: Number(code), message, data: [] } }
    case 'expired':
      return { status: 401, json: { code: 401, message: '登录已过期，请重新登录', data: [] } }
    case 'status':
      return { status: Number(status), text: '' }
    case 'html':
      return { status: Number(status), text: HTML }
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
export function describeOrder({ status = 0, body = '', contentType, delayMs = 0, drop }: Queued): string {
  const words = []
  if (drop) words.push(drop === 'request' ? KINDS.request : KINDS.answer)
  else if (contentType === 'text/html' && body !== '') words.push(`HTTP ${status || 200} HTML页面`)
  else if (body !== '') words.push(`HTTP ${status || 200} ${body.slice(0, 80)}`)
  else if (status > 0) words.push(`HTTP ${status} 无内容`)
  if (delayMs > 0) words.push(`延迟${delayMs}毫秒`)
  return words.join('，') || '照常回答'
}

/** The game window's own calls come after the portal's. */
const portalFirst = (a: string, b: string) => Number(a.includes('__')) - Number(b.includes('__'))

function FaultForm() {
  const { data: calls = [], isError } = useCalls()
  const [kind, setKind] = useState<Kind>('refuse')
  const form = useValidatedForm(schemaOf(kind), FIRST)
  const paths = calls.toSorted(portalFirst)
  const send = form.onValid(async (typed) => {
    const call = typed.call || (paths[0] ?? '')
    const numbers = { times: Number(typed.times), delayMs: Number(typed.delayMs) }
    await act('next', { call, ...numbers, ...answerOf(kind, typed) }, `已设置：${call}`)
  })
  const field = (name: keyof typeof FIRST, label: string) => ({
    ...form.register(name),
    label,
    error: form.errorOf(name),
  })
  return (
    <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void send(event)}>
      <SelectField
        {...field('call', '接口')}
        error={isError ? '接口列表读取失败' : undefined}
        options={paths.map((path) => ({ value: path, label: path.replace('/api/', '') }))}
      />
      <SelectField
        label="故障"
        value={kind}
        options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      {(kind === 'status' || kind === 'html') && (
        <SelectField
          {...field('status', 'HTTP状态')}
          options={STATUSES.map((value) => ({ value, label: value }))}
        />
      )}
      {kind === 'refuse' && (
        <>
          <TextField {...field('code', '业务码')} inputMode="numeric" />
          <TextField {...field('message', '提示文字')} />
        </>
      )}
      <TextField {...field('times', '次数')} inputMode="numeric" />
      <TextField {...field('delayMs', '延迟（毫秒）')} inputMode="numeric" />
      <Button type="submit">设置故障</Button>
    </Form>
  )
}

const QueuedRow = ({ order }: { order: Queued }) => (
  <li className="row">
    <div className="words">
      <p className="title">{`${order.call} × ${order.left}`}</p>
      <p className="quiet">{describeOrder(order)}</p>
    </div>
    <Button
      look="outline"
      aria-label={`撤销 ${order.call}`}
      onClick={() => void act('forget', { id: order.id }, `已撤销：${order.call}`)}
    >
      撤销
    </Button>
  </li>
)

/** Replaces, delays or drops the next answers of a call, and cancels such orders. */
export const FaultsPanel = () => (
  <Panel id="faults" title="下次请求的故障" wide>
    {({ queued }) => (
      <>
        <FaultForm />
        <Rows panel="faults" label="等待中的故障" empty="没有等待中的故障">
          {queued.map((order) => (
            <QueuedRow key={order.id} order={order} />
          ))}
        </Rows>
        {queued.length > 1 && (
          <Button
            look="outline"
            onClick={() => {
              document.getElementById('faults-title')?.focus()
              void act('forget', {}, '已全部撤销')
            }}
          >
            全部撤销
          </Button>
        )}
      </>
    )}
  </Panel>
)
