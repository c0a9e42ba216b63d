// `npm run task -- calls` writes docs/calls.md and the kit's types of calls. Vite loads the TypeScript of the contract.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const load = async (file) => {
  const { module } = await runnerImport(`${import.meta.dirname}/${file}`, {
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': `${root}/src` } },
  })
  return module
}
// Samples are tried in many forms, and the contract tells of each that it cannot read.
console.warn = () => {}
const { callsTable } = await load('callsTable.ts')
mkdirSync(`${root}/docs`, { recursive: true })
writeFileSync(`${root}/docs/calls.md`, callsTable())

const { callTypes } = await load('callTypes.ts')
const filepath = `${root}/tests/kit/calls.ts`
writeFileSync(filepath, await format(callTypes(), { ...(await resolveConfig(filepath)), filepath }))
