import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction, runInThisContext } from 'node:vm'

// Playwright's own code for pages, the same that it puts into a browser: roles, names, texts, visibility, strictness and the clock
// mean the same here. It isn't exported: after an update of Playwright that moves it, `words.flow.ts` is red.
const require = createRequire(import.meta.url)
const core = createRequire(require.resolve('playwright/package.json'))
const bundle = readFileSync(core.resolve('playwright-core/lib/coreBundle'), 'utf8')

/** Runs a script of Playwright's, kept in its bundle as text, and returns what it exports. */
export function pageScript<Exports>(file: string): Exports {
  const path = `packages/injected/src/${file}`.replaceAll(/[./]/g, String.raw`\$&`)
  const literal = new RegExp(String.raw`= ('(?:[^'\\]|\\.)*?// ${path}(?:[^'\\]|\\.)*')`).exec(bundle)?.[1]
  if (literal === undefined) throw new Error(`Playwright has no ${file} in its bundle any more`)
  const module: { exports: Record<string, () => unknown> } = { exports: {} }
  const run = compileFunction(runInThisContext(literal) as string, ['module']) as (module: object) => void
  run(module)
  return Object.fromEntries(
    Object.entries(module.exports).map(([name, get]) => [name, typeof get === 'function' && get()]),
  ) as Exports
}

type Text = string | RegExp
/** What Playwright uses itself to write selectors and to compare addresses. */
export const { escapeForAttributeSelector, escapeForTextSelector, asLocatorDescription, globToRegexPattern } =
  (
    core('playwright-core/lib/coreBundle') as {
      iso: {
        escapeForAttributeSelector: (text: Text, exact: boolean) => string
        escapeForTextSelector: (text: Text, exact: boolean) => string
        asLocatorDescription: (language: 'javascript', selector: string) => string
        globToRegexPattern: (glob: string) => string
      }
    }
  ).iso

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
