import { isMoneyUnderWay } from '@/api/money/journal'
import { reloadCost } from './reloadCost'

/** Starts tracking what a reload would cost. Money comes first: its answer must not be lost. */
export function watchReloadCost(): void {
  watchTyping()
  reloadCost.now = () => (isMoneyUnderWay() ? 'money' : hasTypedForms() ? 'typed' : null)
}

// Watches the whole document instead of each form: a reload would lose whatever is typed in any of them.
const touched = new Set<HTMLFormElement>()

const isTypedIn = (field: Element) =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'search'].includes(field.type))) &&
  field.value !== ''

function touch(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form) touched.add(form)
}

/** Starts watching for typing. Counts the focused form too: the player may have begun before this file loads. */
export function watchTyping(): void {
  touch(document.activeElement)
  document.addEventListener('input', ({ target }) => touch(target))
}

/** Whether a form on this page holds typed text that hasn't been sent and cleared. */
export function hasTypedForms(): boolean {
  for (const form of touched) {
    if (!form.isConnected) touched.delete(form)
    else if ([...form.elements].some(isTypedIn)) return true
  }
  return false
}
