/** Answers one call: its request, and the values of the parameters in its path. */
type Handler = (request: Request, parameters: Record<string, string>) => Promise<Response>
type Route = { method: string; path: string; pattern: RegExp; handler: Handler }

/** An answer as JSON. Not `Response.json`, which the oldest supported Safari lacks. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** The path of a request, as calls are named: with its characters decoded where they can be. */
export function pathOf({ url }: Request): string {
  const { pathname } = new URL(url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The calls of a server by method and path. `:name` in a path stands for any text without a slash. */
export class Routes {
  readonly all: Route[] = []

  on(method: string, path: string, handler: Handler): void {
    const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    this.all.push({ method, path, pattern, handler })
  }

  /** The answer to a request, or null if no call has this method and path. */
  async answer(request: Request): Promise<Response | null> {
    const path = pathOf(request)
    const route = this.all.find(({ method, pattern }) => method === request.method && pattern.test(path))
    return route ? route.handler(request, { ...route.pattern.exec(path)?.groups }) : null
  }
}
