import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CATEGORIES } from '@/contract/games'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { createDemoServer } from '../api/app'
import { gamesByCode } from '../db/seed/gamesByCode'
import { readSource } from '../testing/readSource'
import { createFront } from './front'

const post = (path: string, body: unknown = {}) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: CONTROL_HEADERS,
    body: JSON.stringify(body),
  })
const get = (path: string) => new Request(`http://localhost${path}`)

const FIRST_READS: [call: string, ask: () => Request][] = [
  ['site settings', () => post('/api/app')],
  ['notices', () => post('/api/homenotice')],
  ['banners', () => post('/api/bannerList', { type: 1 })],
  ['visit address', () => get('/api/getVisitUrl')],
  ...['', ...CATEGORIES, 'unknown'].map((category): [string, () => Request] => [
    `games of '${category}'`,
    () => get(`/api/game/list?category=${category}`),
  ]),
  ...[...Object.keys(gamesByCode), 'unknown'].map((gamecode): [string, () => Request] => [
    `games by code ${gamecode}`,
    () => post('/api/gamelistBycode', { gamecode }),
  ]),
]

/** A front with a full server on the same database, and how often that server was loaded. */
function portal() {
  const databaseName = `front-${Math.random()}`
  const server = createDemoServer({ databaseName, readFile: readSource })
  const loadServer = vi.fn(() => Promise.resolve(server))
  const front = createFront(loadServer, databaseName)
  const control = (name: string, body: object) => front.fetch(post(`/api/__demo__/${name}`, body))
  return { front, server, loadServer, control }
}

/** All of a response except the time it was sent. */
async function contentOf(response: Response) {
  const headers = Object.fromEntries(response.headers)
  expect(Date.parse(headers.date ?? '')).toBeGreaterThan(Date.now() - 5000)
  return { status: response.status, headers: { ...headers, date: '' }, body: await response.text() }
}

const siteOf = async (response: Response) =>
  ((await response.json()) as { data: { title: string } }).data.title

afterEach(() => void vi.restoreAllMocks())

describe('without a database', { tags: 'D59' }, () => {
  it.each(FIRST_READS)(
    'answers %s byte for byte like the full server, without loading it',
    async (_, ask) => {
      const { front, server, loadServer } = portal()
      const answer = await contentOf(await front.fetch(ask()))
      expect(loadServer).not.toHaveBeenCalled()
      expect(answer).toEqual(await contentOf(await server.fetch(ask())))
    },
  )

  it('passes every other call to the full server, with its body', async () => {
    const { front, loadServer } = portal()
    const logIn = post('/api/login_pc', { name: 'demo888', password: 'demo8888', code: '3KD7' })
    expect(await (await front.fetch(logIn)).json()).toMatchObject({ code: 200 })
    expect(loadServer).toHaveBeenCalledOnce()
  })

  it.each([
    ['unreadable', post('/api/bannerList', { type: 'x' }), { code: 1000 }],
    ['of another method', get('/api/app'), { code: 404 }],
    ['unknown', get('/api/nothing'), { code: 404 }],
  ])('passes a call that is %s to the full server', async (_, request, answer) => {
    const { front, loadServer } = portal()
    expect(await (await front.fetch(request)).json()).toMatchObject(answer)
    expect(loadServer).toHaveBeenCalledOnce()
  })
})

describe('if there may be a database', { tags: ['D59', 'D41'] }, () => {
  it('shows a patch of the site settings in the first response', async () => {
    const { front, control } = portal()
    await control('site', { title: '测试站' })
    expect(await siteOf(await front.fetch(post('/api/app')))).toBe('测试站')
    await control('reset', {})
    expect(await siteOf(await front.fetch(post('/api/app')))).toBe('星澜娱乐')
  })

  it('delays and replaces the first responses as ordered', async () => {
    const { front, control } = portal()
    await control('next', { call: '/api/homenotice', status: 502, text: 'Bad gateway' })
    await control('next', { call: '/api/bannerList', drop: 'request' })
    await control('delay', { ms: 60 })
    const begun = performance.now()
    expect((await front.fetch(post('/api/homenotice'))).status).toBe(502)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(55)
    expect((await front.fetch(post('/api/bannerList', { type: 1 }))).type).toBe('error')
  })

  it.each([
    ['cannot list databases', {}],
    ['fails to list them', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('uses the full server if the browser %s', async (_, engine) => {
    const { front, loadServer } = portal()
    vi.stubGlobal('indexedDB', { ...engine, open: indexedDB.open.bind(indexedDB) })
    expect(await siteOf(await front.fetch(post('/api/app')))).toBe('星澜娱乐')
    expect(loadServer).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
