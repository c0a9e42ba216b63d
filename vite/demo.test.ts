import { request as ask, createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import * as demo from '../sw/api/app'
import { demoApi } from './demo'

let server: Server
let port: number

beforeAll(async () => {
  const listeners: ((...args: [...Parameters<RequestListener>, () => void]) => void)[] = []
  const use = (listener: (typeof listeners)[number]) => void listeners.push(listener)
  const vite = { middlewares: { use }, ssrLoadModule: () => Promise.resolve(demo) }
  const { configureServer } = demoApi() as { configureServer: (server: ViteDevServer) => void }
  configureServer(vite as unknown as ViteDevServer)
  server = createServer((request, response) => listeners[0]!(request, response, () => response.end()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/** Sends a request as a browser would; `fetch` may not set these headers. */
const send = (path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number; policy: string; text: string }>((done, fail) => {
    const options = { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers }
    const sent = ask(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      const policy = String(answer.headers['content-security-policy'])
      answer.on('end', () => done({ status: answer.statusCode!, policy, text }))
    })
    sent.on('error', fail)
    sent.end(body)
  })

const own = () => ({
  Origin: `http://127.0.0.1:${port}`,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
})
const MEMBER = '/api/__demo__/member'
const PATCH = JSON.stringify({ username: 'demo888', balance: '1' })

it.each([
  ['a frame', '/api/getVisitUrl', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }, undefined],
  ['a form', MEMBER, { Origin: 'http://localhost:1', 'Content-Type': 'text/plain' }, PATCH],
  ['another page’s script', MEMBER, { ...CONTROL_HEADERS, Origin: 'http://localhost:5173' }, PATCH],
])('the dev server’s API refuses %s', async (_, path, headers, body) => {
  const answer = await send(path, headers, body)
  expect(answer).toMatchObject({ status: 403, policy: "sandbox; default-src 'none'" })
  const state = await send('/api/__demo__/state', { ...own(), ...CONTROL_HEADERS }, '{}')
  expect(state.text).toContain('"main":"28640.5"')
})

it('the dev server’s API answers its own pages', { tags: ['D75', 'D14'] }, async () => {
  expect((await send('/api/getVisitUrl', own())).status).toBe(200)
})
