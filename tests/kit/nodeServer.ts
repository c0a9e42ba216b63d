import { checkAnswer, partsOf, type Answer, type Asked, type Order } from './orders'
import type { Path } from './paths'
import { Server, type Envelope } from './words'

const DONE = Promise.resolve()

/** A server in this process behind the pages of a test: keeps the test's orders, and records what the pages ask. */
export abstract class NodeServer extends Server {
  private orders: (Order & { left: number })[] = []
  /** Address of the calls the test itself makes. */
  protected readonly origin: string = 'http://127.0.0.1'

  protected abstract respond(request: Request): Response | Promise<Response>

  protected async send(path: string, body: object, token: string, requestId: string): Promise<Envelope> {
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
    return (await response.json()) as Envelope
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

  /** The server's own response to a page's call. */
  protected own(url: string, { method, headers }: Asked, body: Buffer | null): Response | Promise<Response> {
    const init = { method, headers }
    return this.respond(new Request(url, body ? { ...init, body: new Uint8Array(body) } : init))
  }
}
