// What the home page loads before it is usable, gzip, beside the budgets of part 1; fails the build when one is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = { js: 105, css: 13 } // kB of 1000 bytes
const DIST = 'dist'

const size = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))

/** The chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

// The entry, the home page's lazy chunk, and nothing else: the demo host's chunk is not counted (performance.md).
const keys = new Set(['index.html', 'src/features/home/HomePage.tsx'].flatMap((key) => [...closure(key)]))
const files = { js: new Set(), css: new Set() }
for (const key of keys) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`no ${key} in the build's manifest`)
  files.js.add(chunk.file)
  for (const css of chunk.css ?? []) files.css.add(css)
}

let isOver = false
for (const kind of ['js', 'css']) {
  let total = 0
  for (const file of files[kind]) {
    total += size(file)
    console.log(`  ${(size(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  }
  const kB = total / 1000
  const verdict = kB <= BUDGET[kind] ? 'ok' : 'OVER BUDGET'
  if (kB > BUDGET[kind]) isOver = true
  console.log(`home page ${kind}: ${kB.toFixed(1)} kB gzip of ${BUDGET[kind]} kB (${verdict})`)
}
const all = readdirSync(`${DIST}/assets`).map((file) => [file, statSync(`${DIST}/assets/${file}`).size])
console.log(
  `${all.length} files in assets, ${(all.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toFixed(0)} kB unpacked`,
)
process.exit(isOver ? 1 : 0)
