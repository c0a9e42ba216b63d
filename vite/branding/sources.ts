import type { InlineConfig, Plugin } from 'vite'
import type { Brand } from './read.ts'

/** Fills the source modules with brand texts: one constant each, so that a build keeps only what it uses. */
export const brandSources = (brand: Brand): Plugin => ({
  name: 'brand-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/texts\/brand(Texts)?\.ts$/ },
    handler: () => ({
      code: Object.entries(brand)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
      map: null,
    }),
  },
})

/** How the build runs a source module of its own: with the app's paths and this brand. */
export const sourceRunner = (brand: Brand): InlineConfig => ({
  resolve: { alias: { '@': `${import.meta.dirname}/../../src` } },
  plugins: [brandSources(brand)],
})
