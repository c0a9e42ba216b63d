// `npm run check`: lint, which checks types too, and unit tests, with `--build` also the build. `npm run check -- --changed` looks
// at changed files only, in less than 30 s: the uncommitted ones, or those of the last commit when there are none.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

function git(...args) {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm run check -- --changed needs git: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** Tests that read the sources instead of importing them. */
const READERS = ['bans', 'supply'].map((name) => `tests/repository/${name}.test.ts`)

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

/** The tests in these files' folders. Those elsewhere wait for `npm run check`: routes and contract reach nearly all. */
function testsBeside(files) {
  const folders = new Set(files.map(dirname))
  return git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx').filter((test) =>
    folders.has(dirname(test)),
  )
}

async function checkChanged() {
  const files = changedFiles()
  console.log(`${files.length} changed files`)
  const code = files.filter((file) => /^(src|sw|tests|tools|vite)\/.*\.(tsx?|mjs|js)$/.test(file))
  // Remembers what it has checked.
  const steps = [step('types', 'npx', 'tsc', '-b')]
  if (code.length > 0)
    steps.push(
      step('lint', 'npx', 'oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', ...code),
      step(
        'unit tests',
        'npx',
        'vitest',
        'run',
        ...testsBeside(code.filter((file) => !file.endsWith('.spec.ts'))),
        ...READERS,
      ),
    )
  if (files.length > 0)
    steps.push(
      step('format', 'npx', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files),
    )
  const isGood = (await Promise.all(steps)).every(Boolean)
  console.log(
    'skipped: knip, lint and format of other files, unit tests of other folders, the build, all flows and specs',
  )
  return isGood
}

async function checkAll() {
  // Side by side, because lint uses one core most of the time.
  const names = ['lint', ...(process.argv.includes('--build') ? ['build'] : [])]
  const shard = process.argv.filter((option) => option.startsWith('--shard='))
  const steps = [
    step('unit', 'npm', 'run', 'unit', '--', ...shard),
    ...names.map((name) => step(name, 'npm', 'run', name)),
  ]
  return (await Promise.all(steps)).every(Boolean)
}

const isGood = await (process.argv.includes('--changed') ? checkChanged() : checkAll())
process.exitCode = isGood ? 0 : 1
