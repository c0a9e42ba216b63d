// All security headers: for the meta tag of built pages, `npm start`, `_headers` and the examples of tools/hosts.ts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brandFolder, inkTokens, themed } from './branding/theme.mjs'

const read = (file) => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')
/** Loaded when needed: the testers' kit is packed with this file, but makes no page. */
const require = createRequire(import.meta.url)

/** Caches the result: after an edit, a running server keeps the policy of the page it serves. */
const once = (make) => {
  let made
  return () => (made ??= make())
}
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptOf = (ecma, ...names) => {
  const source = names.map((name) => read(`src/first-paint/${name}.js`)).join('\n')
  return require('terser').minify_sync(source, { ecma }).code
}

/** A script of its own: engines too old to read the other one have to run it. */
export const floorScript = once(() => scriptOf(5, 'floor'))
export const inlineScript = once(() => scriptOf(2020, 'boot', 'broken'))

/** The cascade layers of all stylesheets in their order: a folder of src beats the ones it may import (layers.ts). */
export const LAYERS = ['reset', 'tokens', 'shell', 'libraries', 'ui', 'components', 'features', 'app']
/** The statement that orders them, at the top of the page. */
export const layerStatement = `@layer ${LAYERS.join(', ')};`

export const inlineStyle = once(() => {
  const brand = read(join(brandFolder(process.env.VITE_BRAND), 'brand.json'))
  const tokens = inkTokens(themed(read('src/ui/tokens.css'), JSON.parse(brand).theme))
  const source = layerStatement + read('src/first-paint/shell.css')
  const own = new Set(source.match(/^\s+--[\w-]+(?=:)/gm)?.map((name) => name.trim()))
  const filledIn = (text) =>
    text.replace(/var\((--[\w-]+)\)/g, (all, name) => {
      if (own.has(name)) return all
      if (!tokens[name]) throw new Error(`shell.css: no token ${name}`)
      return filledIn(tokens[name])
    })
  const { parse, generate } = require('css-tree')
  return generate(parse(filledIn(source)))
})

export const originsOf = (...lists) => {
  const lines = lists.flatMap((list = '') => list.split(',')).map((line) => line.trim())
  return [
    ...new Set(lines.filter((line) => line && !line.startsWith('/')).map((line) => new URL(line).origin)),
  ]
}

/** Of a loopback server in tests and development; real servers use https. */
const plain = (origins) => origins.filter((origin) => origin.startsWith('http:'))

export const pagePolicy = (origins, { asMeta = false, isHost = false } = {}) =>
  [
    "default-src 'none'",
    `script-src 'self' ${sha256(floorScript())} ${sha256(inlineScript())}`,
    `style-src 'self' ${sha256(inlineStyle())}`,
    ["img-src 'self' https: data: blob:", ...plain(origins)].join(' '),
    ["connect-src 'self'", ...origins].join(' '),
    ...['font', 'worker', 'manifest', 'media'].map((kind) => `${kind}-src 'self'`),
    "frame-src 'self' https:",
    ...['object-src', 'base-uri', 'form-action'].map((name) => `${name} 'none'`),
    ...(asMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    'trusted-types dompurify app-sw',
    ...(isHost ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const workerPolicy = (origins) =>
  `default-src 'none'; script-src 'self'; ${["connect-src 'self' https:", ...plain(origins)].join(' ')}`

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

export const headersFile = (origins, base = '/') => {
  const ofHost = Object.entries(headersOf(base, origins, { isHost: true, base }))
  const cached = (path, cache) => [`${base}${path}`, '  ! Cache-Control', `  Cache-Control: ${cache}`]
  return [
    '# Written by vite/headers.mjs. Static hosts that read this file: "! Name" takes an inherited header away.',
    `${base}*`,
    ...ofHost.map(([name, value]) => `  ${name}: ${value}`),
    ...cached('assets/*', ASSETS_CACHE),
    ...ART.flatMap((folder) => cached(`${folder}/*`, ART_CACHE)),
    ...cached('sw.js', ART_CACHE),
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${workerPolicy(origins)}`,
    '',
  ].join('\n')
}
