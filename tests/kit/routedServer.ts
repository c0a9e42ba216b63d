import type { BrowserContext, Route } from '@playwright/test'
import { bodyOf } from './firefoxDriver'
import { NodeServer } from './nodeServer'
import { askedOf } from './words'

/** A server in Node behind the pages of a context: intercepts and answers their calls. */
export abstract class RoutedServer extends NodeServer {
  abstract override attach(context: BrowserContext): Promise<void>

  /** Handles one call of a page: records it, and answers as ordered or as the server does. */
  protected async serve(route: Route): Promise<void> {
    const request = route.request()
    // A request counts even if its tab has closed meanwhile.
    const headers = await request.allHeaders().catch(() => request.headers())
    const body = bodyOf(request)
    const asked = askedOf(request.method(), request.url(), headers, body)
    const { drop, fixed } = await this.take(asked)
    if (drop === 'request') return route.abort('connectionreset')
    if (fixed) return route.fulfill(fixed)
    const response = await this.own(request.url(), asked, body)
    if (drop === 'answer') return route.abort('connectionreset')
    await this.fulfil(route, response)
  }

  /** Hands a response to the page. */
  protected async fulfil(route: Route, response: Response): Promise<void> {
    await route
      .fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
      .catch(() => undefined) // the page has closed
  }
}
