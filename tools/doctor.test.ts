import { expect, it } from 'vitest'
import { headersOf, inlineScript, inlineStyle, pagePolicy } from '../vite/headers.mjs'
import { examine } from './doctor'

// A site in memory: the answers of a well-configured host, each case breaking one of them.

const SITE = 'https://portal.example/shop/'
const LINE = 'https://line.example'
const WANTED = 'Authorization, Content-Type, Lang'
const NOW = Date.parse('2026-11-22T12:00:00Z')
const ENTRY = '/shop/assets/index-1234567.js'

const page = (build = 'abc123') => `<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy([LINE], { asMeta: true }).replaceAll("'", '&#39;')}">
<meta name="build" content="${build}"><style>${inlineStyle()}</style>
<script type="application/json" id="route-files">[["assets/VipPage-7654321.js"],{}]</script>
<script>${inlineScript()}</script><script type="module" crossorigin src="${ENTRY}"></script></head></html>`

type Answer = { status: number; type: string; body: string; headers: Record<string, string> }
type Spoil = (path: string, answer: Answer, init: RequestInit) => Partial<Answer> | undefined

const MANIFEST = { scope: '/shop/', icons: [{ src: 'icons/icon-192.png' }] }
const FILES: Record<string, [string, string]> = {
  '': ['text/html', page()],
  'index.html': ['text/html', page()],
  'sw.js': ['text/javascript', 'precache(["assets/index-1234567.js"])'],
  'manifest.webmanifest': ['application/manifest+json', JSON.stringify(MANIFEST)],
  'version.json': ['application/json', JSON.stringify({ build: 'abc123', builtAt: 'today', lines: [LINE] })],
  'assets/index-1234567.js': ['text/javascript', ''],
  'assets/VipPage-7654321.js': ['text/javascript', ''],
  'art/logo-wordmark.svg': ['image/svg+xml', ''],
  'icons/icon-192.png': ['image/png', ''],
}

function answerOf(url: URL, init: RequestInit): Answer {
  const date = { Date: new Date(NOW).toUTCString() }
  if (url.protocol === 'http:')
    return { status: 301, type: '', body: '', headers: { Location: `https://${url.host}/` } }
  if (url.origin === LINE) {
    const cors = { 'Access-Control-Allow-Origin': '*', Connection: 'close', ...date }
    const body = JSON.stringify({ code: url.pathname === '/api/user' ? 401 : 200, message: '', data: {} })
    return init.method === 'OPTIONS'
      ? {
          status: 200,
          type: '',
          body: '',
          headers: { ...cors, 'Access-Control-Allow-Headers': WANTED },
        }
      : { status: 200, type: 'application/json', body, headers: cors }
  }
  const file = FILES[url.pathname.slice('/shop/'.length)]
  const base = { isHost: true, base: '/shop/' }
  const { 'Cache-Control': cache = '', ...headers } = headersOf(url.pathname, [LINE], base)
  if (!file) return { status: 404, type: 'text/html', body: 'not found', headers: { ...headers, ...date } }
  const asked = new Headers(init.headers).get('Accept-Encoding') ?? ''
  const coding = asked.includes('gzip') ? { 'Content-Encoding': 'gzip' } : {}
  const rest = { 'Cache-Control': cache, Vary: 'Accept-Encoding', ...coding, ...date }
  return { status: 200, type: file[0], body: file[1], headers: { ...headers, ...rest } }
}

/** The doctor's findings when `spoil` changes the site's answers. */
async function complaints(spoil: Spoil = () => undefined, protocol = 'h2'): Promise<string[]> {
  const fetch = ((input: URL | string, init: RequestInit = {}) => {
    const url = new URL(input)
    const good = answerOf(url, init)
    const { status, type, body, headers } = { ...good, ...spoil(url.href, good, init) }
    // `Response` doesn't decompress its body.
    return Promise.resolve(
      new Response(init.method === 'HEAD' ? null : body, {
        status,
        headers: type ? { ...headers, 'Content-Type': type } : headers,
      }),
    )
  }) as typeof globalThis.fetch
  const findings = await examine(SITE, {
    fetch,
    now: () => NOW,
    protocol: () => Promise.resolve(protocol),
  })
  expect(findings.length).toBeGreaterThan(10)
  for (const finding of findings) if (!finding.isWell) expect(finding.change).not.toBe('')
  return findings.filter(({ isWell }) => !isWell).map(({ what }) => what)
}

/** What one address answers otherwise. */
const at =
  (end: string, change: Partial<Answer> | ((answer: Answer, init: RequestInit) => Partial<Answer>)): Spoil =>
  (href, answer, init) =>
    href !== SITE + end ? undefined : typeof change === 'function' ? change(answer, init) : change
