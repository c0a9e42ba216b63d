const CONTROL = 'a, button, input, select, textarea, label, summary'
/** Pixels by which a finger's second tap misses its first. */
const MISS = 24

/** The control that a press means, or what it hit outside of one. */
function controlAt(target: EventTarget | null): EventTarget | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null
  return (control instanceof HTMLLabelElement && control.control) || control || target
}

/**
 * Drops the second press of a double click where the first one has changed what lies there, such as a dialog that closed or opened:
 * whatever it hits now wasn't meant. Phones count quick taps as one double tap up to 100 px apart, so two controls side by side
 * both get theirs. Call once.
 */
export function dropStrayPresses(): void {
  let first: { control: EventTarget | null; x: number; y: number } | null = null
  addEventListener(
    'click',
    (event) => {
      const { detail, target, clientX: x, clientY: y } = event
      // A key's, or a label's own for its control.
      if (detail === 0) return
      const control = controlAt(target)
      if (detail > 1 && first && control !== first.control) {
        const now = controlAt(document.elementFromPoint(first.x, first.y))
        const isThere = now === control || Math.hypot(x - first.x, y - first.y) <= MISS
        if (now !== first.control && isThere) {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
      }
      first = { control, x, y }
    },
    true,
  )
}
