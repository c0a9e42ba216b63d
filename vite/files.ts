import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import { headersFile, headersOf } from './headers.mjs'

/** Quality 11 takes a third of a build's processor time; the tests' own builds do with less. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY)

/** State shared by the plugins: other origins, the folder, and the build's name once the page knows it. */
export type Site = { origins: string[]; base: string; build: string }

/** Names a build by its hashed files: 12 hexadecimal digits. */
export function buildId(bundle: Rollup.OutputBundle): string {
  const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12)
}

const folderOf = ({ root, build }: ResolvedConfig) => resolve(root, build.outDir)
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))

/** Moves source maps to a folder beside the build, `dist-maps`: they are for error reports, not for visitors. */
function moveMaps(folder: string): void {
  rmSync(`${folder}-maps`, { recursive: true, force: true })
  for (const file of filesIn(folder, /\.map$/)) {
    mkdirSync(dirname(`${folder}-maps/${file}`), { recursive: true })
    renameSync(`${folder}/${file}`, `${folder}-maps/${file}`)
  }
}

/** Writes .br and .gz beside every text file that compresses: 14 % less than the gzip of hosts. */
function pack(folder: string): void {
  for (const file of filesIn(folder, /\.(js|css|html|svg|json|webmanifest|txt|md)$/)) {
    const bytes = readFileSync(`${folder}/${file}`)
    const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    for (const [end, copy] of Object.entries({ br, gz: gzipSync(bytes, { level: 9 }) }))
      if (copy.length < bytes.length) writeFileSync(`${folder}/${file}.${end}`, copy)
  }
}

/** Adds version.json, `_headers` for this build's servers, and compressed files to the build. */
export function siteFiles(site: Site): Plugin {
  let folder = ''
  return {
    name: 'site-files',
    apply: 'build',
    configResolved: (config) => void (folder = folderOf(config)),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { VITE_API_BASE = '', VITE_REQUEST_ID, VITE_REPORT_URL } = process.env
        // The demo's own pictures; a server names those of its games.
        if (VITE_API_BASE) rmSync(`${folder}/games`, { recursive: true, force: true })
        writeFileSync(`${folder}/_headers`, headersFile(site.origins, site.base))
        // What the doctor looks for at a live site.
        const version = {
          build: site.build,
          builtAt: new Date().toISOString(),
          lines: VITE_API_BASE.split(',').flatMap((line) => line.trim() || []),
          ...(VITE_REQUEST_ID && { requestId: VITE_REQUEST_ID }),
          ...(VITE_REPORT_URL && { reports: VITE_REPORT_URL }),
        }
        writeFileSync(`${folder}/version.json`, `${JSON.stringify(version)}\n`)
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
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        for (const header of Object.entries(headersOf(pathname, origins, { base })))
          response.setHeader(...header)
        // Not for visitors; other hosts read or ignore them.
        if (/\/(_headers|\.vite)\b/.test(pathname)) response.writeHead(404).end()
        else next()
      })
      const cacheOf = (path: string) => headersOf(path, origins)['Cache-Control']!
      // `dev` serves a new build without a restart.
      const options = { dev: true, etag: true, brotli: true, gzip: true }
      middlewares.use(
        base,
        sirv(folderOf(config), {
          ...options,
          setHeaders: (response, path) => response.setHeader('Cache-Control', cacheOf(path)),
        }),
      )
      // Never cache a 404.
      middlewares.use((_, response, next) => next(void response.setHeader('Cache-Control', 'no-store')))
    },
  }
}
