import { needsEngine } from './needsEngine'
import { demand, pageScript, type Injected } from './playwrightCode'
import { isModal } from './surroundings'
import { inPage, now, PATIENCE, sleep } from './time'

const InjectedScript = pageScript<new (window: Window, options: object) => Injected>(
  'injectedScript.ts',
  'InjectedScript',
)
let script: Injected | undefined
/** Playwright's script in the page. */
export function injected(): Injected {
  if (script) return script
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'chromium',
    customEngines: [],
  }
  script = demand(new InjectedScript(window, options), 'the page script injectedScript.ts', [
    'parseSelector',
    'querySelectorAll',
    'strictModeViolationError',
    'elementState',
    'expect',
    'retarget',
    'fill',
    'selectOptions',
    '_engines',
    'previewNode',
    '_ariaSnapshotForExpect',
  ])
  // A picture of the whole page at each look costs more than the look.
  script._ariaSnapshotForExpect = () => undefined
  script._engines.set('xpath', { queryAll: (root, path) => alongPath(root as Element, path) })
  return script
}

/** The few paths that specs use: the parent, an ancestor, the next siblings. happy-dom knows none. */
function alongPath(from: Element, path: string): Element[] {
  if (path === '..') return from.parentElement ? [from.parentElement] : []
  const [, axis, name = '*', index] =
    /^(ancestor|following-sibling)::([\w*]+)(?:\[(\d+)\])?$/.exec(path) ?? needsEngine(`the XPath ${path}`)
  const found: Element[] = []
  const next = (at: Element) => (axis === 'ancestor' ? at.parentElement : at.nextElementSibling)
  for (let at = next(from); at; at = next(at)) if (at.matches(name)) found.push(at)
  return index ? found.slice(Number(index) - 1, Number(index)) : found
}

export type Order = {
  timeout?: number
  force?: boolean
  isHidden?: boolean
  isEditing?: boolean
  isRetried?: boolean
}

export const find = (selector: string): Element[] => {
  const page = injected()
  return page.querySelectorAll(page.parseSelector(selector), document)
}

/** Repeats a look until it has an answer other than a reason to wait. */
export async function until<T>(
  timeout: number,
  look: () => T | Promise<T>,
  isEnough: (seen: T) => boolean,
): Promise<T> {
  const end = now() + timeout
  let wait = 2
  for (;;) {
    const seen = await look()
    if (isEnough(seen) || now() > end) return seen
    await sleep(wait)
    wait = Math.min(wait * 2, 40)
  }
}

/** The dialog that makes the rest of the page inert. */
const modal = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter(isModal).at(-1)

function obstacle(element: Element, { isHidden, isEditing, force }: Order): string | undefined {
  if (isHidden || force) return undefined
  const page = injected()
  for (const state of ['visible', 'enabled', 'non-inert'] as const)
    if (!page.elementState(element, state, true).matches) return `element is not ${state}`
  if (isEditing && !page.elementState(element, 'editable', true).matches) return 'element is not editable'
  const cover = modal()
  return cover && !cover.contains(element) ? 'a dialog covers the element' : undefined
}

/** Waits for the one element of a selector to be ready, and acts on it in the page. */
export async function act<T>(
  selector: string,
  order: Order,
  run: (element: HTMLElement, page: Injected) => T | Promise<T>,
): Promise<T> {
  const page = injected()
  const parsed = page.parseSelector(selector)
  const tried = await until<{ done?: { value: T | Promise<T> }; why?: unknown }>(
    order.timeout ?? PATIENCE,
    () => {
      const found = page.querySelectorAll(parsed, document)
      if (found.length > 1) throw page.strictModeViolationError(parsed, found)
      const element = found[0] as HTMLElement | undefined
      if (!element) return { why: 'no element' }
      const why = obstacle(element, order)
      if (why !== undefined) return { why: `${why}: ${page.previewNode(element)}` }
      if (!order.isRetried) return { done: { value: inPage(() => run(element, page)) } }
      try {
        return { done: { value: inPage(() => run(element, page)) } }
      } catch (error) {
        return { why: error }
      }
    },
    ({ done }) => done !== undefined,
  )
  if (!tried.done) throw new Error(`waiting for ${selector}: ${String(tried.why)}`)
  const value = await tried.done.value
  // What the page does at once is done before the test goes on.
  await sleep(0)
  return value
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable], audio[controls], video[controls]'

