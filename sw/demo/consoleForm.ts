import { tell } from './consoleDesk'
import type { Field } from './consoleFields'
import { button } from './consoleFields'

const MONEY = /^\d{1,12}(\.\d{1,2})?$/
const WHOLE = /^\d{1,9}$/

/** What is wrong with what stands in a field; `''` when nothing is. */
export function problemOf({ root, input }: Field): string {
  const value = input.value.trim()
  if (root.classList.contains('money') && !MONEY.test(value)) return '请输入金额，如 100.00'
  if (root.classList.contains('whole') && !WHOLE.test(value)) return '请输入整数'
  return ''
}

/** Whether all of these can be sent; says what cannot, and goes there. */
export function isValid(fields: Field[]): boolean {
  for (const each of fields) each.complain(problemOf(each))
  const wrong = fields.find((each) => problemOf(each) !== '')
  wrong?.input.focus()
  return wrong === undefined
}

/** The fields that were changed, by name; null (and said) when there are none or one cannot be sent. */
export function changes(fields: Field[]): Record<string, string> | null {
  const changed = fields.filter((each) => each.isDirty())
  if (changed.length === 0) {
    tell('没有改动')
    return null
  }
  if (!isValid(changed)) return null
  return Object.fromEntries(changed.map(({ name, input }) => [name, input.value.trim()]))
}

/** Puts fields and a button into a form; `send` runs when it is submitted. */
export function fillForm(
  form: HTMLFormElement,
  content: Node[],
  label: string,
  send: () => void,
  extra: Node[] = [],
): void {
  const submit = button(label, () => undefined, { className: 'primary' })
  submit.type = 'submit'
  const buttons = document.createElement('div')
  buttons.className = 'buttons'
  buttons.append(submit, ...extra)
  form.append(...content, buttons)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
}

/** Rarely used fields behind a line that opens them. */
export function folded(title: string, fields: Field[]): HTMLElement {
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = title
  const inside = document.createElement('div')
  inside.className = 'fields'
  inside.append(...fields.map(({ root }) => root))
  details.append(summary, inside)
  return details
}
