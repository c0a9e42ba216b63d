import * as z from 'zod/mini'
import { isObject } from '@/contract/wire/codecs'
import type { Endpoint } from '@/contract/wire/endpoint'
import { SAID, samplesOf, type Json } from './samples'

/** How a call ends: with data, or with an error class of `src/api/failures.ts`. */
export type Outcome =
  'data' | 'RefusedError' | 'ServerFailure' | 'NetworkFailure' | 'UnknownOutcome' | 'SessionOver'
type Expect = (endpoint: Endpoint) => Outcome

/** One kind of bad answer: the response instead of good data, and how the call must end. */
export type Fault = {
  name: string
  answer: (good: Json) => Response | Promise<Response>
  outcome: Expect
  /** Ends the session, for every call (D66). */
  isExpiry?: true
}

const isMoney = ({ effect }: Endpoint) => effect === 'money'
const data: Expect = () => 'data'
const refused: Expect = () => 'RefusedError'
/** The response isn't an envelope (D15); money may have moved (D24). */
const unreadable: Expect = (endpoint) => (isMoney(endpoint) ? 'UnknownOutcome' : 'ServerFailure')
/** The same with HTTP 2xx, which is a success for uploads (D13). */
const unreadable200: Expect = (endpoint) => (endpoint.body === 'form' ? 'data' : unreadable(endpoint))
/** A refusal that leaves open whether money moves (D61). */
const unsettled: Expect = (endpoint) => (isMoney(endpoint) ? 'UnknownOutcome' : 'RefusedError')

/** What a call's data is, learnt from its decoding of no data; `any` where it goes unread. */
function kindOf({ data: schema }: Endpoint): 'any' | 'list' | 'record' {
  if (z.safeDecode(schema, 'x').success) return 'any'
  const empty = z.decode(schema, null)
  const isPage = isObject(empty) && (('data' in empty && 'total' in empty) || 'list' in empty)
  return Array.isArray(empty) || isPage ? 'list' : 'record'
}
/** The success of a money request must bring what its caller needs (D24): of its data, or of its message. */
const lacking: Expect = (endpoint) =>
  endpoint.needs?.({ data: z.decode(endpoint.data, null), message: SAID }) === null
    ? 'UnknownOutcome'
    : 'data'
const unsaid: Expect = (endpoint) =>
  endpoint.needs?.({ data: z.decode(endpoint.data, samplesOf(endpoint)[0]), message: '' }) === null
    ? 'UnknownOutcome'
    : 'data'
/** Nothing at all, or an object without fields: no server of the family sends that with a success. */
const empty =
  (others: Expect): Expect =>
  (endpoint) =>
    isMoney(endpoint) ? 'UnknownOutcome' : others(endpoint)
/** Data of another shape: an outage, except beside the answer to a write (D16). */
const misshapen =
  (...fitting: ReturnType<typeof kindOf>[]): Expect =>
  (endpoint) => {
    if (endpoint.effect !== 'read') return lacking(endpoint)
    return ['any', ...fitting].includes(kindOf(endpoint)) ? 'data' : 'ServerFailure'
  }
const lost: Expect = (endpoint) => (isMoney(endpoint) ? 'UnknownOutcome' : 'NetworkFailure')
/** The session is lost; public reads are sent again without it (D66). */
const over =
  (forVisitors: Expect): Expect =>
  (endpoint) =>
    endpoint.memberOnly || endpoint.effect !== 'read' ? 'SessionOver' : forVisitors(endpoint)

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'text/html' } })

/** An envelope whose code or message is bad, around good data. */
const envelope =
  (patch: object, status = 200) =>
  (good: Json) =>
    Response.json({ code: 200, message: SAID, data: good, ...patch }, { status })

const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined offset: {closure}(1) in <b>/www/a.php</b> on line <b>7</b><br />\n'
/** An envelope with something around it. */
const around =
  (before: string, after: string, patch: object = {}) =>
  (good: Json) =>
    new Response(before + JSON.stringify({ code: 200, message: SAID, data: good, ...patch }) + after)

const dropped = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const cutOff = () => {
  const response = new Response('{"code":200,"mess')
  response.text = () => Promise.reject(new TypeError('terminated'))
  return response
}

const refusal = (message: unknown, more: object = {}) => envelope({ code: 500, message, ...more })
type Row = [name: string, answer: Fault['answer'], outcome: Expect]

