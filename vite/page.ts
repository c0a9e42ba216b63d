import { readFileSync } from 'node:fs'
import { runnerImport, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite'
import type * as contracts from '../src/contract/index.ts'
import { allRoutes, type Route } from '../src/navigation/routes.ts'
import { DEMO_GAMES, DEMO_HOST, RESTORING } from './chunks.ts'
import { earlyReads } from './earlyReads.ts'
import { buildId, type Site } from './files.ts'
import { floor } from './floor.mjs'
import { ART, floorScript, inlineScript, inlineStyle, pagePolicy } from './headers.mjs'

type Chunk = Rollup.OutputChunk

/** Source files whose chunks a page needs. */
const sourcesOf = ({ member, file }: Route): string[] => [
  ...(member ? ['src/app/pages/MemberArea.tsx', 'src/app/pages/memberPages.ts'] : []),
  `src/features/${file}.tsx`,
]

/** A chunk with its static imports and their styles. */
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

/** The pictures that fill most of the home page's first screen. */
const HOME_PICTURES = ['art/stage-1-welcome.svg', 'art/home-live.svg']

/**
 * The files each route loads beyond the first ones, by index: `[["assets/…"], { "/realbet": [0] }]`. `again` lists those of a
 * repeat visit, `demo` and `demoDeep` those that answer a first visit to a demo build, on the home page and elsewhere.
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
  const pages = allRoutes.map((route) => [route.path, sourcesOf(route)] as const)
  for (const [path, sources] of [
    ...pages,
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

/**
 * The data of the inline script's early reads. Empty in a demo build, whose server first runs inside the page (D14).
 */
async function earlyData(): Promise<unknown[]> {
  const line = process.env.VITE_API_BASE?.split(',')[0]?.trim()
  if (!line) return []
  const base = line.replace(/\/+$/, '')
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const { module } = await runnerImport<typeof contracts>(`${import.meta.dirname}/../src/contract/index.ts`)
  return [base, earlyReads(module)]
}

/** Puts the site's folder before the addresses of `public/` in scripts: `/art/x.svg` becomes `/portal/art/x.svg`. */
export function publicAddresses(base: string): Plugin {
  const address = new RegExp(`(?<=["'\`])/(?=(${ART.join('|')})/)`, 'g')
  return {
    name: 'public-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/(src|sw)\/.+\.tsx?$/, exclude: /node_modules/ } },
      handler: (code) => (base === '/' ? null : { code: code.replace(address, base), map: null }),
    },
  }
}

/** Inlines the icons into the page: a separate file costs a request, and browsers parse it as a whole document. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL('../public/art/ui-icons.svg', import.meta.url), 'utf8')
      const icons = sprite.replace(/<defs>.*?<\/defs>/, '').trim()
      return html.includes('<div id="root">')
        ? html.replace('</body>', `<div hidden>${icons}</div></body>`)
        : html
    },
  }
}

/**
 * Completes the built page: policy and floor first, inline style and shell, early requests for the route's files, and the stylesheet
 * behind the shell, so that the first paint doesn't wait for it.
 */
export function builtPage(site: Site): Plugin {
  // After the charset, which must be within the first kilobyte and loads nothing.
  const withPolicy = (html: string, script = '') =>
    html.replace(
      /<meta charset="utf-8" ?\/?>/,
      (charset) =>
        `${charset}<meta http-equiv="Content-Security-Policy" content="${pagePolicy(site.origins, { asMeta: true })}" />${script}`,
    )
  // It orders the cascade layers of the others (sw/demo/desk/page.css).
  const ownStyleFirst = (html: string) =>
    html.replace(/((?:\s*<link rel="stylesheet"[^>]*>)+)(\s*<link rel="stylesheet"[^>]*>)/, '$2$1')
  const withFloor = (html: string) => html.replace(/\{(\w+)\}/g, (_, engine: string) => floor[engine]!)
  return {
    name: 'built-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        if (path !== '/index.html') return ownStyleFirst(withPolicy(html))
        const [shell, broken] = ['shell', 'broken'].map((name) =>
          readFileSync(new URL(`../src/first-paint/${name}.html`, import.meta.url), 'utf8').replace(
            /\n\s*/g,
            '',
          ),
        )
        const sheets: string[] = []
        let entry = ''
        const page = withPolicy(html, `<script>${floorScript()}</script>`)
          // The app's script goes after the inline one, which listens for its failure; preload its file here.
          .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, src: string) => {
            entry = src
            return `<link rel="modulepreload" crossorigin href="${src}">`
          })
          .replace(/\n\s*<link rel="stylesheet"[^>]*>/g, (link) => {
            sheets.push(link.replace('"stylesheet"', '"stylesheet" data-first'))
            // Preload it anyway, because the scripts wait for it.
            return link.replace('rel="stylesheet"', 'rel="preload" as="style"')
          })
          .replace('<div id="root"></div>', `<div id="root">${shell}</div>${withFloor(broken!)}`)
          // A stylesheet in the body blocks the parser, so it goes last.
          .replace('</body>', `${sheets.join('')}</body>`)
        if (!entry) throw new Error('the page names no script')
        const data: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'route-files' },
          children: JSON.stringify([...routeFiles(bundle ?? {}), ...(await earlyData())]),
          injectTo: 'head',
        }
        return {
          html: page,
          tags: [
            // Which version a tab runs: for error reports and `npm run doctor`.
            {
              tag: 'meta',
              attrs: { name: 'build', content: (site.build = buildId(bundle ?? {})) },
              injectTo: 'head-prepend',
            },
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
