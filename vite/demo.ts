import 'fake-indexeddb/auto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
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
            response.writeHead(reply.status, Object.fromEntries(reply.headers))
            response.end(Buffer.from(await reply.arrayBuffer()))
          })
          .catch(next)
      })

      async function answer(request: IncomingMessage): Promise<Response> {
        const { app } = (await server.ssrLoadModule('/sw/api/app.ts')) as Answering
        const { method = 'GET', url = '/', headers } = request
        const body = await buffer(request)
        const init = { method, headers: headers as Record<string, string> }
        const address = `http://${headers.host ?? '127.0.0.1'}${url}`
        return app.fetch(new Request(address, body.length > 0 ? { ...init, body } : init))
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
