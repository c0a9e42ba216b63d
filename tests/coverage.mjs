// Writes tests/COVERAGE.md anew: npm run coverage.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const here = import.meta.dirname
const { module } = await runnerImport(`${here}/paragraphs/coverageTable.ts`, {
  configFile: false,
  root: `${here}/..`,
})
const { coverageTable, taggedTests, unshown } = module
const tests = taggedTests()
writeFileSync(`${here}/COVERAGE.md`, coverageTable(tests))
const missing = unshown(tests)
console.log(`${tests.length} titles with tags; rows without test or reason: ${missing.join(' ') || 'none'}`)
