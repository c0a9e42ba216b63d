import type { BrowserContext, Route } from '@playwright/test'
import { NodeServer } from './nodeServer'
import { expectCall, type Path } from './paths'

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

  /** The answer of the real server at the first line of the build that a page shows; undefined, with a mistake, if it has none. */
  private async passOn(route: Route): Promise<Response | undefined> {
    const page = route.request().frame().page()
    const { pathname, search } = new URL(route.request().url())
    try {
      const told = await page.request.get(new URL('version.json', page.url()).href)
      const [line] = ((await told.json()) as { lines: string[] }).lines
      if (line === undefined) throw new Error('a demo build has no real server to pass a call to')
      const url = new URL(line, page.url()).href.replace(/\/$/, '') + pathname + search
      const answer = await route.fetch({ url })
      const init = { status: answer.status(), headers: answer.headers() }
      return new Response(new Uint8Array(await answer.body()), init)
    } catch (error) {
      this.mistakes.push(`${pathname}: ${(error as Error).message}`)
      return undefined
    }
  }

  /** Handles one call of a page: records it, and answers as ordered or as the server does. */
  protected async serve(route: Route): Promise<void> {
    const request = route.request()
    // A request counts even if its tab has closed meanwhile.
    const headers = await request.allHeaders().catch(() => request.headers())
    const call = { method: request.method(), url: request.url(), headers, body: request.postDataBuffer() }
    const isThrough = this.through.has(new URL(call.url).pathname)
    const answer = await this.reply(call, isThrough ? () => this.passOn(route) : undefined)
    await (answer ? this.fulfil(route, answer) : route.abort('connectionreset'))
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
