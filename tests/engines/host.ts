import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { headersOf } from '../../vite/headers.mjs'
import { DIST, TYPES } from '../kit/portalHost'

const script = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A static host of the build that can go down and come back, and that collects every error in its pages. */
export class EngineHost {
  /** Errors in the pages, oldest first. */
  readonly told: string[] = []
  /** Files that this host doesn't have for now. */
  missing: RegExp | undefined
  private port = 0
  private readonly isRemote: boolean
  private server = this.create()
  private readonly work: { id: number; code: string; done: (said: string) => void }[] = []
  private waiting: ((id: string) => void) | undefined
  private lastId = 0

  /** In a remote one the pages take functions from `evaluate`. */
  constructor({ isRemote = false } = {}) {
    this.isRemote = isRemote
  }

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

  /** Runs a function in the page of a remote host. */
  async evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> {
    const id = (this.lastId += 1)
    const code = `export const answer = await (${run.toString()})(${JSON.stringify(given)})`
    const said = new Promise<string>((done) => this.work.push({ id, code, done }))
    this.waiting?.(String(id))
    this.waiting = undefined
    const { answer, error } = JSON.parse(await said) as { answer: T; error?: string }
    if (error !== undefined) throw new Error(error)
    return answer
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
    if (path === '/index.html') {
      const scripts = ['watch', ...(this.isRemote ? ['remote'] : [])]
      body = String(body).replace(
        '<head>',
        `<head>${scripts.map((name) => `<script src="/__${name}.js"></script>`).join('')}`,
      )
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /** Calls from the pages to this host. */
  private async talk(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, word = '', of = ''] = /^\/__(\w+?)(?:\/(\d+))?(?:\.js)?$/.exec(path) ?? []
    const js = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }
    if (word === 'watch' || word === 'remote')
      return void response.writeHead(200, js).end(script(`${word}.js`))
    if (word === 'do')
      return void response.writeHead(200, js).end(this.work.find(({ id }) => String(id) === of)?.code)
    if (word === 'next') {
      const [next] = this.work
      const id = next ? String(next.id) : await new Promise<string>((done) => (this.waiting = done))
      return void response.writeHead(200, { 'Cache-Control': 'no-store' }).end(id)
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    if (word === 'told') this.told.push(text)
    if (word === 'did') {
      const index = this.work.findIndex(({ id }) => String(id) === of)
      this.work.splice(index, 1)[0]?.done(text)
    }
    response.writeHead(204).end()
  }
}
