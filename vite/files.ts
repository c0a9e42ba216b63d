import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersFile, headersOf } from './headers.mjs'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Smaller files fit into one packet anyway. */
const LEAST = 1000

/** Writes .br and .gz beside every text file that gets smaller. */
function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(entry)) rmSync(join(folder, entry))
    if (!TEXT.test(entry)) continue
    const file = join(folder, entry)
    const bytes = readFileSync(file)
    if (bytes.length < LEAST) continue
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Adds /version.json, `_headers` for this build's servers, and compressed files to the build. */
export function siteFiles({ origins }: { origins: string[] }): Plugin {
  let folder = ''
  return {
    name: 'site-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir
    },
    generateBundle(_, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const version = { build: id, builtAt: new Date().toISOString() }
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(version)}\n` })
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(join(folder, '_headers'), headersFile(origins))
        pack(folder)
      },
    },
  }
}

/** Makes `npm start` behave like a proper host: compressed files, security headers, a real 404 for missing files. */
export function wellKeptHost({ origins }: { origins: string[] }): Plugin {
  return {
    name: 'well-kept-host',
    configurePreviewServer(server) {
      const { root, build } = server.config
      const folder = build.outDir.startsWith('/') ? build.outDir : join(root, build.outDir)
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        for (const [name, value] of Object.entries(headersOf(path, origins))) response.setHeader(name, value)
        next()
      })
      server.middlewares.use(
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
