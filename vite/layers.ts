import { relative } from 'node:path'
import { normalizePath, type CSSOptions } from 'vite'
import { LAYERS } from './headers.mjs'

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

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
  if (!layer || !LAYERS.includes(layer))
    throw new Error(`no layer for ${path}: add its folder to LAYERS in vite/headers.mjs`)
  return layer
}

/** The layer of the stylesheet a `composes: x from '…/ui/card.module.css'` names, by its folder in src. */
const layerOfComposed = (value: string): string | undefined => {
  const [, path] = /from ['"].*?(\w+\/[^/'"]+)['"]/.exec(value) ?? []
  return path && layerOf(`src/${path}`)
}

/** Puts every stylesheet into the layer of its folder, so that the order of styles doesn't depend on the order of files. */
export function cascadeLayers(root: string): PostcssPlugin {
  return {
    postcssPlugin: 'cascade-layers',
    prepare() {
      let composed: string | undefined
      return {
        Once(sheet) {
          sheet.walkDecls('composes', ({ value }) => void (composed ??= layerOfComposed(value)))
        },
        OnceExit(sheet, { AtRule }) {
          const { source } = sheet
          const layer = source?.input.file && layerOf(normalizePath(relative(root, source.input.file)))
          if (!layer) return
          // CSS modules put a copy of the composed stylesheet first; its rules have no source and stay in their own layer.
          const copied = sheet.nodes.filter((node) => !node.source)
          const own = sheet.nodes.filter((node) => node.source)
          const layers = [new AtRule({ name: 'layer', params: composed ?? layer }).append(copied)]
          layers.push(new AtRule({ name: 'layer', params: layer }).append(own))
          sheet.append(layers.filter(({ nodes }) => nodes?.length))
          // Vite warns of declarations without a source, at every build.
          sheet.walkDecls((declaration) => void (declaration.source ??= source))
        },
      }
    },
  }
}
