// `npm run task -- pack:kit` packs the kit for other repositories, one JavaScript file with its types and a README, into
// tests/kit/xinglan-portal-1.0.0.tgz; `npm run task -- pack:kit FOLDER` into another folder.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, runnerImport } from 'vite'

const here = import.meta.dirname
const root = resolve(here, '../..')
const packed = `${here}/.packed`
const [folder = here] = process.argv.slice(2)
// npm runs scripts at the top of the repository; a relative folder is the caller's.
const destination = resolve(process.env.INIT_CWD ?? process.cwd(), folder)

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
  build: { ssr: `${here}/kit.ts`, outDir: packed, emptyOutDir: true, minify: false, target: 'node20' },
})
run('npx', ['tsc', '-b'], root)
const types = `${root}/.tsbuild/tests/tests/kit`
for (const file of ['kit', 'fixtures', 'familyPortal', 'words', 'accounts', 'steps']) {
  const text = readFileSync(`${types}/${file}.d.ts`, 'utf8')
  // Node's own module resolution, which other repositories may use, needs the extension.
  writeFileSync(`${packed}/${file}.d.ts`, text.replaceAll(/from '(\.\/\w+)'/g, "from '$1.js'"))
}
copyFileSync(`${here}/package.json`, `${packed}/package.json`)
copyFileSync(`${root}/docs/calls.md`, `${packed}/calls.md`)
copyFileSync(`${root}/docs/LICENSE`, `${packed}/LICENSE`)
writeFileSync(`${packed}/README.md`, await readme())
run('npm', ['pack', '--loglevel', 'error', '--pack-destination', destination], packed)
console.log(`In the other repository: npm i -D @playwright/test ${destination}/xinglan-portal-1.0.0.tgz`)

/** The package's README: the chapters of the documents that a tester elsewhere needs, and the pages' addresses. */
async function readme() {
  const chapters = ['README.md', 'docs/testing.md']
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
  ].join('')}\n## Pages\n\n| address | page | for |\n|---|---|---|\n${(await pages()).join('\n')}\n`
}

async function pages() {
  const { module } = await runnerImport(`${root}/src/navigation/routes.ts`, { configFile: false, root })
  return module.allRoutes.map(
    ({ path, title, member }) => `| \`#${path}\` | ${title} | ${member ? 'members' : 'everyone'} |`,
  )
}
