import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin, Rollup } from 'vite'
import { headersFile, headersOf } from './headers.mjs'

/** Quality 11 takes a third of a build's processor time; the tests' own builds do with less. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY)
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|md)$/

/** Writes .br and .gz beside every text file that compresses. */
function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(entry)) rmSync(join(folder, entry))
    if (!TEXT.test(entry)) continue
    const file = join(folder, entry)
    const bytes = readFileSync(file)
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    const packed = { br: brotli, gz: gzipSync(bytes, { level: 9 }) }
    for (const [end, copy] of Object.entries(packed))
      if (copy.length < bytes.length) writeFileSync(`${file}.${end}`, copy)
  }
}

/** Names a build by its hashed files: 12 hexadecimal digits. */
export const buildId = (bundle: Rollup.OutputBundle): string =>
  createHash('sha256')
    .update(
      Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .toSorted()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12)

/** Moves source maps to a folder beside the build, `dist-maps`: they are for error reports, not for visitors. */
function moveMaps(folder: string): void {
  const target = `${folder}-maps`
  rmSync(target, { recursive: true, force: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    renameSync(join(folder, file), join(target, file))
  }
}

/** State shared by the plugins: other origins, the folder, and the build's name once the page knows it. */
export type Site = { origins: string[]; base: string; build: string }

/** The lines of a build, as in `src/api/lines.ts`. */
const linesOf = (setting = '') =>
  setting
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Adds version.json, `_headers` for this build's servers, and compressed files to the build. */
export function siteFiles(site: Site): Plugin {
  let folder = ''
  return {
    name: 'site-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // The demo's own pictures; a server names those of its games.
        if (process.env.VITE_API_BASE) rmSync(join(folder, 'games'), { recursive: true, force: true })
        writeFileSync(join(folder, '_headers'), headersFile(site.origins, site.base))
        // What `npm run task -- doctor` looks for at a live site.
        const { VITE_API_BASE, VITE_REQUEST_ID } = process.env
        const version = {
          build: site.build,
          builtAt: new Date().toISOString(),
          lines: linesOf(VITE_API_BASE),
          ...(VITE_REQUEST_ID && { requestId: VITE_REQUEST_ID }),
        }
        writeFileSync(join(folder, 'version.json'), `${JSON.stringify(version)}\n`)
        moveMaps(folder)
        pack(folder)
      },
    },
  }
}

/** Makes `npm start` behave like a proper host: compressed files, security headers, a real 404 for missing files. */
export function wellKeptHost({ origins, base }: Site): Plugin {
  return {
    name: 'well-kept-host',
    configurePreviewServer(server) {
      const { root, build } = server.config
      const folder = build.outDir.startsWith('/') ? build.outDir : join(root, build.outDir)
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        for (const [name, value] of Object.entries(headersOf(path, origins, { base })))
          response.setHeader(name, value)
        // Not for visitors; other hosts read or ignore them.
        if (/\/(_headers|\.vite)\b/.test(path)) return void response.writeHead(404).end()
        next()
      })
      server.middlewares.use(
        base,
        sirv(folder, {
          dev: true, // serve a new build without a restart
          etag: true,
          brotli: true,
          gzip: true,
          setHeaders: (response, path) =>
            response.setHeader('Cache-Control', headersOf(path, origins)['Cache-Control']!),
        }),
      )
      server.middlewares.use((_, response, next) => {
        response.setHeader('Cache-Control', 'no-store') // never cache a 404
        next()
      })
    },
  }
}
