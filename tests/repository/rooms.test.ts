import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** The rooms of the demo server, lowest first: a file imports from its own and from lower ones. `.` is the worker. */
const ROOMS = 'db effects games promotions members server desk control front api demo texts testing .'.split(
  ' ',
)
const roomOf = (file: string) => (file.split('/').length > 2 ? file.split('/')[1]! : '.')

const files = ['src', 'sw'].flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
)

/** The files that a file names after `from`, `import` or what else `before` matches, types too. */
const importsOf = (file: string, before: string) =>
  Array.from(
    readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(new RegExp(`${before}'(\\.[^']+|@/[^']+)'`, 'g')),
    ([, path = '']) =>
      path.startsWith('@/') ? path.replace('@', 'src') : join(dirname(file), path).replaceAll('\\', '/'),
  ).flatMap((path) =>
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => existsSync(`${ROOT}/${each}`)),
  )

const imports = new Map(files.map((file) => [file, importsOf(file, '(?:from|import) ')]))

it('no room of the demo server imports from a higher one', () => {
  const server = [...imports].filter(([file]) => file.startsWith('sw/'))
  const upwards = server.flatMap(([file, targets]) =>
    targets
      .filter((target) => target.startsWith('sw/'))
      .filter((target) => ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(upwards).toEqual([])
  expect(server.filter(([file]) => !ROOMS.includes(roomOf(file)))).toEqual([])
})

/** Lists whose files are a noun each, looked for by name (docs/contributing.md, "Size"). */
const LISTS = 'src/contract src/features/member src/lib src/state src/ui sw/db sw/db/seed'.split(' ')

it('no folder but the known lists has more than 15 files of code', () => {
  const folders = files.filter((file) => !/\.(d|fixture)\.ts$/.test(file)).map(dirname)
  const full = [...new Set(folders)].filter((each) => folders.filter((one) => one === each).length > 15)
  expect(full.toSorted()).toEqual(LISTS)
})

const [table = '', ...walks] = readFileSync(`${ROOT}/docs/architecture.md`, 'utf8').split('\n## ')
const filesIn = (walk = '') =>
  Array.from(walk.matchAll(/`((?:src|sw)\/[^`<]+\.tsx?)`/g), ([, file = '']) => file)

it('the walks of docs/architecture.md have the files they count, each joined to another by an import', () => {
  const rows = Array.from(table.matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm))
  expect(rows).toHaveLength(6)
  for (const [row, name, app, server] of rows) {
    const own = filesIn(walks.find((walk) => walk.startsWith(`${name}\n`)))
    const asks = own.some((file) => file.startsWith('sw/api/'))
    const walk = [...new Set(asks ? [...filesIn(walks[0]), ...own] : own)]
    const inApp = walk.filter((file) => file.startsWith('src/')).length
    expect([inApp, walk.length - inApp], row).toEqual([Number(app), Number(server)])
    const links = walk.flatMap((file) =>
      importsOf(file, '(?:from |import |import\\()')
        .filter((target) => walk.includes(target))
        .flatMap((target) => [file, target]),
    )
    expect(
      walk.filter((file) => !links.includes(file)),
      row,
    ).toEqual([])
  }
})
