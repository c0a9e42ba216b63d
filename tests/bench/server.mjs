import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { headersOf } from '../../vite/headers.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
}
const PLAIN = new Set(['.png', '.webp', '.avif', '.mp4', '.woff2'])

/** Every file of a build with its compressed forms; missing ones are made before the first request. */
function load(dist) {
  const files = new Map()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, name)
    if (statSync(path).isDirectory() || /\.(br|gz)$/.test(name)) continue
    const body = readFileSync(path)
    const type = extname(name)
    const file = { type: TYPES[type] ?? 'application/octet-stream', body, br: undefined, gzip: undefined }
    if (!PLAIN.has(type)) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      file.br = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(body, quality)
      file.gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(body, { level: 9 })
    }
    files.set(`/${name}`, file)
  }
  return files
}

/**
 * Serves a build as a well-configured host does: compressed, with the site's headers, 404 for missing files; `/api/` goes to
 * `api` where there is one.
 * @param {{ dist: string, port: number, api?: { fetch: (request: Request) => Response | Promise<Response> },
 *   headers?: (path: string) => Record<string, string> }} options
 */
export async function serve({ dist, port, api, headers = (path) => headersOf(path, []) }) {
  const files = load(dist)
  /** @type {{ path: string, at: number }[]} */
  const log = []
  /** @type {Map<string, Buffer>} */
  const answers = new Map()

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    log.push({ path: pathname, at: Date.now() })
    if (pathname.startsWith('/api/') && api) {
      answer(request, response, pathname).catch((error) => {
        console.error(error)
        response.destroy()
      })
      return
    }
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    sendFile(request, response, files.get(name), headers(pathname))
  })

  async function answer(request, response, pathname) {
    const parts = []
    for await (const part of request) parts.push(part)
    const headers = Object.entries(request.headers).filter(([, value]) => typeof value === 'string')
    const init = { method: request.method, headers }
    const body = Buffer.concat(parts)
    const url = `http://127.0.0.1:${port}${request.url}`
    const reply = await api.fetch(new Request(url, body.length > 0 ? { ...init, body } : init))
    const bytes = Buffer.from(await reply.arrayBuffer())
    answers.set(pathname, bytes)
    const packed = gzipSync(bytes, { level: 6 })
    response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), 'Content-Encoding': 'gzip' })
    response.end(packed)
  }

  const open = () =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve(undefined))
    })
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  await open()
  return {
    url: `http://127.0.0.1:${port}`,
    dist,
    log,
    answers,
    close,
    /** Refuses every connection for that many ms. */
    whileClosed: async (work) => {
      await close()
      await work().finally(open)
    },
  }
}

function sendFile(request, response, file, headers) {
  if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding =
    accepted.includes('br') && file.br ? 'br' : accepted.includes('gzip') && file.gzip ? 'gzip' : ''
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    Vary: 'Accept-Encoding',
    ...(coding && { 'Content-Encoding': coding }),
  })
  response.end(coding ? file[coding] : file.body)
}
