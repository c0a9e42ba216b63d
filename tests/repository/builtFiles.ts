import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parse, walk } from 'css-tree'
import { parseAst, Visitor, type ESTree } from 'vite'
import { floorScript, inlineScript, inlineStyle } from '../../vite/headers.mjs'
import { pathsOfGlobal, youngest } from './compat'

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
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      look(`css.selectors.${node.name}`)
    if (node.type === 'NestingSelector') look('css.selectors.nesting')
    if (node.type === 'Atrule') look(`css.at-rules.${node.name}`)
    if (node.type === 'Feature') look(`css.at-rules.${node.kind}.${node.name}`)
    if (node.type === 'FeatureRange') look(`css.at-rules.${node.kind}.range_syntax`)
  })
}

/** What the scripts and styles of a build use and one of the oldest engines lacks, each with a file that uses it. */
export function youngerIn(dist: string): Map<string, string> {
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
      if (path) found.set(path, file)
    })
  return found
}
