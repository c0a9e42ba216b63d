// `npm run task -- serve`: the demo server over HTTP on this machine, for any client of the family (docs/server.md).
import 'fake-indexeddb/auto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { createServer as createVite } from 'vite'
import { createFamilyDemo } from '../sw/api/family'
import { readSource } from '../sw/testing/readSource'

const HOST = '127.0.0.1'

async function toRequest(asked: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/' } = asked
  const body: Buffer[] = []
  for await (const part of asked) body.push(part as Buffer)
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers))
    // The demo server knows itself by this address alone.
    if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name))
      headers.set(name, value)
  return new Request(origin + url, { method, headers, ...(body.length > 0 && { body: Buffer.concat(body) }) })
}

/** The demo's own pages, game first: made from their sources when one is opened. */
function openPages(server: Server) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return createVite({
    root,
    cacheDir: `${root}node_modules/.vite/serve`,
    logLevel: 'error',
    server: { middlewareMode: true, ws: { server } },
  })
}

/** Starts it with fresh state. Resolves to its address, and how to end it, once it listens; port 0 is any free one. */
export async function open(port: number) {
  const demo = createFamilyDemo({ databaseName: `serve-${process.pid}-${port}`, readFile: readSource })
  // Pictures of banners and games, by the addresses in the answers.
  const files = sirv(fileURLToPath(new URL('../public', import.meta.url)), {
    setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
  })
  let pages: ReturnType<typeof openPages> | undefined
  let url = ''
  const answer = async (asked: IncomingMessage) => demo.fetch(await toRequest(asked, url))
  const server = createServer((asked, response) => {
    if (!/^\/api\//i.test(asked.url ?? ''))
      return files(asked, response, () => {
        pages ??= openPages(server)
        void pages.then(({ middlewares }) => middlewares(asked, response))
      })
    answer(asked)
      .then(async (reply) => {
        response.writeHead(reply.status, Object.fromEntries(reply.headers))
        response.end(Buffer.from(await reply.arrayBuffer()))
      })
      .catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, HOST, listening)
  })
  const address = server.address()
  url = `http://${HOST}:${typeof address === 'object' ? address?.port : port}`
  const close = async () => {
    server.close()
    await (await pages)?.close()
  }
  return { url, close }
}

/** Serves until it is stopped. Resolves to the exit code. */
export async function run(options: string[]): Promise<number> {
  try {
    const { values } = parseArgs({ args: options, options: { port: { type: 'string', default: '4200' } } })
    const { url } = await open(Number(values.port))
    console.log(`The demo server answers at ${url}/api/… (state in memory; Ctrl-C ends it).
Accounts: demo888 / demo8888, agent88 / agent8888, newbie1 / newbie88; payment password 123456.`)
    return await new Promise<number>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(0))
    })
  } catch (error) {
    console.error(`${(error as Error).message}. Options: --port 4200`)
    return 2
  }
}
