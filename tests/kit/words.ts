import { expect, type BrowserContext } from '@playwright/test'
import type { MemberField, SiteField } from './calls'
import type { Settings } from './family/state'
import {
  checkAnswer,
  failFor,
  lineOfTest,
  Malformed,
  type Answer,
  type Answering,
  type Asked,
  type Order,
} from './orders'
import {
  expectCall,
  isCall,
  type Control,
  type ControlPath,
  type DataOf,
  type Json,
  type Path,
  type Payload,
} from './paths'

/** A server's answer. */
export type Envelope<T = unknown> = { code: number; message: string; data: T }
/** What a call does that no handler of the server knows: it gets what the server says, is warned of too, or fails the test. */
export type Unknown = 'answer' | 'warn' | 'error'
/** Immediate on the server in Node; must be awaited with `host: 'worker'`. */
export type Done = PromiseLike<void>

type Value = string | number | boolean | null
type Patch<Field extends string> = { [field in Field]?: Value }
/** App info; a server of the family has some settings of its own. */
export type SitePatch = Patch<SiteField | keyof Settings>
/** A member's fields, what the API doesn't show, balances by venue; of the family also its own, and `pending`: all open orders. */
export type MemberPatch = Patch<
  Exclude<MemberField, 'username'> | 'password' | 'payPassword' | 'wagering' | 'totalgame' | 'bet_amount'
> & {
  venues?: { [code: string]: Value }
  pending?: 'approved' | 'rejected'
}

const plain = <T extends object>(patch: T | Malformed) =>
  patch instanceof Malformed ? (patch.value as T) : patch

const PAGE_OF_A_BROKEN_SERVER = '<h1>502 Bad Gateway</h1>'

/** The words that steer one test's server, the same on every host (D41). */
export abstract class Server {
  /** Every request of the pages, oldest first. */
  readonly asked: Asked[] = []
  /** Requests of the pages that the server has no handler for, `POST /api/nope`. */
  protected readonly unknown: string[] = []
  /** Answers of this test that were wrong when they were asked for. */
  protected readonly mistakes: string[] = []
  private mayStayUnused = false

  protected abstract send(path: string, body: object, token: string, requestId: string): Promise<Envelope>
  /** Records the requests of a context's pages; in Node it answers them too, so that two browsers can share one server. */
  abstract attach(context: BrowserContext): Promise<void>
  protected abstract order(order: Order): Done
  protected abstract cancel(path?: Path): Done
  /** Orders that no call has used. */
  protected abstract unused(): Order[] | Promise<Order[]>

  /** Calls the server from the test itself; not among `asked`. A type of one's own for the data may stand in place of the contract's. */
  call<T = never>(
    path: [T] extends [never] ? ControlPath : Path | ControlPath,
    body?: { [field: string]: Json },
    token?: string,
    requestId?: string,
  ): Promise<Envelope<T>>
  call<P extends Path>(
    path: P,
    body?: Payload<P> | Malformed,
    token?: string,
    requestId?: string,
  ): Promise<Envelope<DataOf<P>>>
  call(path: Path | ControlPath, body: object = {}, token = '', requestId = ''): Promise<Envelope> {
    expectCall(path, true)
    return this.send(path, body, token, requestId)
  }

  /** Changes app info: `server.site({ site_state: 0 })`. */
  site = (patch: SitePatch | Malformed) => this.control('site', plain(patch))
  /** Changes a member: `server.member('demo888', { isagent: 1 })`. */
  member = (username: string, patch: MemberPatch | Malformed) =>
    this.control('member', { username, ...plain(patch) })
  /** Moves the server's clock. */
  clock = (offsetMs: number) => this.control('clock', { offsetMs })
  /** From now on orders and applications wait until `decide`. */
  hold = () => this.control('hold', { on: true })
  /** Decides a pending deposit or withdrawal by its number, an application for a promotion, or one to become an agent. */
  decide = (
    order: string | { application: number } | { agent: string },
    decision: 'approved' | 'rejected',
  ) => {
    const approve = decision === 'approved'
    if (typeof order === 'string') return this.control('order', { out_trade_no: order, approve })
    return 'agent' in order
      ? this.control('agent', { username: order.agent, approve })
      : this.control('application', { id: order.application, approve })
  }
  /** Closes or opens a venue: `server.venue('AG', 'closed')`. */
  venue = (platname: string, state: 'open' | 'closed') =>
    this.control('venue', { platname, open: state === 'open' })
  /** Writes to a member, or to all members: `server.message('', { title, text })`. */
  message = (username: string, told: { title: string; text: string }) =>
    this.control('message', { username, ...told })

