// `npm run task -- replay`. Vite reads the TypeScript: Node 20 does not strip types.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const file = fileURLToPath(new URL('kit/family/replay.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
try {
  const { close } = await module.replay(process.argv.slice(2), console.log)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close)
} catch (error) {
  if (!(error instanceof module.Told)) throw error
  console.error(error.message)
  process.exitCode = 1
}
