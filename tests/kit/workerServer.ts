import type { BrowserContext, Page } from '@playwright/test'
import { partsOf, type Order } from './orders'
import type { Path } from './paths'
import { askedOf, Server, type Envelope } from './words'

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}

/** Keeps the worker from downloading the portal for offline use, which takes 2 s of processor time per context. */
export const skipDownloads = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('ServiceWorker' in window)) return
    const { prototype } = ServiceWorker
    // oxlint-disable-next-line typescript/unbound-method
    const post = prototype.postMessage as (message: unknown) => void
    prototype.postMessage = function (this: ServiceWorker, message: { type?: string }) {
      if (message.type !== 'FILL') post.call(this, message)
    }
  })

/** The demo server in the pages' own service worker, controlled (D41) from a tab of its own. */
export class WorkerServer extends Server {
  private readonly desk: Page
  private readonly given: Order[] = []

  private constructor(desk: Page) {
    super()
    this.desk = desk
  }

  /** Installs the worker in this context, so that it answers from the first page on. */
  static async begin(context: BrowserContext): Promise<WorkerServer> {
    const desk = await context.newPage()
    await desk.goto('robots.txt')
    const isInstalled = await desk.evaluate(async () => {
      const controlled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      // The site's policy applies to this page too.
      const policy = window.trustedTypes?.createPolicy('app-sw', { createScriptURL: (url) => url })
      try {
        await navigator.serviceWorker.register(policy?.createScriptURL('sw.js') ?? 'sw.js')
      } catch {
        return false
      }
      if (!navigator.serviceWorker.controller) await controlled
      return true
    })
    if (!isInstalled)
      throw new Error(
        `host: 'worker' needs a sw.js, which ${desk.url()} has not; the dev server has none, a build has`,
      )
    const isDemo = await desk.evaluate(async () => {
      const { ok, headers } = await fetch('/api/__demo__/state', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
        body: '{}',
      })
      return ok && headers.get('Content-Type')?.includes('json') === true
    })
    if (!isDemo)
      throw new Error(
        "host: 'worker' needs a demo build: the service worker here holds no demo server. Build without VITE_API_BASE, or test a server build with host: 'node'",
      )
    const server = new WorkerServer(desk)
    await server.attach(context)
    return server
  }

  attach(context: BrowserContext): Promise<void> {
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !request.serviceWorker() && request.frame().page() !== this.desk)
        this.record(askedOf(request.method(), request.url(), request.headers(), request.postDataBuffer()))
    })
    return Promise.resolve()
  }

  /** The state ends with the context, not with this tab. */
  end = () => this.desk.close()

  protected send(path: string, body: object, token: string, requestId: string): Promise<Envelope> {
    return this.desk.evaluate(
      async ([target, sent, bearer, id]) => {
        const headers = {
          'Content-Type': 'application/json',
          'X-Demo-Control': '1',
          Authorization: `Bearer ${bearer}`,
          'X-Request-Id': id,
        }
        const response = await fetch(target, { method: 'POST', headers, body: sent })
        return (await response.json()) as Envelope
      },
      [path, JSON.stringify(body), token, requestId] as const,
    )
  }

  private async queued(): Promise<{ id: number; call: string; left: number }[]> {
    const { data } = await this.control('state', {})
    return (data as { queued: { id: number; call: string; left: number }[] }).queued
  }

  protected async cancel(path?: Path): Promise<void> {
    for (const { id } of (await this.queued()).filter(({ call }) => path === undefined || call === path))
      await this.control('forget', { id })
  }

  protected async order(order: Order): Promise<void> {
    const { path, answer, times } = order
    if (typeof answer === 'function')
      throw new Error("an answer as a function can't enter a worker: use host: 'node'")
    this.given.push(order)
    const drop = partsOf(answer) && answer.drop ? 'request' : answer.drop
    await this.control('next', { call: path, times, ...answer, ...(drop && { drop }) })
  }

  /** The worker uses a call's orders in turn, so those left are the last ones. */
  protected async unused(): Promise<Order[]> {
    // A test may have closed the context.
    const queued = this.given.length === 0 ? [] : await this.queued().catch(() => [])
    return queued.flatMap(({ call, left }, index) => {
      const after = queued.slice(index).filter((one) => one.call === call).length
      const order = this.given.filter(({ path }) => path === call).at(-after)
      return order && order.times === left ? [order] : []
    })
  }
}
