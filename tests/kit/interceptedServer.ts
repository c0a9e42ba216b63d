import type { BrowserContext, Route } from '@playwright/test'
import { openSeededServer } from './seededState'
import { askedOf, Server, type Answer, type Envelope, type Order } from './words'

type Queued = Order & { left: number }
const DONE = Promise.resolve()

/** The demo server in Node behind the pages of one context: every call is intercepted and answered here (D14). */
export class InterceptedServer extends Server {
  private readonly orders = new Map<string, Queued[]>()
  private readonly seeded: Awaited<ReturnType<typeof openSeededServer>>

  private constructor(seeded: Awaited<ReturnType<typeof openSeededServer>>) {
    super()
    this.seeded = seeded
  }

  /** A server with fresh state that answers this context's pages from now on. */
  static async begin(context: BrowserContext): Promise<InterceptedServer> {
    const server = new InterceptedServer(await openSeededServer())
    await server.attach(context)
    return server
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.route(/\/api\//, (route) => this.serve(route))
    // Read once at start: calls go over the network, where the route above sees them (D14).
    await context.addInitScript(() => {
      // A new tab starts as about:blank, which shares our storage but has no origin of its own.
      if (location.protocol.startsWith('http')) localStorage.setItem('serverUrl', location.origin)
    })
  }

  /** Throws the state away. */
  end = () => this.seeded.close()

  async call<T = unknown>(path: string, body: object = {}, token = '', requestId = ''): Promise<Envelope<T>> {
    const response = await this.seeded.app.request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'X-Request-Id': requestId,
      },
      body: JSON.stringify(body),
    })
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

  private async serve(route: Route): Promise<void> {
    const request = route.request()
    const headers = await request.allHeaders()
    const asked = { ...askedOf(request), headers }
    this.asked.push(asked)
    const order = this.next(asked.path)
    if (order?.delayMs) await new Promise((resolve) => setTimeout(resolve, order.delayMs))
    if (order?.drop === 'request') return route.abort('connectionreset')
    if (order?.answer) return route.fulfill(fulfilment(order.answer))
    const body = request.postDataBuffer()
    const init = { method: asked.method, headers }
    const response = await this.seeded.app.fetch(
      new Request(request.url(), body ? { ...init, body: new Uint8Array(body) } : init),
    )
    if (order?.drop === 'answer') return route.abort('connectionreset')
    await route
      .fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
      .catch(() => undefined) // the page is gone
  }
}

const fulfilment = ({ status = 200, json, text = '' }: Answer) =>
  json === undefined ? { status, body: text, contentType: 'text/html' } : { status, json }
