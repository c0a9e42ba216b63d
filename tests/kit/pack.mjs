// `npm run task -- pack:kit` packs the kit for other repositories, JavaScript with its types and a README, into
// tests/kit/xinglan-portal-1.0.0.tgz; `npm run task -- pack:kit FOLDER` into another folder.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, runnerImport } from 'vite'

const here = import.meta.dirname
const root = resolve(here, '../..')
const packed = `${here}/.packed`
const [folder = here] = process.argv.slice(2)
// npm runs scripts at the top of the repository; a relative folder is the caller's.
const destination = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
/** What other repositories import, and the recorder. */
const ENTRIES = ['kit', 'server', 'msw', 'record']

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: { '@': `${root}/src` } },
  ssr: { noExternal: true, external: ['@playwright/test'] },
  build: {
    ssr: true,
    rollupOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `${here}/${name}.ts`])),
      output: { entryFileNames: '[name].js' },
    },
    outDir: packed,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
  },
})
writeFileSync(
  `${packed}/portal-record.js`,
  "#!/usr/bin/env node\nimport { run } from './record.js'\nprocess.exitCode = await run(process.argv.slice(2))\n",
)
// Without a check, which `npm run lint` makes: a cold one takes half a minute.
const types = `${packed}/types`
const emit = [
  '--declaration',
  '--emitDeclarationOnly',
  '--outDir',
  types,
  '--tsBuildInfoFile',
  `${types}/info`,
]
run('npx', ['tsc', '-p', 'tests', '--noCheck', ...emit], root)
const typed = new Set(ENTRIES.slice(0, 3))
for (const file of typed) {
  const text = readFileSync(`${types}/tests/kit/${file}.d.ts`, 'utf8')
  mkdirSync(dirname(`${packed}/${file}`), { recursive: true })
  // Node's own module resolution, which other repositories may use, needs the extension.
  writeFileSync(`${packed}/${file}.d.ts`, text.replaceAll(/from '(\.\.?\/[\w/]+)'/g, "from '$1.js'"))
  for (const [, source] of text.matchAll(/from '(\.\.?\/[\w/]+)'/g)) typed.add(join(dirname(file), source))
}
rmSync(types, { recursive: true })
// Read beside the chunk of the demo server, which all entries share.
cpSync(`${root}/sw/texts/articles`, `${packed}/assets/articles`, { recursive: true })
copyFileSync(`${here}/package.json`, `${packed}/package.json`)
copyFileSync(`${root}/docs/calls.md`, `${packed}/calls.md`)
copyFileSync(`${root}/docs/LICENSE`, `${packed}/LICENSE`)
writeFileSync(`${packed}/README.md`, await readme())
mkdirSync(destination, { recursive: true })
run('npm', ['pack', '--loglevel', 'error', '--pack-destination', destination], packed)
console.log(`In the other repository: npm i -D @playwright/test ${destination}/xinglan-portal-1.0.0.tgz`)

/** The package's README: the chapters of the documents that a tester elsewhere needs, and what each page has and calls. */
async function readme() {
  const { module } = await runnerImport(`${here}/pageTable.ts`, {
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': `${root}/src` } },
  })
  const chapters = ['README.md', 'tests/kit/README.md', 'sw/README.md']
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').split(/^(?=## )/m))
    .map((chapter) => chapter.replaceAll(/\[([^\]]+)\]\((?!calls\.md)[^)]+\)/g, '$1'))
  const chapter = (title) => {
    const found = chapters.find((text) => text.startsWith(`## ${title}\n`))
    if (!found) throw new Error(`no chapter "${title}" for the kit's README`)
    return found
  }
  return `# The portal's test kit\n\nEvery call with its fields: [calls.md](calls.md).\n\n${[
    chapter('The kit in another repository'),
    chapter('Examples, fixtures and words'),
    chapter('Demo accounts'),
    chapter('Controls for testers (D41)'),
  ].join('')}\n## Pages\n\n${module.pageTable()}`
}
