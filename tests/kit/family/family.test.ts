import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '../recording'
import { differences } from './sameAs'
import { createFamilyServer, type FamilyServer } from './server'
import { accountOf, before, isText, NEW_IDS, type Stage } from './situations'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const traffic = read('../../../src/contract/recorded/traffic.fixture.json') as Exchange[]

const ORIGIN = 'http://api.portal.test'
const BEGUN = Date.UTC(2026, 10, 22, 3, 21, 25)
const HALF_AN_HOUR = 1800_000

type Sent = { method?: string; body?: BodyInit | null; token?: string; accept?: string }
const send = ({ app }: FamilyServer, path: string, { method = 'POST', body, token, accept }: Sent = {}) => {
  const headers = new Headers({ Accept: accept ?? '*/*' })
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return app.request(ORIGIN + path, { method, headers, body: method === 'POST' ? (body ?? null) : null })
}

async function openStage(username = 'real01', numbersAsText = false): Promise<Stage & { token: string }> {
  const server = createFamilyServer({ clock: () => BEGUN, numbersAsText })
  server.moveClock(HALF_AN_HOUR)
  const member = server.state.members.find((one) => one.username === username)
  if (!member) throw new Error(`no member ${username}`)
  const call = async (name: string, body: object = {}) => {
    const token = member.token ?? ''
    const response = await send(server, `/api/${name}`, { body: JSON.stringify(body), token })
    return (await response.json()) as { message: string }
  }
  await call('login_pc', { name: username, password: member.password, code: '' })
  return { server, member, call, token: member.token ?? '' }
}

/** A GIF, which this server refuses. */
function upload(): FormData {
  const form = new FormData()
  form.append('file', new Blob(['GIF89a'], { type: 'image/gif' }), 'avatar.gif')
  return form
}

/** The part of an HTML page both have: its first line and its title. */
const told = (html: string) => [/^.*/.exec(html)?.[0], /<title>(.*?)<\/title>/.exec(html)?.[1]]

describe('a server of the family answers as the recorded one did', () => {
  it.each(
    traffic.map((exchange, index) => ({ index, exchange, name: `${exchange.method} ${exchange.path}` })),
  )('exchange $index: $name', async ({ index, exchange }) => {
    const newIds = NEW_IDS.includes(index)
    const stage = await openStage(accountOf[index], isText(index))
    const changes = await before[index]?.(stage)
    const request = exchange.request
    const body =
      request === '(multipart: file)' ? upload() : JSON.stringify({ ...(request as object), ...changes })
    const path = exchange.path.replace('{code}', 'AG')
    const response = await send(stage.server, exchange.query ? `${path}?${exchange.query}` : path, {
      method: exchange.method,
      body,
      ...(exchange.authorised ? { token: stage.token } : {}),
    })
    expect(response.status).toBe(exchange.http)
    expect(response.headers.get('Content-Type')).toBe(exchange.type)
    const text = await response.text()
    if (typeof exchange.answer !== 'string') {
      const answer = JSON.parse(text) as { message: string }
      const recorded = exchange.answer as { message: string }
      // A new order's number arrives as the message.
      if (path === '/api/recharge' && /^\d{15}$/.test(answer.message)) answer.message = recorded.message
      expect(differences(answer, recorded, newIds)).toEqual([])
    } else if (exchange.type.startsWith('text/html')) {
      expect(told(text)).toEqual(told(exchange.answer))
      if (exchange.answer === '') expect(text).toBe('')
    } else {
      // The recorder cut it off after 4000 characters: compare the rows before that.
      const whole = exchange.answer.slice(0, exchange.answer.lastIndexOf('},{') + 1)
      const recorded = JSON.parse(`${whole}]}`) as { data: unknown[] }
      const answer = JSON.parse(text) as { data: unknown[] }
      expect(recorded.data.length).toBe(7)
      answer.data.length = recorded.data.length
      expect(differences(answer, recorded, newIds)).toEqual([])
    }
  })
})

type Earlier = Record<string, { request: object | null; http: number; body: Record<string, unknown> }>
const earlier = read('../../../src/contract/recorded/answers.fixture.json') as Earlier

