import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Identifier, JsxAttribute, Node } from 'typescript/unstable/ast'
import { isIdentifier, isJsxAttribute, isJsxOpeningLikeElement } from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { floor, targets } from '../../vite/floor'
import { floorScript } from '../../vite/headers.mjs'
import {
  featureAt,
  lackedBy,
  pathsOfAttribute,
  pathsOfGlobal,
  pathsOfMember,
  wayRound,
  youngest,
} from './compat'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

describe('the oldest engines', () => {
  it('are what the build compiles for', () => {
    expect(targets).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'])
  })

  it('are the same in docs/operating.md and package.json', () => {
    for (const [name, version] of [
      ['Chrome', floor.chrome],
      ['Edge', floor.edge],
      ['Firefox', floor.firefox],
      ['Safari', floor.safari],
      ['iOS', floor.ios_saf],
      ['Android WebView', floor.android],
    ])
      expect(read('docs/operating.md')).toContain(`${name} ${version}`)
  })

  /** The features the inline script checks, taken from the text of its condition. */
  const MARKS = [
    ['width:1lh', 'css.types.length.lh'],
    ['color:color-mix(', 'css.types.color.color-mix'],
    ['selector(:has(', 'css.selectors.has'],
  ] as const

  it.each(MARKS)('have what the inline script asks for: %s', (text, path) => {
    expect(floorScript()).toContain(text)
    expect(lackedBy(featureAt(path)!)).toEqual([])
  })

  it.each(Object.entries({ safari: '16.3', ios_saf: '16.3', firefox: '120', chrome: '110', android: '110' }))(
    'are told from the version before: %s %s lacks a mark',
    (name, version) =>
      expect(MARKS.some(([, path]) => lackedBy(featureAt(path)!, { [name]: version }).length > 0)).toBe(true),
  )
})

describe('a feature that the sources use', () => {
  const api = new API({ cwd: root })
  const younger = new Map<string, string>()
  let members = 0
  afterAll(() => api.close())

  const look = (file: string, candidates: string[]) => {
    const path = youngest(candidates)
    if (path) younger.set(path, file.slice(root.length + 1))
  }

  beforeAll(() => {
    const projects = ['src', 'src/contract', 'sw', 'sw/api'].map(
      (folder) => `${root}/${folder}/tsconfig.json`,
    )
    for (const { program, checker } of api.updateSnapshot({ openProjects: projects }).getProjects()) {
      for (const file of program.getSourceFileNames()) {
        if (!/^\/(src|sw)\//.test(file.slice(root.length)) || /\.test\.|\.d\.ts$/.test(file)) continue
        const names: Identifier[] = []
        const attributes: [element: string, JsxAttribute][] = []
        const visit = (node: Node): void => {
          if (isIdentifier(node)) names.push(node)
          if (isJsxOpeningLikeElement(node) && isIdentifier(node.tagName))
            for (const attribute of node.attributes.properties)
              if (isJsxAttribute(attribute)) attributes.push([node.tagName.text, attribute])
          node.forEachChild(visit)
        }
        program.getSourceFile(file)?.forEachChild(visit)
        for (const [element, { name }] of attributes)
          if (isIdentifier(name)) look(file, pathsOfAttribute(element, name.text))
        for (const symbol of checker.getSymbolAtLocation(names)) {
          // Of the engine, as declared in TypeScript's own library.
          if (!symbol?.declarations.some(({ path }) => /\/lib\.[^/]*\.d\.ts$/.test(path))) continue
          members++
          const owner = symbol.getParent()?.name ?? '__global'
          look(file, owner.startsWith('__') ? pathsOfGlobal(symbol.name) : pathsOfMember(owner, symbol.name))
        }
      }
    }
  })

  it('is in the oldest engines, or the portal has a way to do without it', () => {
    expect(members).toBeGreaterThan(3000)
    // Only types find the one call that lists databases.
    expect(younger.get('api.IDBFactory.databases')).toBe('sw/front/front.ts')
    expect([...younger].filter(([path]) => !wayRound(path))).toEqual([])
  })
})
