// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Report = { build: string; items: Record<string, unknown>[] }

let sent: { url: string; body: Blob }[] = []
const reports = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as Report))

/** The module as a fresh page loads it. */
async function opened() {
  vi.resetModules()
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example/in')
  const { reportEvent } = await import('./reports')
  return { reportEvent: (event: Event) => reportEvent(event, '/transfer') }
}
const leave = () => dispatchEvent(new Event('pagehide'))
const crash = (error: unknown, filename = '') =>
  new ErrorEvent('error', { error, filename, message: String(error) })

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  document.head.innerHTML = '<meta name="build" content="abc123">'
  location.hash = '/transfer?to=AG'
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  })
  vi.stubGlobal('PromiseRejectionEvent', class extends Event {})
  vi.stubGlobal('SecurityPolicyViolationEvent', class extends Event {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('names the route on which an error happened, even if its own file loads after the player has gone on', async () => {
  await opened()
  const { watchIncidents } = await import('./watchIncidents')
  watchIncidents()
  location.hash = '/vip'
  dispatchEvent(crash(new Error('late')))
  location.hash = '/abouts'
  await vi.waitFor(async () => {
    leave()
    expect((await reports())[0]?.items).toMatchObject([{ route: '/vip' }])
  })
})

it('sends what happened with build and route, in one report, when the page is left', async () => {
  const { reportEvent } = await opened()
  reportEvent(crash(new TypeError('x is undefined')))
  const detail = { path: '/api/transall', failure: 'lost', line: 'https://line.example' }
  reportEvent(new CustomEvent('call-failed', { detail }))
  expect(sent).toEqual([])
  leave()
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([
    ['https://reports.example/in', 'text/plain'],
  ])
  expect(await reports()).toEqual([
    {
      build: 'abc123',
      items: [
        {
          kind: 'error',
          route: '/transfer',
          message: 'TypeError: x is undefined',
          stack: expect.stringContaining('reports.test') as string,
        },
        { kind: 'call', route: '/transfer', ...detail },
      ],
    },
  ])
  leave()
  expect(sent).toHaveLength(1)
})

it.each([
  [
    new SyntaxError(`Unexpected token '<', "<html>张三 28,640.50" is not valid JSON`),
    'SyntaxError: Unexpected token \'…\', "…" is not valid JSON',
  ],
  [
    new Error('no file at https://h.example/a.js?token=secret and 6222021234567890'),
    'Error: no file at https://h.example/a.js and #',
  ],
  [new Error("reading 'code'"), "Error: reading 'code'"],
  [new Error('会员张三的请求失败'), 'Error: …'],
  ['a text of the server', 'thrown: string'],
])('says of %s no more than what went wrong', async (error, message) => {
  const { reportEvent } = await opened()
  const stack = 'Error: 张三\n    at f (http://localhost:3000/assets/a-1.js?x=secret:1:22)'
  if (error instanceof Error) error.stack = stack
  reportEvent(crash(error))
  leave()
  const [report] = await reports()
  expect(report?.items[0]).toMatchObject({ message })
  expect(JSON.stringify(report)).not.toMatch(/张三|secret|28,640/)
})

it('reports only the code of a refusal', async () => {
  const { reportEvent } = await opened()
  const { RefusedError } = await import('@/api/failures')
  reportEvent(crash(new RefusedError(500, '张三，余额不足')))
  leave()
  expect((await reports())[0]?.items[0]).toMatchObject({ message: 'RefusedError 500' })
})

it('sends 20 entries a session at most, equal ones once, across reloads', async () => {
  const first = await opened()
  for (let n = 0; n < 15; n += 1) {
    first.reportEvent(crash(new Error(`case ${n}`)))
    first.reportEvent(crash(Object.assign(new Error('the same'), { stack: '' })))
  }
  leave()
  const again = await opened()
  for (let n = 0; n < 15; n += 1) again.reportEvent(crash(new Error(`later ${n}`)))
  leave()
  expect((await reports()).flatMap(({ items }) => items)).toHaveLength(20)
})

it('reports nothing of foreign scripts', async () => {
  const inside = await opened()
  inside.reportEvent(crash(new Error('of an extension'), 'chrome-extension://abc/x.js'))
  leave()
  expect(sent).toEqual([])
  inside.reportEvent(crash(new Error('ours')))
  leave()
  expect(sent).toHaveLength(1)
})
