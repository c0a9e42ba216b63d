// The last step of `npm run build`: the gzip size of what the home page loads before it is usable, of the worker and of the demo's
// game page, and what scripts and styles need that the oldest engines lack. It fails when a size is over its budget or a feature
// has no way round it (younger.json). A build with an operator's settings weighs more, and is only warned of its sizes.
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse, walk } from 'css-tree'
import { parseAst, Visitor, type ESTree, type Manifest } from 'vite'
import { BUDGETS } from '../vite/budgets.mjs'
import { floor } from '../vite/floor.ts'
import { floorScript, inlineScript, inlineStyle } from '../vite/headers.mjs'
import { featureAt, lackedBy, pathsOfGlobal, wayRound, youngest } from './compat.ts'

/** Settings that make a build an operator's; a server's address alone does not. */
const isOperators =
  Object.keys(process.env).some((name) => name.startsWith('VITE_') && name !== 'VITE_API_BASE') ||
  !!process.env.VITE_API_BASE?.includes(',')

/** The files of each part with a budget. */
function weighed(dist: string): [part: string, budget: number, files: string[]][] {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  // Includes the home page. What the inline script requests, such as the demo host's chunk, doesn't count.
  const keys = new Set(['index.html'])
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  const first = [...keys].map((key) => manifest[key]!)
  // What only the game page loads; a build for a real server has none.
  const game = manifest['sw/demo/demo-game.html']
  const ofGame = game && [game.file, ...(game.css ?? []).filter((css) => css.includes('demo-game'))]
  return [
    ['home page, scripts', BUDGETS.js, first.map(({ file }) => file)],
    ['home page, styles', BUDGETS.css, [...new Set(first.flatMap(({ css = [] }) => css))]],
    ['worker', BUDGETS.worker, ['sw.js']],
    ...(ofGame ? [['demo game', BUDGETS.game, ofGame] as [string, number, string[]]] : []),
  ]
}

/** Prints the sizes of a build. Returns whether all are fine. */
function reportSizes(dist: string): boolean {
  let isFine = true
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
    isFine = isOperators
  }
  return isFine
}

type Look = (...candidates: string[]) => void

/** Looks at globals and their static members; members of other objects need types (tests/repository/floor.test.ts). */
function lookAtScript(code: string, look: Look): void {
  /** Names of members, not of globals. */
  const others = new Set<ESTree.Node>()
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      others.add(property)
      if (object.type !== 'Identifier') return
      if (/^(window|self|globalThis)$/.test(object.name)) look(...pathsOfGlobal(property.name))
      else look(...pathsOfGlobal(object.name, property.name))
    },
    Property: ({ key, computed }) => void (computed || others.add(key)),
    Identifier: (node) => void (others.has(node) || look(...pathsOfGlobal(node.name))),
  }).visit(parseAst(code))
}

function lookAtStyle(code: string, look: Look): void {
  walk(parse(code, { parseCustomProperty: true }), function (node) {
    const property = this.declaration?.property
    if (node.type === 'Declaration') look(`css.properties.${node.property}`)
    // Values contain underscores or hyphens in the data.
    if (property && (node.type === 'Identifier' || node.type === 'Function'))
      for (const name of new Set([node.name, node.name.replaceAll('-', '_')]))
        look(`css.properties.${property}.${name}`)
    if (property === 'content' && node.type === 'Operator' && node.value === '/')
      look('css.properties.content.alt_text')
    if (node.type === 'Function') look(`css.types.${node.name}`, `css.types.color.${node.name}`)
    if (node.type === 'Dimension') look(`css.types.length.${node.unit}`)
    if (/^Pseudo\w+Selector$/.test(node.type) && 'name' in node) look(`css.selectors.${String(node.name)}`)
    if (node.type === 'NestingSelector') look('css.selectors.nesting')
    if (node.type === 'Atrule') look(`css.at-rules.${node.name}`)
    if (node.type === 'Feature') look(`css.at-rules.${node.kind}.${node.name}`)
    if (node.type === 'FeatureRange') look(`css.at-rules.${node.kind}.range_syntax`)
  })
}

/** Prints what a build needs and one of the oldest engines lacks. Returns whether there is a way round everything. */
function reportFloor(dist: string): boolean {
  const parts: [file: string, lookAt: typeof lookAtScript, code: string][] = [
    ['index.html', lookAtScript, floorScript()],
    ['index.html', lookAtScript, inlineScript()],
    ['index.html', lookAtStyle, inlineStyle()],
  ]
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const lookAt = { '.js': lookAtScript, '.css': lookAtStyle }[extname(file)]
    if (lookAt) parts.push([file, lookAt, readFileSync(`${dist}/${file}`, 'utf8')])
  }
  const found = new Map<string, string>()
  for (const [file, lookAt, code] of parts)
    lookAt(code, (...candidates) => {
      const path = youngest(candidates)
      if (path && !wayRound(path)) found.set(path, file)
    })
  for (const [path, file] of found)
    console.log(`  ${path} is unknown to ${lackedBy(featureAt(path)!).join(', ')}: ${file}`)
  const engines = Object.entries(floor).map((engine) => engine.join(' '))
  const verdict = found.size === 0 ? 'ok' : 'TOO OLD, see tools/younger.json'
  console.log(`oldest engines: ${engines.join(', ')} (${verdict})`)
  return found.size === 0
}

/** Reports on a build, by default the last one. Returns the exit code. */
export const run = ([dist = 'dist']: string[]): number =>
  [reportSizes(dist), reportFloor(dist)].every(Boolean) ? 0 : 1
