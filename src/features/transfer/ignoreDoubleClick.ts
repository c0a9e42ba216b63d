import type { MouseEvent } from 'react'

/**
 * For a submit button: the second press of a double click does nothing. A quick answer may already have emptied the
 * field, and a complaint about that would follow a success.
 */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
