// `npm run task -- coverage` writes tests/.report/COVERAGE.md; docs/testing.md says how to read it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const here = import.meta.dirname
const { module } = await runnerImport(`${here}/coverageTable.ts`, {
  configFile: false,
  root: `${here}/../..`,
})
const { coverageTable, taggedTests, unshown } = module
const tests = taggedTests()
mkdirSync(`${here}/../.report`, { recursive: true })
writeFileSync(`${here}/../.report/COVERAGE.md`, coverageTable(tests))
const missing = unshown(tests)
console.log(`${tests.length} titles with tags; rows without test or reason: ${missing.join(' ') || 'none'}`)
console.log('written to tests/.report/COVERAGE.md')
