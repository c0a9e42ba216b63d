// `npm run task -- headers` writes `public/_headers` and the nginx and Caddy examples of docs/operating.md; with `nginx` or `caddy`
// it prints that example for the settings in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { ART, headersFile, headersOf, originsOf } from '../vite/headers.mjs'

const root = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const GUIDE = 'docs/operating.md'

/** An example configuration. In its template `#api` begins a line about the API, and `{{header}}` stands for all of them. */
const example =
  (template: string) =>
  (origins: string[], base = '/', hasApi = true): string => {
    const ofHost = (path: string) => headersOf(base + path, origins, { isHost: true, base })
    const { 'Content-Security-Policy': policy, 'Cache-Control': pageCache, ...common } = ofHost('')
    const values: Record<string, string | undefined> = {
      base,
      policy,
      pageCache,
      workerPolicy: ofHost('sw.js')['Content-Security-Policy'],
      artCache: ofHost('sw.js')['Cache-Control'],
      assetsCache: ofHost('assets/')['Cache-Control'],
      art: ART.join('|'),
      // The folder above the site's own, which requests are looked up in.
      root: base === '/' ? '/srv/portal' : '/srv',
      close: hasApi ? ' keepalive_timeout 0;' : '',
      api: 'https://api.example.com',
    }
    return read(`tools/${template}`)
      .split('\n')
      .filter((line) => hasApi || !line.startsWith('#api '))
      .map((line) => line.replace(/^#api /, ''))
      .flatMap((line) =>
        line.includes('{{header}}')
          ? Object.entries(common).map(([name, value]) =>
              line.replace('{{header}}', name).replace('{{value}}', value),
            )
          : [line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!)],
      )
      .join('\n')
  }

/** The examples by the server's name, as in the marks of the document; with `hasApi` they proxy the API under the site's origin. */
export const EXAMPLES = { nginx: example('nginx.conf'), caddy: example('Caddyfile') }

/** The document with the examples between their marks updated. */
export const withExamples = (document: string): string =>
  Object.entries(EXAMPLES).reduce(
    (text, [name, make]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n\`\`\`\\w+\n)[^]*?(\`\`\`\n<!-- /${name} -->)`),
        (_, start: string, end: string) => start + make([]) + end,
      ),
    document,
  )

export function run([name]: string[]): void {
  const { VITE_API_BASE, VITE_REPORT_URL, VITE_BASE = '/' } = process.env
  if (name === 'nginx' || name === 'caddy') {
    const lines = (VITE_API_BASE || '/').split(',').map((line) => line.trim())
    process.stdout.write(
      EXAMPLES[name](originsOf(VITE_API_BASE, VITE_REPORT_URL), VITE_BASE, lines.includes('/')),
    )
  } else {
    writeFileSync(new URL('public/_headers', root), headersFile([]))
    writeFileSync(new URL(GUIDE, root), withExamples(read(GUIDE)))
  }
}