/** An answer with another header, or without it. */
const header =
  (name: string, value?: string) =>
  ({ headers }: Answer): Partial<Answer> => {
    const { [name]: _, ...rest } = headers
    return { headers: value === undefined ? rest : { ...rest, [name]: value } }
  }
const everywhere =
  (change: (answer: Answer) => Partial<Answer>): Spoil =>
  (_, answer) =>
    change(answer)
const policy =
  (change: (policy: string) => string) =>
  (answer: Answer): Partial<Answer> =>
    header('Content-Security-Policy', change(answer.headers['Content-Security-Policy']!))(answer)
const ofLine =
  (change: Partial<Answer> | ((answer: Answer, init: RequestInit, href: string) => Partial<Answer>)): Spoil =>
  (href, answer, init) =>
    !href.startsWith(LINE) ? undefined : typeof change === 'function' ? change(answer, init, href) : change

it('finds nothing wrong with a well-configured site', async () => {
  expect(await complaints()).toEqual([])
})

/** `version.json` with other settings of the build. */
const built = (more: object): Spoil =>
  at('version.json', { body: JSON.stringify({ build: 'abc123', lines: [LINE], ...more }) })
const both =
  (...spoils: Spoil[]): Spoil =>
  (...call) =>
    spoils.map((spoil) => spoil(...call)).find(Boolean)

it('asks a receiver of reports, which takes an empty one, and is content with it', async () => {
  const asked: unknown[] = []
  const takes: Spoil = (href, _, { body }) => {
    if (!href.endsWith('/reports')) return undefined
    asked.push(JSON.parse(body as string))
    return { status: 200, type: '', body: '' }
  }
  expect(await complaints(both(built({ reports: '/reports' }), takes))).toEqual([])
  expect(asked).toEqual([{ build: 'abc123', items: [] }])
})

