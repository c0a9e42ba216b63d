import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { beforeAll, expect, it, vi } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { Endpoint } from '@/contract/wire/endpoint'
import { accounts } from '../kit/accounts'
import { openSeededServer } from '../kit/seededState'
import { paragraphs } from '../paragraphs/paragraphs'
import { calls, callsTable } from './callsTable'
import { callTypes } from './callTypes'

const endpoints = calls.map(({ endpoint }) => endpoint)

type Definition = { shape?: object; options?: ZodMiniType[]; in?: ZodMiniType }
/** The page number (D17), which the documents leave out. */
const BEYOND: Record<string, string[]> = {
  '/api/activitylist': ['page'],
  '/api/activityApplyLog': ['page'],
}

const decisions = readFileSync(new URL('../../docs/decisions.md', import.meta.url), 'utf8')
/** Whether a decision names the call: `POST /api/redpacket {page}`. */
const isDecided = ({ method, path }: Endpoint) => decisions.includes(`\`${method} ${path}`)

/** The fields of a request schema, over all its variants. */
function fieldsOf(schema: ZodMiniType): string[] {
  const { def } = schema._zod as unknown as { def: Definition }
  // A codec's wire side is its input.
  const inner = [...(def.options ?? []), ...(def.in ? [def.in] : [])]
  return [...new Set([...Object.keys(def.shape ?? {}), ...inner.flatMap(fieldsOf)])]
}

let app: Awaited<ReturnType<typeof openSeededServer>>['app']
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

/** The rows of a document's table of calls: `[GET] /api/x | field, field (note) | use |`. */
const table = (tag: string) =>
  (paragraphs.find((paragraph) => paragraph.tag === tag)?.rows ?? []).map(({ text }) => {
    const [call = '', payload = ''] = text.split('|')
    const [path = '', method = 'POST'] = call.trim().split(' ').toReversed()
    return { text, method, path, fields: payload.replaceAll(/ \(.*?\)/g, '').match(/\w+/g) ?? [] }
  })

async function answersEveryCall(tag: 's1-7.2' | 's2-7.2'): Promise<void> {
  const rows = table(tag)
  expect(rows).toHaveLength(tag === 's1-7.2' ? 20 : 34)
  for (const { text, method, path, fields } of rows) {
    const [, start = '', parameter] = /^([^{]*)(?:\{(.*)\})?$/.exec(path) ?? []
    const endpoint = endpoints.find(
      (one) => one.path === path || (parameter && one.path.startsWith(`${start}:`)),
    )
    expect(endpoint?.method, text).toBe(method)
    if (!endpoint) continue
    // The document calls the path's parameter {code}; the contract calls it by its meaning.
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
}

it(
  'the demo server answers every call of the public site’s table, method and payload included',
  { tags: 's1-7.2.*' },
  () => answersEveryCall('s1-7.2'),
)
it(
  'the demo server answers every call of the member centre’s table, method and payload included',
  { tags: 's2-7.2.*' },
  () => answersEveryCall('s2-7.2'),
)

it('every call of the contract is in a table of the documents or has a decision', () => {
  const listed = [...table('s1-7.2'), ...table('s2-7.2')].map(({ path }) => path.replace(/\{.*/, ''))
  const undocumented = calls
    .filter(({ endpoint }) => !listed.includes(endpoint.path.replace(/:.*/, '')) && !isDecided(endpoint))
    .map(({ file, name }) => `${file}.${name}`)
  expect(
    undocumented,
    'a document’s § 7.2 has the call, or docs/decisions.md names it: `POST /api/…`',
  ).toEqual([])
})

it('exactly one call makes a withdrawal, and none takes it back', { tags: 'D74' }, () => {
  expect(endpoints.filter(({ trace }) => trace === 'withdrawals').map(({ path }) => path)).toEqual([
    '/api/withdraw',
  ])
  expect(
    endpoints.filter(({ action, path }) => /撤|取消/.test(action) || /cancel|revoke|undo/i.test(path)),
  ).toEqual([])
})

it('docs/calls.md and the kit’s types of calls are up to date with the contract', async () => {
  // Samples are tried in forms that the contract cannot read.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const isWritten = read('docs/calls.md') === callsTable()
  expect(isWritten, 'run npm run task -- calls and commit docs/calls.md').toBe(true)
  const options = { ...(await resolveConfig('tests/kit/calls.ts')), filepath: 'tests/kit/calls.ts' }
  const types = await format(callTypes(), options)
  expect(
    read('tests/kit/calls.ts') === types,
    'run npm run task -- calls and commit tests/kit/calls.ts',
  ).toBe(true)
})
