import type { BrowserContext } from '@playwright/test'
import { requestOf, type Call } from './http'
import { checkAnswer, partsOf, type Answer, type Asked, type Order } from './orders'
import type { Control, Path } from './paths'
import { askedOf, Server, type Envelope } from './words'

const DONE = Promise.resolve()

/** What answers in this process: the demo server, one of the family, or a recording. */
export type Backend = {
  app: { fetch: (request: Request) => Response | Promise<Response> }
  /** Its own words, where it has no testers' controls. Throws for a word that it hasn't. */
  control?: (name: Control, body: object) => unknown
  /** Address of the calls the test itself makes. */
  origin?: string
  /** Deletes its state. */
  close?: () => Promise<void>
}

/** A server in this process behind the pages of a test: keeps the test's orders, and records what the pages ask. */
export class NodeServer extends Server {
  private orders: (Order & { left: number })[] = []
  readonly backend: Backend

  constructor(backend: Backend) {
    super()
    this.backend = backend
  }

  attach(_context: BrowserContext): Promise<void> {
    throw new Error('this server has no pages')
  }

  end = async (): Promise<void> => this.backend.close?.()

  protected async send(path: string, body: object, token: string, requestId: string): Promise<Envelope> {
    const { app, origin = 'http://127.0.0.1' } = this.backend
    const headers = {
      'Content-Type': 'application/json',
      'X-Demo-Control': '1',
      Authorization: `Bearer ${token}`,
      'X-Request-Id': requestId,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await app.fetch(new Request(origin + path, init))).json()) as Envelope
  }

  protected override async control(name: Control, body: object): Promise<Envelope> {
    const { control } = this.backend
    return control ? { code: 200, message: '', data: control(name, body) } : super.control(name, body)
  }

  protected order(order: Order): PromiseLike<void> {
    this.orders.push({ ...order, left: order.times })
    return DONE
  }
  protected unused = () => this.orders.filter(({ left, times }) => left === times)

  protected cancel(path?: Path): PromiseLike<void> {
    this.orders = this.orders.filter((order) => path !== undefined && order.path !== path)
    return DONE
  }

  /** Records a page's call and waits as ordered. Resolves to the ordered answer, if it isn't the server's own, and its loss. */
  protected async take(asked: Asked): Promise<{ fixed?: ReturnType<typeof partsOf>; drop?: Answer['drop'] }> {
    this.record(asked)
    const order = this.orders.find(({ path, left }) => path === asked.path && left > 0)
    if (!order) return {}
    order.left -= 1
    const answer = typeof order.answer === 'function' ? await order.answer(asked) : order.answer
    try {
      if (answer) checkAnswer(answer)
    } catch (error) {
      this.mistakes.push(`${asked.path}: ${(error as Error).message}`)
      return { drop: 'request' }
    }
    if (answer?.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs))
    if (!answer) return {}
    const fixed = partsOf(answer)
    return { fixed, drop: fixed && answer.drop ? 'request' : answer.drop }
  }

  /** The answer to a page's call, as ordered or the server's own; undefined breaks the connection. */
  protected async reply(
    call: Call,
    own: (request: Request) => Response | Promise<Response | undefined> = (request) =>
      this.backend.app.fetch(request),
  ): Promise<Response | undefined> {
    const { method, url, body } = call
    const { drop, fixed } = await this.take(askedOf(method, url, call.headers, body))
    if (drop === 'request') return undefined
    if (fixed) {
      const { status, contentType } = fixed
      const headers = { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' }
      return new Response(fixed.body || null, { status, headers })
    }
    const answer = await own(requestOf(call))
    return drop === 'answer' ? undefined : answer
  }
}
