import type { BrowserContext, Page } from '@playwright/test'
import { bodyOf } from './firefoxDriver'
import { askedOf, Server, type Envelope, type Order } from './words'

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
        this.asked.push(askedOf(request.method(), request.url(), request.headers(), bodyOf(request)))
    })
    return Promise.resolve()
  }

  /** The state ends with the context, not with this tab. */
  end = () => this.desk.close()

  call<T = unknown>(path: string, body: object = {}, token = '', requestId = ''): Promise<Envelope<T>> {
    return this.desk.evaluate(
      async ([target, sent, bearer, id]) => {
        const headers = {
          'Content-Type': 'application/json',
          'X-Demo-Control': '1',
          Authorization: `Bearer ${bearer}`,
          'X-Request-Id': id,
        }
        const response = await fetch(target, { method: 'POST', headers, body: sent })
        return (await response.json()) as never
      },
      [path, JSON.stringify(body), token, requestId] as const,
    )
  }

  async clear(path: string): Promise<void> {
    const { data } = await this.call<{ queued: { id: number; call: string }[] }>('/api/__demo__/state')
    for (const { id } of data.queued.filter(({ call }) => call === path))
      await this.call('/api/__demo__/forget', { id })
  }

  protected async order(path: string, { answer, ...order }: Order, times: number): Promise<void> {
    await this.call('/api/__demo__/next', { call: path, times, ...answer, ...order })
  }
}
