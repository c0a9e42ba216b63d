import { describe, expect, it } from 'vitest'
import { getSite } from '@/contract/site'
import { CONTROL_HEADER, CONTROL_HEADERS, controlPath } from '@/contract/wire/demoControls'
import { createFront } from '../front/front'
import { testServer } from '../testing/testServer'

type Sent = {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string | FormData
  mode?: string
  destination?: string
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const MEMBER = controlPath('member')
const PATCH = JSON.stringify({ username: 'demo888', balance: '1', password: 'stolen01' })

/** A request as a host of the demo server sees it. Browsers alone make navigations, so mode and destination are put over it. */
function seen({ path = MEMBER, method = 'POST', headers = {}, body, mode, destination }: Sent): Request {
  const sent = body ?? (method === 'POST' ? PATCH : undefined)
  const request = new Request(`http://localhost${path}`, { method, headers, ...(sent && { body: sent }) })
  for (const [name, value] of Object.entries({ mode, destination }))
    if (value !== undefined) Object.defineProperty(request, name, { value })
  return request
}

const form = () => {
  const data = new FormData()
  data.append('visitor', '0'.repeat(32))
  return data
}
const type = (value: string) => ({ [CONTROL_HEADER]: '1', 'Content-Type': value })
const plus = (more: Record<string, string>) => ({ headers: { ...CONTROL_HEADERS, ...more } })

const REFUSED: [what: string, status: number, sent: Sent][] = [
  ...['document', 'iframe', ''].map((destination): [string, number, Sent] => [
    `a navigation of ${destination || 'unknown destination'}`,
    403,
    { headers: CONTROL_HEADERS, mode: 'navigate', destination },
  ]),
  ...['document', 'iframe', 'script', 'image', 'worker'].map((destination): [string, number, Sent] => [
    `what is loaded as ${destination}`,
    403,
    { path: '/api/getVisitUrl', method: 'GET', destination },
  ]),
  ...['document', 'script'].map((value): [string, number, Sent] => [
    `Sec-Fetch-Dest: ${value}`,
    403,
    { path: '/api/getVisitUrl', method: 'GET', headers: { 'Sec-Fetch-Dest': value } },
  ]),
  ...['navigate', 'no-cors', 'websocket', 'nested-navigate'].map((value): [string, number, Sent] => [
    `Sec-Fetch-Mode: ${value}`,
    403,
    plus({ 'Sec-Fetch-Mode': value }),
  ]),
  ['a beacon or another answer that nobody reads', 403, { headers: CONTROL_HEADERS, mode: 'no-cors' }],
  ...['cross-site', 'same-site', 'other'].map((value): [string, number, Sent] => [
    `Sec-Fetch-Site: ${value}`,
    403,
    plus({ 'Sec-Fetch-Site': value }),
  ]),
  [
    'a read of another site',
    403,
    { path: '/api/getVisitUrl', method: 'GET', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
  ...['http://localhost:8080', 'https://localhost', 'null', ''].map((value): [string, number, Sent] => [
    `Origin: ${value}`,
    403,
    plus({ Origin: value }),
  ]),
  [
    'another Origin beside a false Sec-Fetch-Site',
    403,
    plus({ Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' }),
  ],
  ['a control without its header', 403, { headers: JSON_TYPE }],
  [
    'a control in other spelling, without its header',
    403,
    { path: '/api/%5F%5Fdemo__/member', headers: JSON_TYPE },
  ],
  ['a game without its header', 403, { path: controlPath('game/state'), headers: JSON_TYPE }],
  ...[
    'text/plain',
    'text/plain; application/json',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ].map((value): [string, number, Sent] => [`a body of ${value}`, 415, { headers: type(value) }]),
  ['a body without a type', 415, { headers: { [CONTROL_HEADER]: '1', 'Content-Type': '' } }],
  ['a form where none is taken', 415, { headers: { [CONTROL_HEADER]: '1' }, body: form() }],
  [
    'an upload by urlencoded form',
    415,
    { path: '/api/uploadimg', headers: type('application/x-www-form-urlencoded') },
  ],
  ['a login by text', 415, { path: '/api/login_pc', headers: { 'Content-Type': 'text/plain' } }],
]

const ANSWERED: [what: string, sent: Sent][] = [
  ['a script’s call in a worker', { headers: CONTROL_HEADERS }],
  ['a type with a charset', { headers: type('Application/JSON; charset=utf-8') }],
  [
    'a call of this origin',
    plus({
      Origin: 'http://localhost',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'cors',
      'Sec-Fetch-Dest': 'empty',
    }),
  ],
  ['a call that no site began', plus({ 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'same-origin' })],
  ['a read', { path: '/api/getVisitUrl', method: 'GET' }],
  ['an upload by form', { path: '/api/uploadimg', headers: {}, body: form() }],
]

const stateOf = async (test: ReturnType<typeof testServer>) => {
  const { members, wallets, requests } = await test.state()
  return { members, wallets, requests }
}
const SEAL = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" }

describe('who asks the demo server', { tags: 'D75' }, () => {
  const test = testServer()

  it.each(REFUSED)('refuses %s, and nothing is read or logged', async (_, status, sent) => {
    const before = await stateOf(test)
    const answer = await test.server.fetch(seen(sent))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(SEAL)
    expect(await stateOf(test)).toEqual(before)
  })

  it.each(ANSWERED)('answers %s', async (_, sent) => {
    const answer = await test.server.fetch(seen(sent))
    expect([403, 415]).not.toContain(answer.status)
  })
})

it.each(REFUSED.filter(([, , { method }]) => method === 'GET'))(
  'the page’s own server of a first visit refuses %s too',
  async (_, status, sent) => {
    const front = createFront(() => Promise.reject(new Error('loaded')), `none-${Math.random()}`)
    const answer = await front.fetch(seen(sent))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(SEAL)
  },
)

it('every answer carries what makes it harmless as a document', { tags: 'D75' }, async () => {
  const test = testServer()
  await test.call(controlPath('next'), { call: '/api/article', text: '<script>alert(1)</script>' })
  for (const path of [getSite.path, '/api/user', '/api/nothing', '/api/article', controlPath('state')]) {
    const { headers } = await test.server.fetch(seen({ path, headers: CONTROL_HEADERS }))
    expect(Object.fromEntries(headers), path).toMatchObject(SEAL)
  }
})

it('a dropped answer stays a network error', { tags: ['D75', 'D41'] }, async () => {
  const test = testServer()
  await test.call(controlPath('next'), { call: getSite.path, drop: 'answer' })
  expect((await test.server.fetch(seen({ path: getSite.path, headers: CONTROL_HEADERS }))).type).toBe('error')
})
