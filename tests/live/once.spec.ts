import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer as createSecure } from 'node:https'
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { headersOf } from '../../vite/headers.mjs'
import { browserArgs, findBrowser } from '../ensure-browser.mjs'
import { familyBackend } from '../kit/familyServer'
import { expect, workerTest as test } from '../kit/fixtures'
import { callOf, listen, requestOf, send, type Call } from '../kit/http'
import { NodeServer } from '../kit/nodeServer'
import { BUILD_TIMEOUT, sharedBuild, TYPES } from '../kit/portalHost'
import { openSeededServer } from '../kit/seededState'
import { expectToast } from '../kit/steps'
import { certify, installedHosts, RealHost } from './realHosts'

// Chromium sends a POST again by itself when a connection that it has used before dies before the first byte of the answer. A raw
// relay between browser and server cuts every connection at that moment, and the server's books say what it has executed (D76).

// A worker on a host with a certificate of its own needs the browser's consent, which Playwright's option doesn't give.
const executablePath = findBrowser()
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    args: [...browserArgs, '--ignore-certificate-errors'],
    ...(executablePath && { executablePath }),
  },
})

const BASE = '/portal/'

/** A server behind a relay, which dies as often as told when the server has executed a transfer. */
class Line {
  /** How often the relay still cuts. */
  cuts = 0
  /** How transfers arrived: the protocol, and the length of the body if it was told. */
  readonly transfers: string[] = []
  private readonly open = new Set<Socket>()
  private readonly servers: NetServer[] = []
  private readonly sites: RealHost[] = []
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-once-'))
  private readonly dist: string
  private readonly respond: (request: Request) => Response | Promise<Response>

  constructor(dist: string, respond: Line['respond']) {
    this.dist = dist
    this.respond = respond
  }

  /** Opens a front before the server, and the relay before it. Resolves to the site's address. */
  async begin(front: string): Promise<string> {
    const [host = '', version] = front.split(' over ')
    const isOld = version === 'HTTP/1.1'
    if (installedHosts.includes(host)) {
      const api = createPlain((request, response) => void this.serve(request, response))
      this.servers.push(api)
      const site = new RealHost(host)
      this.sites.push(site)
      await site.open({ dist: this.dist, base: BASE, api: `http://127.0.0.1:${await listen(api)}`, isOld })
      return this.relayTo(Number(new URL(site.url).port))
    }
    const { key, cert } = certify(this.folder)
    const secrets = { key: readFileSync(key), cert: readFileSync(cert) }
    const serve = (request: object, response: object) =>
      void this.serve(request as IncomingMessage, response as ServerResponse)
    const server = isOld
      ? createSecure({ ...secrets, keepAliveTimeout: 0 }, serve)
      : createSecureServer(secrets, serve).on('sessionError', () => undefined)
    this.servers.push(server)
    return this.relayTo(await listen(server))
  }

  private async relayTo(port: number): Promise<string> {
    const relay = createServer((socket) => {
      const other = connect(port, '127.0.0.1')
      socket.pipe(other).pipe(socket)
      this.open.add(socket)
      const end = () => {
        this.open.delete(socket)
        socket.destroy()
        other.destroy()
      }
      for (const one of [socket, other]) one.on('error', end).on('close', end)
    })
    this.servers.push(relay)
    return `https://127.0.0.1:${await listen(relay)}${BASE}`
  }

  async end(): Promise<void> {
    for (const socket of this.open) socket.destroy()
    for (const site of this.sites) await site.close()
    for (const server of this.servers) server.close()
    rmSync(this.folder, { recursive: true })
  }

  /** Both protocols have the same words. */
  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(request, 'https://127.0.0.1')
    const { pathname } = new URL(call.url)
    const answer = pathname.startsWith('/api/') ? await this.answer(call, request) : this.file(pathname)
    if (answer && !response.destroyed) await send(response, answer)
  }

  private async answer(call: Call, { headers, httpVersion }: IncomingMessage): Promise<Response | null> {
    // Without the site's address, which the server behind a front doesn't know.
    const sent = ['authorization', 'content-type', 'x-request-id'].map((name) => [
      name,
      call.headers[name] ?? '',
    ])
    const answer = await this.respond(requestOf({ ...call, headers: Object.fromEntries(sent) }))
    if (!call.url.endsWith('/api/transfer')) return answer
    this.transfers.push(`HTTP/${httpVersion}, ${headers['content-length'] ?? 'streamed'}`)
    if (this.cuts <= 0) return answer
    this.cuts -= 1
    for (const socket of this.open) socket.destroy()
    return null
  }

  private file(path: string): Response {
    const name = path === BASE ? 'index.html' : path.slice(BASE.length)
    try {
      const headers = headersOf(path, [], { base: BASE })
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return new Response(readFileSync(join(this.dist, name)), {
        headers: { ...headers, 'Content-Type': type },
      })
    } catch {
      return new Response(null, { status: 404 })
    }
  }
}

