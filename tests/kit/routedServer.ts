import type { BrowserContext, Route } from '@playwright/test'
import { bodyOf } from './firefoxDriver'
import { askedOf, Server, type Answer, type Envelope, type Order } from './words'

type Queued = Order & { left: number }
const DONE = Promise.resolve()

/** A server in Node behind the pages of a context: intercepts and answers their calls. */
export abstract class RoutedServer extends Server {
  private readonly orders = new Map<string, Queued[]>()
  /** Address of the calls the test itself makes. */
  protected readonly origin: string = 'http://127.0.0.1'

  abstract override attach(context: BrowserContext): Promise<void>
  protected abstract respond(request: Request): Response | Promise<Response>

  async call<T = unknown>(path: string, body: object = {}, token = '', requestId = ''): Promise<Envelope<T>> {
    const response = await this.respond(
      new Request(this.origin + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'X-Request-Id': requestId,
        },
        body: JSON.stringify(body),
      }),
    )
    return (await response.json()) as Envelope<T>
  }

  protected order(path: string, order: Order, times: number): PromiseLike<void> {
    this.orders.set(path, [...(this.orders.get(path) ?? []), { ...order, left: times }])
    return DONE
  }

  clear(path: string): PromiseLike<void> {
    this.orders.delete(path)
    return DONE
  }

  private next(path: string): Order | undefined {
    const order = this.orders.get(path)?.find(({ left }) => left > 0)
    if (order) order.left -= 1
    return order
  }

  /** Handles one call of a page: records it, and answers as ordered or as the server does. */
  protected async serve(route: Route): Promise<void> {
    const request = route.request()
    // A tab that has closed meanwhile did send its request.
    const headers = await request.allHeaders().catch(() => request.headers())
    const asked = { ...askedOf(request), headers }
    this.asked.push(asked)
    const order = this.next(asked.path)
    if (order?.delayMs) await new Promise((resolve) => setTimeout(resolve, order.delayMs))
    if (order?.drop === 'request') return route.abort('connectionreset')
    if (order?.answer) return route.fulfill(fulfilment(order.answer))
    const body = bodyOf(request)
    const init = { method: asked.method, headers }
    const response = await this.respond(
      new Request(request.url(), body ? { ...init, body: new Uint8Array(body) } : init),
    )
    if (order?.drop === 'answer') return route.abort('connectionreset')
    await this.fulfil(route, response)
  }

  /** Hands a response to the page. */
  protected async fulfil(route: Route, response: Response): Promise<void> {
    await route
      .fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
      .catch(() => undefined) // the page has closed
  }
}

const fulfilment = ({ status = 200, json, text = '' }: Answer) =>
  json === undefined ? { status, body: text, contentType: 'text/html' } : { status, json }
