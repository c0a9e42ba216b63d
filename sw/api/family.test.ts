import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import answers from '@/contract/recorded/answers.fixture.json'
import mysql from '@/contract/recorded/traffic-mysql.fixture.json'
import traffic from '@/contract/recorded/traffic.fixture.json'
import { readSource } from '../testing/readSource'
import { createFamilyDemo } from './family'

type Values = Record<string, unknown>
type Sent = { method: string; path: string; values: Values }
type Answer = { status: number; code: number; message: string; data: unknown }

const app = createFamilyDemo({ databaseName: `family-${Math.random()}`, readFile: readSource })
const HOST = 'http://127.0.0.1'

async function send(
  { method, path, values }: Sent,
  token = '',
  type: 'json' | 'form' | 'query' = 'json',
): Promise<Answer> {
  const query = new URLSearchParams(values as Record<string, string>)
  const isQuery = type === 'query' || method === 'GET'
  const response = await app.fetch(
    new Request(HOST + path + (isQuery ? `?${query}` : ''), {
      method,
      headers: {
        Origin: 'https://other.example',
        Authorization: `Bearer ${token}`,
        'Content-Type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      ...(isQuery ? {} : { body: type === 'json' ? JSON.stringify(values) : query }),
    }),
  )
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
const post = (path: string, values: Values = {}, token = '') => send({ method: 'POST', path, values }, token)
const logIn = async (name = 'demo888', password = 'demo8888') =>
  ((await post('/api/login', { name, password })).data as { token: string }).token

/** Each request of the recordings once. */
const RECORDED: Sent[] = [
  ...Object.entries(answers).flatMap(([name, { request }]) => {
    const [, method = '', path = ''] = /^(GET|POST) ([\w/]+)/.exec(name) ?? []
    return method ? [{ method, path: `/api/${path}`, values: (request ?? {}) as Values }] : []
  }),
  ...[...traffic, ...mysql].flatMap(({ method, path, request }) =>
    method === 'OPTIONS' || path === '/api/uploadimg'
      ? []
      : [{ method, path, values: (typeof request === 'object' ? request : {}) as Values }],
  ),
].filter(
  (one, at, all) =>
    // No call of the portal; no JSON; a deposit by no channel.
    !/all\/plat$|uploadimg$/.test(one.path) &&
    one.values.paytype !== '' &&
    all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
)

/** Without them nobody can tell what is meant; money is never guessed. */
const NEEDED = [
  'id',
  'activityid',
  'amount',
  'paytype',
  'type',
  'transferstatus',
  'bank',
  'bank_no',
  'catepay',
  'bank_owner',
]

const asText = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
const asNumbers = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d{1,9}$/.test(String(value)) ? Number(value) : value,
    ]),
  )

