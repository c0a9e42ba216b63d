import { expect, type BrowserContext } from '@playwright/test'

/** One request the page made: the call's path, its payload (JSON, or the query of a GET) and its headers. */
export type Asked = {
  path: string
  method: string
  payload: Record<string, unknown>
  headers: Record<string, string>
}
/** A fixed answer: JSON, or text sent as HTML. The status defaults to 200. */
export type Answer = { status?: number; json?: unknown; text?: string }
/** What happens to the next calls of a path. */
export type Order = { answer?: Answer; delayMs?: number; drop?: 'request' | 'answer' }
/** A server's answer. */
export type Envelope<T = unknown> = { code: number; message: string; data: T }
/** Immediate on the server in Node; must be awaited with `host: 'worker'`. */
export type Done = PromiseLike<void>

const PAGE_OF_A_BROKEN_SERVER = '<h1>502 Bad Gateway</h1>'

/** The words that steer one test's server, the same on every host (D41). */
export abstract class Server {
  /** Every request of the pages, oldest first. */
  readonly asked: Asked[] = []

  /** Calls the server from the test itself; not among `asked`. */
  abstract call<T = unknown>(
    path: string,
    body?: object,
    token?: string,
    requestId?: string,
  ): Promise<Envelope<T>>
  /** Cancels the orders that still wait for a call: the next answers are the server's own. */
  abstract clear(path: string): Done
  /** Records the requests of a context's pages; in Node it answers them too, so that two browsers can share one server. */
  abstract attach(context: BrowserContext): Promise<void>
  protected abstract order(path: string, order: Order, times: number): Done

  /** Changes app info: `server.site({ site_state: 0 })`. */
  site = (patch: object) => this.patch('/api/__demo__/site', patch)
  /** Changes a member: `server.member('demo888', { isagent: 1 })`. */
  member = (username: string, patch: object) => this.patch('/api/__demo__/member', { username, ...patch })
  /** Moves the server's clock. */
  clock = (offsetMs: number) => this.call('/api/__demo__/clock', { offsetMs })

  /** Sends a patch. Throws with the server's message when it is refused: an unknown field or member. */
  private async patch(path: string, patch: object): Promise<Envelope> {
    const answer = await this.call(path, patch)
    if (answer.code !== 200) throw new Error(answer.message)
    return answer
  }

  /** A session token of an account. */
  async tokenOf(name: string, password: string): Promise<string> {
    const { data } = await this.call<{ new_api_token: string }>('/api/login_pc', {
      name,
      password,
      code: '3KD7',
    })
    return data.new_api_token
  }

  /** Replaces the next answers of a call: `server.answer('/api/balance', { json: {…} }, 2)`. */
  answer = (path: string, answer: Answer, times = 1): Done => this.order(path, { answer }, times)
  /** Refuses the next calls with a code and a message. */
  refuse = (path: string, message: string, code = 500, times = 1): Done =>
    this.answer(path, { json: { code, message, data: [] } }, times)
  /** Fails the next calls as a broken server does: HTTP 502 and a page of HTML. */
  fail = (path: string, times = 1): Done =>
    this.answer(path, { status: 502, text: PAGE_OF_A_BROKEN_SERVER }, times)
  /** Delays the next answers by `ms`. */
  delay = (path: string, delayMs: number, times = 1): Done => this.order(path, { delayMs }, times)
  /** Drops the connection before or after the call is executed. */
  drop = (path: string, what: 'request' | 'answer', times = 1): Done =>
    this.order(path, { drop: what }, times)

  /** All requests of a call so far. */
  requestsOf = (path: string): Asked[] => this.asked.filter((asked) => asked.path === path)
  /** Fails the test when a request of this call has gone out. Check after the page has shown its answer. */
  expectNone = (path: string): void =>
    expect(this.requestsOf(path), `no request of ${path} was sent`).toEqual([])
}

/** One entry of `asked`. */
export function askedOf(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Asked {
  const { pathname, searchParams } = new URL(url)
  const payload = body ? readJson(body) : Object.fromEntries(searchParams)
  return { path: pathname, method, payload, headers }
}

function readJson(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>
  } catch {
    return {} // a form with files
  }
}
