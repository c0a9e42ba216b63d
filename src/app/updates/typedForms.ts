// Every form of the app at once, by the page itself: what was typed into a form still there would be lost by a reload.
const touched = new Set<HTMLFormElement>()

const isTypedIn = (field: Element) =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'search'].includes(field.type))) &&
  field.value !== ''

function touch(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form) touched.add(form)
}

/** Begins to notice typing, and the form he is in: it starts after the first paint, when he may have begun already. */
export function watchTyping(): void {
  touch(document.activeElement)
  document.addEventListener('input', ({ target }) => touch(target))
}

/** Whether a form on this page holds something typed that was not sent and emptied yet. */
export function hasTypedForms(): boolean {
  for (const form of touched) {
    if (!form.isConnected) touched.delete(form)
    else if ([...form.elements].some(isTypedIn)) return true
  }
  return false
}
