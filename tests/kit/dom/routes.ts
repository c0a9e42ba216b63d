import type { DomServer } from './domServer'
import { needsEngine, onlyKnown } from './needsEngine'
import { globToRegexPattern } from './playwrightCode'

type Pattern = string | RegExp | ((url: URL) => boolean)
type Answer = {
  status?: number
  json?: unknown
  body?: string
  contentType?: string
  headers?: Record<string, string>
}
type Handler = (route: object) => unknown

const fitOf = (pattern: Pattern) => (url: URL) =>
  typeof pattern === 'function'
    ? pattern(url)
    : (typeof pattern === 'string' ? new RegExp(globToRegexPattern(pattern)) : pattern).test(url.href)

/** `page.route` for the calls of the page. Its files come from no network here. */
export function routes(server: DomServer) {
  let handlers: { pattern: Pattern; handler: Handler; left: number }[] = []
  server.intercept = async (request, body) => {
    for (const one of handlers) {
      const { pattern, handler } = one
      if (one.left === 0 || !fitOf(pattern)(new URL(request.url))) continue
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
              postDataJSON: () => JSON.parse(text ?? 'null') as unknown,
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
    route: async (pattern: Pattern, handler: Handler, { times = Infinity } = {}) => {
      if (typeof pattern === 'string' && !pattern.includes('/api/')) needsEngine(`page.route of ${pattern}`)
      handlers = [{ pattern, handler, left: times }, ...handlers]
    },
    unroute: async (pattern: Pattern) => void (handlers = handlers.filter((one) => one.pattern !== pattern)),
  }
}
