import { NodeServer } from '../nodeServer'
import { needsEngine } from './needsEngine'
import { inTest, running } from './time'

/** A test's own answer to a request of its page, before the server is asked; undefined leaves it to the server. */
export type Interception = (request: Request, body: Buffer | null) => Promise<Response | undefined>

const lost = () => new TypeError('Failed to fetch')

/** The server of one test, in the process of its page. */
export class DomServer extends NodeServer {
  intercept: Interception = async () => undefined
  isOffline = false
  /** Requests without an answer yet, and who hears of answers. */
  pending = 0
  readonly hearers = new Set<(response: { url: () => string; status: () => number }) => void>()
  override attach = () => needsEngine('server.attach')

  /** `fetch` of the page. */
  fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { signal } = request
    const asking = running()
    // A document that is over hears of nothing any more, of its own time limit neither.
    const gaveUp = new Promise<never>((_, reject) => {
      const giveUp = () => asking?.isOver || reject(signal.reason as Error)
      if (signal.aborted) giveUp()
      signal.addEventListener('abort', giveUp)
    })
    const heard = <T>(answer: T): T | Promise<never> => (asking?.isOver ? new Promise(() => {}) : answer)
    this.pending += 1
    const answer = inTest(() => this.serve(request))
      .then((response) => {
        for (const hear of this.hearers) hear({ url: () => request.url, status: () => response.status })
        return response
      })
      .finally(() => (this.pending -= 1))
      .then(heard, (error: unknown) => heard(Promise.reject(error as Error)))
    return Promise.race([answer, gaveUp])
  }

  private async serve(request: Request): Promise<Response> {
    if (this.isOffline) throw lost()
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : null
    const own = await this.intercept(request, body)
    if (own) {
      if (own.type === 'error') throw lost()
      return own
    }
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return new Response('', { status: 404 })
    const { method, headers } = request
    const call = { method, url: request.url, headers: Object.fromEntries(headers), body }
    const answer = await this.reply(call)
    if (!answer) throw lost()
    return answer
  }
}
