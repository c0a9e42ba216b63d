import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** The rooms of the demo server, lowest first: a file imports from its own and from lower ones. `.` is the worker. */
const ROOMS =
  'db effects games promotions members server desk control front api demo texts testing books .'.split(' ')
const roomOf = (file: string) => (file.split('/').length > 2 ? file.split('/')[1]! : '.')

const files = readdirSync(`${ROOT}/sw`, { recursive: true, encoding: 'utf8' })
  .map((file) => `sw/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

/** The files of `sw` that each file imports, types too. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8')
    const named = [...text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)]
    const targets = named.map(([, path = '']) => join(dirname(file), path).replaceAll('\\', '/'))
    return [
      file,
      targets.flatMap((path) =>
        [`${path}.ts`, `${path}.tsx`].filter((each) => existsSync(`${ROOT}/${each}`)),
      ),
    ]
  }),
)

it('no room of the demo server imports from a higher one [extra]', () => {
  const upwards = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(upwards).toEqual([])
  expect([...new Set(files.map(roomOf))].filter((room) => !ROOMS.includes(room))).toEqual([])
  expect([...imports.values()].flat().length).toBeGreaterThan(300)
})

it('the files of the demo server import each other in no circle [extra]', () => {
  const left = new Map(imports)
  // What imports nothing that is left goes, until only circles remain.
  for (let before = 0; before !== left.size;) {
    before = left.size
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file)
  }
  expect([...left.keys()]).toEqual([])
})
