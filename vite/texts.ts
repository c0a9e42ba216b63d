import { runnerImport, type Plugin } from 'vite'
import type * as sources from '../sw/texts/texts.ts'

/** The content of the files with long texts, by address. */
async function textFiles(): Promise<Map<string, string>> {
  const root = `${import.meta.dirname}/..`
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const { module } = await runnerImport<typeof sources>(`${root}/sw/texts/texts.ts`, {
    resolve: { alias: { '@': `${root}/src` } },
  })
  return new Map(Object.entries(module.texts).map(([address, texts]) => [address, JSON.stringify(texts)]))
}

/** Writes the long texts to files of their own: in the worker's script they would load with every update. */
export function shippedTexts(): Plugin {
  return {
    name: 'shipped-texts',
    async configureServer(server) {
      const files = await textFiles()
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '')
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(text)
      })
    },
    async generateBundle() {
      for (const [address, source] of await textFiles())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
