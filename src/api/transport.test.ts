// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOnline } from '@/lib/useOnline'
import { transport } from './transport'

vi.mock('./lines', () => ({ baseAddress: 'http://127.0.0.1:9', usesNetwork: true }))

const NOTICES = 'POST http://127.0.0.1:9/api/homenotice {}'
const asked = vi.fn((..._request: unknown[]) => Promise.resolve(new Response('asked now')))
const visitor = { method: 'POST', headers: { Authorization: 'Bearer ' }, body: '{}' }
const textOf = async (init: RequestInit) => (await transport('/api/homenotice', init)).text()

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  // In a thread this clock begins with the process, which may be older than an early read lives.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  window.earlyReads = new Map([[NOTICES, Promise.resolve(new Response('asked early'))]])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockClear()
})

describe('while the browser reports no network', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

  it('an answer proves one, and a lost request takes the proof away', { tags: 'D24' }, async () => {
    await textOf({ ...visitor, body: '{"type":1}' })
    expect(isOnline()).toBe(true)
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await textOf({ ...visitor, body: '{"type":1}' }).catch(() => {})
    expect(isOnline()).toBe(false)
  })

  it('a request given up on this side says nothing of it', { tags: 'D24' }, async () => {
    await textOf({ ...visitor, body: '{"type":1}' })
    asked.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await textOf({ ...visitor, body: '{"type":1}', signal: AbortSignal.abort() }).catch(() => {})
    expect(isOnline()).toBe(true)
  })

  it(
    'the demo asks the portal’s host, since its own server answers without one',
    { tags: 'D24' },
    async () => {
      vi.resetModules()
      vi.doMock('./lines', () => ({ baseAddress: '', usesNetwork: false }))
      vi.doMock('./demoHost', () => ({ askDemoServer: async () => new Response('from the page') }))
      const demo = await import('./transport')
      const online = await import('@/lib/useOnline')
      asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      expect(await (await demo.transport('/api/app', { method: 'POST' })).text()).toBe('from the page')
      expect(online.isOnline()).toBe(false)
      vi.spyOn(performance, 'now').mockReturnValue(6000)
      await demo.transport('/api/app', { method: 'POST' })
      expect(online.isOnline()).toBe(true)
      // Not with every call.
      await demo.transport('/api/app', { method: 'POST' })
      expect(asked.mock.calls).toMatchObject([
        ['/version.json', { method: 'HEAD', cache: 'no-store' }],
        ['/version.json', { method: 'HEAD', cache: 'no-store' }],
      ])
      vi.doUnmock('./lines')
      vi.doUnmock('./demoHost')
    },
  )
})

it('uses a read started before the app, once', async () => {
  expect(await textOf(visitor)).toBe('asked early')
  expect(asked).not.toHaveBeenCalled()
  expect(await textOf(visitor)).toBe('asked now')
})

it('ends an early read with the signal of the one who took it', () => {
  const abort = vi.fn()
  const hanging = Object.assign(new Promise<Response>(() => {}), { abort })
  window.earlyReads = new Map([[NOTICES, hanging]])
  const page = new AbortController()
  void transport('/api/homenotice', { ...visitor, signal: page.signal })
  expect(abort).not.toHaveBeenCalled()
  page.abort()
  expect(abort).toHaveBeenCalledOnce()
})

it.each([
  ['with another body', { ...visitor, body: '{"type":1}' }, 1000],
  ['of a member', { ...visitor, headers: { Authorization: 'Bearer abc' } }, 1000],
  ['after half a minute', visitor, 31_000],
])('a call %s takes no early response', async (_, init, now) => {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  expect(await textOf(init)).toBe('asked now')
})

it('fails with the early read and does not send again', async () => {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'))
  lost.catch(() => {})
  window.earlyReads = new Map([[NOTICES, lost]])
  await expect(transport('/api/homenotice', visitor)).rejects.toThrow('Failed to fetch')
  expect(asked).not.toHaveBeenCalled()
})
