// `npm run task -- headers` writes `public/_headers` and the nginx and Caddy examples of docs/operating.md; with a host's name it prints
// that host's own form for the settings in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ART, headersFile, headersOf, originsOf } from '../vite/headers.mjs'
import { checkSettings, linesOf } from '../vite/settings'

const pathOf = (file: string) => new URL(`../${file}`, import.meta.url)
const read = (file: string) => readFileSync(pathOf(file), 'utf8')
const filled = (text: string, values: Record<string, string | undefined>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!)

/** Other origins of a build, its folder, whether the API is behind the host, and the options of a command line. */
type Given = {
  origins?: string[]
  base?: string
  hasApi?: boolean
  /** Address to listen at without a certificate. */
  plain?: string
  /** Tells the names of two portals in one nginx apart. */
  suffix?: string
  /** Path of the site that takes reports. */
  reports?: string
  /** Address of the server behind the host. */
  api?: string
}

/** The headers of all paths, and the policies and cache rules of those that differ. */
function partsOf({ origins = [], base = '/', plain }: Given) {
  const ofHost = (path: string) => headersOf(base + path, origins, { isHost: !plain, base })
  const { 'Content-Security-Policy': policy, 'Cache-Control': pageCache, ...common } = ofHost('')
  const { 'Content-Security-Policy': workerPolicy, 'Cache-Control': artCache } = ofHost('sw.js')
  const assetsCache = ofHost('assets/')['Cache-Control']
  return { common: Object.entries(common), policy, pageCache, workerPolicy, artCache, assetsCache }
}

/** A server's configuration. In its template `#api` and the like begin lines for some, and `{{header}}` stands for all of them. */
const example = (template: string) => (given: Given) => {
  const { base = '/', hasApi = true, plain = '', suffix = '', reports = '' } = given
  const { api = 'https://api.example.com' } = given
  const { common, ...parts } = partsOf(given)
  // The folder above the site's own, which requests are looked up in.
  const root = base === '/' ? '/srv/portal' : '/srv'
  const close = hasApi ? ' keepalive_timeout 0;' : ''
  const address = plain ? `http://${plain}` : 'portal.example'
  const fixed = {
    base,
    folder: base.slice(0, -1),
    art: ART.join('|'),
    api,
    proto: plain ? `$proto${suffix}` : '$scheme',
    listen: plain,
    address,
    suffix,
    reports,
  }
  const isFor: Record<string, boolean> = {
    api: hasApi,
    plain: !!plain,
    tls: !plain,
    reports: !!reports,
    folder: base !== '/',
  }
  const lines = read(`tools/${template}`)
    .replaceAll(/^#(api|plain|tls|reports|folder) (.*\n)/gm, (_, what: string, line: string) =>
      isFor[what] ? line : '',
    )
    .replace(/.*\{\{header\}\}.*/, (line) =>
      common.map(([header, value]) => filled(line, { header, value })).join('\n'),
    )
  return filled(lines, { ...fixed, ...parts, root, close })
}

const text = JSON.stringify

/** Netlify joins the headers of all rules that match: no two set the same one for a path. */
function netlify(given: Given): string {
  const { base = '/', hasApi = true } = given
  const { common, policy, pageCache, workerPolicy, artCache, assetsCache } = partsOf(given)
  const page = { 'Content-Security-Policy': policy, 'Cache-Control': pageCache }
  const rules: [string, object][] = [
    ['*', Object.fromEntries(common)],
    ...['', 'index.html'].map((path): [string, object] => [path, page]),
    ...['manifest.webmanifest', 'version.json'].map((path): [string, object] => [
      path,
      { 'Cache-Control': pageCache },
    ]),
    ['assets/*', { 'Cache-Control': assetsCache }],
    ...ART.map((folder): [string, object] => [`${folder}/*`, { 'Cache-Control': artCache }]),
    ['sw.js', { 'Content-Security-Policy': workerPolicy, 'Cache-Control': artCache }],
  ]
  const api = `[[redirects]]\nfrom = "/api/*"\nto = "https://api.example.com/api/:splat"\nstatus = 200\nforce = true\n\n`
  const headers = rules.map(([path, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `${name} = ${text(value)}`)
    return `[[headers]]\nfor = "${base}${path}"\n[headers.values]\n${lines.join('\n')}\n`
  })
  return `[build]\ncommand = "npm run build && rm -r dist/_headers dist/.vite"\npublish = "dist"\n\n${hasApi ? api : ''}${headers.join('\n')}`
}

