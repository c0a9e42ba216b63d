import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listNotices } from '@/contract/content'
import recorded from '@/contract/recorded/traffic.fixture.json'
import { getSite } from '@/contract/site'
import { getBalance, listVenues } from '@/contract/wallet'
import { readAnswer } from '@/contract/wire/answer'
import type { Endpoint } from '@/contract/wire/endpoint'
import { isForeign } from './foreign'

const judge = (endpoint: Endpoint, body: string, ok = true) => {
  const envelope = readAnswer(body)
  const data = envelope?.code === 200 ? z.safeDecode(endpoint.data, envelope.data).data : undefined
  return isForeign(endpoint, ok, body, envelope, data)
}
const CALLS = { getSite, getBalance, listVenues, listNotices }

it.each([
  '<html><body>This domain is for sale</body></html>',
  'OK',
  '[]',
  '{"status":"ok"}',
  '{"code":200}',
  '{"code":200,"message":"success"}',
  '{"code":200,"data":{}}',
  '{"code":200,"data":{"url":"http://wifi.example/login"}}',
  '{"code":200,"data":"pong"}',
])('no server of the family answers a read with %s', (body) => {
  for (const [name, call] of Object.entries(CALLS)) expect(judge(call, body), name).toBe(true)
})

it.each([
  ['a refusal', '{"code":500,"message":"维护中"}', true],
  ['an empty body', '', true],
  ['a page of a failed server', '<h1>502 Bad Gateway</h1>', false],
  ['nothing in an empty list', '{"code":200,"message":"成功","data":[]}', true],
])('%s may come from a server of the family, but is no app info', (_, body, ok) => {
  for (const call of [getBalance, listVenues, listNotices]) expect(judge(call, body, ok)).toBe(false)
  expect(judge(getSite, body, ok)).toBe(true)
})

it('recorded answers are the family’s', () => {
  for (const [name, call] of Object.entries(CALLS)) {
    const answers = recorded.filter(
      ({ path, http, method }) => path === call.path && http === 200 && method === call.method,
    )
    expect(answers.length, name).toBeGreaterThan(0)
    for (const { answer } of answers)
      expect(judge(call, typeof answer === 'string' ? answer : JSON.stringify(answer)), name).toBe(false)
  }
})
