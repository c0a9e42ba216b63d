// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeUnknown, intents } from '@/api/money/journal'
import { query } from '@/api/query'
import { getMember, type Member } from '@/contract/member'
import { money } from '@/contract/values/money'
import { getBalance, listVenueBalances } from '@/contract/wallet'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { useRecall } from './useRecall'

/** A server in whole cents; `transall` recalls as many venues as `atOnce` says, from the last one. */
type World = {
  main: number
  venues: Record<string, number>
  atOnce: number
  wholeYuan?: boolean
  refused?: string
  lost?: string
  /** The venue list still tells these. */
  listed?: Record<string, number>
}
let world: World
let sent: string[]

const yuan = (cents: number) => (cents / 100).toFixed(2)
const answer = (data: unknown, message = '转账成功') => Response.json({ code: 200, message, data })
const recall = () => {
  const held = Object.keys(world.venues).filter((code) => world.venues[code]! > 0)
  if (held.length === 0) return answer({ balance: yuan(world.main) }, '没有可回收的金额')
  for (const code of held.slice(held.length - Math.min(held.length, world.atOnce))) {
    world.main += world.venues[code]!
    world.venues[code] = 0
  }
  return answer({ balance: yuan(world.main) })
}
function transfer({ amount, sourcetype }: Record<string, string>) {
  if (sourcetype === world.refused) return Response.json({ code: 209, message: '场馆维护中', data: [] })
  const asked = Math.round(Number(amount) * 100)
  const moved = world.wholeYuan ? asked - (asked % 100) : asked
  if (moved === 0 || world.venues[sourcetype!]! < moved)
    return Response.json({ code: 209, message: '转账金额有误', data: [] })
  world.venues[sourcetype!]! -= moved
  world.main += moved
  if (sourcetype === world.lost) throw new TypeError('network error')
  return answer({ balance: yuan(world.main) })
}

beforeEach(() => {
  sent = []
  toasts.list = []
  intents.list = []
  closeUnknown()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    const body = (await new Response(init.body).json()) as Record<string, string>
    if (pathname === '/api/balancelist2')
      return answer(
        Object.entries(world.listed ?? world.venues).map(([platname, balance]) => ({
          platname,
          name: `${platname}馆`,
          balance: yuan(balance),
        })),
      )
    sent.push([pathname.slice(5), body.sourcetype, body.amount].filter(Boolean).join(' '))
    return pathname === '/api/transall' ? recall() : transfer(body)
  })
  beginSession('T1')
})
afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function press() {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData<Member>(query(getMember).queryKey, {
    username: 'demo888',
    balance: money(yuan(world.main)),
  } as Member)
  client.setQueryData(query(getBalance).queryKey, { balance: money(yuan(world.main)), gameblance: null })
  client.setQueryData(
    query(listVenueBalances).queryKey,
    Object.entries(world.venues).map(([platname, balance]) => ({
      platname,
      name: platname,
      balance: money(yuan(balance)),
    })),
  )
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useRecall(), { wrapper })
  await act(() => Promise.all([result.current.recall(), result.current.recall()]))
}

const ALL = { main: 0, venues: { AG: 8800, KY: 50_000, VR: 7000 } }
it.each<[string, World, calls: string[], told: string[], main: number]>([
  ['all at once: 回收成功', { ...ALL, atOnce: 9 }, ['transall'], ['回收成功'], 65_800],
  [
    'the only venue: 回收成功, though the server speaks of a transfer',
    { main: 0, venues: { AG: 8800 }, atOnce: 1 },
    ['transall'],
    ['回收成功'],
    8800,
  ],
  [
    'nothing held: the server’s message',
    { main: 5, venues: { AG: 0 }, atOnce: 9 },
    ['transall'],
    ['没有可回收的金额'],
    5,
  ],
  [
    'a list without venues, which proves nothing: the check is left to the member',
    { main: 0, venues: { AG: 8800 }, atOnce: 0, listed: {} },
    ['transall'],
    ['回收成功，请核对各场馆余额'],
    0,
  ],
  [
    'the last venue only: the others follow one by one',
    { ...ALL, atOnce: 1 },
    ['transall', 'transfer AG 88', 'transfer KY 500'],
    ['回收成功'],
    65_800,
  ],
  [
    'a venue that refuses: the next still follows, and what stays is told',
    { ...ALL, atOnce: 1, refused: 'AG' },
    ['transall', 'transfer AG 88', 'transfer KY 500'],
    ['回收成功', '仍有余额：AG馆 ¥88.00'],
    57_000,
  ],
  [
    'whole yuan only: the rest is told, and not asked for again',
    { main: 0, venues: { AG: 8850, VR: 100 }, atOnce: 1, wholeYuan: true },
    ['transall', 'transfer AG 88.5'],
    ['回收成功', '仍有余额：AG馆 ¥0.50'],
    8900,
  ],
  [
    'an unknown outcome: stops there',
    { ...ALL, atOnce: 1, lost: 'AG' },
    ['transall', 'transfer AG 88'],
    ['回收未全部完成，请核对各场馆余额'],
    15_800,
  ],
  [
    'a list that lags: nothing is sent for what has come',
    { ...ALL, atOnce: 9, listed: { AG: 8800, KY: 0, VR: 0 } },
    ['transall'],
    ['回收成功'],
    65_800,
  ],
])('一键回收, %s', async (_name, given, calls, told, main) => {
  world = { ...given, venues: { ...given.venues } }
  await press()
  expect(sent).toEqual(calls)
  expect(toasts.list.map(({ text }) => text)).toEqual(told)
  expect(world.main).toBe(main)
  expect(intents.shown?.input.sourcetype).toBe(given.lost)
})