/** The policy of common headers, both functions, and the uploads that give S3's objects their cache rules. */
function cloudfront(given: Given): string {
  const { base = '/' } = given
  const { common, policy, pageCache, workerPolicy, artCache, assetsCache } = partsOf(given)
  const cacheOf = `uri.indexOf(${text(`${base}assets/`)}) === 0 ? ${text(assetsCache)} : /^${base.replaceAll('/', '\\/')}(${ART.join('|')})\\/|sw\\.js$/.test(uri) ? ${text(artCache)} : ${text(pageCache)}`
  // CloudFront takes these by names of its own only.
  const security = Object.fromEntries(common)
  const others = common.filter(([name]) => /^(Permissions|Cross)/.test(name))
  const bucket = `s3://BUCKET${base}`
  const upload = (cache: string | undefined, more: string) =>
    `aws s3 sync dist ${bucket} ${more} --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude '.vite/*' --cache-control '${cache}'`
  const form = {
    responseHeadersPolicy: {
      Name: 'portal',
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/\d+/.exec(security['Strict-Transport-Security']!)),
          IncludeSubdomains: true,
          Preload: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: security['X-Frame-Options'], Override: true },
        ReferrerPolicy: { ReferrerPolicy: security['Referrer-Policy'], Override: true },
      },
      CustomHeadersConfig: {
        Quantity: others.length,
        Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
    viewerRequest: `function handler(event) { var request = event.request; if (/\\/$/.test(request.uri)) request.uri += 'index.html'; return request }`,
    viewerResponse: `function handler(event) { var uri = event.request.uri, headers = event.response.headers; headers['content-security-policy'] = { value: uri === ${text(`${base}sw.js`)} ? ${text(workerPolicy)} : ${text(policy)} }; headers['cache-control'] = { value: ${cacheOf} }; return event.response }`,
    upload: [
      upload(assetsCache, `--exclude '*' --include 'assets/*'`),
      upload(artCache, `--exclude 'assets/*'`),
    ],
  }
  return `${JSON.stringify(form, null, 2)}\n`
}

/** What `headers` prints, by host. GitHub Pages sends no headers of ours: the pages' meta tag is all there is. */
export const HOSTS: Record<string, (given: Given) => string> = {
  nginx: example('nginx.conf'),
  caddy: example('Caddyfile'),
  // Filled in when the container starts: staging and production are one image.
  docker: (given) => HOSTS.nginx!({ ...given, plain: '8080', api: '${API}' }),
  netlify,
  cloudflare: ({ origins = [], base }) => headersFile(origins, base),
  cloudfront,
}

/** The document with the examples between their marks updated. */
export function withExamples(document: string): string {
  for (const name of ['nginx', 'caddy']) {
    const between = new RegExp(`(?<=<!-- ${name} -->\n\`\`\`\\w+\n)[^]*?(?=\`\`\`\n<!-- /${name} -->)`)
    document = document.replace(between, () => HOSTS[name]!({}))
  }
  return document
}

export function run(args: string[]): number {
  checkSettings(process.env)
  const { VITE_API_BASE, VITE_REPORT_URL = '', VITE_BASE } = process.env
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      plain: { type: 'boolean' },
      listen: { type: 'string', default: '127.0.0.1:8080' },
      suffix: { type: 'string', default: '' },
    },
  })
  const [name] = positionals
  if (name === undefined) {
    writeFileSync(pathOf('public/_headers'), headersFile([]))
    writeFileSync(pathOf('docs/operating.md'), withExamples(read('docs/operating.md')))
    return 0
  }
  const given = {
    origins: originsOf(VITE_API_BASE, VITE_REPORT_URL),
    base: VITE_BASE || '/',
    hasApi: linesOf(VITE_API_BASE || '/').includes('/'),
    suffix: values.suffix,
    reports: VITE_REPORT_URL.startsWith('/') ? VITE_REPORT_URL : '',
    ...(values.plain && { plain: values.listen }),
  }
  if (!Object.hasOwn(HOSTS, name)) {
    console.error(`No host ${name}. Known: ${Object.keys(HOSTS).join(', ')}; GitHub Pages takes no headers.`)
    return 2
  }
  process.stdout.write(HOSTS[name]!(given))
  return 0
}
