import type { DomServer } from './domServer'
import { needsEngine, onlyKnown } from './needsEngine'
import { urlMatches, type Address } from './playwrightCode'

type Answer = {
  status?: number
  json?: unknown
  body?: string
  contentType?: string
  headers?: Record<string, string>
}
type Handler = (route: object) => unknown

/** `page.route` for the calls of the page. Its files come from no network here. */
export function routes(server: DomServer) {
  let handlers: { pattern: Address; handler: Handler; left: number }[] = []
  server.intercept = async (request, body) => {
    for (const one of handlers) {
      const { pattern, handler } = one
      if (one.left === 0 || !urlMatches(location.origin, request.url, pattern)) continue
      one.left -= 1
      const answer = await new Promise<Response | 'next' | 'server'>((resolve, reject) => {
        const text = body?.toString('utf8') ?? null
        const route = onlyKnown('route', {
          request: () =>
            onlyKnown('request', {
              url: () => request.url,
              method: () => request.method,
              headers: () => Object.fromEntries(request.headers),
              postData: () => text,
              postDataBuffer: () => body,
            }),
          fulfill: async ({ status = 200, json, body: told = '', contentType, headers }: Answer) =>
            resolve(
              new Response(json === undefined ? told : JSON.stringify(json), {
                status,
                headers: {
                  'Content-Type': contentType ?? (json === undefined ? 'text/plain' : 'application/json'),
                  ...headers,
                },
              }),
            ),
          abort: async () => resolve(Response.error()),
          continue: async () => resolve('server'),
          fallback: async () => resolve('next'),
        })
        Promise.resolve(handler(route)).catch(reject)
      })
      if (answer === 'server') return undefined
      if (answer !== 'next') return answer
    }
    return undefined
  }
  return {
    route: async (pattern: Address, handler: Handler, { times = Infinity } = {}) => {
      if (typeof pattern === 'string' && !pattern.includes('/api/')) needsEngine(`page.route of ${pattern}`)
      handlers = [{ pattern, handler, left: times }, ...handlers]
    },
    unroute: async (pattern: Address) => void (handlers = handlers.filter((one) => one.pattern !== pattern)),
  }
}
