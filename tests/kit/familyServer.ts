import type { BrowserContext, Route } from '@playwright/test'
import { createFamilyServer, type FamilyOptions } from './family/server'
import type { Backend } from './nodeServer'
import type { Control } from './paths'
import { RoutedServer } from './routedServer'

/** The server address of the build these tests use; calls to it never leave the browser. */
export const FAMILY_LINE = 'http://127.0.0.1:4180'

/** Settings of that build. */
export const FAMILY_SETTINGS = { VITE_API_BASE: FAMILY_LINE, VITE_PAYMENT_PASSWORD: '8-20' }

type Body = { username: string; offsetMs: number; out_trade_no: string; approve: boolean }

/** A freshly seeded server of the family, at another origin than the pages, with the tests' words. */
export function familyBackend(options: FamilyOptions = {}): Backend {
  const family = createFamilyServer({ addresses: { images: FAMILY_LINE }, ...options })
  const controls: { [name in Control]?: (body: Body) => unknown } = {
    site: (patch) => family.site(patch),
    member: ({ username, ...patch }) => family.member(username, patch),
    clock: ({ offsetMs }) => family.moveClock(offsetMs),
    // Its orders wait for a decision anyway.
    hold: () => {},
    order: ({ out_trade_no, approve }) => family.decide(out_trade_no, approve),
  }
  const control = (name: Control, body: object) => {
    const carryOut = controls[name]
    if (!carryOut) throw new Error(`a server of the family has no word for this: ${name}`)
    return carryOut(body as Body)
  }
  return { app: family.app, control, origin: FAMILY_LINE }
}

/** A server of the family in Node behind the pages of one context (D14). */
export class FamilyServer extends RoutedServer {
  /** Starts a server that answers this context's pages. */
  static async begin(context: BrowserContext, options?: FamilyOptions): Promise<FamilyServer> {
    const server = new FamilyServer(familyBackend(options))
    await server.attach(context)
    return server
  }

  override async attach(context: BrowserContext): Promise<void> {
    // Games, customer service and the other outside addresses of the recordings.
    await context.route(/^https:\/\/(\w+\.)+test\//, (route) => this.pass(route))
    await context.route(`${FAMILY_LINE}/**`, (route) => this.pass(route))
    await context.route(`${FAMILY_LINE}/api/**`, (route) =>
      this.refusesHeadersOf(route) ? route.abort('failed') : this.serve(route),
    )
  }

  /** Pictures and pages, which aren't API calls. */
  private async pass(route: Route): Promise<void> {
    const url = new URL(route.request().url())
    const isOutside = url.origin !== FAMILY_LINE && url.hostname !== 'game.test'
    if (isOutside) return route.fulfill({ contentType: 'text/html', body: `<h1>${url.host}</h1>` })
    await this.fulfil(
      route,
      await this.backend.app.fetch(new Request(FAMILY_LINE + url.pathname + url.search)),
    )
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