/** Refusals that only the first recording has, with the calls that precede them. */
const refusals: Record<string, (stage: Stage) => unknown> = {
  'register invalid': () => {},
  'register 6-digit pay': () => {},
  'register ok': () => {},
  'POST doactivityapply {"activityid": 99}': () => {},
  'POST dofanshui  (2nd)': ({ call }) => call('dofanshui'),
  'POST getPayRange {"type": "antoken"}': () => {},
  'POST recharge {"paytype": "bank", "amount": 5}': () => {},
  'POST recharge {"paytype": "", "amount": ""}': () => {},
  'POST withdraw {"amount": 50, "bank": 1, "password": "12345678"}': ({ member }) => {
    member.payPassword = '12345678'
  },
  'POST transfer {"sourcetype": "userbalance", "targettype": "userbalance", "amount": 10}': () => {},
  'POST transfer {"sourcetype": "AG", "targettype": "PG", "amount": 10}': () => {},
  'POST douserredpacket ': () => {},
  'POST delcard {"id": 1, "pay_pass": "654321"} (2nd)': () => {},
  'balance after logoff': ({ call }) => call('logoff'),
}

describe('refuses what the server of the first recording refused', () => {
  it.each(Object.entries(refusals))('%s', async (name, precede) => {
    const { server, token, ...stage } = await openStage()
    await precede({ server, ...stage })
    const { request, http, body } = earlier[name] ?? { request: null, http: 0, body: {} }
    const path = /(?:POST )?(\w+)/.exec(name)?.[1] ?? ''
    const response = await send(server, `/api/${path}`, { body: JSON.stringify(request ?? {}), token })
    expect(response.status).toBe(http)
    const answer: unknown = await response.json()
    const given =
      name === 'register ok' ? { ...body, data: { ...(body.data as object), username: 'test01' } } : body
    expect(differences(answer, given, name === 'register ok')).toEqual([])
  })
})

it('a missing key is HTTP 500, as HTML or in the format the caller asks for', async () => {
  const { server, token } = await openStage()
  const body = '{"email":"a@b.co"}'
  const page = await send(server, '/api/updateuserinfo', { body, token })
  expect([page.status, page.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=UTF-8'])
  expect(await page.text()).toContain('<title>Undefined array key &quot;birthday&quot;')
  const json = await send(server, '/api/updateuserinfo', { body, token, accept: 'application/json' })
  const recorded = earlier['POST updateuserinfo {"email": "a@b.co"}']?.body ?? {}
  const answer = (await json.json()) as Record<string, unknown>
  expect(json.status).toBe(500)
  expect(Object.keys(answer)).toEqual(Object.keys(recorded))
  expect(answer.message).toBe(recorded.message)
})

it('pages of other origins can read every answer except the validator’s', async () => {
  const { server } = await openStage()
  const allowed = async (path: string, body: object) =>
    (await send(server, path, { body: JSON.stringify(body) })).headers.get('Access-Control-Allow-Origin')
  expect(await allowed('/api/app', {})).toBe('*')
  expect(await allowed('/api/balance', {})).toBe('*')
  expect(await allowed('/api/login_pc', { name: 'real01', password: 'abcd12345' })).toBe('*')
  expect(await allowed('/api/login_pc', { name: 'real01', password: 'ab' })).toBeNull()
  expect(await allowed('/api/article', {})).toBe('*')
  const preflight = await send(server, '/api/app', { method: 'OPTIONS' })
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Lang')
})

it('patches convert to the field’s type; an unknown name is an error that lists the known ones', async () => {
  const { server, member, call } = await openStage()
  server.member('real01', { balance: '5.5', isagent: true, venues: { AG: 7 } })
  expect(member).toMatchObject({ balance: 5.5, isagent: 1, venues: { AG: 7 } })
  server.site({ site_state: 0, title: '改名' })
  expect(await call('app')).toMatchObject({ data: { site_state: '0', title: '改名' } })
  expect(() => server.member('real01', { balanse: 1 })).toThrow(/no field balanse; known are: .*balance/)
  expect(() => server.member('demo888', {})).toThrow('no member demo888; there are: real01')
  expect(() => server.site({ state: 0 })).toThrow(/no field state; known are: .*site_state/)

  await call('recharge', { paytype: 'alipay', amount: 300 })
  server.member('real01', { pending: 'approved' })
  expect(member).toMatchObject({ balance: 305.5, paysum: 1800 })
})