const ROWS: Row[] = [
  ['an HTML page with 200', text(HTML), unreadable200],
  ['an empty body', text(''), unreadable200],
  ['half a JSON text', text('{"code":200,"da'), unreadable200],
  ...[null, 'ok', 200, true, []].map((body): Row => [
    `${JSON.stringify(body)} instead of an object`,
    json(body),
    unreadable200,
  ]),
  ...[undefined, null, true, 'ok', '', ' ', '200.5', 200.5, [200], {}].map((code): Row => [
    `the code ${JSON.stringify(code)}`,
    envelope({ code }),
    unreadable200,
  ]),
  ['the code as text', envelope({ code: '200' }), data],
  ['another code as text', envelope({ code: '203' }), refused],
  ...[undefined, null, '', 5, {}, ['x']].map((message): Row => [
    `a refusal with the message ${JSON.stringify(message)}`,
    refusal(message, { data: [] }),
    refused,
  ]),
  ...['Undefined array key "data"', '[object Object]', 'null', 'Server Error', '错'.repeat(10_000)].map(
    (message): Row => [`a refusal that says ${message.slice(0, 30)}`, refusal(message), refused],
  ),
  ...(
    [
      [undefined, empty(data)] as const,
      ...[null, '', []].map((nothing) => [nothing, lacking] as const),
      ...[5, 0, true, false, 'x', '[]'].map((other) => [other, misshapen()] as const),
      [{}, empty(misshapen('record'))] as const,
      ...[{ data: 5 }, { a: 1 }, { 0: null, a: 1 }].map((object) => [object, misshapen('record')] as const),
      ...[[null], [1]].map((list) => [list, misshapen('list')] as const),
    ] as const
  ).map(([value, outcome]): Row => [`the data ${JSON.stringify(value)}`, envelope({ data: value }), outcome]),
  ['a byte order mark and blanks before', around('\ufeff\ufeff\u00a0\r\n', '\n'), data],
  ['a notice before', around(NOTICE, ''), data],
  ['a notice as text before', around('\nWarning: Undefined array key "a" in /a.php\n', ''), data],
  ['a notice behind', around('', NOTICE), data],
  ['a notice before a refusal', around(NOTICE, '', { code: 500, message: '维护中' }), refused],
  ['half a JSON text behind a notice', text(`${NOTICE}{"code":200,"da`), unreadable200],
  [
    'half a JSON text that ends like an envelope',
    text('{"code":200,"data":{"code":201,"message":"x"}'),
    unreadable200,
  ],
  ['an HTML page around an envelope', around('<html><script>', '</script></html>'), unreadable200],
  ['an HTML page before an envelope', around(HTML, ''), unreadable200],
  ...[
    'transfer is processing',
    'TRANSFER-IN-PROGRESS!',
    'Local transfer posting failed.',
    'cURL error 28: Operation timed out',
    '转账处理中，请稍后',
    '本地与api通信失败,建议检查api地址',
    '返回数据解析失败',
  ].map((message): Row => [
    `a refusal that says ${message}`,
    refusal(message, { code: 209, data: [] }),
    unsettled,
  ]),
  ...[
    'transfer failed',
    'Invalid amount',
    '系统维护中...',
    '您有一笔提款正在处理中',
    'another withdrawal is pending',
  ].map((message): Row => [`a refusal that says ${message}`, refusal(message, { data: [] }), refused]),
  ['good data with a message of the wrong type', envelope({ message: {} }), unsaid],
  [
    'HTTP 500 with a server exception',
    json({ message: 'Undefined array key', exception: 'ErrorException' }, 500),
    unreadable,
  ],
  ['HTTP 500 with an HTML page', text(HTML, 500), unreadable],
  ['HTTP 502 with an empty body', text('', 502), unreadable],
  ['HTTP 500 around a success', envelope({}, 500), unreadable],
  ['HTTP 500 with a refusal', envelope({ code: 500, message: '维护中' }, 500), refused],
  ['HTTP 403 with an HTML page', text(HTML, 403), unreadable],
  ['HTTP 403 around a success', envelope({}, 403), unreadable],
  ['HTTP 403 with a refusal', json({ code: 403, message: '禁止访问' }, 403), refused],
  ['the code 403', json({ code: 403, message: '禁止访问' }), refused],
  ['a dropped connection', dropped, lost],
  ['a connection cut off in the body', cutOff, lost],
]
const ENDS: Row[] = [
  ['HTTP 401 with an empty body', text('', 401), over(unreadable)],
  ['HTTP 401', json({ code: 401, message: '请先登录' }, 401), over(refused)],
  ['the code 401', json({ code: 401, message: '请先登录' }), over(refused)],
  ['the code 401 as text', json({ code: '401', message: '请先登录' }), over(refused)],
]

/** All kinds of bad answers, except wrong types inside `data`, which the matrix makes per field. */
export const faults: Fault[] = [
  ...ROWS.map(([name, answer, outcome]) => ({ name, answer, outcome })),
  ...ENDS.map(([name, answer, outcome]) => ({ name, answer, outcome, isExpiry: true as const })),
]

const TEXTS = ['', '文字', 'Infinity', '1e400', '-0.5', '7', 'x'.repeat(10_000)]
const INNER = [{}, { a: 1 }, [], [1], [[{}]]]
/** Wrong values for a field; undefined leaves it out. */
export const WRONG: (Json | undefined)[] = [
  undefined,
  null,
  0,
  -1,
  1.5,
  1e300,
  true,
  false,
  ...TEXTS,
  ...INNER,
]
