import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/endpoint'
import { openSeededServer } from '../kit/seededState'
import { accounts } from '../kit/accounts'
import { paragraphs } from '../paragraphs/paragraphs'

const endpoints = Object.values(contract)
  .flatMap((file): unknown[] => Object.values(file))
  .filter(
    (one): one is Endpoint => typeof one === 'object' && one !== null && 'effect' in one && 'path' in one,
  )

type Definition = { shape?: object; options?: ZodMiniType[]; in?: ZodMiniType }
/** The page asked for (D17), which the documents leave out. */
const BEYOND: Record<string, string[]> = {
  '/api/activitylist': ['page'],
  '/api/activityApplyLog': ['page'],
}

/** The fields a request schema knows, those of all its variants. */
function fieldsOf(schema: ZodMiniType): string[] {
  const { def } = schema._zod as unknown as { def: Definition }
  // A codec's wire side is its input.
  const inner = [...(def.options ?? []), ...(def.in ? [def.in] : [])]
  return [...new Set([...Object.keys(def.shape ?? {}), ...inner.flatMap(fieldsOf)])]
}

let app: Hono
let token = ''
const send = async (method: string, path: string, body?: object) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const sent = body && method === 'POST' ? { body: JSON.stringify(body) } : {}
  const response = await app.request(`http://127.0.0.1${path}`, { method, headers, ...sent })
  return {
    status: response.status,
    ...((await response.json()) as { code: number; data: { new_api_token?: string } }),
  }
}

beforeAll(async () => {
  ;({ app } = await openSeededServer())
  const name = 'demo888'
  const { data } = await send('POST', '/api/login_pc', { name, password: accounts[name], code: '3KD7' })
  token = data.new_api_token ?? ''
})

for (const [tag, title] of [
  [
    's1-7.2',
    'every call of the first table has its method, path and payload, and the demo server answers it [s1-7.2.*]',
  ],
  [
    's2-7.2',
    'every call of the second table has its method, path and payload, and the demo server answers it [s2-7.2.*]',
  ],
] as const) {
  it(title, async () => {
    const { rows = [] } = paragraphs.find((paragraph) => paragraph.tag === tag) ?? {}
    expect(rows).toHaveLength(tag === 's1-7.2' ? 20 : 34)
    for (const { text } of rows) {
      const [method = '', path = '', ...fields] = text.split(' ')
      const [, start = '', parameter] = /^([^{]*)(?:\{(.*)\})?$/.exec(path) ?? []
      const endpoint = endpoints.find(
        (one) => one.path === path || (parameter && one.path.startsWith(`${start}:`)),
      )
      expect(endpoint?.method, text).toBe(method)
      if (!endpoint) continue
      // The document calls the parameter of the path {code}; the contract names it after what it is.
      if (!parameter)
        expect(fieldsOf(endpoint.request).toSorted(), text).toEqual(
          [...fields, ...(BEYOND[path] ?? [])].toSorted(),
        )
      if (endpoint.path === '/api/logoff') continue
      const answer = await send(method, parameter ? `${start}AG` : path, {})
      expect([answer.status, typeof answer.code], text).toEqual([200, 'number'])
    }
    expect((await send('POST', '/api/logoff', {})).code).toBe(200)
    expect((await send('POST', '/api/balance', {})).code).toBe(401)
    token = ''
    const { data } = await send('POST', '/api/login_pc', {
      name: 'demo888',
      password: accounts.demo888,
      code: '3KD7',
    })
    token = data.new_api_token ?? ''
  })
}
