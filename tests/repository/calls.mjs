// `npm run task -- calls` writes docs/calls.md. Vite loads the TypeScript of the contract.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const { module } = await runnerImport(`${import.meta.dirname}/callsTable.ts`, {
  configFile: false,
  logLevel: 'error',
  root,
  resolve: { alias: { '@': `${root}/src` } },
})
mkdirSync(`${root}/docs`, { recursive: true })
writeFileSync(`${root}/docs/calls.md`, module.callsTable())
