import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as sources from '../sw/texts/texts.ts'
import { ARTICLES, BANNERS } from '../src/contract/texts/shippedTexts.ts'
import { filesIn, type Brand } from './branding/read.ts'
import { sourceRunner } from './branding/sources.ts'

/** The content of the long-text files, by address; a build for a real server has what its brand allows. */
async function textFiles(brand: Brand, isDemo: boolean, base: string): Promise<Map<string, string>> {
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const { module } = await runnerImport<typeof sources>(
    `${import.meta.dirname}/../sw/texts/texts.ts`,
    sourceRunner(brand),
  )
  const files: Record<string, object> = isDemo ? { ...module.texts } : {}
  if (isDemo || brand.shipped.articles) files[ARTICLES] = { ...module.texts[ARTICLES], ...ownArticles(brand) }
  if (!isDemo && brand.shipped.banners)
    files[BANNERS] = module.shippedBanners.map(({ src, url }) => ({ src: base + src.slice(1), url }))
  return new Map(Object.entries(files).map(([address, content]) => [address, JSON.stringify(content)]))
}

/** The brand's own articles by type: `articles/2.html` is its privacy policy. */
const ownArticles = ({ folder }: Brand) =>
  Object.fromEntries(
    filesIn(join(folder, 'articles')).map((name) => [
      name.split('.')[0],
      { content: readFileSync(join(folder, 'articles', name), 'utf8') },
    ]),
  )

/** Writes the long texts to separate files: in the worker's script they would be loaded with every update. */
export function shippedTexts(brand: Brand, isDemo: boolean, base: string): Plugin {
  return {
    name: 'shipped-texts',
    async configureServer(server) {
      const files = await textFiles(brand, isDemo, base)
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '')
        if (text === undefined) return next()
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
