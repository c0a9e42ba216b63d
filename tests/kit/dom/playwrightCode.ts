import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction, runInThisContext } from 'node:vm'

// Playwright's own code for pages, the same that it puts into a browser: roles, names, texts, visibility, strictness and the clock
// mean the same here. It isn't exported, so each file and word taken from it is asked for by name, and one that a new version lacks
// stops the run.
const require = createRequire(import.meta.url)
const core = createRequire(require.resolve('playwright/package.json'))
const path = core.resolve('playwright-core/lib/coreBundle')
const lines = readFileSync(path, 'utf8').split('\n')

/** Stops with the words that an object of Playwright's lacks, and the version. */
export function demand<Known extends object>(
  known: Known | undefined,
  what: string,
  words: (keyof Known)[],
): Known {
  const missing = known ? words.filter((word) => !(word in known)) : ['it']
  if (known && missing.length === 0) return known
  const { version } = core('playwright-core/package.json') as { version: string }
  throw new Error(
    `Playwright ${version} lacks ${missing.join(', ')} of ${what} (${path}), which tests/kit/dom needs: take it from its new place, or stay with the version before`,
  )
}

/** Runs a script of Playwright's, which is one line of its bundle, a string; returns what it exports by that name. */
export function pageScript<Export>(file: string, name: string): Export {
  const line = lines.find(
    (text) => /^ *\w+ = '/.test(text) && text.includes(`// packages/injected/src/${file}`),
  )
  const module: { exports: Record<string, () => Export> } = { exports: {} }
  if (line) {
    const text = runInThisContext(line.slice(line.indexOf("'"))) as string
    ;(compileFunction(text, ['module']) as (module: object) => void)(module)
  }
  return demand(module.exports, `the page script ${file}`, [name])[name]!()
}

type Text = string | RegExp
type Iso = {
  escapeForAttributeSelector: (text: Text, exact: boolean) => string
  escapeForTextSelector: (text: Text, exact: boolean) => string
  asLocatorDescription: (language: 'javascript', selector: string) => string
  urlMatches: (base: string, url: string, wanted: Address) => boolean
}
export type Address = string | RegExp | ((url: URL) => boolean)
const { iso } = core('playwright-core/lib/coreBundle') as { iso?: Iso }
/** What Playwright uses itself to write selectors and to compare addresses. */
export const { escapeForAttributeSelector, escapeForTextSelector, asLocatorDescription, urlMatches } = demand(
  iso,
  'iso',
  ['escapeForAttributeSelector', 'escapeForTextSelector', 'asLocatorDescription', 'urlMatches'],
)

export type Expected = {
  expression: string
  isNot: boolean
  timeout: number
  expectedNumber?: number
  expectedText?: unknown[]
}
export type Found = { matches: boolean; received?: { value?: unknown } }
type Parsed = { readonly parsed: unique symbol }
type State = 'visible' | 'hidden' | 'enabled' | 'disabled' | 'editable' | 'checked' | 'non-inert'

/** The parts of Playwright's script in a page that are used here. */
export type Injected = {
  parseSelector: (selector: string) => Parsed
  querySelectorAll: (selector: Parsed, root: Node) => Element[]
  strictModeViolationError: (selector: Parsed, found: Element[]) => Error
  elementState: (node: Node, state: State, isFrameVisible: boolean) => { matches: boolean; received: string }
  expect: (
    element: Element | undefined,
    options: Expected,
    elements: Element[],
    isFrameVisible: boolean,
  ) => Promise<Found>
  retarget: (node: Node, how: 'follow-label' | 'button-link') => Element | null
  fill: (node: Node, value: string) => string
  selectOptions: (node: Node, options: object[]) => string[] | string
  _engines: Map<string, { queryAll: (root: Element | Document, path: string) => Element[] }>
  previewNode: (node: Node) => string
  _ariaSnapshotForExpect: () => undefined
}
