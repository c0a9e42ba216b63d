import 'fake-indexeddb/auto'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { createDemoServer } from '../sw/api/app'

/** One request the page made: the call's path, its payload (JSON, or the query of a GET) and its headers. */
export type Asked = {
  path: string
  method: string
  payload: Record<string, unknown>
  headers: Record<string, string>
}
type Answer = { status?: number; json?: unknown; text?: string }
type Order = { answer?: Answer; delayMs?: number; drop?: 'request' | 'answer'; left: number }

let servers = 0

/** Steers the demo server behind one test's page, and tells what was asked of it. */
export class Server {
  readonly asked: Asked[] = []
  private readonly orders = new Map<string, Order[]>()
  private readonly app = createDemoServer({ databaseName: `e2e-${process.pid}-${(servers += 1)}` })

  /** Calls the server from the test itself. */
  async call<T = unknown>(
    path: string,
    body: object = {},
    token = '',
  ): Promise<{ code: number; message: string; data: T }> {
    const response = await this.app.request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { code: number; message: string; data: T }
  }

  /** Changes app info: `server.site({ site_state: 0 })`. */
  site = (patch: object) => this.call('/api/__demo__/site', patch)
  /** Changes a member: `server.member('demo888', { isagent: 1 })`. */
  member = (username: string, patch: object) => this.call('/api/__demo__/member', { username, ...patch })
  /** Moves the server's clock. */
  clock = (offsetMs: number) => this.call('/api/__demo__/clock', { offsetMs })

  /** A session token of a seeded account. */
  async tokenOf(name: string, password: string): Promise<string> {
    const { data } = await this.call<{ new_api_token: string }>('/api/login_pc', {
      name,
      password,
      code: '3KD7',
    })
    return data.new_api_token
  }

  /** Replaces the next answers of a call: `server.answer('/api/balance', { json: {…} }, 2)`. */
  answer = (path: string, answer: Answer, times = 1) => this.order(path, { answer, left: times })
  /** Refuses the next calls with a code and a message. */
  refuse = (path: string, message: string, code = 500, times = 1) =>
    this.answer(path, { json: { code, message, data: [] } }, times)
  /** Delays the next answers. */
  delay = (path: string, delayMs: number, times = 1) => this.order(path, { delayMs, left: times })
  /** Drops the connection before the call is executed, or after it was. */
  drop = (path: string, what: 'request' | 'answer', times = 1) =>
    this.order(path, { drop: what, left: times })

  private order(path: string, order: Order): void {
    this.orders.set(path, [...(this.orders.get(path) ?? []), order])
  }

  private next(path: string): Order | undefined {
    const order = this.orders.get(path)?.find(({ left }) => left > 0)
    if (order) order.left -= 1
    return order
  }

  /** All requests of a call. */
  requestsOf = (path: string): Asked[] => this.asked.filter((asked) => asked.path === path)

  /** Answers every call of these pages. */
  async attach(context: BrowserContext): Promise<void> {
    await context.route(/\/api\//, async (route) => {
      const request = route.request()
      const url = new URL(request.url())
      const body = request.postDataBuffer()
      const headers = await request.allHeaders()
      const payload = body ? readJson(body) : Object.fromEntries(url.searchParams)
      this.asked.push({ path: url.pathname, method: request.method(), payload, headers })
      const order = this.next(url.pathname)
      if (order?.delayMs) await new Promise((resolve) => setTimeout(resolve, order.delayMs))
      if (order?.drop === 'request') return route.abort('connectionreset')
      if (order?.answer) {
        const { status = 200, json, text } = order.answer
        return route.fulfill(
          json === undefined ? { status, body: text ?? '', contentType: 'text/html' } : { status, json },
        )
      }
      const init = { method: request.method(), headers }
      const response = await this.app.fetch(
        new Request(url, body ? { ...init, body: new Uint8Array(body) } : init),
      )
      if (order?.drop === 'answer') return route.abort('connectionreset')
      await route
        .fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        })
        .catch(() => undefined) // the page is gone
    })
  }
}

function readJson(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}

type Fixtures = {
  server: Server
  /** Puts a session of a seeded account into the page: `await logIn('newbie1', 'newbie88')`. Before the first `goto`. */
  logIn: (name?: string, password?: string) => Promise<string>
  /** Our own console errors and uncaught errors; must be empty unless a test says otherwise. */
  complaints: string[]
}

/** The page's API is answered by the demo server in Node; no worker, a fresh state per test (D14). */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'block',

  server: async ({ context }, provide) => {
    const server = new Server()
    // The welcome modal would lie over every test's first page; tests of it switch it on.
    await server.site({ index_modal: 0 })
    await server.attach(context)
    // Read once at start: calls go over the network, where the route above sees them (D14).
    await context.addInitScript(() => {
      // A new tab starts as about:blank, which shares our storage but has no origin of its own.
      if (location.protocol.startsWith('http')) localStorage.setItem('serverUrl', location.origin)
    })
    await provide(server)
  },

  page: async ({ page, server }, provide) => {
    void server
    await provide(page)
  },

  logIn: async ({ page, server }, provide) => {
    await provide(async (name = 'demo888', password = 'demo8888') => {
      const token = await server.tokenOf(name, password)
      await page.goto('/robots.txt')
      await page.evaluate((value) => sessionStorage.setItem('token', value), token)
      return token
    })
  },

  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // The browser itself reports failed requests; what a test makes fail is no complaint.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      await provide(complaints)
      expect(complaints, 'nothing in the console but our own words').toEqual([])
    },
    { auto: true },
  ],
})

/** For tests of the real worker: no interception at all. */
export const workerTest = base

export { expect, type Page }