it.each<[string, Spoil, RegExp]>([
  [
    'an API that is not behind the host',
    built({ lines: ['/'] }),
    /\/api\/app answers HTTP 404: the host answers/,
  ],
  [
    'no receiver of reports',
    built({ reports: '/reports' }),
    /reports to \/reports: \/reports answers HTTP 404/,
  ],
  [
    'a packed page of the version before, kept by a cache',
    at('', (_, { headers }) =>
      new Headers(headers).get('Accept-Encoding') === 'gzip' ? { body: page('old000') } : {},
    ),
    /\/shop\/ as gzip is of build old000, not abc123: a cache has kept it/,
  ],
  ['a page out of a cache', at('', header('Age', '42')), /the page is 42 s old/],
  [
    'a page that caches keep',
    at('', header('Cache-Control', 'max-age=600')),
    /\/shop\/: Cache-Control is "max-age=600"/,
  ],
  ['a worker that caches keep', at('sw.js', header('Cache-Control')), /sw\.js: no Cache-Control/],
  ['a missing security header', everywhere(header('X-Content-Type-Options')), /no X-Content-Type-Options/],
  ['no policy', at('', header('Content-Security-Policy')), /policy: no header/],
  [
    'the policy of another build',
    at(
      '',
      policy((text) => text.replaceAll(/'sha256-\w/g, "'sha256-_")),
    ),
    /lacks the hash of an inline part/,
  ],
  [
    'a policy without the line',
    at(
      '',
      policy((text) => text.replace(` ${LINE}`, '')),
    ),
    /policy: connect-src/,
  ],
  ['unpacked files', everywhere(header('Content-Encoding')), /comes unpacked/],
  ['packed files without Vary', everywhere(header('Vary')), /no Vary/],
  ['packing for everyone', at('sw.js', header('Content-Encoding', 'br')), /comes as br/],
  ['a page of another version', at('', { body: page('older1') }), /build older1, version\.json of abc123/],
  ['a worker of another version', at('sw.js', { body: 'precache([])' }), /sw\.js belongs to another build/],
  ['a worker of another type', at('sw.js', { type: 'text/plain' }), /worker: Content-Type/],
  [
    'a manifest of another type',
    at('manifest.webmanifest', { type: 'text/plain' }),
    /manifest: Content-Type/,
  ],
  [
    'a build for another folder',
    at('manifest.webmanifest', { body: JSON.stringify({ ...MANIFEST, scope: '/' }) }),
    /manifest: its scope is \//,
  ],
  ['a missing chunk', at('assets/VipPage-7654321.js', { status: 404 }), /VipPage-7654321\.js is missing/],
  [
    'a page for every address',
    (_, { status }) => (status === 404 ? { status: 200, body: page() } : undefined),
    /no-such-page answers HTTP 200/,
  ],
  ['a downloadable _headers', at('_headers', { status: 200, body: '/*' }), /_headers can be downloaded/],
  [
    'plain http',
    (href) => (href.startsWith('http:') ? { status: 200, headers: {} } : undefined),
    /https: plain http/,
  ],
  [
    'a wrong clock',
    everywhere(header('Date', new Date(NOW - 90_000).toUTCString())),
    /clock of the host: it is -90 s off/,
  ],
  [
    'a line without success, in its own words',
    ofLine({ status: 502, body: '<style>p{}</style><h1>502</h1>\n<p>upstream\u001b[1m down' }),
    /line .* HTTP 502: no success: “502 upstream \[1m down”/,
  ],
  ['a line that says too much', ofLine({ status: 500, body: 'x'.repeat(9999) }), /no success: “x{200}…”/],
  ['a line without CORS', ofLine(header('Access-Control-Allow-Origin')), /its answers lack CORS/],
  [
    'refusals without CORS',
    ofLine(({ headers }, _, href) => ({ headers: href.endsWith('/api/user') ? {} : headers })),
    /its refusals lack CORS/,
  ],
  [
    'a preflight that refuses a header',
    ofLine((answer, { method }) =>
      method === 'OPTIONS'
        ? header('Access-Control-Allow-Headers', 'Authorization, Content-Type')(answer)
        : {},
    ),
    /does not allow Lang/,
  ],
])('finds %s, and says what to change', async (_, spoil, expected) => {
  expect((await complaints(spoil)).join('\n')).toMatch(expected)
})

/** A site whose only line is its own origin, or the other one with ids. */
const own = JSON.stringify({ build: 'abc123', builtAt: 'today', lines: ['/'] })
const named = JSON.stringify({ build: 'abc123', builtAt: 'today', lines: [LINE], requestId: 'always' })
const info = { status: 200, type: 'application/json', body: '{"code":200}' }
/** Answers of the line `/`: to calls, and to a call whose id was seen before. */
const ownLine =
  (headers: Record<string, string>, again: Partial<Answer> = {}): Spoil =>
  (href, answer, init) => {
    if (href === `${SITE}version.json`) return { body: own }
    if (!href.startsWith('https://portal.example/api/')) return undefined
    const id = new Headers(init.headers).get('X-Request-Id')
    const isAgain = id !== null && seen.has(id)
    if (id !== null) seen.add(id)
    return { ...info, headers: { ...answer.headers, ...headers }, ...(isAgain && again) }
  }
const seen = new Set<string>()
const REFUSED = { status: 409, type: 'text/html', body: '<h1>409 Conflict</h1>' }
const ENVELOPE = { status: 409, body: '{"code":409,"message":"repeated"}' }

it.each<[string, Spoil, string, RegExp | null]>([
  ['a line that keeps connections', ofLine(header('Connection')), 'h2', /keeps connections/],
  ['a line without HTTP/2', () => undefined, 'http/1.1', /it speaks no HTTP\/2/],
  ['an own line that keeps connections', ownLine({}), 'h2', /on \/: over HTTP\/1\.1 it keeps connections/],
  ['files that keep them', ownLine({ Connection: 'close' }), 'h2', /closes after calls, but keeps/],
  ['nothing where an id seen twice is refused', ownLine({}, REFUSED), 'h2', null],
  ['a refusal that reads as an answer', ownLine({}, ENVELOPE), 'h2', /refused with an envelope \(code 409\)/],
  [
    'a line that redirects',
    ofLine({ status: 308, headers: { Location: 'https://new.example/' } }),
    'h2',
    /it redirects to https:\/\/new\.example\//,
  ],
])('finds %s, where one POST could have two effects', async (_, spoil, protocol, expected) => {
  const found = (await complaints(spoil, protocol)).join('\n')
  if (expected) expect(found).toMatch(expected)
  else expect(found).not.toMatch(/one POST/)
})

it('tries ids at another origin only where the build sends them', { tags: 'D76' }, async () => {
  const ids: string[] = []
  const look =
    (body: string) =>
    (href: string, { headers }: Answer, init: RequestInit) => {
      const id = new Headers(init.headers).get('X-Request-Id')
      if (id) ids.push(id)
      if (init.method === 'OPTIONS')
        return { headers: { ...headers, 'Access-Control-Allow-Headers': `${WANTED}, X-Request-Id` } }
      return href === `${SITE}version.json` ? { body } : undefined
    }
  await complaints(look(FILES['version.json']![1]))
  expect(ids).toEqual([])
  await complaints(look(named))
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

it('refuses an address without a portal', async () => {
  const fetch = () => Promise.resolve(new Response('<h1>Welcome to nginx!</h1>'))
  await expect(examine('https://other.example', { fetch })).rejects.toThrow(
    'no page of the portal: “Welcome to nginx!”',
  )
})
