import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The folder of a build's brand: `VITE_BRAND`, else `brand` beside the sources, else the demo's own. */
export const brandFolder = (setting, root = ROOT) =>
  resolve(root, setting || (existsSync(join(root, 'brand/brand.json')) ? 'brand' : 'vite/brand'))
