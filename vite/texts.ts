import { runnerImport, type Plugin } from 'vite'
import type * as sources from '../sw/texts/texts.ts'
import { ARTICLES } from '../src/contract/shippedTexts.ts'
import type { Brand } from './branding/read.ts'
import { sourceRunner } from './branding/sources.ts'

/** The content of the files with long texts, by address; a build for a real server has the articles its brand allows. */
async function textFiles(brand: Brand, isDemo: boolean): Promise<Map<string, string>> {
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const { module } = await runnerImport<typeof sources>(
    `${import.meta.dirname}/../sw/texts/texts.ts`,
    sourceRunner(brand),
  )
  const isShipped = (address: string) => isDemo || (address === ARTICLES && brand.shipped.articles)
  return new Map(
    Object.entries(module.texts)
      .filter(([address]) => isShipped(address))
      .map(([address, texts]) => [address, JSON.stringify(texts)]),
  )
}

/** Writes the long texts to files of their own: in the worker's script they would load with every update. */
export function shippedTexts(brand: Brand, isDemo: boolean): Plugin {
  return {
    name: 'shipped-texts',
    async configureServer(server) {
      const files = await textFiles(brand, isDemo)
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '')
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(text)
      })
    },
    async generateBundle() {
      for (const [address, source] of await textFiles(brand, isDemo))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
