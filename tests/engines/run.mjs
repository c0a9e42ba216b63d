// `npm run task -- test:engines`. Vite reads the TypeScript: Node 20 does not strip types.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const file = fileURLToPath(new URL('run.ts', import.meta.url))
const alias = { '@': fileURLToPath(new URL('../../src', import.meta.url)) }
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', resolve: { alias } })
process.exitCode = await module.runEngines(process.argv.slice(2))
