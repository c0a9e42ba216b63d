// `npm run task -- headers` writes `public/_headers` and the nginx and Caddy examples of docs/operating.md; with `nginx` or `caddy`
// it prints that example for the settings in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { ART, headersFile, headersOf, originsOf } from '../vite/headers.mjs'

const pathOf = (file: string) => new URL(`../${file}`, import.meta.url)
const read = (file: string) => readFileSync(pathOf(file), 'utf8')
const filled = (text: string, values: Record<string, string | undefined>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!)

/** An example configuration. In its template `#api` begins a line about the API, and `{{header}}` stands for all of them. */
const example =
  (template: string) =>
  (origins: string[], base = '/', hasApi = true): string => {
    const ofHost = (path: string) => headersOf(base + path, origins, { isHost: true, base })
    const { 'Content-Security-Policy': policy, 'Cache-Control': pageCache, ...common } = ofHost('')
    const { 'Content-Security-Policy': workerPolicy, 'Cache-Control': artCache } = ofHost('sw.js')
    const assetsCache = ofHost('assets/')['Cache-Control']
    // The folder above the site's own, which requests are looked up in.
    const root = base === '/' ? '/srv/portal' : '/srv'
    const close = hasApi ? ' keepalive_timeout 0;' : ''
    const fixed = { base, art: ART.join('|'), api: 'https://api.example.com' }
    const lines = read(`tools/${template}`)
      .replaceAll(/^#api (.*\n)/gm, hasApi ? '$1' : '')
      .replace(/.*\{\{header\}\}.*/, (line) =>
        Object.entries(common)
          .map(([header, value]) => filled(line, { header, value }))
          .join('\n'),
      )
    return filled(lines, { ...fixed, policy, pageCache, workerPolicy, artCache, assetsCache, root, close })
  }

/** The examples by the server's name, as in the marks of the document; with `hasApi` they proxy the API under the site's origin. */
export const EXAMPLES = { nginx: example('nginx.conf'), caddy: example('Caddyfile') }

/** The document with the examples between their marks updated. */
export function withExamples(document: string): string {
  for (const [name, make] of Object.entries(EXAMPLES)) {
    const between = new RegExp(`(?<=<!-- ${name} -->\n\`\`\`\\w+\n)[^]*?(?=\`\`\`\n<!-- /${name} -->)`)
    document = document.replace(between, () => make([]))
  }
  return document
}

export function run([name]: string[]): void {
  const { VITE_API_BASE, VITE_REPORT_URL, VITE_BASE = '/' } = process.env
  if (name === 'nginx' || name === 'caddy') {
    const hasApi = (VITE_API_BASE || '/').split(',').some((line) => line.trim() === '/')
    process.stdout.write(EXAMPLES[name](originsOf(VITE_API_BASE, VITE_REPORT_URL), VITE_BASE, hasApi))
  } else {
    writeFileSync(pathOf('public/_headers'), headersFile([]))
    writeFileSync(pathOf('docs/operating.md'), withExamples(read('docs/operating.md')))
  }
}
