import { readFileSync } from 'node:fs'
import { runnerImport, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite'
import type * as contracts from '../src/contract/index.ts'
import type * as navigation from '../src/navigation/routes.ts'
import { DEMO_GAMES, DEMO_HOST, RESTORING } from './chunks.ts'
import type * as early from './earlyReads.ts'
import { buildId, type Site } from './files.ts'
import { floor } from './floor.ts'
import { ART, floorScript, inlineScript, inlineStyle, layerStatement, pagePolicy } from './headers.mjs'

type Chunk = Rollup.OutputChunk

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
/** A part of the first paint, without the line breaks that would show as spaces. */
const partOf = (name: string) => read(`src/first-paint/${name}.html`).replaceAll(/\n\s*/g, '')

/**
 * A module that reads the app's own. Not a plain import: Vite bundles its configuration without its own transforms, and starts anew
 * when a file of it changes, such as the route table.
 */
const load = async <T>(file: string) => (await runnerImport<T>(`${import.meta.dirname}/../${file}`)).module

/** Source files whose chunks a page needs. */
const sourcesOf = ({ member, file }: navigation.Route): string[] => [
  ...(member ? ['src/app/pages/MemberArea.tsx', 'src/app/pages/memberPages.ts'] : []),
  `src/features/${file}.tsx`,
]

/** A chunk with its static imports and their styles. */
function filesOf(chunk: Chunk, bundle: Rollup.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
  for (const file of chunk.imports) {
    const next = bundle[file]
    if (next?.type === 'chunk') filesOf(next, bundle, found)
  }
  return found
}

/** The pictures that fill most of the home page's first screen. */
const HOME_PICTURES = ['art/stage-1-welcome.svg', 'art/home-live.svg']

/**
 * The files each route loads beyond the first ones, by index: `[["assets/…"], { "/realbet": [0] }]`. `again` lists those of a
 * repeat visit, `demo` and `demoDeep` those that answer a first visit to a demo build, on the home page and elsewhere.
 */
async function routeFiles(
  bundle: Rollup.OutputBundle,
  first: Set<string>,
): Promise<[string[], Record<string, number[]>]> {
  const { allRoutes } = await load<typeof navigation>('src/navigation/routes.ts')
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needs: Record<string, string[]> = { again: RESTORING }
  if (!process.env.VITE_API_BASE)
    Object.assign(needs, { demo: DEMO_HOST, demoDeep: [...DEMO_HOST, ...DEMO_GAMES] })
  for (const route of allRoutes) needs[route.path] = sourcesOf(route)
  const names = [...HOME_PICTURES]
  const routes: Record<string, number[]> = { '/': HOME_PICTURES.map((_, index) => index) }
  for (const [path, sources] of Object.entries(needs)) {
    const files = new Set<string>()
    for (const source of sources) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
      if (!chunk) throw new Error(`no chunk holds ${source}`)
      filesOf(chunk, bundle, files)
    }
    // A repeat visit has the display face in the worker's cache; a first one must not wait for it.
    if (path === 'again') Object.keys(bundle).forEach((file) => file.endsWith('.woff2') && files.add(file))
    for (const file of files) {
      if (first.has(file)) continue
      if (!names.includes(file)) names.push(file)
      ;(routes[path] ??= []).push(names.indexOf(file))
    }
  }
  return [names, routes]
}

/** The data of the inline script's early reads. Empty in a demo build, whose server first runs inside the page (D14). */
async function earlyData(): Promise<unknown[]> {
  const line = process.env.VITE_API_BASE?.split(',')[0]?.trim()
  if (!line) return []
  const { earlyReads } = await load<typeof early>('vite/earlyReads.ts')
  return [line.replace(/\/+$/, ''), earlyReads(await load<typeof contracts>('src/contract/index.ts'))]
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

type Tag = [tag: string, attrs: Record<string, string | boolean>, children?: string | undefined]
const tagsOf = (injectTo: 'head-prepend' | 'body-prepend' | 'body', tags: Tag[]): HtmlTagDescriptor[] =>
  tags.map(([tag, attrs, children = '']) => ({ tag, attrs, children, injectTo }))

/**
 * Completes every page with charset, policy, icons (a separate file costs a request), inline style, and the stylesheets behind its
 * content, so that the first paint doesn't wait for them; index.html with the shell and early requests for the route's files.
 */
export function builtPage(site: Site): Plugin {
  return {
    name: 'built-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle, chunk }) {
        // Within the first kilobyte.
        const head: Tag[] = [['meta', { charset: 'utf-8' }]]
        const content = pagePolicy(site.origins, { asMeta: true })
        if (bundle) head.push(['meta', { 'http-equiv': 'Content-Security-Policy', content }])
        const sprite = read('public/art/ui-icons.svg').replace(/<defs>.*?<\/defs>/, '')
        const below: Tag[] = [['div', { hidden: true }, sprite]]
        const isApp = path === '/index.html'
        const first = bundle && chunk ? filesOf(chunk, bundle) : new Set<string>()
        for (const file of [...first].filter((name) => name.endsWith('.css'))) {
          const link = { crossorigin: true, href: site.base + file }
          const own = `<link rel="stylesheet" crossorigin href="${link.href}">`
          if (!html.includes(own)) throw new Error(`the page has no ${own}`)
          html = html.replace(own, '')
          // Preloaded, because the scripts wait for it; last in the body, because there it blocks the parser.
          head.push(['link', { rel: 'preload', as: 'style', ...link }])
          below.push(['link', { rel: 'stylesheet', ...link, 'data-first': true }])
        }
        head.push(['style', {}, bundle ? inlineStyle() : layerStatement])

        const above: Tag[] = isApp ? [['div', { id: 'root' }, bundle && partOf('shell')]] : []
        if (isApp && bundle) {
          const data = [...(await routeFiles(bundle, first)), ...(await earlyData())]
          // Which version a tab runs: for error reports and the doctor.
          site.build = buildId(bundle)
          head.push(['script', {}, floorScript()], ['meta', { name: 'build', content: site.build }])
          for (const file of [...first].filter((name) => name.endsWith('.js')))
            head.push(['link', { rel: 'modulepreload', crossorigin: true, href: site.base + file }])
          head.push(
            ['script', { type: 'application/json', id: 'route-files' }, JSON.stringify(data)],
            // Before the app's script, whose failure it listens for.
            ['script', {}, inlineScript()],
          )
          const engines = Object.entries(floor)
          const broken = engines.reduce((text, [name, of]) => text.replace(`{${name}}`, of), partOf('broken'))
          above.push(['div', {}, broken])
        }
        const [top, start, end] = ['head-prepend', 'body-prepend', 'body'] as const
        return { html, tags: [...tagsOf(top, head), ...tagsOf(start, above), ...tagsOf(end, below)] }
      },
    },
  }
}
