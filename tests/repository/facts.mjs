// `npm run task -- facts`: files per folder, lines per area, and how many citations resolve.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

const { stdout, status, stderr } = spawnSync(
  'git',
  ['ls-files', 'src', 'sw', 'tests', 'tools', 'vite', 'docs', '*.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
if (status !== 0) throw new Error(`npm run task -- facts needs git: ${stderr}`)

const files = stdout
  .split('\n')
  .filter((file) => /\.(tsx?|mts|mjs|js|css|html|md)$/.test(file) && existsSync(`${root}/${file}`))
  .map((file) => ({ file, text: read(file) }))

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const areaOf = (file) => {
  const [top, room] = file.split('/')
  if (!file.includes('/')) return 'top level'
  if (['docs', 'tools', 'vite'].includes(top)) return top
  return file.split('/').length > 2 ? `${top}/${room}` : top
}

/** Items grouped by a key, in the order of the keys. */
function by(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}
const linesOf = (items) => items.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const row = (...cells) =>
  console.log(cells.map((cell, at) => (at ? String(cell).padStart(8) : cell.padEnd(40))).join(''))

row('Lines per area', 'files', 'lines', 'tests', 'lines')
for (const [area, items] of by(files, ({ file }) => areaOf(file))) {
  const [tests, sources] = [
    items.filter(({ file }) => isTest(file)),
    items.filter(({ file }) => !isTest(file)),
  ]
  row(area, sources.length, linesOf(sources), tests.length, linesOf(tests))
}
row('all', files.length, linesOf(files))

console.log()
row('Files per folder', 'files', 'modules')
const folders = by(files, ({ file }) => dirname(file))
for (const [folder, items] of folders) {
  // Without styles and tests, which stand beside their module.
  const modules = items.filter(({ file }) => /\.(tsx?|mjs|js)$/.test(file) && !isTest(file))
  row(folder, items.length, modules.length)
}
const counts = folders.map(([, items]) => items.length).toSorted((a, b) => a - b)
console.log(`${counts.length} folders, median ${counts[counts.length >> 1]} files, most ${counts.at(-1)}`)

const known = {
  decision: new Set(
    Array.from(read('docs/decisions.md').matchAll(/^## (D.*?\d) /gm), ([, numbers]) =>
      numbers.split(', '),
    ).flat(),
  ),
  1: read('docs/public-site.md'),
  2: read('docs/member-centre.md'),
}
// Quoted numbers are test data.
const CITATIONS = [
  ['decisions', /(?<!')\bD\d+\b/g, ([number]) => known.decision.has(number)],
  ['chapters', /\bspec ([12]) §(\d+)/gi, ([, part, chapter]) => known[part].includes(`\n## ${chapter}. `)],
  ['documents', /\bdocs\/[\w-]+\.md\b/g, ([file]) => existsSync(`${root}/${file}`)],
]
console.log()
row('Citations', 'found', 'resolved')
for (const [name, pattern, isKnown] of CITATIONS) {
  const found = files.flatMap(({ text }) => [...text.matchAll(pattern)])
  row(name, found.length, found.filter(isKnown).length)
}
