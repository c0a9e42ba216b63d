import type { Endpoint } from '@/contract/wire/endpoint'
import type { Json } from './samples'

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
const lost: Expect = (endpoint) => (isMoney(endpoint) ? 'UnknownOutcome' : 'NetworkFailure')
/** The session is lost; public reads are sent again without it (D66). */
const over =
  (forVisitors: Expect): Expect =>
  (endpoint) =>
    endpoint.memberOnly || endpoint.effect !== 'read' ? 'SessionOver' : forVisitors(endpoint)
/** The member is blocked: member calls end the session, public ones are refused (D45). */
const blocked =
  (forVisitors: Expect): Expect =>
  (endpoint) =>
    endpoint.memberOnly ? 'SessionOver' : forVisitors(endpoint)

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
    Response.json({ code: 200, message: '成功', data: good, ...patch }, { status })

const dropped = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const cutOff = () => {
  const response = new Response('{"code":200,"mess')
  response.text = () => Promise.reject(new TypeError('terminated'))
  return response
}

/** All kinds of bad answers, except wrong types inside `data`, which the matrix makes per field. */
export const faults: Fault[] = [
  { name: 'an HTML page with 200', answer: text(HTML), outcome: unreadable200 },
  { name: 'an empty body', answer: text(''), outcome: unreadable200 },
  { name: 'half a JSON text', answer: text('{"code":200,"da'), outcome: unreadable200 },
  ...[null, 'ok', 200, true, []].map((body) => ({
    name: `${JSON.stringify(body)} instead of an object`,
    answer: json(body),
    outcome: unreadable200,
  })),
  ...[undefined, null, true, 'ok', '', ' ', '200.5', 200.5, [200], {}].map((code) => ({
    name: `the code ${JSON.stringify(code)}`,
    answer: envelope({ code }),
    outcome: unreadable200,
  })),
  { name: 'the code as text', answer: envelope({ code: '200' }), outcome: data },
  { name: 'another code as text', answer: envelope({ code: '203' }), outcome: refused },
  ...[undefined, null, '', 5, {}, ['x']].map((message) => ({
    name: `a refusal with the message ${JSON.stringify(message)}`,
    answer: envelope({ code: 500, message, data: [] }),
    outcome: refused,
  })),
  ...['Undefined array key "data"', '[object Object]', 'null', 'Server Error', '错'.repeat(10_000)].map(
    (message) => ({
      name: `a refusal that says ${message.slice(0, 30)}`,
      answer: envelope({ code: 500, message }),
      outcome: refused,
    }),
  ),
  ...[undefined, null, '', [], {}, 5, true, 'x', [null], { data: 5 }].map((nothing) => ({
    name: `the data ${JSON.stringify(nothing)}`,
    answer: envelope({ data: nothing }),
    outcome: data,
  })),
  { name: 'good data with a message of the wrong type', answer: envelope({ message: {} }), outcome: data },
  {
    name: 'HTTP 500 with a server exception',
    answer: json({ message: 'Undefined array key', exception: 'ErrorException' }, 500),
    outcome: unreadable,
  },
  { name: 'HTTP 500 with an HTML page', answer: text(HTML, 500), outcome: unreadable },
  { name: 'HTTP 502 with an empty body', answer: text('', 502), outcome: unreadable },
  { name: 'HTTP 500 around a success', answer: envelope({}, 500), outcome: unreadable },
  {
    name: 'HTTP 500 with a refusal',
    answer: envelope({ code: 500, message: '维护中' }, 500),
    outcome: refused,
  },
  { name: 'HTTP 403 with an HTML page', answer: text(HTML, 403), outcome: blocked(unreadable) },
  { name: 'HTTP 403 around a success', answer: envelope({}, 403), outcome: blocked(unreadable) },
  {
    name: 'HTTP 403 with a refusal',
    answer: json({ code: 403, message: '禁止访问' }, 403),
    outcome: blocked(refused),
  },
  { name: 'the code 403', answer: json({ code: 403, message: '禁止访问' }), outcome: blocked(refused) },
  { name: 'HTTP 401 with an empty body', answer: text('', 401), outcome: over(unreadable), isExpiry: true },
  {
    name: 'HTTP 401',
    answer: json({ code: 401, message: '请先登录' }, 401),
    outcome: over(refused),
    isExpiry: true,
  },
  {
    name: 'the code 401',
    answer: json({ code: 401, message: '请先登录' }),
    outcome: over(refused),
    isExpiry: true,
  },
  {
    name: 'the code 401 as text',
    answer: json({ code: '401', message: '请先登录' }),
    outcome: over(refused),
    isExpiry: true,
  },
  { name: 'a dropped connection', answer: dropped, outcome: lost },
  { name: 'a connection cut off in the body', answer: cutOff, outcome: lost },
]

/** Wrong values for a field; undefined leaves it out. */
export const WRONG: (Json | undefined)[] = [
  undefined,
  null,
  '',
  '文字',
  'Infinity',
  '1e400',
  '-0.5',
  '7',
  0,
  -1,
  1.5,
  1e300,
  true,
  false,
  {},
  { a: 1 },
  [],
  [1],
  [[{}]],
  'x'.repeat(10_000),
]
