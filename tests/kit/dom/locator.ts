import { act, find, insertText, press, pressOn, type Order } from './actions'
import { check } from './check'
import { onlyKnown } from './needsEngine'
import {
  asLocatorDescription,
  escapeForAttributeSelector,
  escapeForTextSelector,
  type Expected,
  type Found,
} from './playwrightCode'
import { probing } from './surroundings'
import { PATIENCE, sleep } from './time'

type Text = string | RegExp
type Exact = { exact?: boolean }
type Filter = { hasText?: Text; hasNotText?: Text; has?: Locator; hasNot?: Locator; visible?: boolean }
type Role = Exact & {
  name?: Text
  checked?: boolean
  disabled?: boolean
  selected?: boolean
  expanded?: boolean
  level?: number
  pressed?: boolean
}

const roleSelector = (role: string, { exact = false, name, ...states }: Role) =>
  `internal:role=${role}${Object.entries(states)
    .map(([state, value]) => `[${state}=${value}]`)
    .join('')}${name === undefined ? '' : `[name=${escapeForAttributeSelector(name, exact)}]`}`
const attributeSelector = (name: string, text: Text, { exact = false }: Exact) =>
  `internal:attr=[${name}=${escapeForAttributeSelector(text, exact)}]`

/** The words that find elements, of pages and of locators. */
export abstract class Scope {
  abstract locator(inner: string | Locator, filter?: Filter): Locator
  getByRole = (role: string, options: Role = {}) => this.locator(roleSelector(role, options))
  getByText = (text: Text, { exact = false }: Exact = {}) =>
    this.locator(`internal:text=${escapeForTextSelector(text, exact)}`)
  getByLabel = (text: Text, { exact = false }: Exact = {}) =>
    this.locator(`internal:label=${escapeForTextSelector(text, exact)}`)
  getByTitle = (text: Text, exact: Exact = {}) => this.locator(attributeSelector('title', text, exact))
}

type Choice = string | { label?: string; value?: string; index?: number }

/** Playwright's locator, for the document of this process. */
export class Locator extends Scope {
  readonly _apiName = 'Locator'
  readonly selector: string
  constructor(selector: string) {
    super()
    this.selector = selector
  }
  static of(selector: string, { hasText, hasNotText, has, hasNot, visible }: Filter = {}): Locator {
    const filters = [
      hasText === undefined ? '' : ` >> internal:has-text=${escapeForTextSelector(hasText, false)}`,
      hasNotText === undefined ? '' : ` >> internal:has-not-text=${escapeForTextSelector(hasNotText, false)}`,
      has ? ` >> internal:has=${JSON.stringify(has.selector)}` : '',
      hasNot ? ` >> internal:has-not=${JSON.stringify(hasNot.selector)}` : '',
      visible === undefined ? '' : ` >> visible=${visible}`,
    ]
    return onlyKnown('locator', new Locator(selector + filters.join('')))
  }
  private then_ = (part: string, filter?: Filter) => Locator.of(`${this.selector} >> ${part}`, filter)

