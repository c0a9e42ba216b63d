import type { BrowserContext, Route } from '@playwright/test'
import { pictureOf } from './family/pictures'
import { callOwnOrigin } from './interceptedServer'
import type { Asked } from './orders'
import type { Control } from './paths'
import { exchangesIn, parsed } from './recording'
import { RoutedServer } from './routedServer'
import { dataOf, fieldsOf, sentBy, Timeline, type Fields } from './timeline'

/** The calls that show a member, and the fields that each takes of a patch. */
const MEMBER_CALLS = ['/api/user', '/api/refreshusermoney', '/api/balance']

/** Answers as a recorded server did. */
export class ReplayServer extends RoutedServer {
  private readonly timeline: Timeline
  private readonly portal: string
  private readonly patches = new Map<string, Fields>()
  private offsetMs = 0

  private constructor(file: string, portal: string) {
    super({ app: { fetch: (request) => this.respond(request) }, control: (...word) => this.steer(...word) })
    this.timeline = new Timeline(exchangesIn(file))
    this.portal = portal
  }

  /** Answers this context's pages, whose portal is at that address, from a file of `record` or a HAR file. */
  static async begin(
    context: BrowserContext,
    { recording, baseURL = '' }: { recording: string; baseURL?: string | undefined },
  ): Promise<ReplayServer> {
    const server = new ReplayServer(recording, new URL(baseURL).origin)
    await server.attach(context)
    return server
  }

  override async attach(context: BrowserContext): Promise<void> {
    // Nothing reaches the recorded server or its pictures.
    await context.route(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== this.portal,
      (route) => this.pass(route),
    )
    await context.route(
      ({ origin, pathname }) => origin === this.portal && pathname.startsWith('/api/'),
      (route) => this.serve(route),
    )
    await callOwnOrigin(context)
  }

  /** The recording knows which calls there are. */
  protected override record = (asked: Asked) => void this.asked.push(asked)

  private async pass(route: Route): Promise<void> {
    const { host, pathname } = new URL(route.request().url())
    if (route.request().resourceType() === 'image')
      return this.fulfil(route, pictureOf(pathname.slice(pathname.lastIndexOf('/') + 1)))
    return route.fulfill({ contentType: 'text/html', body: `<h1>${host}</h1>` })
  }

  private async respond(request: Request): Promise<Response> {
    const { pathname: path, search } = new URL(request.url)
    const { method } = request
    const body = method === 'GET' ? '' : parsed(await request.text())
    const authorised = /^Bearer ./.test(request.headers.get('Authorization') ?? '')
    const sent = sentBy({ method, query: search.slice(1), request: body })
    const found = this.timeline.answerTo({ method, path, request: sent, authorised })
    if (!found) {
      this.unknown.push(`${method} ${path}, which is not in the recording`)
      return new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
    }
    const { answer, http: status, type } = found
    const patch = fieldsOf(answer).code === 200 ? this.patches.get(path) : undefined
    const patched = patch ? { ...fieldsOf(answer), data: { ...dataOf(found), ...patch } } : answer
    const headers = {
      ...(type && { 'Content-Type': type }),
      ...(this.offsetMs !== 0 && { Date: new Date(Date.now() + this.offsetMs).toUTCString() }),
    }
    const text = typeof patched === 'string' ? patched : JSON.stringify(patched)
    return new Response(status === 204 || status === 304 ? null : text, { status, headers })
  }

  override tokenOf = async (name: string) => this.timeline.tokenOf(name)

  private steer(name: Control, body: object): void {
    const { username: _name, ...patch } = body as Fields
    if (name === 'clock') this.offsetMs = Number(patch.offsetMs)
    else if (name === 'site') this.patch(['/api/app'], patch)
    else if (name === 'member') this.patch(MEMBER_CALLS, patch)
    else throw new Error(`a recording has no word for this: ${name}`)
  }

  private patch(paths: string[], patch: Fields): void {
    const known = (path: string) =>
      this.timeline.exchanges
        .filter((exchange) => exchange.path === path)
        .flatMap((exchange) => Object.keys(dataOf(exchange)))
    const all = new Set(['index_modal', ...paths.flatMap(known)])
    const wrong = Object.keys(patch).filter((field) => !all.has(field))
    if (wrong.length > 0)
      throw new Error(`no field ${wrong.join(' ')} in the recording; known are: ${[...all].join(' ')}`)
    for (const path of paths) {
      const own = Object.entries(patch).filter(([field]) => path === paths[0] || known(path).includes(field))
      this.patches.set(path, { ...this.patches.get(path), ...Object.fromEntries(own) })
    }
  }
}
