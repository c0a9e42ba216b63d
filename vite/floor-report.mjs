// After `npm run build`: fails when the build's scripts or styles need what the oldest engines lack (floor.mjs), unless
// younger.mjs says how the portal does without it.
import { readdirSync, readFileSync } from 'node:fs'
import { parse, walk } from 'css-tree'
import { parseAst } from 'vite'
import { featureAt, lackedBy, pathsOfGlobal, youngest } from './compat.mjs'
import { floor } from './floor.mjs'
import { wayRound } from './younger.mjs'

const DIST = process.argv[2] ?? 'dist'

/** Paths of newer features, each with a file that uses it. */
const found = new Map()
const look = (file, ...candidates) => {
  const path = youngest(candidates)
  if (path && !found.has(path)) found.set(path, file)
}

/** Fields of a node that hold the name of a member or a module's export. */
const NAMING = new Set(['property', 'key', 'imported', 'exported'])

/** Names of the global object. */
const GLOBAL = new Set(['window', 'self', 'globalThis'])

/** Checks globals and their static members; members of other objects need types (tests/repository/floor.test.ts). */
function lookAtScript(file, code) {
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier') {
      const { object, property } = node
      if (GLOBAL.has(object.name)) look(file, ...pathsOfGlobal(property.name))
      else look(file, ...pathsOfGlobal(object.name, property.name))
    }
    if (node.type === 'Identifier') look(file, ...pathsOfGlobal(node.name))
    for (const [name, child] of Object.entries(node)) {
      // Names of members, not of globals.
      if (NAMING.has(name) && !node.computed) continue
      if (Array.isArray(child)) child.forEach(visit)
      else visit(child)
    }
  }
  visit(parseAst(code))
}

/** Values contain underscores or hyphens in the data. */
const values = (property, name) =>
  [name, name.replaceAll('-', '_')].map((value) => `css.properties.${property}.${value}`)

function lookAtStyle(file, code) {
  const lookAtValue = (property) => (part) => {
    if (part.type === 'Identifier' || part.type === 'Function') look(file, ...values(property, part.name))
    if (part.type === 'Operator' && part.value === '/' && property === 'content')
      look(file, 'css.properties.content.alt_text')
  }
  walk(parse(code, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Declaration') {
      look(file, `css.properties.${node.property}`)
      walk(node.value, lookAtValue(node.property))
    }
    if (node.type === 'Function') look(file, `css.types.${node.name}`, `css.types.color.${node.name}`)
    if (node.type === 'Dimension') look(file, `css.types.length.${node.unit}`)
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      look(file, `css.selectors.${node.name}`)
    if (node.type === 'NestingSelector') look(file, 'css.selectors.nesting')
    if (node.type === 'Atrule') look(file, `css.at-rules.${node.name}`)
    if (node.type === 'Feature') look(file, `css.at-rules.${node.kind}.${node.name}`)
    if (node.type === 'FeatureRange') look(file, `css.at-rules.${node.kind}.range_syntax`)
  })
}

const STYLE = /<style[^>]*>([^]*?)<\/style>/g
const SCRIPT = /<script>([^]*?)<\/script>/g

for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html)$/.test(file)) continue
  const text = readFileSync(`${DIST}/${file}`, 'utf8')
  if (file.endsWith('.js')) lookAtScript(file, text)
  if (file.endsWith('.css')) lookAtStyle(file, text)
  if (!file.endsWith('.html')) continue
  for (const [, style] of text.matchAll(STYLE)) lookAtStyle(file, style)
  for (const [, script] of text.matchAll(SCRIPT)) lookAtScript(file, script)
}

const unsaid = [...found].filter(([path]) => !wayRound(path))
for (const [path, file] of unsaid)
  console.log(`  ${path} is unknown to ${lackedBy(featureAt(path)).join(', ')}: ${file}`)
const engines = Object.entries(floor).map((engine) => engine.join(' '))
console.log(
  `oldest engines: ${engines.join(', ')} (${unsaid.length === 0 ? 'ok' : 'TOO OLD, see vite/younger.mjs'})`,
)
process.exitCode = unsaid.length === 0 ? 0 : 1