  locator(inner: string | Locator, filter?: Filter): Locator {
    return this.then_(
      typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`,
      filter,
    )
  }
  filter = (filter: Filter) => Locator.of(this.selector, filter)
  describe = (): Locator => this
  nth = (index: number) => this.then_(`nth=${index}`)
  first = () => this.nth(0)
  last = () => this.nth(-1)
  and = (other: Locator) => this.then_(`internal:and=${JSON.stringify(other.selector)}`)
  or = (other: Locator) => this.then_(`internal:or=${JSON.stringify(other.selector)}`)
  override toString = () => asLocatorDescription('javascript', this.selector)

  _expect = (expression: string, expected: Omit<Expected, 'expression'>): Promise<Found> =>
    check(this.selector, { ...expected, expression })

  count = async () => find(this.selector).length
  all = async () => find(this.selector).map((_, index) => this.nth(index))

  click = (order: Order & { clickCount?: number } = {}) =>
    act(this.selector, order, (element) => press(element, order.clickCount))
  dblclick = (order: Order = {}) => act(this.selector, order, (element) => press(element, 2))
  hover = (order: Order = {}) =>
    act(this.selector, order, (element) => {
      for (const type of [
        'pointerover',
        'pointerenter',
        'mouseover',
        'mouseenter',
        'pointermove',
        'mousemove',
      ])
        element.dispatchEvent(new PointerEvent(type, { bubbles: !type.endsWith('enter'), composed: true }))
    })
  private setChecked = (wanted: boolean, order: Order) =>
    act(this.selector, order, async (element, page) => {
      const is = () => page.elementState(element, 'checked', true).matches
      if (is() === wanted) return
      press(element)
      await sleep(0)
      if (is() !== wanted) throw new Error('Clicking the checkbox did not change its state')
    })
  check = (order: Order = {}) => this.setChecked(true, order)
  uncheck = (order: Order = {}) => this.setChecked(false, order)
  fill = (text: string, order: Order = {}) =>
    act(this.selector, { ...order, isEditing: true }, (element, page) => {
      if (page.fill(element, text) === 'needsinput') insertText(page.retarget(element, 'follow-label')!, text)
    })
  clear = (order: Order = {}) => this.fill('', order)
  selectOption = (choice: Choice, order: Order = {}) =>
    act(this.selector, { ...order, isRetried: true }, (element, page) => {
      const chosen = page.selectOptions(element, [
        typeof choice === 'string' ? { valueOrLabel: choice } : choice,
      ])
      if (typeof chosen === 'string') throw new Error(chosen)
      return chosen
    })
  press = (key: string, order: Order = {}) =>
    act(this.selector, { ...order, isHidden: true }, (element) => {
      element.focus()
      pressOn(element, key)
    })
  pressSequentially = (text: string, order: Order = {}) =>
    act(this.selector, { ...order, isHidden: true }, (element) => {
      element.focus()
      for (const letter of text) pressOn(element, letter)
    })
  focus = (order: Order = {}) =>
    act(this.selector, { ...order, isHidden: true }, (element) => element.focus())
  blur = (order: Order = {}) => act(this.selector, { ...order, isHidden: true }, (element) => element.blur())
  scrollIntoViewIfNeeded = (order: Order = {}) => act(this.selector, order, () => undefined)
  dispatchEvent = (type: string, init: EventInit = {}, order: Order = {}) =>
    act(this.selector, { ...order, isHidden: true }, (element) => {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true, ...init }))
    })

  private read = <T>(read: (element: HTMLElement) => T, order: Order = {}) =>
    act(this.selector, { ...order, isHidden: true }, read)
  textContent = (order?: Order) => this.read((element) => element.textContent, order)
  innerText = (order?: Order) => this.read((element) => innerTextOf(element), order)
  inputValue = (order?: Order) => this.read((element) => (element as HTMLInputElement).value, order)
  getAttribute = (name: string, order?: Order) => this.read((element) => element.getAttribute(name), order)
  evaluate = <T, A>(run: (element: HTMLElement, arg: A) => T, arg: A, order?: Order) =>
    this.read((element) => probing(() => run(element, arg)), order)
  async evaluateAll<T, A>(run: (elements: Element[], arg: A) => T, arg: A) {
    const found = find(this.selector)
    return probing(() => run(found, arg))
  }
  allInnerTexts = async () => find(this.selector).map((element) => innerTextOf(element as HTMLElement))
  allTextContents = async () => find(this.selector).map((element) => element.textContent ?? '')
  isVisible = async () =>
    (await this.count()) > 0 &&
    act(
      this.selector,
      { isHidden: true },
      (element, page) => page.elementState(element, 'visible', true).matches,
    )
  async waitFor({
    state = 'visible',
    timeout = PATIENCE,
  }: { state?: 'visible' | 'hidden' | 'attached' | 'detached'; timeout?: number } = {}) {
    const { matches } = await this._expect(`to.be.${state}`, { isNot: false, timeout })
    if (!matches) throw new Error(`${this.toString()} is not ${state}`)
  }
}

const BLOCKS =
  /^(address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|section|table|tr|ul)$/
/** The texts that are not hidden. Without layout: each block begins a line. */
export function innerTextOf(element: HTMLElement): string {
  const text = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ')
    if (!(node instanceof Element)) return ''
    if (node.localName === 'br') return '\n'
    if (!node.checkVisibility()) return ''
    const inner = [...node.childNodes].map(text).join('')
    if (/^t[dh]$/.test(node.localName)) return `${inner}\t`
    return BLOCKS.test(node.localName) ? `\n${inner}\n` : inner
  }
  return text(element)
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .replaceAll(/\t$/gm, '')
    .trim()
}
