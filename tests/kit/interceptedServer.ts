import type { BrowserContext } from '@playwright/test'
import { RoutedServer } from './routedServer'
import { openSeededServer } from './seededState'

/** The demo server in Node behind the pages of one context: intercepts and answers every call (D14). */
export class InterceptedServer extends RoutedServer {
  /** Starts a server with fresh state that answers this context's pages. */
  static async begin(context: BrowserContext): Promise<InterceptedServer> {
    const server = new InterceptedServer(await openSeededServer())
    await server.attach(context)
    return server
  }

  override async attach(context: BrowserContext): Promise<void> {
    // Only paths that begin with it: Vite's dev server has modules at /src/api/.
    await context.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => this.serve(route),
    )
    await callOwnOrigin(context)
  }
}

/** Makes the pages of a context call their own origin instead of the demo server in the page (D14). */
export async function callOwnOrigin(context: BrowserContext): Promise<void> {
  // The app reads it once at start.
  await context.addInitScript(() => {
    // A new tab starts as about:blank, which shares our storage but has no origin of its own.
    if (location.protocol.startsWith('http')) localStorage.setItem('serverUrl', location.origin)
  })
}
