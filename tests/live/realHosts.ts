import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOSTS } from '../../tools/hosts'
import { freePort } from '../kit/http'

/** `isOld`: speaks HTTP/1.1 only, as to browsers behind a proxy that knows no HTTP/2. */
type Site = { dist: string; api: string; base: string; isOld?: boolean }
type Answer = { status: number; headers: Record<string, string>; body: string }
type Server = {
  example: (typeof HOSTS)[string]
  start: (folder: string, site: string, isOld: boolean) => [string, string[]]
}

const isThere = (command: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].some((folder) =>
    existsSync(join(folder, command)),
  )

const SERVERS: Record<string, Server> = {
  nginx: {
    example: HOSTS.nginx!,
    start(folder, given, isOld) {
      const site = isOld ? given.replace(' ssl http2;', ' ssl;') : given
      const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; events {}
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${site} }`
      writeFileSync(join(folder, 'nginx.conf'), config)
      return ['nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]]
    },
  },
  caddy: {
    example: HOSTS.caddy!,
    start(folder, site, isOld) {
      const protocols = isOld ? '  servers {\n    protocols h1\n  }\n' : ''
      const options = `{\n  admin off\n  auto_https off\n  storage file_system ${folder}\n${protocols}}\n`
      writeFileSync(join(folder, 'Caddyfile'), options + site)
      return ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]]
    },
  },
}

/** The hosts of docs/operating.md that this machine has; both need openssl for a certificate. */
export const installedHosts = Object.keys(SERVERS).filter((name) => isThere(name) && isThere('openssl'))

/** Writes a certificate of this machine, valid for one day, and its key into a folder. */
export function certify(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]
  execFileSync('openssl', [...how, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  return { key, cert }
}

/** A real server on this machine, configured by its example in docs/operating.md and serving a build over https. */
export class RealHost {
  /** The site's certificate, which Node trusts through NODE_EXTRA_CA_CERTS. */
  readonly certificate: string
  url = ''
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-host-'))
  private readonly name: string
  private child: ChildProcess | undefined

  constructor(name: string) {
    this.name = name
    this.certificate = join(this.folder, 'fullchain.pem')
  }

  /** Starts it and waits until it listens. Only ports, folders and addresses of the example are replaced. */
  async open({ dist, api, base, isOld = false }: Site): Promise<void> {
    const [port, plain] = [await freePort(), await freePort()]
    const { example, start } = SERVERS[this.name]!
    const { key } = certify(this.folder)
    const root = join(this.folder, 'root')
    mkdirSync(root)
    cpSync(dist, join(root, base), { recursive: true })
    const site = example({ origins: [], base })
      .replaceAll('/etc/ssl/portal', this.folder)
      .replaceAll(/\/srv(\/portal)?(?=[;\n])/g, root)
      .replaceAll('https://api.example.com', api)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('server_name portal.example;', '')
      .replace('https://$host$', `https://$host:${port}$`)
      .replace('portal.example {', `https://127.0.0.1:${port} {\n  tls ${this.certificate} ${key}`)
    const [command, args] = start(this.folder, site, isOld)
    const env = { ...process.env, HOME: this.folder, PATH: `${process.env.PATH}:/usr/sbin` }
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    this.child = child
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-3000)))
    this.url = `https://127.0.0.1:${port}`
    for (let tries = 0; ; tries += 1) {
      if (child.exitCode !== null || tries > 100) throw new Error(`${this.name} did not start: ${said}`)
      if (await this.get('/').catch(() => null)) return
      await sleep(50)
    }
  }

  /** Requests a path, by default with GET, without decompressing. */
  get(
    path: string,
    headers: Record<string, string> = {},
    { method = 'GET', body = '' } = {},
  ): Promise<Answer> {
    return new Promise((done, fail) => {
      const ca = readFileSync(this.certificate)
      const asked = request(this.url + path, { method, headers, ca, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(parts).toString(),
          }),
        )
      })
      asked.on('error', fail)
      asked.end(body)
    })
  }

  async close(): Promise<void> {
    const { child } = this
    if (child?.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill()
      await ended
    }
    rmSync(this.folder, { recursive: true })
  }
}