/** Presses with a mouse: once, or as often as told without a pause. */
export function press(element: HTMLElement, times = 1): void {
  for (let detail = 1; detail <= times; detail += 1) {
    if (
      element.closest('button:disabled, input:disabled, select:disabled, textarea:disabled') ||
      !element.isConnected
    )
      return
    const init = { bubbles: true, cancelable: true, composed: true, detail, button: 0, view: window }
    if (detail === 1)
      for (const type of ['pointerover', 'mouseover', 'pointermove', 'mousemove'])
        element.dispatchEvent(new PointerEvent(type, init))
    element.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }))
    if (element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))) {
      const focused = element.closest<HTMLElement>(FOCUSABLE)
      if (focused) focused.focus()
      else (document.activeElement as HTMLElement | null)?.blur()
    }
    element.dispatchEvent(new PointerEvent('pointerup', init))
    element.dispatchEvent(new MouseEvent('mouseup', init))
    element.dispatchEvent(new MouseEvent('click', init))
  }
  if (times === 2)
    element.dispatchEvent(
      new MouseEvent('dblclick', { bubbles: true, cancelable: true, composed: true, detail: 2 }),
    )
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    ['text', 'search', 'tel', 'url', 'email', 'password', 'number'].includes(element.type))

/** Puts text into a field in place of what it holds, as pasting does. */
export function insertText(element: Element, text: string): void {
  if (!isTextField(element)) return needsEngine('text in something else than a field')
  const fitting = element.maxLength >= 0 ? text.slice(0, element.maxLength) : text
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    inputType: text === '' ? 'deleteContentBackward' : 'insertText',
    data: text,
  }
  if (!element.dispatchEvent(new InputEvent('beforeinput', init))) return
  // React notices a change only through the prototype's own setter.
  const prototype =
    element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, fitting)
  element.dispatchEvent(new InputEvent('input', { ...init, cancelable: false }))
}

const MODIFIERS = {
  Control: 'ctrlKey',
  ControlOrMeta: 'ctrlKey',
  Shift: 'shiftKey',
  Alt: 'altKey',
  Meta: 'metaKey',
} as const

/** Presses a key on an element. Keys that move the focus or a selection by themselves need an engine. */
export function pressOn(element: Element, combination: string): void {
  const parts = combination === '+' ? ['+'] : combination.split('+')
  const name = parts.pop()!
  const key = name === 'Space' ? ' ' : name
  const held = parts.map((part) => MODIFIERS[part as keyof typeof MODIFIERS])
  const init = {
    key,
    code: key === ' ' ? 'Space' : name,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...Object.fromEntries(held.map((one) => [one, true])),
  }
  const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', init))
  if (goesOn) actOfKey(element, key, held.length > 0)
  const after = document.activeElement ?? element
  after.dispatchEvent(new KeyboardEvent('keyup', init))
}

function actOfKey(element: Element, key: string, isHeld: boolean): void {
  const isControl = element.matches('button, summary, input[type=checkbox], input[type=radio]')
  if (key === 'Escape') {
    const dialog = modal()
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  } else if (key === 'Enter') {
    if (element.matches('button, summary, a[href]')) (element as HTMLElement).click()
    else if (element instanceof HTMLInputElement) submitByKey(element)
  } else if (key === ' ' && isControl) (element as HTMLElement).click()
  else if (key.length === 1 && !isHeld) {
    if (isTextField(element)) insertText(element, element.value + key)
  } else if (key.length > 1 && (key === 'Tab' || isTextField(element) || element.matches('select, input')))
    needsEngine(`the key ${key}`)
  else if (isHeld && isTextField(element)) needsEngine(`the keys with ${key}`)
}

/** As browsers do: by the form's button, and not at all while that is disabled. */
function submitByKey(field: HTMLInputElement): void {
  const button = field.form?.querySelector<HTMLButtonElement>('button:not([type]), [type=submit]')
  if (button) button.click()
  else field.form?.requestSubmit()
}
