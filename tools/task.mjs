// `npm run task -- NAME …`: what is run now and then. Without a name it lists itself.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const TASKS = {
  browser: ['tests/ensure-browser.mjs', 'installs the browser that the tests drive, unless there is one'],
  bench: ['tests/bench/bench.mjs', 'the performance budgets; --quick in less than 3 minutes'],
  calls: ['tests/repository/calls.mjs', 'writes docs/calls.md, the table of all calls, from the contract'],
  coverage: ['tests/paragraphs/coverage.mjs', 'which test shows which line of the documents'],
  doctor: ['tools/doctor.ts', 'checks a live site and prints what to change: doctor https://host/'],
  face: ['tools/face.ts', 'subsets the display face to the signs of headings'],
  'test:engines': ['tests/engines/run.ts', 'walks through the last build in Firefox, WebKit and Chromium'],
  format: [
    'node_modules/prettier/bin/prettier.cjs',
    'formats the sources',
    '--write',
    '--log-level=warn',
    '.',
  ],
  headers: [
    'tools/hosts.ts',
    'writes public/_headers and the examples of docs/operating.md; prints one by its name',
  ],
  mutants: ['tests/mutants/run.mjs', 'puts small faults into a copy of HEAD, which the tests must find'],
  'pack:kit': ['tests/kit/pack.mjs', 'packs the testers’ kit for other repositories'],
  new: ['tests/repository/scaffold.ts', 'a new call or page, with a failing test: new call, new page'],
  pictures: ['tests/pictures.mjs', 'retakes the README’s pictures, of the last build'],
  record: ['tests/kit/record.ts', 'records what a portal’s server answers, for tests: record https://host/'],
  release: ['tools/release.ts', 'puts the build where a host serves it: release /srv/portal'],
  replay: ['tests/replay.mjs', 'a server that answers as a recorded real one did'],
  report: ['tools/report.ts', 'the sizes of a build, as npm run build prints them'],
  serve: ['tools/serve.ts', 'the demo server over HTTP, for any client of the family: serve --port 4200'],
}

// A second `--` of npm, `npm run task -- doctor -- https://host/`, is no option of the task.
const [name, ...options] = process.argv.slice(2).filter((option) => option !== '--')
const [path, , ...always] = TASKS[name] ?? []
if (!path) {
  for (const [task, [, does]] of Object.entries(TASKS)) console.log(`${task.padEnd(12)} ${does}`)
  process.exitCode = name ? 2 : 0
} else {
  const file = new URL(`../${path}`, import.meta.url)
  process.argv = [process.argv[0], fileURLToPath(file), ...always, ...options]
  if (path.endsWith('.ts')) {
    // Vite reads the TypeScript: Node 20 does not strip types.
    const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }
    const { module } = await runnerImport(fileURLToPath(file), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias },
    })
    let code
    try {
      code = await module.run(options)
    } catch (error) {
      // A wrong option, file or setting: our stack says nothing about it.
      if (error.constructor !== Error && !error.code) throw error
      console.error(error.message)
      code = 2
    }
    // Answers whose bodies nobody reads would keep the process for seconds.
    process.stdout.write('', () => process.exit(code))
  } else await import(file)
}
