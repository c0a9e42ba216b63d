// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { beginIntent } from '../money/journal'

const ONE = 'http://127.0.0.1:4241'
const TWO = 'http://127.0.0.1:4242'
const THREE = 'http://127.0.0.1:4243'
/** App info of the family, its fields empty. */
const SITE = z.encode(getSite.data, z.decode(getSite.data, null))
const says = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
const good = says({ code: 200, message: '', data: SITE })
const { title: _, ...UNTITLED } = SITE as Record<string, unknown>
let answers: Record<string, () => Response | Promise<Response>>
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  asked = []
  answers = { [ONE]: () => Promise.reject(new TypeError()), [TWO]: good, [THREE]: good }
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', [ONE, TWO, THREE].join())
  vi.stubGlobal('fetch', async (url: string) => {
    const { origin } = new URL(url)
    asked.push(origin)
    return answers[origin]!()
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = async () => ({
  ...(await import('./failover')),
  ...(await import('./changeLine')),
  line: await import('../lines'),
})

describe('automatic moves', () => {
  it('go to the first other line that sends app info, remembered for the device', async () => {
    answers[TWO] = () => Promise.reject(new TypeError())
    const { moveFrom, line } = await start()
    expect(await moveFrom(ONE)).toBe(true)
    expect(line.baseAddress).toBe(THREE)
    expect(localStorage.getItem('serverUrl')).toBe(THREE)
  })

  it.each([
    ['a parked domain’s page', () => new Response('<h1>For sale</h1>')],
    ['app info with HTTP 500', says({ code: 200, message: '', data: SITE }, { status: 500 })],
    ['a success without data', says({ code: 200, message: 'success' })],
    ['app info of another program', says({ code: 200, message: '', data: UNTITLED })],
  ])('pass over a line that sends %s', async (_, answer) => {
    answers[TWO] = answer
    const { moveFrom, line } = await start()
    await moveFrom(ONE)
    expect(line.baseAddress).toBe(THREE)
  })

  it('happen once a minute at most', async () => {
    const { moveFrom, line } = await start()
    await moveFrom(ONE)
    const next = line.baseAddress
    expect(await moveFrom(next)).toBe(false)
    expect(line.baseAddress).toBe(next)
    vi.setSystemTime(Date.now() + 61_000)
    answers[next] = answers[ONE]!
    expect(await moveFrom(next)).toBe(true)
  })

  it('leave a line taken within that minute at once if it is no server of the family', async () => {
    answers[ONE] = good
    const { moveFrom, line } = await start()
    answers[ONE] = () => Promise.reject(new TypeError())
    await moveFrom(ONE)
    const taken = line.baseAddress
    answers[taken] = says({ code: 200, message: 'success' })
    expect(await moveFrom(taken, false, undefined, true)).toBe(true)
    const last = line.baseAddress
    expect(new Set([ONE, taken, last]).size).toBe(3)
    // None is left: the next look waits.
    answers[last] = answers[taken]
    expect(await moveFrom(last, true, undefined, true)).toBe(false)
    asked = []
    expect(await moveFrom(last, true, undefined, true)).toBe(false)
    expect(asked).toEqual([])
  })

  it('have what a line has answered that was no server read anew', async () => {
    const { moveFrom, onForeignLeft } = await start()
    const readAnew = vi.fn()
    answers[ONE] = says({ code: 200, message: 'success' })
    await moveFrom(ONE, true, undefined, true)
    // The app listens late.
    onForeignLeft(readAnew)
    expect(readAnew).toHaveBeenCalledOnce()
  })

  it('are shared by reads that fail together', async () => {
    const { moveFrom } = await start()
    expect(await Promise.all([moveFrom(ONE, true), moveFrom(ONE, true), moveFrom(ONE, true)])).toEqual([
      true,
      true,
      true,
    ])
    expect(asked).toEqual([TWO, THREE])
  })

  it('do not leave a line that sends app info: a filter took a single call from it', async () => {
    answers[ONE] = good
    const { moveFrom, line } = await start()
    expect(await moveFrom(ONE)).toBe(false)
    expect(line.baseAddress).toBe(ONE)
    expect(asked).toEqual([ONE])
    // What was measured then says nothing about the next failure.
    answers[ONE] = () => Promise.reject(new TypeError())
    expect(await moveFrom(ONE)).toBe(true)
  })

  it('wait until a lost money request was looked up', { tags: 'D24' }, async () => {
    const { moveFrom, line } = await start()
    beginIntent({
      key: 'k',
      id: 'i',
      path: '/api/transfer',
      action: '转账',
      trace: 'transfers',
      input: {},
      facts: [],
      at: Date.now(),
    })
    expect(await moveFrom(ONE)).toBe(false)
    expect(line.baseAddress).toBe(ONE)
    expect(asked).toEqual([])
  })

  it('leave everything as it is when no line answers', async () => {
    answers[TWO] = answers[THREE] = answers[ONE]!
    const { moveFrom, line } = await start()
    expect(await moveFrom(ONE)).toBe(false)
    expect(line.baseAddress).toBe(ONE)
  })
})

describe('measuring', () => {
  it('asks a line once in 30 seconds at most', async () => {
    const { measure } = await start()
    await measure(TWO)
    await measure(TWO)
    expect(asked).toEqual([TWO])
    vi.setSystemTime(Date.now() + 31_000)
    await measure(TWO)
    expect(asked).toEqual([TWO, TWO])
  })

  it('picks the fastest line that answers', async () => {
    answers[TWO] = () => new Promise((resolve) => setTimeout(() => resolve(good()), 80))
    const { fastestLine } = await start()
    const best = fastestLine()
    await vi.advanceTimersByTimeAsync(100)
    expect(await best).toBe(THREE)
  })
})

describe('the start', () => {
  it('moves on when app info is still missing after 3 seconds', async () => {
    const { watchStart, line } = await start()
    const client = new QueryClient()
    const waits = new Promise<never>(() => {})
    client.fetchQuery({ queryKey: [getSite.path, {}], queryFn: () => waits }).catch(() => {})
    const watched = watchStart(client)
    await vi.advanceTimersByTimeAsync(3000)
    await watched
    expect(line.baseAddress).toBe(TWO)
  })

  it('stays with a line that answers before any other does', async () => {
    answers[TWO] = answers[THREE] = () => new Promise((resolve) => setTimeout(() => resolve(good()), 500))
    const { watchStart, line } = await start()
    const client = new QueryClient()
    const queryFn = () => new Promise((resolve) => setTimeout(resolve, 3200, { title: '站' }))
    void client.fetchQuery({ queryKey: [getSite.path, {}], queryFn })
    const watched = watchStart(client)
    await vi.advanceTimersByTimeAsync(4000)
    await watched
    expect(asked).toEqual([TWO, THREE])
    expect(line.baseAddress).toBe(ONE)
  })

  it('stays with a line that has answered', async () => {
    const { watchStart, line } = await start()
    const client = new QueryClient()
    client.setQueryData([getSite.path, {}], { title: '站' })
    const watched = watchStart(client)
    await vi.advanceTimersByTimeAsync(3000)
    await watched
    expect(line.baseAddress).toBe(ONE)
    expect(asked).toEqual([])
  })
})
