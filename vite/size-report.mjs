// Prints the gzip size of what the home page loads before it is usable, of the worker, and of the demo's game page; fails the
// build if one exceeds its budget.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from './budgets.mjs'

const DIST = 'dist'

const size = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))

const chunkOf = Object.fromEntries(Object.values(manifest).map((chunk) => [chunk.file, chunk]))

const files = { js: new Set(), css: new Set() }
/** Adds a chunk and its static imports. */
function add(file) {
  if (files.js.has(file)) return
  files.js.add(file)
  for (const css of chunkOf[file]?.css ?? []) files.css.add(css)
  for (const key of chunkOf[file]?.imports ?? []) add(manifest[key].file)
}

// Everything index.html references, which includes the home page. The demo host's chunk doesn't count.
const html = readFileSync(`${DIST}/index.html`, 'utf8')
for (const [, file] of html.matchAll(/<script[^>]+src="[^"]*(assets\/[^"]+)"/g)) add(file)
for (const [, file] of html.matchAll(/<link rel="stylesheet"[^>]+href="[^"]*(assets\/[^"]+)"/g))
  files.css.add(file)
if (files.js.size === 0) throw new Error('no script in the built index.html')

let isOver = false
for (const kind of ['js', 'css']) {
  let total = 0
  for (const file of files[kind]) {
    total += size(file)
    console.log(`  ${(size(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  }
  const kB = total / 1000
  const verdict = kB <= BUDGETS[kind] ? 'ok' : 'OVER BUDGET'
  if (kB > BUDGETS[kind]) isOver = true
  console.log(`home page ${kind}: ${kB.toFixed(1)} kB gzip of ${BUDGETS[kind]} kB (${verdict})`)
}
const check = (name, budget, parts) => {
  const kB = parts.reduce((sum, file) => sum + size(file), 0) / 1000
  if (kB > budget) isOver = true
  console.log(`${name}: ${kB.toFixed(1)} kB gzip of ${budget} kB (${kB <= budget ? 'ok' : 'OVER BUDGET'})`)
}
check('worker', BUDGETS.worker, ['sw.js'])
// What only the game page loads; a build for a real server has none.
const game = manifest['sw/demo/demo-game.html']
if (game)
  check('demo game', BUDGETS.game, [
    game.file,
    ...(game.css ?? []).filter((css) => css.includes('demo-game')),
  ])
const all = readdirSync(`${DIST}/assets`).map((file) => [file, statSync(`${DIST}/assets/${file}`).size])
console.log(
  `${all.length} files in assets, ${(all.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toFixed(0)} kB unpacked`,
)
process.exit(isOver ? 1 : 0)
