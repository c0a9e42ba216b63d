import type { BrowserContext, Route } from '@playwright/test'
import { createFamilyServer, type FamilyServer as Answering, type FamilyOptions } from './family/server'
import type { Control } from './paths'
import { RoutedServer } from './routedServer'
import type { Envelope } from './words'

/** The server address of the build these tests use; calls to it never leave the browser. */
export const FAMILY_LINE = 'http://127.0.0.1:4180'

type Body = { username: string; offsetMs: number; out_trade_no: string; approve: boolean }

/** A server of the family in Node behind the pages of one context, at another origin than theirs (D14). */
export class FamilyServer extends RoutedServer {
  protected override readonly origin = FAMILY_LINE
  private readonly family: Answering

  private constructor(options: FamilyOptions) {
    super()
    this.family = createFamilyServer({ addresses: { images: FAMILY_LINE }, ...options })
  }

  /** Starts a freshly seeded server that answers this context's pages. */
  static async begin(context: BrowserContext, options: FamilyOptions = {}): Promise<FamilyServer> {
    const server = new FamilyServer(options)
    await server.attach(context)
    return server
  }

  async attach(context: BrowserContext): Promise<void> {
    // Games, customer service and the other outside addresses of the recordings.
    await context.route(/^https:\/\/(\w+\.)+test\//, (route) => this.pass(route))
    await context.route(`${FAMILY_LINE}/**`, (route) => this.pass(route))
    await context.route(`${FAMILY_LINE}/api/**`, (route) =>
      this.refusesHeadersOf(route) ? route.abort('failed') : this.serve(route),
    )
  }

  end = () => Promise.resolve()

  protected override async control(name: Control, body: object): Promise<Envelope> {
    const control = this.controls[name]
    if (!control) throw new Error(`a server of the family has no word for this: ${name}`)
    return { code: 200, message: '', data: control(body as Body) }
  }

  private readonly controls: { [name in Control]?: (body: Body) => unknown } = {
    site: (patch) => this.family.site(patch),
    member: ({ username, ...patch }) => this.family.member(username, patch),
    clock: ({ offsetMs }) => this.family.moveClock(offsetMs),
    // Its orders wait for a decision anyway.
    hold: () => {},
    order: ({ out_trade_no, approve }) => this.family.decide(out_trade_no, approve),
  }

  protected respond = (request: Request) => this.family.app.fetch(request)

  /** Pictures and pages, which aren't API calls. */
  private async pass(route: Route): Promise<void> {
    const url = new URL(route.request().url())
    const isOutside = url.origin !== FAMILY_LINE && url.hostname !== 'game.test'
    if (isOutside) return route.fulfill({ contentType: 'text/html', body: `<h1>${url.host}</h1>` })
    await this.fulfil(route, await this.respond(new Request(FAMILY_LINE + url.pathname + url.search)))
  }

  /** Playwright grants every preflight itself; the real server would refuse any other headers. */
  private refusesHeadersOf(route: Route): boolean {
    const own = Object.keys(route.request().headers()).filter((name) => name.startsWith('x-'))
    return own.length > 0
  }

  protected override fulfil(route: Route, response: Response): Promise<void> {
    // Playwright adds the header if it is missing, but without the server's own the page must not read the answer.
    if (!response.headers.has('Access-Control-Allow-Origin'))
      response.headers.set('Access-Control-Allow-Origin', 'null')
    return super.fulfil(route, response)
  }
}
