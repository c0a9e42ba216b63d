import { tell } from './consoleDesk'
import type { Field } from './consoleFields'
import { button } from './consoleFields'

const MONEY = /^\d{1,12}(\.\d{1,2})?$/
const WHOLE = /^\d{1,9}$/

/** The problem with a field's value; `''` when it is valid. */
export function problemOf({ root, input }: Field): string {
  const value = input.value.trim()
  if (root.classList.contains('money') && !MONEY.test(value)) return '请输入金额，如 100.00'
  if (root.classList.contains('whole') && !WHOLE.test(value)) return '请输入整数'
  return ''
}

/** Validates fields, shows their problems and focuses the first invalid one. */
export function isValid(fields: Field[]): boolean {
  for (const each of fields) each.complain(problemOf(each))
  const wrong = fields.find((each) => problemOf(each) !== '')
  wrong?.input.focus()
  return wrong === undefined
}

/** The changed values by name; null, with a message, when nothing changed or a value is invalid. */
export function changes(fields: Field[]): Record<string, string> | null {
  const changed = fields.filter((each) => each.isDirty())
  if (changed.length === 0) {
    tell('没有改动')
    return null
  }
  if (!isValid(changed)) return null
  return Object.fromEntries(changed.map(({ name, input }) => [name, input.value.trim()]))
}

/** Fills a form with fields and a submit button; `send` runs on submit. */
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

/** Rarely used fields in a collapsed section. */
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
