// The last step of `npm run build`: the gzip size of what the home page loads before it is usable, of the worker and of the demo's
// game page. A size over its budget fails this repository's own builds; one with an operator's settings weighs more, and is only
// warned of.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { BUDGETS } from '../vite/budgets.mjs'
import { noticesOf } from '../vite/settings'

/** Settings that make a build an operator's; a server's address alone does not. */
const isOperators =
  Object.keys(process.env).some((name) => name.startsWith('VITE_') && name !== 'VITE_API_BASE') ||
  !!process.env.VITE_API_BASE?.includes(',')

const isFont = (file: string) => file.endsWith('.woff2')

/** The files of each part with a budget. */
function weighed(dist: string): [part: string, budget: number, files: string[]][] {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  // Includes the home page. What the inline script requests, such as the demo host's chunk, doesn't count.
  const keys = new Set(['index.html'])
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  const first = [...keys].map((key) => manifest[key]!)
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) => assets.filter(isFont))
  // What only the game page loads; a build for a real server has none.
  const game = manifest['sw/demo/demo-game.html']
  const ofGame = game && [game.file, ...(game.css ?? []).filter((css) => css.includes('demo-game'))]
  return [
    ['home page, scripts', BUDGETS.js, first.map(({ file }) => file)],
    ['home page, styles', BUDGETS.css, [...new Set(first.flatMap(({ css = [] }) => css))]],
    ['display face', BUDGETS.face, fonts],
    ['worker', BUDGETS.worker, ['sw.js']],
    ...(ofGame ? [['demo game', BUDGETS.game, ofGame] as [string, number, string[]]] : []),
  ]
}

/** Prints the sizes of a build, by default the last one. Returns the exit code. */
export function run([dist = 'dist']: string[]): number {
  let code = 0
  for (const notice of noticesOf(process.env)) console.log(notice)
  for (const [part, budget, files] of weighed(dist)) {
    const sizes = files.map((file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const over = total - budget * 1000
    const excess = over > 0 ? `, ${over} bytes over` : ''
    console.log(`${part}: ${(total / 1000).toFixed(1)} kB gzip of ${budget} kB${excess}`)
    if (over <= 0) continue
    files.forEach((file, at) => console.log(`  ${sizes[at]} bytes  ${file}`))
    const warning = isOperators ? '; with own settings this is a warning' : ''
    console.log(`  the budget stands in vite/budgets.mjs${warning}`)
    if (!isOperators) code = 1
  }
  return code
}
