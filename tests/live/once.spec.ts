import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer as createSecure } from 'node:https'
import { connect, createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { headersOf } from '../../vite/headers.mjs'
import { browserArgs, findBrowser } from '../ensure-browser.mjs'
import { createFamilyServer } from '../kit/family/server'
import { expect, workerTest as test } from '../kit/fixtures'
import { BUILD_TIMEOUT, sharedBuild, TYPES } from '../kit/portalHost'
import { openSeededServer } from '../kit/seededState'
import { expectToast } from '../kit/steps'
import { installedHosts, RealHost } from './realHosts'

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
const listen = (server: NetServer) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

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
    const [key, cert] = [join(this.folder, 'key.pem'), join(this.folder, 'cert.pem')]
    const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1']
    execFileSync(
      'openssl',
      [...how, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
      {
        stdio: 'pipe',
      },
    )
    const secrets = { key: readFileSync(key), cert: readFileSync(cert) }
    const serve = (
      request: IncomingMessage | Http2ServerRequest,
      response: ServerResponse | Http2ServerResponse,
    ) => void this.serve(request, response)
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

  private async serve(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'https://127.0.0.1')
    const answer = pathname.startsWith('/api/') ? await this.answer(request, pathname) : this.file(pathname)
    if (!answer) return
    const headers = Object.fromEntries(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    if (response.destroyed) return
    // One signature for both kinds of response.
    const out = response as ServerResponse
    out.writeHead(answer.status, headers).end(body)
  }

  private async answer(
    request: IncomingMessage | Http2ServerRequest,
    path: string,
  ): Promise<Response | null> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const sent = request.headers
    const headers = {
      Authorization: sent.authorization ?? '',
      'Content-Type': 'application/json',
      'X-Request-Id': String(sent['x-request-id'] ?? ''),
    }
    const method = request.method ?? 'GET'
    const init = { method, headers, ...(method === 'POST' && { body: Buffer.concat(parts) }) }
    const answer = await this.respond(new Request(`https://127.0.0.1${request.url ?? '/'}`, init))
    if (path !== '/api/transfer') return answer
    this.transfers.push(`HTTP/${request.httpVersion}, ${sent['content-length'] ?? 'streamed'}`)
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
    { tag: ['@chromium', '@D76'] },
    async ({ browser }) => {
      const family = createFamilyServer()
      family.member('real01', { transferstatus: 0 })
      const demo = knowsIds ? await openSeededServer() : undefined
      const line = new Line(dist, (request) => (demo ?? family).app.fetch(request))
      const context = await browser.newContext({
        serviceWorkers: hasWorker ? 'allow' : 'block',
        ignoreHTTPSErrors: true,
      })
      const call = async (path: string, body: object, token = '') => {
        const headers = { ...CONTROL_HEADERS, Authorization: `Bearer ${token}` }
        const init = { method: 'POST', headers, body: JSON.stringify(body) }
        const answer = await (demo ?? family).app.fetch(new Request(`https://127.0.0.1${path}`, init))
        return (await answer.json()) as { data: { new_api_token: string; balance: string | number } }
      }
      try {
        const url = await line.begin(front)
        const account = demo
          ? { name: 'demo888', password: 'demo8888', code: '3KD7' }
          : { name: 'real01', password: 'abcd1234', code: '' }
        if (demo) await call('/api/__demo__/member', { username: 'demo888', transferstatus: 0 })
        const token = (await call('/api/login_pc', account)).data.new_api_token
        const balance = async () => Number((await call('/api/balance', {}, token)).data.balance)
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
        await demo?.close()
      }
    },
  )
}