describe('the demo server, asked as the recorded servers were', () => {
  let token = ''
  beforeAll(async () => {
    token = await logIn()
  })
  /** Asks in a session that is alive, and returns what the server does not understand. */
  const misread = async (sent: Sent, type?: 'json' | 'form' | 'query') => {
    const { status, message, code } = await send(sent, token, type)
    if (sent.path === '/api/logoff') token = await logIn()
    return status === 200 && !message.startsWith('参数不正确') ? '' : `${code} ${message}`
  }

  it.each([
    ['JSON', 'json', (values: Values) => values],
    ['JSON with every value as text', 'json', asText],
    ['JSON with digits as numbers', 'json', asNumbers],
    ['a form', 'form', asText],
    ['a query', 'query', asText],
  ] as const)('understands every recorded request as %s', async (_, type, change) => {
    const strange: unknown[] = []
    for (const sent of RECORDED) {
      const told = await misread({ ...sent, values: change(sent.values) }, type)
      if (told) strange.push([sent.path, JSON.stringify(sent.values), told])
    }
    expect(RECORDED.length).toBeGreaterThan(100)
    expect(strange).toEqual([])
  })

  it('understands every recorded request without any one of its fields, and never guesses money', async () => {
    const strange: unknown[] = []
    for (const sent of RECORDED)
      for (const name of Object.keys(sent.values)) {
        const { [name]: _, ...values } = sent.values
        const told = await misread({ ...sent, values })
        if (told && !NEEDED.includes(name)) strange.push([sent.path, name, told])
      }
    expect(strange).toEqual([])
  })

  it('answers a read sent as a form like one sent exactly', { tags: 'D83' }, async () => {
    const reads = RECORDED.filter(({ path }) =>
      /list|record|range|card|detail|article|info|user$|balance/i.test(path),
    )
    expect(reads.length).toBeGreaterThan(40)
    for (const sent of reads)
      if (!/recharge|updateuser|bind|del/.test(sent.path))
        expect(await send({ ...sent, values: asText(sent.values) }, token, 'form'), sent.path).toEqual(
          await send(sent, token),
        )
  })

  it('refuses money without an amount or a way, and the balance stays', { tags: 'D83' }, async () => {
    // Of a member without orders, which would be decided meanwhile.
    const own = await logIn('agent88', 'agent8888')
    const before = await post('/api/balance', {}, own)
    for (const amount of [undefined, '', 'abc', '1e3', -5]) {
      const deposit = await post('/api/recharge', { paytype: 'bank', amount }, own)
      expect(deposit.code, `recharge ${amount}`).not.toBe(200)
      const transfer = await post(
        '/api/transfer',
        { amount, sourcetype: 'userbalance', targettype: 'AG' },
        own,
      )
      expect(transfer.code, `transfer ${amount}`).not.toBe(200)
    }
    const unnamed = [
      ['/api/recharge', { amount: '500' }],
      ['/api/recharge', { amount: '500', paytype: 'usdt' }],
      ['/api/bindcard', { bank: 'USDT', bank_no: 'TXabcdefghijkmnopqrstuvwxyz1234567', pay_pass: '123456' }],
      ['/api/withdraw', { amount: '200', password: '123456' }],
    ] as const
    for (const [path, values] of unnamed)
      expect((await post(path, values, own)).code, JSON.stringify(values)).not.toBe(200)
    expect(await post('/api/balance', {}, own)).toEqual(before)
  })

  it.each(['/api/NOTICELIST', '/API/noticelist', '/api/activityapplylog', '/api/Game/List'])(
    'knows a path in any case: %s',
    async (path) => {
      const method = path === '/api/Game/List' ? 'GET' : 'POST'
      expect(await send({ method, path, values: {} }, token)).toMatchObject({ status: 200, code: 200 })
    },
  )

  it('knows login and activitydetail, and the token by three names', { tags: 'D83' }, async () => {
    const { data } = await post('/api/login', { name: 'demo888', password: 'demo8888' })
    const { token: one } = data as { token: string }
    expect(data).toEqual({ token: one, api_token: one, new_api_token: one })
    expect(await post('/api/activitydetail', { id: '1' }, token)).toMatchObject({ data: { id: '1' } })
  })

  it('opens a game by its platform alone, and for a phone', { tags: 'D83' }, async () => {
    const sent = { plat_name: 'ag', game_code: '', is_mobile_url: 1 }
    expect(await post('/api/getGameUrl', sent, token)).toMatchObject({ code: 200 })
    expect(await post('/api/getGameUrl', { ...sent, plat_name: 'none' }, token)).toMatchObject({ code: 500 })
  })

  it.each([
    [{ platform_name: 'pg' }, 'PG'],
    [{ gamecode: 'PG' }, 'PG'],
    [{ gamecode: 'Ky' }, 'KY'],
    [{ gamecode: 'FGFISH' }, 'FG'],
    [{ gamecode: '', platform_name: 'Evo' }, 'EVO'],
    [{ gamecode: 'obgdy', platform_name: 'fg' }, 'FG'],
  ])('lists the games of %j', { tags: 'D83' }, async (sent, platform) => {
    const rows = (await post('/api/gamelistBycode', sent)).data as Values[]
    expect(new Set(rows.map(({ catecode }) => catecode))).toEqual(new Set([platform]))
    expect(rows.every(({ gamename, gamecode }) => gamename && gamecode)).toBe(true)
  })

  it.each([
    ['/api/gamelistBycode', { gamecode: 'zzz' }, 'gamecode没有“zzz”'],
    ['/api/gamelistBycode', { gamecode: 'constructor' }, 'gamecode没有“constructor”'],
    ['/api/gamelistBycode', { platform_name: 'XX' }, 'platform_name没有“XX”'],
    ['/api/gamelistBycode', { gamecode: 'obgdy', platform_name: 'PG' }, 'PG没有这样的游戏'],
    ['/api/game/list', { category: 'poker' }, 'category没有“poker”'],
    ['/api/betrecord', { api_type: 'ZZ', date: 4, page: 1 }, 'api_type没有“ZZ”'],
  ])('refuses by name what it does not understand: %s %j', { tags: 'D83' }, async (path, values, named) => {
    const method = path === '/api/game/list' ? 'GET' : 'POST'
    const { code, message } = await send({ method, path, values }, token)
    expect([code, message]).toEqual([1000, expect.stringContaining(named)])
  })

  it('takes a venue in any case, and tells addresses of pictures in full', { tags: 'D83' }, async () => {
    const balance = (await post('/api/userapimoney/ag', {}, token)).data as Values
    expect(balance).toEqual((await post('/api/userapimoney/AG', {}, token)).data)
    const values = { category: 'Realbet' }
    const lists = [
      (await send({ method: 'GET', path: '/api/game/list', values })).data,
      (await post('/api/bannerList')).data,
      (await post('/api/gamelistBycode', { gamecode: 'pp' })).data,
    ]
    const pictures = JSON.stringify(lists).match(/"[^"]+\.svg"/g) ?? []
    expect(pictures.length).toBeGreaterThan(20)
    for (const picture of pictures) expect(picture).toMatch(/^"http:\/\/127\.0\.0\.1\/\w/)
  })

  it('adds what recorded answers hold: banners, channels, the member', { tags: 'D83' }, async () => {
    const banners = (await post('/api/bannerList')).data as Values[]
    expect(banners.every(({ src, pic }) => src && src === pic)).toBe(true)
    const channels = (await send({ method: 'GET', path: '/api/get_pay_way', values: {} }, token)).data
    expect(Object.keys(channels as object).at(-1)).toBe('antoken')
    const own = (await post('/api/user', {}, token)).data as Values
    const theirs = traffic.find(({ path, http }) => path === '/api/user' && http === 200)!
    expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys((theirs.answer as Values).data!)))
    expect(own.joinday).toBeGreaterThan(0)
  })

  it('lets pages of any origin read, by the recorded headers; the testers’ controls stay shut', async () => {
    const flight = await app.fetch(new Request(`${HOST}/api/user`, { method: 'OPTIONS' }))
    expect([flight.status, flight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      200,
      'Authorization, Content-Type, Lang',
    ])
    expect(await post('/api/__demo__/reset')).toMatchObject({ status: 403 })
  })
})
