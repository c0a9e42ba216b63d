import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { headersOf } from '../../vite/headers.mjs'
import { callOf, listen, send } from './http'
import { callOwnOrigin } from './interceptedServer'
import { NodeServer, type Backend } from './nodeServer'
import { TYPES } from './portalHost'
import { openSeededServer } from './seededState'

/** A response that browsers reject: the page's request fails as on a lost connection, but isn't sent again by the browser. */
const LOST = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\n'

type File = { body: Buffer; headers: Record<string, string> }

/** Files of the builds, read once per process. */
const files = new Map<string, File | null>()

function readFile(folder: string, path: string): File | null {
  // Hosts don't serve these (vite/files.ts).
  if (/^\/(_headers$|\.vite\/)/.test(path)) return null
  try {
    const body = readFileSync(join(folder, path))
    const headers = {
      ...headersOf(path, []),
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    }
    return { body, headers }
  } catch {
    return null
  }
}

function fileOf(folder: string, path: string): File | null {
  const name = folder + path
  if (!files.has(name)) files.set(name, readFile(folder, path))
  return files.get(name) ?? null
}

/**
 * A build and the demo server in Node on a loopback host of their own. The browser asks over the network, which takes less of
 * its time than interception, and keeps its cache.
 */
export class LocalServer extends NodeServer {
  private readonly folder: string
  // Idle connections stay open: the browser would resend a request on one that closes just then.
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // The test is over and its page is closed.
    this.serve(request, response).catch(() => response.destroy())
  })

  private constructor(folder: string, backend: Backend) {
    super(backend)
    this.folder = folder
  }

  /** Starts a server with fresh state that serves the build in that folder. */
  static async begin(folder: string): Promise<LocalServer> {
    const local = new LocalServer(folder, await openSeededServer())
    await listen(local.server)
    return local
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  override attach = (context: BrowserContext) => callOwnOrigin(context)

  /** Closes every connection and deletes the state. */
  override end = (): Promise<void> => {
    this.server.closeAllConnections()
    this.server.close()
    return this.backend.close!()
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only the demo server's own date counts.
    response.sendDate = false
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname.startsWith('/api/')) {
      const answer = await this.reply(await callOf(request, this.url))
      return void (answer ? await send(response, answer) : request.socket.end(LOST))
    }
    const path = url.pathname === '/' ? '/index.html' : decodeURIComponent(url.pathname)
    const file = fileOf(this.folder, path)
    if (!file)
      return void response.writeHead(404, { ...headersOf(path, []), 'Cache-Control': 'no-store' }).end()
    if (request.headers['if-none-match'] === file.headers.ETag)
      return void response.writeHead(304, file.headers).end()
    response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.body)
  }
}
