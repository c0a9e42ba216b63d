import { readFileSync } from 'node:fs'
import type { BrowserContext, Route } from '@playwright/test'
import { pictureOf } from './family/pictures'
import { callOwnOrigin } from './interceptedServer'
import { effectOf, type Control } from './paths'
import { parsed, type Exchange } from './recording'
import { RoutedServer } from './routedServer'
import type { Envelope } from './words'

type Fields = { [name: string]: unknown }
type Asking = Pick<Exchange, 'method' | 'path' | 'request' | 'authorised'>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const dataOf = ({ answer }: Exchange) => fieldsOf(fieldsOf(answer).data)
const sentBy = ({ query = '', request }: Pick<Exchange, 'query' | 'request'>): Fields => ({
  ...Object.fromEntries(new URLSearchParams(query)),
  ...fieldsOf(request),
})
const isRead = ({ path }: Exchange) => (effectOf(path) ?? 'read') === 'read'

/** How well a recorded request fits one: most by the session, then by each field. */
function fit(exchange: Exchange, asking: Asking): number {
  const [recorded, sent] = [sentBy(exchange), fieldsOf(asking.request)]
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(sent)])]
  // Secrets are replaced in a recording.
  const equal = names.filter(
    (name) => recorded[name] === 'secret' || String(recorded[name]) === String(sent[name]),
  )
  return (exchange.authorised === asking.authorised ? 1000 : 0) + equal.length * 2 - names.length
}

/** The calls that show a member, and the fields that each takes of a patch. */
const MEMBER_CALLS = ['/api/user', '/api/refreshusermoney', '/api/balance']

/**
 * Answers as a recorded server did. A call gets the exchange that fits its request best. Reads tell what was so after the
 * last change, one answer after another; a change that the page sends moves on to its own place in the recording.
 */
export class ReplayServer extends RoutedServer {
  private readonly exchanges: Exchange[]
  private readonly portal: string
  /** Where in the recording the page is: behind the last change. */
  private at = 0
  private readonly reads = new Map<Exchange, number>()
  private readonly patches = new Map<string, Fields>()
  private offsetMs = 0

  private constructor(file: string, portal: string) {
    super()
    this.exchanges = JSON.parse(readFileSync(file, 'utf8')) as Exchange[]
    this.portal = portal
  }

  /** Answers this context's pages, whose portal is at that address, from a file of `record`. */
  static async begin(
    context: BrowserContext,
    { recording, baseURL = '' }: { recording: string; baseURL?: string | undefined },
  ): Promise<ReplayServer> {
    const server = new ReplayServer(recording, new URL(baseURL).origin)
    await server.attach(context)
    return server
  }

  async attach(context: BrowserContext): Promise<void> {
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

  end = () => Promise.resolve()

  private async pass(route: Route): Promise<void> {
    const { host, pathname } = new URL(route.request().url())
    if (route.request().resourceType() === 'image')
      return this.fulfil(route, pictureOf(pathname.slice(pathname.lastIndexOf('/') + 1)))
    return route.fulfill({ contentType: 'text/html', body: `<h1>${host}</h1>` })
  }

  protected async respond(request: Request): Promise<Response> {
    const { pathname: path, search } = new URL(request.url)
    const body = request.method === 'GET' ? '' : parsed(await request.text())
    const authorised = /^Bearer ./.test(request.headers.get('Authorization') ?? '')
    const sent = sentBy({ query: search.slice(1), request: body })
    const found = this.find({ method: request.method, path, request: sent, authorised })
    if (!found) {
      this.unknown.push(`${request.method} ${path}, which is not in the recording`)
      return new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
    }
    const { answer, http, type } = found
    const patch = this.patches.get(path)
    const patched = patch ? { ...fieldsOf(answer), data: { ...dataOf(found), ...patch } } : answer
    const headers = { ...(type && { 'Content-Type': type }), ...this.date() }
    return new Response(typeof patched === 'string' ? patched : JSON.stringify(patched), {
      status: http,
      headers,
    })
  }

  private readonly date = () =>
    this.offsetMs === 0 ? {} : { Date: new Date(Date.now() + this.offsetMs).toUTCString() }

  private find(asking: Asking): Exchange | undefined {
    const all = this.exchanges.filter(
      ({ method, path }) =>
        method === asking.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asking.path),
    )
    const best = Math.max(...all.map((exchange) => fit(exchange, asking)))
    const fitting = all.filter((exchange) => fit(exchange, asking) === best)
    const placeOf = (exchange: Exchange) => this.exchanges.indexOf(exchange)
    const later = fitting.filter((exchange) => placeOf(exchange) >= this.at)
    const [first] = fitting
    if (!first) return undefined
    if (!isRead(first)) {
      const change = later[0] ?? fitting.at(-1)!
      this.at = placeOf(change) + 1
      return change
    }
    const next = this.exchanges.findIndex((exchange, place) => place >= this.at && !isRead(exchange))
    const now = later.filter((exchange) => next < 0 || placeOf(exchange) < next)
    const [start] = now
    if (!start) return fitting.findLast((exchange) => placeOf(exchange) < this.at) ?? first
    const count = this.reads.get(start) ?? 0
    this.reads.set(start, count + 1)
    return now[Math.min(count, now.length - 1)]
  }

  /** The recorded session of this member, else of any; the recording goes on behind its login. */
  override async tokenOf(name: string): Promise<string> {
    const logins = this.exchanges.filter(
      (exchange) => /login|register/.test(exchange.path) && tokenIn(exchange) !== '',
    )
    const login = logins.find(({ request }) => fieldsOf(request).name === name) ?? logins[0]
    if (login) this.at = this.exchanges.indexOf(login) + 1
    return login ? tokenIn(login) : 'secret'
  }

  protected override async control(name: Control, body: object): Promise<Envelope> {
    const { username: _name, ...patch } = body as Fields
    if (name === 'clock') this.offsetMs = Number(patch.offsetMs)
    else if (name === 'site') this.patch(['/api/app'], patch)
    else if (name === 'member') this.patch(MEMBER_CALLS, patch)
    else throw new Error(`a recording has no word for this: ${name}`)
    return { code: 200, message: '', data: null }
  }

  private patch(paths: string[], patch: Fields): void {
    const known = (path: string) =>
      this.exchanges
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

const tokenIn = (exchange: Exchange): string => {
  const { new_api_token, api_token, token } = dataOf(exchange)
  return String(new_api_token ?? api_token ?? token ?? '')
}
