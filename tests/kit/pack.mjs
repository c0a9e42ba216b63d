// `npm run pack:kit` packs the kit, one JavaScript file with its types, into xinglan-portal-1.0.0.tgz.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
const root = resolve(here, '../..')
const packed = `${here}/.packed`

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
  build: { ssr: `${here}/index.ts`, outDir: packed, emptyOutDir: true, minify: false, target: 'node20' },
})
run('npx', ['tsc', '-b'], root)
const types = `${root}/.tsbuild/tests/tests/kit`
for (const file of ['index', 'fixtures', 'familyPortal', 'words', 'accounts']) {
  const text = readFileSync(`${types}/${file}.d.ts`, 'utf8')
  // Node's own module resolution, which other repositories may use, needs the extension.
  writeFileSync(`${packed}/${file}.d.ts`, text.replaceAll(/from '(\.\/\w+)'/g, "from '$1.js'"))
}
run('npm', ['pack', here], process.cwd())
