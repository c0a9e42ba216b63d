const CONTROL = 'a, button, input, select, textarea, label, summary'

/** The control that a press means, or what it hit outside of one. */
function controlAt(target: EventTarget | null): EventTarget | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null
  return (control instanceof HTMLLabelElement && control.control) || control || target
}

/**
 * Drops the second press of a double click where it hits something else than the first: a dialog has closed or opened meanwhile, and
 * whatever lies there now wasn't meant. Call once.
 */
export function dropStrayPresses(): void {
  let pressed: EventTarget | null = null
  addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target)
      if (event.detail > 1 && control !== pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      pressed = control
    },
    true,
  )
}
