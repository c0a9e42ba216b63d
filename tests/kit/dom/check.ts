import { injected, until } from './actions'
import { needsEngine } from './needsEngine'
import type { Expected, Found } from './playwrightCode'

const NEEDS_LAYOUT = ['to.be.in.viewport', 'to.have.css']

/** What Playwright says of an absent element: the answer of each expectation, undefined where it waits for one. */
function ofNone({ expression, isNot, expectedNumber, expectedText = [] }: Expected): Found | undefined {
  if (expression === 'to.have.count') return { matches: expectedNumber === 0, received: { value: 0 } }
  if (expression.endsWith('.array')) return { matches: expectedText.length === 0, received: { value: [] } }
  if (!isNot && ['to.be.hidden', 'to.be.detached'].includes(expression)) return { matches: true }
  if (isNot && ['to.be.visible', 'to.be.attached'].includes(expression)) return { matches: false }
  return undefined
}

/** Looks for what an expectation of Playwright's wants, until it is so or the time is over. */
export async function check(
  selector: string,
  expected: Expected,
): Promise<Found & { timedOut?: boolean; errorMessage?: string; log: string[] }> {
  if (NEEDS_LAYOUT.includes(expected.expression)) needsEngine(expected.expression)
  const page = injected()
  const parsed = page.parseSelector(selector)
  const isList = expected.expression === 'to.have.count' || expected.expression.endsWith('.array')
  const look = async (): Promise<Found | undefined> => {
    const found = page.querySelectorAll(parsed, document)
    if (found.length > 1 && !isList) throw page.strictModeViolationError(parsed, found)
    return found.length === 0 ? ofNone(expected) : page.expect(found[0], expected, found, true)
  }
  const seen = await until(
    expected.timeout,
    look,
    (answer) => answer !== undefined && answer.matches !== expected.isNot,
  )
  if (seen === undefined)
    return { matches: expected.isNot, timedOut: true, errorMessage: 'element(s) not found', log: [] }
  return { ...seen, timedOut: seen.matches === expected.isNot, log: [] }
}