  /** Carries out a control. Throws with the server's message when it is refused: an unknown field, member or order. */
  protected async control(name: Control, body: object): Promise<Envelope> {
    const answer = await this.send(`/api/__demo__/${name}`, body, '', '')
    if (answer.code !== 200) throw new Error(answer.message)
    return answer
  }

  /** A session token of an account. Throws when it can't log in. */
  async tokenOf(name: string, password: string): Promise<string> {
    const { code, message, data } = await this.call('/api/login_pc', { name, password, code: '3KD7' })
    if (code !== 200) throw new Error(`${name} cannot log in: ${message}`)
    return String(data.new_api_token)
  }

  /** Sends a call of the pages to the real server behind the portal, until `clear`. */
  passthrough(path: Path): void {
    throw new Error(`${path}: this host has no real server behind it`)
  }

  /** Orders the next answers of a call: `server.answer('/api/balance', { json: {…}, delayMs: 500 }, 2)`. */
  answer = <P extends Path, Data>(path: P, answer: Answer<P, Data> | Answering<P, Data>, times = 1): Done =>
    this.give('answer', path, answer as Answer | Answering, times)
  /** Refuses the next calls with a code and a message. */
  refuse = (path: Path, message: string, code = 500, times = 1): Done =>
    this.give('refuse', path, { json: { code, message, data: [] } }, times)
  /** Fails the next calls as a broken server does: HTTP 502 and a page of HTML. */
  fail = (path: Path, times = 1): Done =>
    this.give('fail', path, { status: 502, text: PAGE_OF_A_BROKEN_SERVER }, times)
  /** Delays the next answers by `ms`. */
  delay = (path: Path, delayMs: number, times = 1): Done => this.give('delay', path, { delayMs }, times)
  /** Drops the connection before or after the call is executed. */
  drop = (path: Path, drop: 'request' | 'answer', times = 1): Done => this.give('drop', path, { drop }, times)

  /** Cancels the orders that still wait for this call, or for any: the next answers are the server's own. */
  clear = (path?: Path): Done => {
    if (path !== undefined) expectCall(path)
    return this.cancel(path)
  }

  private give(word: string, path: Path, answer: Answer | Answering, times: number): Done {
    expectCall(path)
    if (!Number.isInteger(times) || times < 1)
      throw new Error(`server.${word}('${path}', …, ${times}): it takes one time at least, and whole ones`)
    if (typeof answer !== 'function') checkAnswer(answer)
    return this.order({ word, path, answer, times, line: lineOfTest() })
  }

  /** All requests of a call so far. */
  requestsOf = <P extends Path>(path: P): Asked<P>[] => {
    expectCall(path)
    return this.asked.filter((asked): asked is Asked<P> => asked.path === path)
  }
  /** Fails the test when a request of this call has gone out. Check after the page has shown its answer. */
  expectNone = (path: Path): void =>
    expect(this.requestsOf(path), `no request of ${path} was sent`).toEqual([])

  /** Lets this test end with orders that no call has used. */
  allowUnused = (): void => {
    this.mayStayUnused = true
  }

  protected record(asked: Asked): void {
    this.asked.push(asked)
    if (!isCall(asked.path)) this.unknown.push(`${asked.method} ${String(asked.path)}`)
  }

  /** The end of a good test: fails it for orders that no call has used, and as told for calls without a handler. */
  async atEnd(unknown: Unknown = 'answer'): Promise<void> {
    expect(this.mistakes, 'answers of this test').toEqual([])
    const orders = this.mayStayUnused ? [] : await this.unused()
    if (orders.length > 0) failFor(orders)
    if (unknown === 'warn' && this.unknown.length > 0)
      console.warn(`calls that no handler knows:\n  ${this.unknown.join('\n  ')}`)
    if (unknown === 'error') expect(this.unknown, 'calls that no handler knows').toEqual([])
  }
}

/** One entry of `asked`. */
export function askedOf(
  method: string,
  url: string,
  headers: { [name: string]: string },
  body: Buffer | null,
): Asked {
  const { pathname, searchParams } = new URL(url)
  const payload = body ? readJson(body) : Object.fromEntries(searchParams)
  return { path: pathname, method, payload, headers } as Asked
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {} // a form with files
  }
}
