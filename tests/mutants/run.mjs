// `npm run task -- mutants [words]`: puts one small fault after the other into a copy of HEAD, and expects the test named in its
// patch to fail in the DOM and in Chromium. `--dom` and `--chromium` try one of them. Takes a minute per fault.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const options = process.argv.slice(2)
const words = options.filter((option) => !option.startsWith('--'))
const layers = ['dom', 'chromium'].filter((layer) => options.includes(`--${layer}`))

const copy = mkdtempSync(join(tmpdir(), 'mutants-'))

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, E2E_PORT: '4270', NO_COLOR: '1' },
  })
  return { isFine: status === 0, output: stdout + stderr }
}

function must(command, ...args) {
  const { isFine, output } = run(command, ...args)
  if (!isFine) throw new Error(`${command} ${args.join(' ')}\n${output}`)
}

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Runs one test in a layer: `passed`, `failed`, or the output when it did not run. */
function verdict(layer, spec, title) {
  if (layer === 'chromium') must('npx', 'vite', 'build', '--logLevel', 'error')
  const [command, ...args] =
    layer === 'dom'
      ? ['npm', 'run', 'flows', '--', `tests/${spec}`, '-t', literally(title)]
      : [
          'npx',
          'playwright',
          'test',
          '-c',
          'tests/playwright.config.ts',
          '--retries=0',
          spec,
          '-g',
          literally(title),
        ]
  const { output } = run(command, ...args)
  if (/\b\d+ failed\b/.test(output)) return 'failed'
  // Vitest also counts the file of a test that it skips.
  return /\b\d+ passed\b/.test(output.replace(/Test Files.*/, '')) ? 'passed' : output
}

const faults = readdirSync(import.meta.dirname)
  .filter(
    (file) => file.endsWith('.patch') && (words.length === 0 || words.some((word) => file.includes(word))),
  )
  .map((file) => {
    const [fault, place] = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
    const [spec, ...title] = place.replace('Test: ', '').split(' ')
    return { file, fault, spec, title: title.join(' ') }
  })

let unseen = 0
try {
  rmSync(copy, { recursive: true })
  const { status, stderr } = spawnSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { file, fault, spec, title } of faults) {
    const patch = join(import.meta.dirname, file)
    const verdicts = []
    for (const layer of layers.length > 0 ? layers : ['dom', 'chromium']) {
      must('git', 'apply', '-C1', patch)
      const told = verdict(layer, spec, title)
      must('git', 'checkout', '-q', '.')
      verdicts.push(`${layer} ${told}`)
      if (told !== 'failed') unseen++
    }
    console.log(`${file.replace('.patch', '').padEnd(18)} ${verdicts.join(', ')}  ${fault}`)
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root })
}
console.log(`${faults.length} faults, ${unseen} not seen`)
process.exitCode = unseen > 0 ? 1 : 0
