// All security headers: for the meta tag of built pages, `npm start`, public/_headers and the nginx example. Run directly,
// it writes the last two.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const read = (file) => readFileSync(new URL(file, root), 'utf8')

/** Caches the result: after an edit, a running server keeps the policy of the page it serves. */
const once = (make) => {
  let made
  return () => (made ??= make())
}
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptOf = (...names) =>
  names
    .map((name) => read(`src/first-paint/${name}.js`))
    .join('\n')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()

/** A script of its own: engines too old to read the other one have to run it. */
export const floorScript = once(() => scriptOf('floor'))
export const inlineScript = once(() => scriptOf('boot', 'broken'))

/** The ink theme's tokens, by name. */
function tokens() {
  const [ink] = /:root \{[^}]*\}/.exec(read('src/ui/tokens.css').replace(/\/\*[^]*?\*\//g, ''))
  return Object.fromEntries(
    [...ink.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.replace(/\s+/g, ' ')]),
  )
}

export const inlineStyle = once(() => {
  const known = tokens()
  const source = read('src/first-paint/shell.css')
  const own = new Set([...source.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name))
  const resolve = (text) =>
    text.replace(/var\((--[\w-]+)\)/g, (all, name) => {
      if (own.has(name)) return all
      if (!known[name]) throw new Error(`shell.css: no token ${name}`)
      return resolve(known[name])
    })
  return resolve(source)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()
})

export const originsOf = (apiBase) => [
  ...new Set(
    (apiBase ?? '')
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => new URL(line).origin),
  ),
]

export function pagePolicy(origins, { asMeta = false, isHost = false } = {}) {
  // For pictures of a loopback server in tests and development; real servers use https.
  const plain = origins.filter((origin) => origin.startsWith('http:'))
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${sha256(floorScript())} ${sha256(inlineScript())}`,
    `style-src 'self' ${sha256(inlineStyle())}`,
    ["img-src 'self' https: data: blob:", ...plain].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(asMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    'trusted-types dompurify app-sw',
    ...(isHost ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

export const workerPolicy = (origins) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self' https:", ...origins.filter((origin) => origin.startsWith('http:'))].join(' '),
  ].join('; ')

/** The headers of every path. */
const common = (isHost) => ({
  ...(isHost ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})

// Art and icons keep their names across builds: revalidated, usually with a 304.
const PAGE_CACHE = 'no-store'
const ASSETS_CACHE = 'public, max-age=31536000, immutable'
const ART_CACHE = 'no-cache'
const ART = ['art', 'captcha', 'games', 'icons', 'media', 'placeholders', 'screenshots']

export function headersOf(path, origins, { isHost = false } = {}) {
  const isWorker = path === '/sw.js'
  const [, folder] = path.split('/')
  const cache = folder === 'assets' ? ASSETS_CACHE : isWorker || ART.includes(folder) ? ART_CACHE : PAGE_CACHE
  return {
    'Content-Security-Policy': isWorker ? workerPolicy(origins) : pagePolicy(origins, { isHost }),
    ...common(isHost),
    'Cache-Control': cache,
  }
}

const lines = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

export const headersFile = (origins) =>
  [
    '# Written by vite/headers.mjs. Static hosts that read this file: "! Name" takes an inherited header away.',
    '/*',
    ...lines(headersOf('/', origins, { isHost: true })),
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${ASSETS_CACHE}`,
    ...ART.flatMap((folder) => [`/${folder}/*`, '  ! Cache-Control', `  Cache-Control: ${ART_CACHE}`]),
    '/sw.js',
    '  ! Cache-Control',
    '  ! Content-Security-Policy',
    `  Cache-Control: ${ART_CACHE}`,
    `  Content-Security-Policy: ${workerPolicy(origins)}`,
    '',
  ].join('\n')

export const nginxExample = (origins) => `map $uri $csp {
  default "${pagePolicy(origins, { isHost: true })}";
  /sw.js "${workerPolicy(origins)}";
}
map $uri $cache {
  default "${PAGE_CACHE}";
  ~^/assets/ "${ASSETS_CACHE}";
  ~^/(${ART.join('|')})/ "${ART_CACHE}";
  /sw.js "${ART_CACHE}";
}
server {
  listen 443 ssl;
  http2 on;
  root /srv/portal;
  index index.html;
  brotli_static on; # with ngx_brotli; the build writes .br and .gz beside every file
  gzip_static on;
  # All in one level: a location with an add_header of its own would drop these.
  add_header Content-Security-Policy $csp always;
  add_header Cache-Control $cache; # without "always": a 404 is not kept
${Object.entries(common(true))
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  location / { try_files $uri $uri/ =404; } # no fallback to index.html: routes live in the hash
}
server { listen 80; return 301 https://$host$request_uri; }
`

/** A placeholder that operators replace by their server. */
const EXAMPLE = ['https://api.example.com']
/** The document with the nginx example. */
const GUIDE = 'docs/operating.md'
const BLOCK = /(<!-- nginx -->\n```nginx\n)[^]*?(```\n<!-- \/nginx -->)/

export const withExample = (document) =>
  document.replace(BLOCK, (_, start, end) => start + nginxExample(EXAMPLE) + end)

if (import.meta.filename === process.argv[1]) {
  writeFileSync(new URL('public/_headers', root), headersFile([]))
  writeFileSync(new URL(GUIDE, root), withExample(read(GUIDE)))
}
