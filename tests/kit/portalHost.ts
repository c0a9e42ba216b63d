import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { headersOf } from '../../vite/headers.mjs'
import { callOf, listen, requestOf, send } from './http'
import type { Backend } from './nodeServer'
import { openSeededServer } from './seededState'

const ROOT = resolve(import.meta.dirname, '../..')

/** How long a build may take on a busy machine, ms. */
export const BUILD_TIMEOUT = 300_000

/** The build under test. */
export const DIST = resolve(ROOT, process.env.E2E_DIST ?? 'dist')

/** Content types by extension. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.md': 'text/markdown',
}

/**
 * A loopback host of a built portal whose deploys, missing files and outages the test controls. With `api` it is the portal's
 * server too: the demo server in Node.
 */
export class PortalHost {
  /** The served folder; a change of it is a deploy. */
  folder = ''
  /** Further origins in the pages' policy. */
  private origins: string[] = []
  /** The folder of the address in which the build is served. */
  private base = '/'
  /** Paths that return 404, even if the folder has them. */
  readonly missing = new Set<string>()
  /** Paths that return 500. */
  readonly failing = new Set<string>()
  /** Answers missing files with the front page and HTTP 200, as some hosts do. */
  sendsPageForMissing = false
  /** Cuts every connection. */
  isDown = false
  /** Drops calls only: files still load. */
  isApiDown = false
  /** Never answers calls; `hanging` counts those that still wait. */
  isApiHanging = false
  readonly hanging = new Map<string, number>()
  /** Requested paths, oldest first. */
  readonly asked: string[] = []
  private readonly headers = new Map<string, IncomingMessage['headers']>()
  /** The headers of the last request for a path. */
  received = (path: string): IncomingMessage['headers'] => this.headers.get(path) ?? {}
  private readonly held = new Map<string, Promise<void>>()
  // Idle connections stay open: a client on a busy machine would ask on one that closes just then.
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void this.serve(request, response)
  })
  private api: Backend | undefined

  /** Listens on a free port of this machine. `api` answers the calls: the demo server in Node, or another. `origins` are the build's servers at other origins. */
  async open({
    folder,
    api = false,
    origins = [],
    base = '/',
  }: {
    folder: string
    api?: boolean | Backend['app']
    origins?: string[]
    base?: string
  }): Promise<string> {
    this.folder = folder
    this.origins = origins
    this.base = base
    if (api) this.api = api === true ? await openSeededServer() : { app: api }
    await listen(this.server)
    return this.url
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Executes the calls of a path but holds their answers until the returned function is called. */
  hold(path: string): () => void {
    let release = () => {}
    this.held.set(path, new Promise((done) => (release = done)))
    return () => release()
  }

  /** Addresses of this version's chunks of a name. */
  files = (name: string): string[] =>
    readdirSync(join(this.folder, 'assets'))
      .filter((file) => file.startsWith(`${name}-`) && /\.(js|css)$/.test(file))
      .map((file) => `/assets/${file}`)

  /** The demo server's controls (D41), from the test itself. */
  call = (path: string, body: object) =>
    this.api?.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
        body: JSON.stringify(body),
      }),
    )

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await this.api?.close?.()
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    this.asked.push(pathname)
    this.headers.set(pathname, request.headers)
    const isCall = pathname.startsWith('/api/')
    if (this.isDown || (isCall && this.isApiDown)) return void response.destroy()
    if (isCall && this.isApiHanging) {
      const count = (by: number) => this.hanging.set(pathname, (this.hanging.get(pathname) ?? 0) + by)
      count(1)
      response.on('close', () => count(-1))
      return
    }
    if (isCall) return this.answer(request, response)
    const path = pathname === this.base ? `${this.base}index.html` : pathname
    if (this.failing.has(path)) return void response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
    try {
      if (this.missing.has(path) || !path.startsWith(this.base)) throw new Error('taken away')
      const body = readFileSync(this.fileOf(path))
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { ...headersOf(path, this.origins, { base: this.base }), 'Content-Type': type })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch {
      if (this.sendsPageForMissing)
        return void response
          .writeHead(200, {
            ...headersOf(this.base, this.origins, { base: this.base }),
            'Content-Type': TYPES['.html'],
          })
          .end(readFileSync(join(this.folder, 'index.html')))
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    }
  }

  /** A server serves the pictures its answers name; a build for a server has none of them, the demo's build has. */
  private readonly fileOf = (path: string): string =>
    this.api && path.startsWith('/games/')
      ? join(DIST, path)
      : join(this.folder, path.slice(this.base.length))

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Behind a proxy the site's origin is the proxy's.
    const site = request.headers['x-forwarded-proto'] ? (request.headers.origin ?? this.url) : this.url
    const call = await callOf(request, site)
    const reply = await this.api?.app.fetch(requestOf(call))
    await this.held.get(new URL(call.url).pathname)
    await send(response, reply ?? new Response(null, { status: 404 }))
  }
}

