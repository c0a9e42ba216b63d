type Rows<R> = {
  keyOf: (row: R) => string
  make: (row: R) => HTMLElement
  /** Brings a row that stays up to date; leave out for rows that never change. */
  update?: (made: HTMLElement, row: R) => void
  /** Where the keyboard goes when the row it was in disappears. */
  refuge?: HTMLElement
}

/** Sets a text only when it differs, so that a screen reader and the selection are left in peace. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text
}

/** Shows or hides, touching the page only when that changes anything. */
export function setHidden(node: HTMLElement, isHidden: boolean): void {
  if (node.hidden !== isHidden) node.hidden = isHidden
}

/** A list that is brought up to date without touching the rows that stay. */
export function keyedList<R>(parent: HTMLElement, { keyOf, make, update, refuge }: Rows<R>) {
  const made = new Map<string, HTMLElement>()

  const drop = (key: string, element: HTMLElement) => {
    const hadFocus = element.contains(document.activeElement)
    const neighbour = element.nextElementSibling ?? element.previousElementSibling
    element.remove()
    made.delete(key)
    if (hadFocus) (neighbour?.querySelector('button') ?? refuge)?.focus()
  }

  return (rows: R[]): void => {
    const kept = new Set(rows.map(keyOf))
    for (const [key, element] of made) if (!kept.has(key)) drop(key, element)
    let place = parent.firstChild
    for (const row of rows) {
      const element = made.get(keyOf(row)) ?? make(row)
      made.set(keyOf(row), element)
      update?.(element, row)
      if (element === place) place = place.nextSibling
      else parent.insertBefore(element, place)
    }
  }
}
