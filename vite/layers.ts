import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { normalizePath, type CSSOptions, type Plugin } from 'vite'

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

/** The statement at the top of the page's first stylesheet, which orders the layers. */
const [STATEMENT = '', names = ''] =
  /^@layer ([^;]+);/.exec(readFileSync(new URL('../src/first-paint/shell.css', import.meta.url), 'utf8')) ??
  []
const LAYERS = names.split(/,\s*/)
/** Stylesheets that are a layer of their own instead of their folder's. */
const OWN = ['src/ui/tokens.css', 'src/ui/reset.css']

/**
 * The cascade layer of a stylesheet, by its place in the repository: its folder in src, `libraries` for a package. Undefined for
 * the demo server's pages, which have no layers.
 */
export function layerOf(path: string): string | undefined {
  if (path.includes('node_modules/')) return 'libraries'
  const [top, folder, file] = path.split('/')
  if (top !== 'src') return undefined
  const layer = OWN.includes(path) ? file?.replace('.css', '') : folder
  if (!layer || !LAYERS.includes(layer)) throw new Error(`shell.css orders no layer for ${path}`)
  return layer
}

/** Puts every stylesheet into the layer of its folder, so that the order of styles doesn't depend on the order of files. */
export function cascadeLayers(root: string): PostcssPlugin {
  return {
    postcssPlugin: 'cascade-layers',
    OnceExit(sheet, { AtRule }) {
      const file = sheet.source?.input.file
      const layer = file && layerOf(normalizePath(relative(root, file)))
      if (!layer) return
      const rule = new AtRule({ name: 'layer', params: layer })
      rule.append(sheet.nodes)
      sheet.append(rule)
    },
  }
}

/** `npm run dev`: the order of the layers, which built pages have in their inline style. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'style', children: STATEMENT, injectTo: 'head-prepend' }],
  }
}