let dist = ''
test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  dist = await sharedBuild(test.info().project.outputDir, '/', { VITE_BASE: BASE })
})

type Row = {
  front: string
  /** Whether the server answers a repeated id by its first answer. */
  knowsIds?: boolean
  hasWorker?: boolean
  /** The engine can't stream requests, so that the browser repeats this one. */
  isWhole?: boolean
  effects: number
  told: 'unknown' | 'success'
}

const rows: Row[] = [
  { front: 'Node over HTTP/2', effects: 1, told: 'unknown' },
  { front: 'Node over HTTP/2', hasWorker: true, effects: 1, told: 'unknown' },
  ...installedHosts.flatMap((host): Row[] => [
    { front: `${host} over HTTP/2`, effects: 1, told: 'unknown' },
    { front: `${host} over HTTP/1.1`, effects: 1, told: 'unknown' },
  ]),
  // The repeat reaches nginx, which has seen its id.
  ...installedHosts
    .filter((host) => host === 'nginx')
    .map((host): Row => ({ front: `${host} over HTTP/2`, isWhole: true, effects: 1, told: 'unknown' })),
  // Without the proxy's part only the server can tell: a page can neither choose the connection nor see the repeat.
  { front: 'Node over HTTP/1.1', knowsIds: true, effects: 1, told: 'success' },
  { front: 'Node over HTTP/1.1', effects: 2, told: 'success' },
]

for (const { front, knowsIds = false, hasWorker = false, isWhole = false, effects, told } of rows) {
  const notes = `${knowsIds ? ', server knows ids' : ''}${hasWorker ? ', page of a worker' : ''}${isWhole ? ', no streams' : ''}`
  test(
    `a transfer whose connection dies, ${front}${notes}: effects ${effects}, told ${told}`,
    { tag: ['@D76'] },
    async ({ browser }) => {
      const server = new NodeServer(knowsIds ? await openSeededServer() : familyBackend())
      const [name, password] = knowsIds ? ['demo888', 'demo8888'] : ['real01', 'abcd1234']
      await server.member(name, { transferstatus: 0 })
      const line = new Line(dist, (request) => server.backend.app.fetch(request))
      const context = await browser.newContext({
        serviceWorkers: hasWorker ? 'allow' : 'block',
        ignoreHTTPSErrors: true,
      })
      try {
        const url = await line.begin(front)
        const token = await server.tokenOf(name, password)
        const balance = async () => Number((await server.call('/api/balance', {}, token)).data.balance)
        const before = await balance()
        await context.addInitScript((value) => {
          if (location.protocol === 'https:') sessionStorage.setItem('token', value)
          if (location.protocol === 'https:') localStorage['portal:dismissed'] ??= '["welcomeModal"]'
        }, token)
        if (isWhole)
          await context.addInitScript(() => {
            const { fetch } = window
            window.fetch = (input, init) =>
              init?.body instanceof ReadableStream ? Promise.reject(new TypeError()) : fetch(input, init)
          })
        const page = await context.newPage()
        await page.goto(`${url}#/transfer`)
        if (hasWorker) {
          await page.evaluate(() => navigator.serviceWorker.ready)
          await page.reload()
          expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
        }
        const main = page.getByRole('main')
        await main.getByLabel('转账金额').fill('40')
        line.cuts = 1
        await main.getByRole('button', { name: '确认转账' }).click()
        if (told === 'unknown')
          await expect(page.getByRole('alertdialog', { name: '请求结果未知' })).toBeVisible()
        else await expectToast(page, '转账成功', 'status')
        expect(before - (await balance()), line.transfers.join(' | ')).toBe(40 * effects)
        expect(line.transfers).toHaveLength(knowsIds ? 2 : effects)
      } finally {
        await context.close()
        await line.end()
        await server.end()
      }
    },
  )
}
