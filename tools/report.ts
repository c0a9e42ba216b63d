// The last step of `npm run build`: the gzip size of what the home page loads before it is usable, of the worker and of the demo's
// game page, and what scripts and styles need that the oldest engines lack. It fails when a size is over its budget or a feature
// has no way round it (younger.json). A build with an operator's settings weighs more, and is only warned of its sizes.
import { readdirSync, readFileSync } from 'node:fs'
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
  (process.env.VITE_API_BASE ?? '').includes(',')

/** Prints the sizes of a build. Returns whether all are fine. */
function reportSizes(dist: string): boolean {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  const found = new Set<string>()
  /** Adds a chunk, its styles and its static imports. */
  const add = (key: string): void => {
    const { file, css = [], imports = [] } = manifest[key]!
    if (found.has(file)) return
    for (const name of [file, ...css]) found.add(name)
    imports.forEach(add)
  }
  // Includes the home page. What the inline script requests, such as the demo host's chunk, doesn't count.
  add('index.html')
  const first = (end: string) => [...found].filter((file) => file.endsWith(end))
  const parts: [string, number, string[]][] = [
    ['home page, scripts', BUDGETS.js, first('.js')],
    ['home page, styles', BUDGETS.css, first('.css')],
    ['worker', BUDGETS.worker, ['sw.js']],
  ]
  // What only the game page loads; a build for a real server has none.
  const game = manifest['sw/demo/demo-game.html']
  if (game) {
    const styles = (game.css ?? []).filter((css) => css.includes('demo-game'))
    parts.push(['demo game', BUDGETS.game, [game.file, ...styles]])
  }
  const isFine = parts.map(([name, budget, files]) => {
    const sizes = files.map((file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const over = total - budget * 1000
    console.log(
      `${name}: ${(total / 1000).toFixed(1)} kB gzip of ${budget} kB${over > 0 ? `, ${over} bytes over` : ''}`,
    )
    if (over <= 0) return true
    files.forEach((file, at) => console.log(`  ${sizes[at]} bytes  ${file}`))
    const warning = isOperators ? '; with own settings this is a warning' : ''
    console.log(`  the budget stands in vite/budgets.mjs${warning}`)
    return isOperators
  })
  return isFine.every(Boolean)
}

type Look = (...candidates: string[]) => void

/** Looks at globals and their static members; members of other objects need types (tests/repository/floor.test.ts). */
function lookAtScript(code: string, look: Look): void {
  /** Names of members and of modules' exports, not of globals. */
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
    MethodDefinition: ({ key, computed }) => void (computed || others.add(key)),
    PropertyDefinition: ({ key, computed }) => void (computed || others.add(key)),
    ImportSpecifier: ({ imported }) => void others.add(imported),
    ExportSpecifier: ({ exported }) => void others.add(exported),
    Identifier: (node) => void (others.has(node) || look(...pathsOfGlobal(node.name))),
  }).visit(parseAst(code))
}

function lookAtStyle(code: string, look: Look): void {
  walk(parse(code, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Declaration') look(`css.properties.${node.property}`)
    const property = this.declaration?.property
    // Values contain underscores or hyphens in the data.
    if (property && (node.type === 'Identifier' || node.type === 'Function'))
      look(
        ...[node.name, node.name.replaceAll('-', '_')].map((value) => `css.properties.${property}.${value}`),
      )
    if (property === 'content' && node.type === 'Operator' && node.value === '/')
      look('css.properties.content.alt_text')
    if (node.type === 'Function') look(`css.types.${node.name}`, `css.types.color.${node.name}`)
    if (node.type === 'Dimension') look(`css.types.length.${node.unit}`)
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      look(`css.selectors.${node.name}`)
    if (node.type === 'NestingSelector') look('css.selectors.nesting')
    if (node.type === 'Atrule') look(`css.at-rules.${node.name}`)
    if (node.type === 'Feature') look(`css.at-rules.${node.kind}.${node.name}`)
    if (node.type === 'FeatureRange') look(`css.at-rules.${node.kind}.range_syntax`)
  })
}

/** Prints what a build needs and one of the oldest engines lacks. Returns whether there is a way round everything. */
function reportFloor(dist: string): boolean {
  /** Paths of newer features, each with a file that uses it. */
  const found = new Map<string, string>()
  const lookIn =
    (file: string): Look =>
    (...candidates) => {
      const path = youngest(candidates)
      if (path && !found.has(path)) found.set(path, file)
    }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const text = () => readFileSync(`${dist}/${file}`, 'utf8')
    if (file.endsWith('.js')) lookAtScript(text(), lookIn(file))
    if (file.endsWith('.css')) lookAtStyle(text(), lookIn(file))
  }
  for (const script of [floorScript(), inlineScript()]) lookAtScript(script, lookIn('index.html'))
  lookAtStyle(inlineStyle(), lookIn('index.html'))
  const unsaid = [...found].filter(([path]) => !wayRound(path))
  for (const [path, file] of unsaid)
    console.log(`  ${path} is unknown to ${lackedBy(featureAt(path)!).join(', ')}: ${file}`)
  const engines = Object.entries(floor).map((engine) => engine.join(' '))
  const verdict = unsaid.length === 0 ? 'ok' : 'TOO OLD, see tools/younger.json'
  console.log(`oldest engines: ${engines.join(', ')} (${verdict})`)
  return unsaid.length === 0
}

/** Reports on a build, by default the last one. Returns the exit code. */
export function run([dist = 'dist']: string[]): number {
  const isSmall = reportSizes(dist)
  return reportFloor(dist) && isSmall ? 0 : 1
}
