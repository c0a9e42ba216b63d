// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { query } from '@/api/query'
import { listBanners, listNotices } from '@/contract/content'
import { listGames } from '@/contract/games'
import { getMember } from '@/contract/member'
import { listPromotions } from '@/contract/promotions'
import { getSite } from '@/contract/site'
import { beginSession, endSession, session } from '@/state/session'
import { readStored, writeStored, type StoredRead } from './storedReads'

beforeEach(() => {
  endSession()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const game = (category_id: string, name: string) => ({
  category_id,
  name,
  app_state: 1,
  platform_name: 'AG',
  game_code: '0',
})
const games: StoredRead = {
  endpoint: listGames,
  queryKey: query(listGames, { category: '' }).queryKey,
  data: z.decode(listGames.data, [game('realbet', '甲'), game('sport', '乙'), game('realbet', '丙')]),
  savedAt: 5,
}
const member: StoredRead = {
  endpoint: getMember,
  queryKey: query(getMember).queryKey,
  data: z.decode(getMember.data, {
    username: 'demo888',
    balance: '12.50',
    realname: '张三',
    mobile: '13800000000',
    isagent: 1,
    current_vip: 'VIP3',
  }),
  savedAt: 7,
}
const stored = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as { data: unknown; savedAt: number } | null

it('splits the list of games into six keys and joins them again', { tags: ['D6', 's1-3.7'] }, () => {
  writeStored([games])
  expect(stored('realbetList')).toMatchObject({ savedAt: 5, data: [{ name: '甲' }, { name: '丙' }] })
  expect(stored('sportList')?.data).toHaveLength(1)
  expect(stored('lotteryList')?.data).toEqual([])
  const [read] = readStored()
  expect(read?.queryKey).toEqual(games.queryKey)
  expect(((read?.data ?? []) as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
    '丙',
    '乙',
    '甲',
  ])
})

it('stores only the listed fields of a member, with the session epoch', { tags: ['D7', 's2-3.1.7'] }, () => {
  beginSession('t1')
  writeStored([member])
  const kept = stored('userInfo')?.data as Record<string, unknown>
  expect(Object.keys(kept).toSorted()).toEqual([
    'balance',
    'current_vip',
    'epoch',
    'gameblance',
    'isagent',
    'transferstatus',
    'username',
    'vipname',
  ])
  expect(JSON.stringify(kept)).not.toMatch(/张三|13800000000/)
})

it('restores a member only into the same session, and as unconfirmed', { tags: 'D7' }, () => {
  beginSession('t1')
  writeStored([member])
  expect(readStored()).toMatchObject([{ data: { username: 'demo888', balance: '12.50' }, savedAt: 0 }])
  session.epoch = 'another'
  expect(readStored()).toEqual([])
  session.token = null
  expect(readStored()).toEqual([])
})

it('writes no member data once another tab has ended or replaced the session', { tags: ['D7', 'D8'] }, () => {
  beginSession('t1')
  const here = { ...session }
  endSession()
  Object.assign(session, here)
  sessionStorage.setItem('token', 't1')
  writeStored([member])
  expect(localStorage.getItem('userInfo')).toBeNull()
  beginSession('t2')
  sessionStorage.setItem('token', 't3')
  writeStored([member])
  expect(localStorage.getItem('userInfo')).toBeNull()
})

it.each([
  '{bad',
  'null',
  '[]',
  '5',
  '{"data":null,"savedAt":1}',
  '{"data":[],"savedAt":"x"}',
  `{"data":[],"savedAt":${Date.now() * 2}}`,
])('silently drops a key that holds %s', (text) => {
  for (const key of ['appInfo', 'bannerList', 'realbetList', 'portal:reads']) localStorage.setItem(key, text)
  expect(() => readStored()).not.toThrow()
  expect(readStored()).toEqual([])
})

it('leaves out restored rows that break the contract', { tags: ['D6', 'D16'] }, () => {
  localStorage.setItem(
    'realbetList',
    JSON.stringify({ data: [game('realbet', '甲'), { name: 5 }, null], savedAt: 1 }),
  )
  localStorage.setItem('appInfo', JSON.stringify({ data: { title: '站', site_state: '0' }, savedAt: 1 }))
  localStorage.setItem('bannerList', JSON.stringify({ data: [{ src: {} }], savedAt: 1 }))
  const read = (path: string) => readStored().find(({ endpoint }) => endpoint.path === path)?.data
  expect(read(listGames.path)).toHaveLength(1)
  expect(read(getSite.path)).toMatchObject({ title: '站', site_state: 'maintenance' })
  expect(read(listBanners.path)).toMatchObject([{ src: '' }])
})

it('drops data with a future date or of an unexpected shape', { tags: 'D6' }, () => {
  const rows = { data: ['甲'], savedAt: 1 }
  const pages = { pages: [{ data: [] }], pageParams: [1] }
  const notices = JSON.stringify(query(listNotices).queryKey)
  const promotions = JSON.stringify([listPromotions.path, { type: '' }, 'pages'])
  for (const [key, kept] of [
    [notices, { ...rows, savedAt: Date.now() * 2 }],
    [notices, { data: pages, savedAt: 1 }],
    [promotions, { data: pages.pages[0], savedAt: 1 }],
    [promotions, { data: { pages: [], pageParams: [] }, savedAt: 1 }],
    [promotions, { data: { pages: 'x', pageParams: 1 }, savedAt: 1 }],
    ['["/api/nothing"]', rows],
    ['null', rows],
  ] as const) {
    localStorage.setItem('portal:reads', JSON.stringify({ [key]: kept }))
    expect(readStored(), `${key} ${JSON.stringify(kept)}`).toEqual([])
  }
  localStorage.setItem(
    'portal:reads',
    JSON.stringify({ [notices]: rows, [promotions]: { data: pages, savedAt: 1 } }),
  )
  expect(readStored()).toHaveLength(2)
})

it('drops undated data of an older version', { tags: 'D6' }, () => {
  beginSession('t1')
  localStorage.setItem(
    'userInfo',
    JSON.stringify({ username: 'demo888', balance: '1', epoch: session.epoch }),
  )
  localStorage.setItem('appInfo', JSON.stringify({ title: '旧站', site_state: 1 }))
  localStorage.setItem('realbetList', JSON.stringify([game('realbet', '甲')]))
  expect(readStored()).toEqual([])
  expect(localStorage.length).toBe(0)
})
