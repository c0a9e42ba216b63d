import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import { inlineScript, inlineStyle, pagePolicy } from './headers.mjs'
import { DEMO_GAMES, DEMO_HOST, RESTORING } from './vite-chunks.ts'

type Chunk = Rollup.OutputChunk

const ROUTE = /path: '(\/\w*)',[^}]*?import\('@\/([^']+)'\)/g
const MEMBER_ROUTE = /'(\/\w+)': \{[^}]*?import\('@\/([^']+)'\)/g

/** Hash path → the source files whose chunks its page needs, read off the route tables. */
function routeSources(): Map<string, string[]> {
  const read = (file: string) => readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8')
  const routes = new Map<string, string[]>()
  for (const [, path, file] of read('routes.tsx').matchAll(ROUTE)) routes.set(path!, [`src/${file}.tsx`])
  for (const [, path, file] of read('memberRoutes.tsx').matchAll(MEMBER_ROUTE))
    routes.set(path!, ['src/app/MemberArea.tsx', `src/${file}.tsx`])
  return routes
}

/** Everything a chunk imports statically, itself and its styles included. */
function filesOf(chunk: Chunk, byFile: Map<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
  for (const file of chunk.imports) {
    const next = byFile.get(file)
    if (next) filesOf(next, byFile, found)
  }
  return found
}

/** The pictures of the home page that paint most of its first screen. */
const HOME_PICTURES = ['art/banner-1-welcome.svg', 'art/home-live.svg']

/**
 * What each route loads beyond the first files, each file named once: `[["assets/…"], { "/realbet": [0] }]`; `again` is what
 * a further visit needs besides; `demo` and `demoDeep` are what answers a first visit in a demo build, at home and elsewhere.
 */
function routeFiles(bundle: Rollup.OutputBundle): [string[], Record<string, number[]>] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry && chunk.name === 'index') filesOf(chunk, byFile, first)
  const routes: Record<string, number[]> = {}
  const names: string[] = []
  const add = (path: string, more: string[]) => {
    for (const file of more) if (!names.includes(file)) names.push(file)
    routes[path] = [...(routes[path] ?? []), ...more.map((file) => names.indexOf(file))]
  }
  add('/', HOME_PICTURES)
  const demo = [['demo', DEMO_HOST] as const, ['demoDeep', [...DEMO_HOST, ...DEMO_GAMES]] as const]
  for (const [path, sources] of [
    ...routeSources(),
    ['again', RESTORING] as const,
    ...(process.env.VITE_API_BASE ? [] : demo),
  ]) {
    const files = new Set<string>()
    for (const source of sources) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
      if (!chunk) throw new Error(`no chunk holds ${source}`)
      filesOf(chunk, byFile, files)
    }
    const more = [...files].filter((file) => !first.has(file))
    if (more.length > 0) add(path, more)
  }
  return [names, routes]
}

const ENDPOINT = /export const (\w+) = public(Get|Post)\('([^']+)'/g

/** A public call of the contract by its name, as the inline script makes it: method, path and query, body. */
function call(name: string, { search = '', body = '{}' } = {}): string[] {
  for (const file of ['site', 'content', 'games']) {
    const source = readFileSync(new URL(`../src/contract/${file}.ts`, import.meta.url), 'utf8')
    for (const [, endpoint, method, path] of source.matchAll(ENDPOINT))
      if (endpoint === name) return method === 'Get' ? ['GET', path + search] : ['POST', path!, body]
  }
  throw new Error(`the contract has no public ${name}`)
}

/** What a first visit at these addresses reads from a server, asked for while its files are still on their way. */
function earlyCalls(): Record<string, string[][]> {
  const common = [call('getSite'), call('listNotices')]
  const lobby = [...common, call('listGames', { search: '?category=' })]
  const lobbies = ['/realbet', '/sport', '/gaming', '/lottery', '/joker'].map((path) => [path, lobby])
  return {
    '/': [...common, call('listBanners', { body: JSON.stringify({ type: 1 }) })],
    ...Object.fromEntries(lobbies),
  }
}

/** Nothing in a demo build: on a first visit its server answers inside the page (D14). */
const earlyReads = (): unknown[] => {
  const base = process.env.VITE_API_BASE?.split(',')[0]?.trim().replace(/\/+$/, '')
  return base ? [base, earlyCalls()] : []
}

/** The icons of the site inside its page: a file of its own is one request more, and to the browser a whole document. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    transformIndexHtml(html, { path }) {
      const sprite = readFileSync(new URL('../public/art/ui-icons.svg', import.meta.url), 'utf8')
      const icons = sprite.replace(/<defs>.*?<\/defs>/, '').trim()
      return path === '/index.html' ? html.replace('</body>', `<div hidden>${icons}</div></body>`) : html
    },
  }
}

/**
 * The built page: its policy as the first element, the first paint's style and shell inline, the route's files asked for
 * at once, the stylesheet behind the shell so that nothing painted waits for it (performance.md).
 */
export function builtPage({ name, origins }: { name: string; origins: string[] }): Plugin {
  // Behind the charset only, which must be met within the first kilobyte and loads nothing.
  const withPolicy = (html: string) =>
    html.replace(
      /<meta charset="utf-8" ?\/?>/,
      `$&<meta http-equiv="Content-Security-Policy" content="${pagePolicy(origins, { asMeta: true })}" />`,
    )
  return {
    name: 'built-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/index.html') return withPolicy(html)
        const [shell, broken] = ['shell', 'broken'].map((name) =>
          readFileSync(new URL(`../src/app/shell/${name}.html`, import.meta.url), 'utf8').replace(
            /\n\s*/g,
            '',
          ),
        )
        const sheets: string[] = []
        let entry = ''
        const page = withPolicy(html)
          .replaceAll('星澜娱乐', name)
          // The inline script comes before the app's, which it may hold back.
          .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, src: string) => {
            entry = src
            return `<link rel="modulepreload" crossorigin href="${src}">`
          })
          .replace(/\n\s*<link rel="stylesheet"[^>]*>/g, (link) => {
            sheets.push(link)
            // Asked for at once all the same: the scripts wait for it.
            return link.replace('rel="stylesheet"', 'rel="preload" as="style"')
          })
          .replace('<div id="root"></div>', `<div id="root">${shell}</div>${broken}`)
          // The parser waits for a stylesheet in the body, and nothing is to wait for that.
          .replace('</body>', `${sheets.join('')}</body>`)
        if (!entry) throw new Error('the page names no script')
        const data: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'route-files' },
          children: JSON.stringify([...routeFiles(bundle ?? {}), ...earlyReads()]),
          injectTo: 'head',
        }
        return {
          html: page,
          tags: [
            { tag: 'style', children: inlineStyle(), injectTo: 'head' },
            data,
            { tag: 'script', children: inlineScript(), injectTo: 'head' },
            { tag: 'script', attrs: { type: 'module', crossorigin: true, src: entry }, injectTo: 'head' },
          ],
        }
      },
    },
  }
}
