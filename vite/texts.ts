import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { ARTICLES, BANNERS } from '../src/contract/texts/shippedTexts.ts'
import type * as sources from '../sw/texts/texts.ts'
import { brandSources } from './branding/index.ts'
import { filesIn, type Brand } from './branding/read.ts'

/** The brand's own articles by type: `articles/2.html` is its privacy policy. */
const ownArticles = ({ folder }: Brand) =>
  filesIn(join(folder, 'articles')).map((name) => [
    name.split('.')[0],
    { content: readFileSync(join(folder, 'articles', name), 'utf8') },
  ])

/** The content of the long-text files, by address; a build for a real server has what its brand allows. */
async function textFiles(brand: Brand, isDemo: boolean, base: string): Promise<[string, string][]> {
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const file = `${import.meta.dirname}/../sw/texts/texts.ts`
  const alias = { '@': `${import.meta.dirname}/../src` }
  const options = { resolve: { alias }, plugins: [brandSources(brand)] }
  const { texts, shippedBanners } = (await runnerImport<typeof sources>(file, options)).module
  const files: Record<string, object> = isDemo ? { ...texts } : {}
  if (isDemo || brand.shipped.articles)
    files[ARTICLES] = { ...texts[ARTICLES], ...Object.fromEntries(ownArticles(brand)) }
  if (!isDemo && brand.shipped.banners)
    files[BANNERS] = shippedBanners.map(({ src, url }) => ({ src: base + src.slice(1), url }))
  return Object.entries(files).map(([address, content]) => [address, JSON.stringify(content)])
}

/** Writes the long texts to separate files: in the worker's script they would be loaded with every update. */
export function shippedTexts(brand: Brand, isDemo: boolean, base: string): Plugin {
  return {
    name: 'shipped-texts',
    async configureServer({ middlewares }) {
      for (const [address, text] of await textFiles(brand, isDemo, base))
        middlewares.use(address, (_, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(text)
        })
    },
    async generateBundle() {
      for (const [address, source] of await textFiles(brand, isDemo, base))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
