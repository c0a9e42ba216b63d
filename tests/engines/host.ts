import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { headersOf } from '../../vite/headers.mjs'
import { DIST, TYPES } from '../kit/portalHost'

const WATCH = readFileSync(join(import.meta.dirname, 'watch.js'))

/** A static host of the build that can go down and come back, and that collects every error in its pages. */
export class EngineHost {
  /** Errors in the pages, oldest first. */
  readonly told: string[] = []
  /** Files that this host doesn't have for now. */
  missing: RegExp | undefined
  private port = 0
  private server = this.create()

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Listens, after a stop on the same port again. */
  async start(): Promise<void> {
    this.server = this.create()
    await new Promise<void>((listening) => this.server.listen(this.port, '127.0.0.1', listening))
    this.port = (this.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }

  private create() {
    return createServer((request, response) => void this.serve(request, response))
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = pathname === '/' ? '/index.html' : pathname
    if (path.startsWith('/__')) return this.talk(path, request, response)
    let body: Buffer | string
    try {
      if (this.missing?.test(path)) throw new Error(`${path} is missing`)
      body = readFileSync(join(DIST, path))
    } catch {
      return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    }
    const headers: Record<string, string> = {
      ...headersOf(path, []),
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    }
    if (path === '/index.html')
      body = String(body).replace('<head>', '<head><script src="/__watch.js"></script>')
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /** The script of the pages, and what it tells. */
  private async talk(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const js = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }
    if (path === '/__watch.js') return void response.writeHead(200, js).end(WATCH)
    if (path === '/__told') this.told.push(await textOf(request))
    response.writeHead(204).end()
  }
}
