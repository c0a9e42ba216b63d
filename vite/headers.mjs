// All security headers: for the meta tag of built pages, `npm start`, public/_headers and the examples of docs/operating.md.
// Run directly, it writes the last two; with `nginx` or `caddy` it prints that example for the settings in the environment.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from './branding/folder.mjs'
import { inkTokens, themed } from './branding/theme.mjs'

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

/** The ink theme's tokens by name, in the colours of this build's brand. */
function tokens() {
  const file = join(brandFolder(process.env.VITE_BRAND), 'brand.json')
  const { theme } = JSON.parse(readFileSync(file, 'utf8'))
  return inkTokens(themed(read('src/ui/tokens.css'), theme))
}

/** The cascade layers of all stylesheets in their order: a folder of src beats the ones it may import (layers.ts). */
export const LAYERS = ['reset', 'tokens', 'shell', 'libraries', 'ui', 'components', 'features', 'app']
/** The statement that orders them, at the top of the page. */
export const layerStatement = `@layer ${LAYERS.join(', ')};`

export const inlineStyle = once(() => {
  const known = tokens()
  const source = `${layerStatement}${read('src/first-paint/shell.css')}`
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

export const originsOf = (...lists) => [
  ...new Set(
    lists
      .flatMap((list) => (list ?? '').split(','))
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('/'))
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
export const ART = ['art', 'captcha', 'games', 'icons', 'media', 'placeholders', 'screenshots', 'texts']

export function headersOf(path, origins, { isHost = false, base = '/' } = {}) {
  const file = path.startsWith(base) ? path.slice(base.length) : ''
  const isWorker = file === 'sw.js'
  const [folder] = file.split('/')
  const cache = folder === 'assets' ? ASSETS_CACHE : isWorker || ART.includes(folder) ? ART_CACHE : PAGE_CACHE
  return {
    'Content-Security-Policy': isWorker ? workerPolicy(origins) : pagePolicy(origins, { isHost }),
    ...common(isHost),
    'Cache-Control': cache,
  }
}

const lines = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

export const headersFile = (origins, base = '/') =>
  [
    '# Written by vite/headers.mjs. Static hosts that read this file: "! Name" takes an inherited header away.',
    `${base}*`,
    ...lines(headersOf(base, origins, { isHost: true, base })),
    `${base}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${ASSETS_CACHE}`,
    ...ART.flatMap((folder) => [`${base}${folder}/*`, '  ! Cache-Control', `  Cache-Control: ${ART_CACHE}`]),
    `${base}sw.js`,
    '  ! Cache-Control',
    '  ! Content-Security-Policy',
    `  Cache-Control: ${ART_CACHE}`,
    `  Content-Security-Policy: ${workerPolicy(origins)}`,
    '',
  ].join('\n')

/** Common to both examples. */
const API = 'https://api.example.com'
const addresses = (base) => ({
  folders: `^${base}(${ART.join('|')})/`,
  manifest: `${base}manifest.webmanifest`,
  licences: `${base}licences.md`,
})
/** The folder above the site's own, which requests are looked up in. */
const rootOf = (base) => (base === '/' ? '/srv/portal' : '/srv')

const NGINX_API = `  # The API under the portal's own origin: build with VITE_API_BASE=/
  location /api/ {
    proxy_pass ${API};
    proxy_ssl_server_name on;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_next_upstream off; # a request about money is sent once
    keepalive_timeout 0;
    limit_req zone=requests; # an id just seen: a browser's own repeat
    limit_req_status 409; # no answer of the API, so that the portal looks the request up
    proxy_read_timeout 60s; # the portal waits as long
    client_max_body_size 10m; # pictures of members
  }
`
const CADDY_API = `    # The API under the portal's own origin: build with VITE_API_BASE=/
    handle /api/* {
      reverse_proxy ${API} {
        header_up Host {upstream_hostport}
      }
    }
`

/** The proxy's part in what is sent once (D76). For HTTP/1.1 it concerns every file: the connection of a picture is used for the next POST. */
const NGINX_IDS = `# Each X-Request-Id once a minute; requests without one are not counted.
limit_req_zone $http_x_request_id zone=requests:10m rate=1r/m;
`
const NGINX_CLOSES = `  # Browsers repeat a POST by themselves on a connection they have used before, so HTTP/1.1 closes after each answer. Say so in
  # every location: for the whole server "keepalive_timeout 0" would close HTTP/2 too.
`
const closes = (hasApi) => (hasApi ? ' keepalive_timeout 0;' : '')
const CADDY_CLOSE = '    header @old Connection close\n'
const CADDY_CLOSES = `  # Browsers repeat a POST by themselves on a connection they have used before, so HTTP/1.1 closes after each answer.
  @old expression \`{http.request.proto} == "HTTP/1.1"\`
`

export const nginxExample = (origins, base = '/', hasApi = true) => `${hasApi ? NGINX_IDS : ''}map $uri $csp {
  default "${pagePolicy(origins, { isHost: true })}";
  ${base}sw.js "${workerPolicy(origins)}";
}
map $uri $cache {
  default "${PAGE_CACHE}";
  ~^${base}assets/ "${ASSETS_CACHE}";
  ~${addresses(base).folders} "${ART_CACHE}";
  ${base}sw.js "${ART_CACHE}";
}
server {
  listen 443 ssl http2; # since nginx 1.25.1: "listen 443 ssl;" and "http2 on;"
  server_name portal.example;
  ssl_certificate /etc/ssl/portal/fullchain.pem;
  ssl_certificate_key /etc/ssl/portal/privkey.pem;
  root ${rootOf(base)};
  index index.html;
  charset utf-8;
  gzip_static on; # the build writes .gz and .br beside the files
  # brotli_static on; # with ngx_brotli, Debian's libnginx-mod-http-brotli-static
  gzip_vary on; # for shared caches: not everyone reads what is packed
  # All in one level: a location with an add_header of its own would drop these.
  add_header Content-Security-Policy $csp always;
  add_header Cache-Control $cache; # without "always": a 404 is not kept
${Object.entries(common(true))
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${hasApi ? NGINX_CLOSES : ''}  location ${base} { try_files $uri $uri/ =404;${closes(hasApi)} } # no fallback to index.html: routes live in the hash
  location ~ ^${base}(_headers$|\\.vite/) { return 404;${closes(hasApi)} } # not for visitors
  location = ${addresses(base).manifest} { default_type application/manifest+json;${closes(hasApi)} }
  location = ${addresses(base).licences} { default_type text/plain;${closes(hasApi)} }
${hasApi ? NGINX_API : ''}}
server { listen 80; server_name portal.example; return 301 https://$host$request_uri; }
`

export const caddyExample = (origins, base = '/', hasApi = true) => `portal.example {
  root * ${rootOf(base)}
  map {path} {csp} {
    ${base}sw.js "${workerPolicy(origins)}"
    default "${pagePolicy(origins, { isHost: true })}"
  }
  map {path} {cache} {
    ~^${base}assets/ "${ASSETS_CACHE}"
    ~${addresses(base).folders} "${ART_CACHE}"
    ${base}sw.js "${ART_CACHE}"
    default "${PAGE_CACHE}"
  }
${hasApi ? CADDY_CLOSES : ''}  # In the order written.
  route {
${hasApi ? CADDY_CLOSE : ''}    header {
      Content-Security-Policy {csp}
      Cache-Control {cache}
      Vary Accept-Encoding
${Object.entries(common(true))
  .map(([name, value]) => `      ${name} "${value}"`)
  .join('\n')}
    }
${hasApi ? CADDY_API : ''}    @hidden path ${base}_headers ${base}.vite/* # not for visitors
    @missing not file
    header @missing Cache-Control no-store
    respond @hidden 404
    header ${addresses(base).manifest} Content-Type application/manifest+json
    header ${addresses(base).licences} Content-Type "text/plain; charset=utf-8"
    # No fallback to index.html: routes live in the hash.
    file_server {
      precompressed br gzip
    }
  }
}
`

/** The document with the examples. */
const GUIDE = 'docs/operating.md'

/** Examples by name, as in the marks of the document. */
const EXAMPLES = { nginx: nginxExample, caddy: caddyExample }

export const withExamples = (document) =>
  Object.entries(EXAMPLES).reduce(
    (text, [name, example]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n\`\`\`\\w+\n)[^]*?(\`\`\`\n<!-- /${name} -->)`),
        (_, start, end) => start + example([]) + end,
      ),
    document,
  )

if (import.meta.filename === process.argv[1]) {
  const example = EXAMPLES[process.argv[2]]
  if (example) {
    const { VITE_API_BASE, VITE_REPORT_URL, VITE_BASE = '/' } = process.env
    const lines = (VITE_API_BASE || '/').split(',').map((line) => line.trim())
    process.stdout.write(example(originsOf(VITE_API_BASE, VITE_REPORT_URL), VITE_BASE, lines.includes('/')))
  } else {
    writeFileSync(new URL('public/_headers', root), headersFile([]))
    writeFileSync(new URL(GUIDE, root), withExamples(read(GUIDE)))
  }
}
