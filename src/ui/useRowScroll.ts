import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row sideways to the item of `selector`, once it appears and whenever `value` changes: not on other renders, so that a
 * kept page keeps its scroll (D4). At `start`, the value of the row's first item, an unscrolled row is right already.
 */
export function useRowScroll(
  row: RefObject<HTMLElement | null>,
  selector: string,
  value: string,
  start?: string,
): void {
  const seen = useRef(start)
  useLayoutEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector)
    if (seen.current === value || !row.current || !item) return
    seen.current = value
    // scrollIntoView might move the page too.
    const distance = item.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft += distance - (row.current.clientWidth - item.offsetWidth) / 2
  })
}
