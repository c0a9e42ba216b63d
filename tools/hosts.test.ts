import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { headersFile, headersOf } from '../vite/headers.mjs'
import { HOSTS, withExamples } from './hosts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const print = (name: string, given: Parameters<(typeof HOSTS)[string]>[0] = {}) => HOSTS[name]!(given)

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const PATH = `${process.env.PATH}:/usr/sbin`
const has = (command: string) => ['/usr/sbin/', '/usr/bin/'].some((place) => existsSync(place + command))

it('public/_headers and docs/operating.md match the headers, else run npm run task -- headers', () => {
  expect(read('public/_headers')).toBe(headersFile([]))
  const guide = read('docs/operating.md')
  for (const mark of ['<!-- nginx -->', '<!-- caddy -->']) expect(guide).toContain(mark)
  expect(withExamples(guide)).toBe(guide)
  for (const host of Object.keys(HOSTS)) expect(guide).toContain(`\`${host}\``)
})

it.each(['nginx', 'caddy', 'netlify'])('%s proxies no API for lines at other origins only', (name) => {
  expect(print(name)).toContain('https://api.example.com')
  const other = print(name, { origins: ['https://line.example'], hasApi: false })
  expect(other).not.toMatch(/\/api\/|proxy|limit_req|keepalive|Connection|@old/)
})

it.each([
  ['nginx', '$scheme'],
  ['docker', '$proto'],
])('%s says the protocol that players use', (name, value) => {
  const site = print(name)
  expect(site).toContain(`X-Forwarded-Proto ${value};`)
  const told = 'map $http_x_forwarded_proto $proto { default $http_x_forwarded_proto; "" $scheme; }'
  expect(site.includes(told)).toBe(name === 'docker')
})

it.each(['nginx', 'caddy'])('%s shows nothing beside the site’s folder', (name) => {
  const rule = name === 'nginx' ? 'location / { return 404; keepalive_timeout 0; }' : 'respond @outside 404'
  expect(print(name, { base: '/portal/' })).toContain(rule)
  expect(print(name)).not.toContain(rule)
})

/** Site files as nginx would include them, tested by nginx itself. */
function nginxSays(...sites: string[]): string {
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...how, ...files], { stdio: 'pipe' })
  const included = sites.map((site, at) => {
    const local = site
      .replaceAll('/etc/ssl/portal', folder)
      .replaceAll(/https:\/\/api\.example\.com|\$\{API\}/g, 'https://127.0.0.1')
    return `include ${write(`site-${at}.conf`, local)};`
  })
  const main = `pid ${folder}/pid; events {} http { access_log off; ${included.join(' ')} }`
  const asked = ['-t', '-e', join(folder, 'error.log'), '-c', write('nginx.conf', main)]
  return spawnSync('nginx', asked, { encoding: 'utf8', env: { ...process.env, PATH } }).stderr
}

describe.runIf(has('nginx') && has('openssl'))('nginx itself takes', () => {
  it('two portals with names of their own, one of them to try without a certificate', () => {
    const second = print('nginx', { plain: '127.0.0.1:8080', suffix: '_two', base: '/two/' })
    expect(nginxSays(print('nginx'), second)).toContain('test is successful')
    expect(second).not.toMatch(/ssl_certificate|Strict-Transport|upgrade-insecure/)
  })

  it('the block of the Dockerfile, whose server is named at the start', { tags: 'D14' }, () => {
    const docker = print('docker', { reports: '/reports' })
    expect(docker).toContain('location = /reports {')
    expect(nginxSays(docker)).toContain('test is successful')
    const file = read('docs/examples/Dockerfile')
    expect(file).toContain('task -- headers docker')
    const port = /listen (\d+);/.exec(docker)?.[1]
    expect(file).toContain(`EXPOSE ${port}`)
    expect(docker).toContain(`root ${/release (\S+)/.exec(file)?.[1]};`)
    expect(file).toContain(`HEALTHCHECK CMD wget -qO /dev/null http://127.0.0.1:${port}/version.json`)
    // Filled in at the start of the container, and nothing else.
    expect(file).toContain('NGINX_ENVSUBST_FILTER=^API$')
    expect(docker.match(/\$\{\w+\}/g)).toEqual(['${API}'])
  })
})

it.runIf(has('caddy')).each([{}, { plain: '127.0.0.1:8080' }, { reports: '/reports', base: '/portal/' }])(
  'Caddy itself takes its block with %j',
  (given) => {
    const asked = [
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      write('Caddyfile', print('caddy', given)),
    ]
    const env = { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder }
    const { status, stderr } = spawnSync('caddy', asked, { encoding: 'utf8', env })
    expect(status, stderr).toBe(0)
  },
)

describe.each(['/', '/portal/'])('in the folder %s', (base) => {
  const files = [
    '',
    'index.html',
    'sw.js',
    'version.json',
    'assets/a-1234567.js',
    'art/logo.svg',
    'texts/a.json',
  ]
  const expected = (file: string) => headersOf(base + file, [], { isHost: true, base })

  it('CloudFront’s policy and functions give each path its headers', () => {
    const form = JSON.parse(print('cloudfront', { base })) as {
      responseHeadersPolicy: {
        SecurityHeadersConfig: object
        CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] }
      }
      viewerRequest: string
      viewerResponse: string
    }
    const call = (code: string, event: object): unknown =>
      runInNewContext(`${code}; handler(event)`, { event })
    for (const file of files) {
      const event = { request: { uri: base + file }, response: { headers: {} } }
      const { headers } = call(form.viewerResponse, event) as {
        headers: Record<string, { value: string }>
      }
      expect(headers['cache-control']?.value, file).toBe(expected(file)['Cache-Control'])
      expect(headers['content-security-policy']?.value, file).toBe(expected(file)['Content-Security-Policy'])
    }
    expect(call(form.viewerRequest, { request: { uri: base } })).toEqual({ uri: `${base}index.html` })
    const { CustomHeadersConfig, SecurityHeadersConfig } = form.responseHeadersPolicy
    const { Items, Quantity } = CustomHeadersConfig
    expect(Items).toHaveLength(Quantity)
    for (const { Header, Value } of Items) expect(expected('')[Header]).toBe(Value)
    // With the policy and the cache rule every header is accounted for.
    const all = Quantity + Object.keys(SecurityHeadersConfig).length + 2
    expect(Object.keys(expected(''))).toHaveLength(all)
  })

  it('Netlify’s rules give each path its headers, none of them twice', () => {
    const rules = print('netlify', { base }).split('[[headers]]\n').slice(1)
    for (const file of files) {
      const found: [string, string][] = []
      for (const rule of rules) {
        const path = /^for = "(.+)"$/m.exec(rule)?.[1] ?? ''
        if (path.endsWith('*') ? !(base + file).startsWith(path.slice(0, -1)) : path !== base + file) continue
        for (const [, name = '', value = ''] of rule.matchAll(/^([\w-]+) = (".*")$/gm))
          if (name !== 'for') found.push([name, JSON.parse(value) as string])
      }
      expect(new Set(found.map(([name]) => name)).size, file).toBe(found.length)
      const { 'Content-Security-Policy': policy, ...others } = expected(file)
      const isPage = ['', 'index.html', 'sw.js'].includes(file)
      expect(Object.fromEntries(found), file).toEqual({
        ...others,
        ...(isPage && { 'Content-Security-Policy': policy }),
      })
    }
  })
})
