import { element } from './page'

/** A form field. Server values are shown only until the tester edits it. */
export type Field = {
  name: string
  root: HTMLElement
  input: Input
  /** Shows the server's value unless the field was edited. */
  show: (value: string) => void
  isDirty: () => boolean
  /** Marks the value as saved: the next `show` replaces it. */
  settle: () => void
  /** Shows a problem; `''` clears it. */
  complain: (text: string) => void
}
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** `long` and `area` span the whole row. */
export type Kind = 'text' | 'long' | 'area' | 'money' | 'whole' | 'select'

let made = 0

function inputOf(kind: Kind): Input {
  if (kind === 'select') return document.createElement('select')
  if (kind === 'area') return Object.assign(document.createElement('textarea'), { rows: 3 })
  const input = document.createElement('input')
  input.type = 'text'
  if (kind === 'money') input.inputMode = 'decimal'
  if (kind === 'whole') input.inputMode = 'numeric'
  return input
}

/** Makes a labelled field. */
export function field(name: string, label: string, kind: Kind = 'text'): Field {
  const input = inputOf(kind)
  input.id = `field-${(made += 1)}`
  input.name = name
  const caption = Object.assign(document.createElement('label'), { htmlFor: input.id, textContent: label })
  const error = element('p', 'error')
  error.id = `${input.id}-error`
  error.hidden = true
  const root = element('div', `field ${kind}`)
  root.append(caption, input, error)

  /** The server's last value, and how the input displays it (inputs drop line breaks). */
  let told: string | null = null
  let shown = ''
  const complain = (text: string) => {
    if (text === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', text === '' ? '' : error.id)
    error.textContent = text
    error.hidden = text === ''
  }
  input.addEventListener('input', () => complain(''))
  return {
    name,
    root,
    input,
    complain,
    isDirty: () => input.value !== shown,
    settle: () => {
      told = null
      shown = input.value
      complain('')
    },
    show: (value) => {
      if (value === told) return
      told = value
      const isTyped = input.value !== shown
      if (!isTyped) input.value = value
      shown = isTyped ? value : input.value
    },
  }
}

/** Fills a select. */
export function choices(select: Input, options: [value: string, text: string][]): void {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)))
}

/** A switch that saves at once and always shows the server's value. */
export function toggle(label: string, turn: (on: boolean) => Promise<boolean>) {
  const input = Object.assign(document.createElement('input'), { type: 'checkbox' })
  input.setAttribute('role', 'switch')
  const root = document.createElement('label')
  root.className = 'switch'
  root.append(input, element('span', '', label))
  let shown = false
  input.addEventListener('change', () => {
    void turn(input.checked).then((isDone) => {
      if (!isDone) input.checked = shown
    })
  })
  return {
    root,
    show: (on: boolean) => {
      shown = on
      if (input.checked !== on) input.checked = on
    },
  }
}

/** A button. */
export function button(
  label: string,
  press: () => void,
  { name = '', className = '' } = {},
): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `button ${className}`.trim()
  made.textContent = label
  if (name !== '') made.setAttribute('aria-label', name)
  made.addEventListener('click', press)
  return made
}
