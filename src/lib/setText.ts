/**
 * Writes an element's only text, into its text node where it still has it: a translator may have replaced that by elements of its
 * own, and `textContent` alone would make a new node each time.
 */
export function setText(element: Element, text: string): void {
  const node = element.firstChild
  if (node instanceof Text && element.childNodes.length === 1) node.data = text
  else element.textContent = text
}