/** Builds the portal for a real server at `url` (D14; `''` = with the demo server), by default into a new folder. `settings` are further build variables. */
export async function buildFor(
  url: string,
  folder: string = mkdtempSync(join(tmpdir(), 'portal-server-')),
  settings: Record<string, string> = {},
): Promise<string> {
  if (!existsSync(join(ROOT, 'vite.config.ts')))
    throw new Error("this needs the portal's sources: host: 'family' works in its own repository only")
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  const env = {
    BROTLI_QUALITY: '4',
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    VITE_API_BASE: url,
  }
  await promisify(execFile)(process.execPath, vite, { cwd: ROOT, env })
  return folder
}

/**
 * The build of these settings, made once per run: the first worker builds, the others wait. It is shared, so change only a copy.
 * Workers of one run share a parent process, and only one of them can create a folder.
 * @param results Playwright's output folder, which is empty at the start of each run.
 */
export async function sharedBuild(
  results: string,
  url: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const key = createHash('sha1').update(JSON.stringify([url, settings]))
  const folder = join(results, `build-${process.ppid}-${key.digest('hex').slice(0, 8)}`)
  const [built, failed] = [join(folder, 'dist'), join(folder, 'failed.txt')]
  mkdirSync(results, { recursive: true })
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const end = Date.now() + BUILD_TIMEOUT
    while (!existsSync(built)) {
      if (existsSync(failed))
        throw new Error(`another worker's build failed: ${readFileSync(failed, 'utf8')}`)
      if (Date.now() > end) throw new Error(`another worker's build did not end: ${folder}`)
      await sleep(200)
    }
    return built
  }
  try {
    renameSync(await buildFor(url, join(folder, 'building'), settings), built)
  } catch (error) {
    writeFileSync(failed, String(error))
    throw error
  }
  return built
}

/** Settings that no test of the other minds, in one build: a folder of the host, and passwords of 8 to 20 characters. */
export const IN_FOLDER = {
  VITE_BASE: '/portal/',
  VITE_PAYMENT_PASSWORD: '8-20',
  VITE_LOGIN_PASSWORD: '8-20',
}

/** The characters of hashes, and how far each version shifts the last one, so that no two versions share a file name. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const STEPS = { next: 1, third: 5 }
const moved = (character: string, steps: number) =>
  CHARACTERS[(CHARACTERS.indexOf(character) + steps) % CHARACTERS.length]!

/** A copy of a build whose worker downloads logos and badges but not the other pictures, a third of its files. */
export function withFewPictures(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-plain-'))
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const worker = join(folder, 'sw.js')
  const listed = readFileSync(worker, 'utf8')
  const left = listed.replace(/\{"revision":[^{}]*"url":"(?:captcha|art)\/(?!vip-|logo)[^"]*"\},?/g, '')
  if (left === listed) throw new Error(`${worker} lists no picture`)
  writeFileSync(worker, left)
  return folder
}

/** A copy of a build as a later version: every hashed file has a new name, and `data-build` is its name. */
export function nextVersion(dist: string, version: keyof typeof STEPS = 'next'): string {
  const otherName = (name: string) =>
    name.replace(/(.)(\.\w+)$/, (_, last: string, type: string) => moved(last, STEPS[version]) + type)
  const folder = mkdtempSync(join(tmpdir(), 'portal-next-'))
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const assets = readdirSync(join(folder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, otherName(name)]))
  const rename = (text: string) =>
    text.replace(/[\w.-]+-[\w-]{6,8}\.(?:js|css|woff2)/g, (name) => renamed.get(name) ?? name)
  for (const name of assets) {
    const file = join(folder, 'assets', name)
    const body = readFileSync(file)
    rmSync(file)
    writeFileSync(
      join(folder, 'assets', renamed.get(name)!),
      name.endsWith('.woff2') ? body : rename(body.toString()),
    )
  }
  for (const name of ['index.html', 'sw.js']) {
    const file = join(folder, name)
    const text = rename(readFileSync(file, 'utf8'))
      .replace('<html ', `<html data-build="${version}" `)
      // The page of this version has another revision in the worker's list.
      .replace(/("revision":")\w+(","url":"index\.html")/, `$1${version}$2`)
    writeFileSync(file, text)
  }
  return folder
}
