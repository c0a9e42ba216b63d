type Rows<R> = {
  keyOf: (row: R) => string
  make: (row: R) => HTMLElement
  /** Updates an existing row; omit it for rows that never change. */
  update?: (made: HTMLElement, row: R) => void
  /** Takes the focus when the row that had it was the last one. */
  refuge?: HTMLElement
}

/** Sets a text only if it differs, to disturb neither screen readers nor the selection. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text
}

/** Shows or hides an element, touching the DOM only on a change. */
export function setHidden(node: HTMLElement, isHidden: boolean): void {
  if (node.hidden !== isHidden) node.hidden = isHidden
}

/** A list whose updates leave unchanged rows untouched. */
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
