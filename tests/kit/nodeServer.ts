import { Server, type Answer, type Asked, type Envelope, type Order } from './words'

type Queued = Order & { left: number }
const DONE = Promise.resolve()

/** A server in this process behind the pages of a test: keeps the test's orders, and records what the pages ask. */
export abstract class NodeServer extends Server {
  private readonly orders = new Map<string, Queued[]>()
  /** Address of the calls the test itself makes. */
  protected readonly origin: string = 'http://127.0.0.1'

  protected abstract respond(request: Request): Response | Promise<Response>

  async call<T = unknown>(path: string, body: object = {}, token = '', requestId = ''): Promise<Envelope<T>> {
    const response = await this.respond(
      new Request(this.origin + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Demo-Control': '1',
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

  /** Records a page's call and waits as ordered. Resolves to the rest of the order. */
  protected async take(asked: Asked): Promise<Omit<Order, 'delayMs'>> {
    this.asked.push(asked)
    const order = this.orders.get(asked.path)?.find(({ left }) => left > 0)
    if (!order) return {}
    order.left -= 1
    if (order.delayMs) await new Promise((resolve) => setTimeout(resolve, order.delayMs))
    return order
  }

  /** The server's own response to a page's call. */
  protected own(url: string, { method, headers }: Asked, body: Buffer | null): Response | Promise<Response> {
    const init = { method, headers }
    return this.respond(new Request(url, body ? { ...init, body: new Uint8Array(body) } : init))
  }
}

/** An ordered answer's parts. */
export const partsOf = ({ status = 200, json, text = '' }: Answer) =>
  json === undefined
    ? { status, body: text, contentType: 'text/html' }
    : { status, body: JSON.stringify(json), contentType: 'application/json' }
