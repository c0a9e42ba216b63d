import 'fake-indexeddb/auto'
import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

type Answering = { app: { fetch: (request: Request) => Response | Promise<Response> } }

/** `npm run dev`: answers /api with the demo server's code, reloaded after each edit. State lasts until Vite stops. */
export function demoApi(): Plugin {
  return {
    name: 'demo-api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next()
        void answer(request)
          .then(async (reply) => {
            if (reply.type === 'error') return response.destroy()
            response.statusCode = reply.status
            reply.headers.forEach((value, name) => response.setHeader(name, value))
            response.end(Buffer.from(await reply.arrayBuffer()))
          })
          .catch(next)
      })

      async function answer(request: IncomingMessage): Promise<Response> {
        const { app } = (await server.ssrLoadModule('/sw/api/app.ts')) as Answering
        const body: Buffer[] = []
        for await (const chunk of request) body.push(chunk as Buffer)
        const headers = Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        )
        const init = { method: request.method ?? 'GET', headers }
        const url = `http://${request.headers.host ?? '127.0.0.1'}${request.url ?? '/'}`
        return app.fetch(new Request(url, body.length > 0 ? { ...init, body: Buffer.concat(body) } : init))
      }
    },
  }
}

/** Moves the demo server's pages to the site's root: /demo-game.html and the others (D53). */
export function demoPages(): Plugin {
  return {
    name: 'demo-pages',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^(\/.*)?(\/demo-[\w-]+\.html)/, '$1/sw/demo$2')
        next()
      })
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) file.fileName = file.fileName.replace(/^sw\/demo\//, '')
    },
  }
}
