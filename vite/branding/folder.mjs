import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The folder of the build's brand: `VITE_BRAND`, else `brand` next to the sources, else the demo's. */
export const brandFolder = (setting, root = ROOT) =>
  resolve(root, setting || (existsSync(join(root, 'brand/brand.json')) ? 'brand' : 'vite/brand'))
