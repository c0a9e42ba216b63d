// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Asked = { url: string; init: RequestInit & { duplex?: string } }
let asked: Asked[] = []
let probe: () => Response | Promise<Response>
let answer: () => Response | Promise<Response>
const page = (current_page: unknown) => () =>
  Response.json({ code: 200, message: '', data: { current_page, data: [] } })
/** Each kind's own: they remember what the lines have shown. */
let send: (path?: string, body?: BodyInit, isChange?: boolean) => Promise<string>

/** An engine that reads `duplex`, as Chromium does. */
class Streaming {
  headers = new Headers()
  constructor(_: string, init: { duplex?: string }) {
    void init.duplex
  }
}

async function begin(line = 'https://line.example'): Promise<void> {
  vi.resetModules()
  vi.doMock('./lines', () => ({ baseAddress: line, usesNetwork: true, sendsRequestId: true }))
  const { transport } = await import('./transport')
  send = async (path = '/api/transfer', body = '{"amount":"40"}', isChange = true) =>
    (await transport(path, { method: 'POST', body, redirect: 'manual' }, isChange)).text()
}

beforeEach(async () => {
  asked = []
  probe = page(2)
  answer = () => new Response('done')
  vi.stubEnv('VITE_API_BASE', 'https://line.example')
  vi.stubGlobal('Request', Streaming)
  vi.stubGlobal('fetch', async (url: string, init: Asked['init']) => {
    asked.push({ url, init })
    return url.endsWith('/api/activitylist') ? probe() : answer()
  })
  await begin()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const kinds = () => asked.map(({ url, init }) => `${url.slice(20)} ${init.duplex ?? 'whole'}`)

it('streams what changes something, once a read has shown that the line reads streams', async () => {
  expect(await send()).toBe('done')
  expect(kinds()).toEqual(['/api/activitylist half', '/api/transfer half'])
  const streamed = asked[1]!.init
  expect(await new Response(streamed.body).text()).toBe('{"amount":"40"}')
  expect(streamed.redirect).toBe('manual')
  await send()
  expect(kinds()).toHaveLength(3)
})

it.each<[string, () => Response | Promise<Response>]>([
  ['loses the body', page(1)],
  ['has no pages', () => Response.json({ code: 200, data: [] })],
])('sends it whole, once, if the line %s', async (_, come) => {
  probe = come
  expect(await send()).toBe('done')
  expect(kinds()).toEqual(['/api/activitylist half', '/api/transfer whole'])
  expect(asked[1]?.init.body).toBe('{"amount":"40"}')
})

it.each<[string, () => Response | Promise<Response>]>([
  ['refuses to stream', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['wants a length', () => new Response('<h1>411', { status: 411 })],
])('sends it whole after a read that uses up the connection if the line %s', async (_, come) => {
  probe = come
  expect(await send()).toBe('done')
  expect(kinds()).toEqual(['/api/activitylist half', '/api/activitylist whole', '/api/transfer whole'])
})

it('tries no stream on a line that is known to speak HTTP/1.1', { tags: 'D76' }, async () => {
  const call = (line: string, nextHopProtocol: string) => ({ name: `${line}/api/user`, nextHopProtocol })
  const known = [
    call('https://line.example', 'h2'),
    call('https://line.example', 'http/1.1'),
    call('https://line.example', ''),
    call('https://other.example', 'h2'),
  ]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(known as never)
  await send()
  expect(kinds()).toEqual(['/api/transfer whole'])
})

it('does not send a streamed request another way when it fails, and asks the line anew', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(send()).rejects.toThrow('Failed to fetch')
  expect(kinds()).toEqual(['/api/activitylist half', '/api/transfer half'])
  await expect(send()).rejects.toThrow('Failed to fetch')
  expect(kinds().slice(2)).toEqual(['/api/activitylist half', '/api/transfer half'])
})

it.each<[string, () => Promise<unknown>]>([
  ['reads', () => send('/api/user', '{}', false)],
  ['uploads', () => send('/api/uploadimg', new FormData())],
  [
    'calls without https',
    async () => {
      await begin('http://10.0.0.1:8080')
      await send()
    },
  ],
  [
    'calls of a demo build',
    async () => {
      vi.stubEnv('VITE_API_BASE', '')
      await begin()
      await send()
    },
  ],
  [
    'calls in an engine without request streams',
    async () => {
      vi.stubGlobal(
        'Request',
        class extends Streaming {
          override headers = new Headers({ 'Content-Type': 'text/plain' })
        },
      )
      await send()
    },
  ],
])('never streams %s', async (_, call) => {
  await call()
  expect(asked.map(({ init }) => init.duplex)).toEqual([undefined])
})
