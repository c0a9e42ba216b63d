import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import traffic from '@/contract/recorded/traffic.fixture.json'
import { exchangesIn, withoutSecrets, type Exchange } from './recording'
import { Timeline } from './timeline'

const exchange = (path: string, request: unknown, data: unknown, authorised = true): Exchange => ({
  method: 'POST',
  path,
  request,
  authorised,
  http: 200,
  type: 'application/json',
  answer: { code: 200, message: '', data },
})

it('a recording has no password, token or name of a person, and the same value is replaced by the same', () => {
  const login = exchange(
    '/api/login_pc',
    { name: 'mine01', password: 'abcd1234' },
    { api_token: 'T0KEN-77' },
    false,
  )
  const member = { realname: '张三丰', mobile: '13812345678', email: '', antoken: '1', balance: '5.00' }
  const account = { bank_no: '6222000011112222', bank_owner: 'TRC20' }
  const recorded = withoutSecrets([
    { ...login, query: 'token=T0KEN-77' },
    exchange('/api/user', '', member),
    exchange('/api/getcard', { type: 1 }, [account, account]),
    exchange('/api/getGameUrl', {}, { url: 'https://game.test/?session=9f8e7d&to=T0KEN-77' }),
  ])
  const text = JSON.stringify(recorded)
  for (const secret of ['abcd1234', 'T0KEN-77', '张三丰', '13812345678', '6222000011112222', '9f8e7d'])
    expect(text).not.toContain(secret)
  expect(recorded[0]).toMatchObject({
    query: 'token=secret',
    request: { name: 'mine01', password: 'secret' },
  })
  expect(recorded[1]?.answer).toMatchObject({
    data: { realname: '某某某', email: '', antoken: '1', balance: '5.00' },
  })
  const [one, other] = (recorded[2]!.answer as { data: { bank_no: string; bank_owner: string }[] }).data
  expect(one?.bank_no).toMatch(/^\d{16}$/)
  expect(other).toEqual(one)
  expect(one?.bank_owner).toBe('TRC20')
  expect(recorded[3]?.answer).toMatchObject({ data: { url: 'https://game.test/?session=secret&to=secret' } })
})

it('a HAR file is a recording: calls below any folder, bodies beside it or in base64', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-har-'))
  const file = join(folder, 'visit.har')
  const write = (entries: object[]) => writeFileSync(file, JSON.stringify({ log: { entries } }))
  const entry = (url: string, content: object, more: object = {}) => ({
    request: { method: 'POST', url: `https://host.example${url}`, headers: [], ...more },
    response: { status: 200, content: { mimeType: 'application/json', ...content } },
  })
  const [told, packed] = [
    '{"code":200,"data":{"balance":"5"}}',
    Buffer.from('{"code":500}').toString('base64'),
  ]
  writeFileSync(join(folder, 'beside.json'), told)
  write([
    entry('/assets/index.js', { text: '' }),
    entry(
      '/shop/api/balance?t=1',
      { _file: 'beside.json' },
      { headers: [{ name: 'Authorization', value: 'Bearer x' }] },
    ),
    entry('/api/transfer', { text: packed, encoding: 'base64' }, { postData: { text: '{"amount":"5"}' } }),
    entry('/api/transfer', { text: '' }, { method: 'OPTIONS' }),
  ])
  const [read, change, ...rest] = exchangesIn(file)
  expect(read).toMatchObject({ path: '/api/balance', query: 't=1', authorised: true, answer: { code: 200 } })
  expect(change).toMatchObject({ path: '/api/transfer', request: { amount: '5' }, answer: { code: 500 } })
  expect(rest).toEqual([])
  write([entry('/assets/index.js', { text: '' })])
  expect(() => exchangesIn(file)).toThrow('holds no call')
  for (const empty of ['[]', 'PK', '{}']) {
    writeFileSync(file, empty)
    expect(() => exchangesIn(file)).toThrow('holds no call')
  }
  rmSync(folder, { recursive: true })
})

const asking = (path: string, request: object = {}, authorised = true) => ({
  method: 'POST',
  path,
  request,
  authorised,
})
const balanceIn = (found: Exchange | undefined) =>
  (found!.answer as { data: { balance: string } }).data.balance
const balance = (value: string) => exchange('/api/balance', '', { balance: value })

it('reads tell in turn what was so after the last change, however often they are repeated', () => {
  const visit = new Timeline([
    exchange('/api/login_pc', { name: 'mine01', password: 'secret' }, { token: 'secret' }, false),
    balance('10'),
    balance('11'),
    exchange('/api/transfer', { amount: '5' }, null),
    balance('6'),
  ])
  const read = () => balanceIn(visit.answerTo(asking('/api/balance')))
  expect([visit.tokenOf('mine01'), visit.tokenOf('')]).toEqual(['secret', 'secret'])
  expect(() => visit.tokenOf('nobody')).toThrow('nobody does not log in in the recording; who does: mine01')
  expect([read(), read(), read()]).toEqual(['10', '11', '11'])
  expect(visit.answerTo(asking('/api/transfer', { amount: '7' }))).toMatchObject({ path: '/api/transfer' })
  expect([read(), read()]).toEqual(['6', '6'])
  expect(visit.answerTo(asking('/api/withdraw'))).toBeUndefined()
})

it('a call gets the recorded request that has the most of its fields, in the same session', () => {
  const visit = new Timeline(traffic as Exchange[])
  visit.tokenOf('real01')
  const types = [2, 4].map((type) => visit.answerTo(asking('/api/getcard', { type }))?.request)
  expect(types).toEqual([{ type: 2 }, { type: 4 }])
  expect(visit.answerTo(asking('/api/payinfo', { deposit_no: '1' }, false))?.http).toBe(401)
  expect(visit.answerTo(asking('/api/userapimoney/PG'))?.path).toBe('/api/userapimoney/{code}')
})
