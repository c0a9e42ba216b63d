// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { query } from '@/api/query'
import { makeQueryClient } from '@/app/queryClient'
import { getArticle, listNotices } from '@/contract/content'
import { listGames } from '@/contract/games'
import { getPromotion } from '@/contract/promotions'
import { getSite } from '@/contract/site'
import type { Endpoint } from '@/contract/wire/endpoint'
import { local } from '@/lib/safeStorage'
import { beginSession, endSession } from '@/state/session'
import { keepSaving, restore } from './persistence'

const SITE = query(getSite).queryKey
const NOTICES = query(listNotices).queryKey
const LOBBY = query(listGames, { category: '' }).queryKey
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  endSession()
  local.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const keep = (key: string, data: unknown, savedAt = Date.now() - 1000) =>
  localStorage.setItem(key, JSON.stringify({ data, savedAt }))
const keepSite = (savedAt?: number) => keep('appInfo', { title: '旧站', site_state: 1 }, savedAt)
const game = { category_id: 'realbet', name: '甲', app_state: 1, platform_name: 'AG', game_code: '0' }

/** Storage in which some methods throw. */
function refusing(...methods: ('getItem' | 'setItem' | 'removeItem' | 'clear')[]) {
  const storage = localStorage
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
    clear: () => storage.clear(),
    ...Object.fromEntries(
      methods.map((method) => [
        method,
        () => {
          throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
        },
      ]),
    ),
  }
}

/** Puts a server response into the cache. */
const answer = (
  client: QueryClient,
  endpoint: Endpoint,
  input: object,
  data: unknown,
  updatedAt = Date.now(),
) =>
  client
    .getQueryCache()
    .build(client, { queryKey: [endpoint.path, input], meta: { endpoint } })
    .setData(data, { updatedAt, manual: false })

/** A cache that holds these notices as fetched. */
function told(client = makeQueryClient(), notices = ['甲']) {
  answer(client, listNotices, {}, z.decode(listNotices.data, notices))
  return client
}

it('restores lists older than a day as stale', { tags: 'D6' }, async () => {
  const client = makeQueryClient()
  keepSite(Date.now() - 2 * DAY)
  keep('realbetList', [game], Date.now() - 400 * DAY)
  await restore(client)
  expect(client.getQueryData(SITE)).toMatchObject({ title: '旧站' })
  expect(client.getQueryData(LOBBY)).toMatchObject([{ name: '甲' }])
  expect(client.getQueryCache().find({ queryKey: LOBBY })?.isStaleByTime(DAY)).toBe(true)
})

it('drops data of another layout version, and reads data without a version', { tags: 'D6' }, async () => {
  keepSite()
  keep('realbetList', [game])
  localStorage.setItem('portal:reads', '{}')
  localStorage.setItem('portal:version', '1')
  localStorage.setItem('pid', 'p1')
  const client = makeQueryClient()
  await restore(client)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(Object.keys(localStorage).toSorted()).toEqual(['pid', 'portal:version'])
  // The next save writes this version.
  keepSaving(told(client))
  expect(localStorage.getItem('portal:version')).toBe('2')

  localStorage.removeItem('portal:version')
  const next = makeQueryClient()
  await restore(next)
  expect(next.getQueryData(NOTICES)).toMatchObject([{ text: '甲' }])
})

it('leaves no partial older copy when storage is full', { tags: 'D6' }, async () => {
  keepSite()
  localStorage.setItem(
    'portal:reads',
    JSON.stringify({ [JSON.stringify(NOTICES)]: { data: ['旧'], savedAt: 1 } }),
  )
  vi.stubGlobal('localStorage', refusing('setItem'))
  const client = makeQueryClient()
  await restore(client)
  expect(() => keepSaving(told(client, ['新']))).not.toThrow()
  expect(localStorage.getItem('portal:reads')).toBeNull()
})

it('starts and drops the copy when restoring fails', { tags: 'D6' }, async () => {
  keepSite()
  const client = makeQueryClient()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(client.getQueryCache(), 'build').mockImplementation(() => {
    throw new Error('no')
  })
  await expect(restore(client)).resolves.toBeTypeOf('function')
  expect(localStorage.getItem('appInfo')).toBeNull()
})

it('keeps the data of a read whose refetch failed', { tags: 'D6' }, async () => {
  const client = told()
  await client
    .fetchQuery({ ...query(listNotices), staleTime: 0, queryFn: () => Promise.reject(new Error('502')) })
    .catch(() => {})
  expect(client.getQueryState(NOTICES)?.status).toBe('error')
  keepSaving(client)
  expect(localStorage.getItem('portal:reads')).toContain('甲')
})

it('batches the answers of a second into one write, and writes nothing after the session', async () => {
  const client = makeQueryClient()
  keepSaving(client)
  const write = vi.fn()
  vi.stubGlobal('localStorage', { ...refusing(), setItem: write })
  for (let id = 0; id < 5; id += 1) told(client, [`${id}`])
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(write.mock.calls.filter(([key]) => key === 'portal:reads')).toHaveLength(1)
  vi.unstubAllGlobals()

  beginSession('t1')
  told(client, ['更新'])
  endSession()
  vi.advanceTimersByTime(5000)
  expect(Object.keys(localStorage)).toEqual(['portal:ended'])
})

it('never keeps a write or an unlisted read', { tags: 'D6' }, async () => {
  const client = told()
  client.setQueryData(['/api/balance', {}], { balance: '1.00' })
  void client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise(() => {}) })
    .execute({ paypassword: '123456' })
  keepSaving(client)
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/balance|123456/)
})

it('keeps the newest sixty reads', { tags: 'D6' }, () => {
  const client = makeQueryClient()
  for (let id = 0; id < 70; id += 1) {
    answer(client, getArticle, { type: id }, { content: `第${id}篇` }, Date.now() - (70 - id) * 1000)
  }
  keepSaving(client)
  const kept = Object.keys(JSON.parse(localStorage.getItem('portal:reads') ?? '{}') as object)
  expect(kept).toHaveLength(60)
  expect(kept.join()).not.toContain('"type":9}')
})

it('restores a promotion that a member read only in the same session', { tags: 'D7' }, async () => {
  const key = query(getPromotion, { id: 1 }).queryKey
  const wire = { id: '1', title: '首存礼金', memo: '申请提示：您还没有成功的首次存款', can_apply: 0 }
  const restored = async () => {
    const client = makeQueryClient()
    await restore(client)
    return client.getQueryData(key)
  }
  keepSite()
  beginSession('t1')
  const client = makeQueryClient()
  answer(client, getPromotion, { id: 1 }, z.decode(getPromotion.data, wire))
  keepSaving(client)
  expect(await restored()).toMatchObject({ title: '首存礼金' })
  const stored = localStorage.getItem('portal:reads')!
  endSession()
  localStorage.setItem('portal:reads', stored)
  expect(await restored()).toBeUndefined()
  beginSession('t2')
  localStorage.setItem('portal:reads', stored)
  expect(await restored()).toBeUndefined()
})
