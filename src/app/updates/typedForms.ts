// Every form of the app at once, by the page itself: what was typed into a form still there would be lost by a reload.
const touched = new Set<HTMLFormElement>()

const isTypedIn = (field: Element) =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'search'].includes(field.type))) &&
  field.value !== ''

/** Begins to notice typing. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) touched.add(form)
  })
}

/** Whether a form on this page holds something typed that was not sent and emptied yet. */
export function hasTypedForms(): boolean {
  for (const form of touched) {
    if (!form.isConnected) touched.delete(form)
    else if ([...form.elements].some(isTypedIn)) return true
  }
  return false
}
