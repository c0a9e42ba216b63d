import type { Request as Asking, BrowserContext, Route } from '@playwright/test'
import { bodyOf } from './firefoxDriver'
import { NodeServer } from './nodeServer'
import { expectCall, type Path } from './paths'
import { askedOf } from './words'

/** A server in Node behind the pages of a context: intercepts and answers their calls. */
export abstract class RoutedServer extends NodeServer {
  abstract override attach(context: BrowserContext): Promise<void>
  private readonly through = new Set<string>()

  override passthrough(path: Path): void {
    expectCall(path)
    this.through.add(path)
  }

  protected override cancel(path?: Path): PromiseLike<void> {
    if (path === undefined) this.through.clear()
    else this.through.delete(path)
    return super.cancel(path)
  }

  /** Address of a call at the first line of the build that a page shows. */
  private async realAddress(request: Asking): Promise<string> {
    const page = request.frame()
    const answer = await page.page().request.get(new URL('version.json', page.url()).href)
    const { lines } = (await answer.json()) as { lines: string[] }
    if (lines[0] === undefined) throw new Error('a demo build has no real server to pass a call to')
    const { pathname, search } = new URL(request.url())
    return new URL(lines[0], page.url()).href.replace(/\/$/, '') + pathname + search
  }

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
    if (this.through.has(asked.path)) {
      try {
        const response = await route.fetch({ url: await this.realAddress(request) })
        return drop ? await route.abort('connectionreset') : await route.fulfill({ response })
      } catch (error) {
        this.mistakes.push(`${asked.path}: ${(error as Error).message}`)
        return route.abort('connectionrefused')
      }
    }
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
