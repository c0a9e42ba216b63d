// Prints the gzip size of what the home page loads before it is usable, of the worker, and of the demo's game page. A size over
// its budget fails this repository's own two builds; a build with an operator's settings weighs more, and is only warned of.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from './budgets.mjs'

const DIST = process.argv[2] ?? 'dist'

/** Settings that make a build an operator's; a server's address alone does not. */
const isOperators =
  Object.keys(process.env).some((name) => name.startsWith('VITE_') && name !== 'VITE_API_BASE') ||
  (process.env.VITE_API_BASE ?? '').includes(',')

const bytes = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length
const kB = (size) => `${(size / 1000).toFixed(1)} kB`
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const chunkOf = Object.fromEntries(Object.values(manifest).map((chunk) => [chunk.file, chunk]))

const scripts = new Set()
const styles = new Set()
/** Adds a chunk and its static imports. */
function add(file) {
  if (scripts.has(file)) return
  scripts.add(file)
  for (const css of chunkOf[file]?.css ?? []) styles.add(css)
  for (const key of chunkOf[file]?.imports ?? []) add(manifest[key].file)
}

// Everything index.html references, which includes the home page. The demo host's chunk doesn't count.
const html = readFileSync(`${DIST}/index.html`, 'utf8')
for (const [, file] of html.matchAll(/<script[^>]+src="[^"]*(assets\/[^"]+)"/g)) add(file)
for (const [, file] of html.matchAll(/<link rel="stylesheet"[^>]+href="[^"]*(assets\/[^"]+)"/g))
  styles.add(file)
if (scripts.size === 0) throw new Error('no script in the built index.html')

function report(name, budget, files) {
  const sizes = [...files].map((file) => [file, bytes(file)]).toSorted(([, a], [, b]) => b - a)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const over = total - budget * 1000
  console.log(`${name}: ${kB(total)} gzip of ${budget} kB${over > 0 ? `, ${over} bytes over` : ''}`)
  if (over <= 0) return
  for (const [file, size] of sizes) console.log(`  ${kB(size)}  ${file}`)
  console.log(
    `  the budget stands in vite/budgets.mjs${isOperators ? '; with own settings this is a warning' : ''}`,
  )
  if (!isOperators) process.exitCode = 1
}
report('home page, scripts', BUDGETS.js, scripts)
report('home page, styles', BUDGETS.css, styles)
report('worker', BUDGETS.worker, ['sw.js'])
// What only the game page loads; a build for a real server has none.
const game = manifest['sw/demo/demo-game.html']
if (game)
  report('demo game', BUDGETS.game, [
    game.file,
    ...(game.css ?? []).filter((css) => css.includes('demo-game')),
  ])
const all = readdirSync(`${DIST}/assets`).map((file) => statSync(`${DIST}/assets/${file}`).size)
console.log(
  `${all.length} files in assets, ${(all.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)} kB unpacked`,
)
