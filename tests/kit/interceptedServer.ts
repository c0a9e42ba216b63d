import type { BrowserContext } from '@playwright/test'
import { RoutedServer } from './routedServer'
import { openSeededServer } from './seededState'

/** The demo server in Node behind the pages of one context: every call is intercepted and answered here (D14). */
export class InterceptedServer extends RoutedServer {
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
    // By its first part: Vite's dev server has modules at /src/api/.
    await context.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => this.serve(route),
    )
    // Read once at start: calls go over the network, where the route above sees them (D14).
    await context.addInitScript(() => {
      // A new tab starts as about:blank, which shares our storage but has no origin of its own.
      if (location.protocol.startsWith('http')) localStorage.setItem('serverUrl', location.origin)
    })
  }

  /** Throws the state away. */
  end = () => this.seeded.close()

  protected respond = (request: Request) => this.seeded.app.fetch(request)
}
