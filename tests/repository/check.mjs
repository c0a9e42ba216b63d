// `npm run check`: types, lint and unit tests, with `--build` also the build. `npm run check -- --changed` looks at changed files
// only, in less than 30 s: the uncommitted ones, or those of the last commit when there are none.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

function git(...args) {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm run check -- --changed needs git: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** Tests that read the sources instead of importing them. */
const READERS = ['bans', 'storageKeys', 'supply'].map((name) => `tests/repository/${name}.test.ts`)

/** Runs one step to its end and prints its output only when it fails. */
function step(name, command, ...args) {
  const begun = Date.now()
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (status) => {
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      if (status !== 0) console.log(output)
      done(status === 0)
    })
  })
}

function changedFiles() {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')
  return files.filter((file) => existsSync(`${root}/${file}`))
}

/** More tests than fit into half a minute. */
const MANY = 30

/** The tests among these files, and those that import one of them; of many, those of their folders. The rest waits for `npm run check`. */
function testsOf(files) {
  const changed = new Set(files.map((file) => file.replace(/\.\w+$/, '')))
  const folders = new Set(files.map(dirname))
  const imports = (test) =>
    [...readFileSync(`${root}/${test}`, 'utf8').matchAll(/(?:from|import|mock)\W+'(@\/|\.)([^']+)'/g)].map(
      ([, start, path]) =>
        (start === '@/' ? `src/${path}` : join(dirname(test), `.${path}`)).replace(/\.[jt]sx?$/, ''),
    )
  const tests = git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx').filter(
    (test) => files.includes(test) || imports(test).some((path) => changed.has(path)),
  )
  return tests.length > MANY ? tests.filter((test) => folders.has(dirname(test))) : tests
}

async function checkChanged() {
  const files = changedFiles()
  console.log(`${files.length} changed files`)
  const code = files.filter((file) => /^(src|sw|tests|vite)\/.*\.(tsx?|mjs|js)$/.test(file))
  const steps = [step('types', 'npx', 'tsc', '-b')]
  if (code.length > 0)
    steps.push(
      step('lint', 'npx', 'oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', ...code),
      step('unit tests', 'npx', 'vitest', 'run', ...testsOf(code), ...READERS),
    )
  if (files.length > 0)
    steps.push(
      step('format', 'npx', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files),
    )
  return (await Promise.all(steps)).every(Boolean)
}

async function checkAll() {
  // Side by side, because types and lint use one core most of the time.
  const names = ['typecheck', 'lint', 'unit', ...(process.argv.includes('--build') ? ['build'] : [])]
  const steps = names.map((name) => step(name, 'npm', 'run', name))
  return (await Promise.all(steps)).every(Boolean)
}

const isGood = await (process.argv.includes('--changed') ? checkChanged() : checkAll())
process.exitCode = isGood ? 0 : 1
