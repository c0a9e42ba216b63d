// The demo server behind Mock Service Worker: `xinglan-portal/kit/msw` (README.md).
import { openDemoServer, type DemoServer } from './server'

/** What is used of MSW's `http`. */
type Http<Handler> = {
  all: (path: string, answer: (asked: { request: Request }) => Promise<Response>) => Handler
}

/** Handlers that answer every call below `/api/` by one demo server: `setupServer(...portalHandlers(http))`. */
export function portalHandlers<Handler>(http: Http<Handler>): Handler[] {
  let opened: Promise<DemoServer> | undefined
  return [
    http.all('*/api/*', async ({ request }) => {
      opened ??= openDemoServer()
      const { url, method } = request
      const headers = new Headers(request.headers)
      // The server answers its own site only; behind MSW every page is one.
      for (const name of ['Origin', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest'])
        headers.delete(name)
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
      return (await opened).app.fetch(new Request(url, { method, headers, body }))
    }),
  ]
}
