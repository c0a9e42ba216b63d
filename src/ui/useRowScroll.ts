import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Ref of a row that scrolls sideways to its item of `selector` once that appears and whenever `value` changes: not on other
 * renders, so that a kept page keeps its scroll. At `start`, the value of its first item, an unscrolled row is right already.
 */
export function useRowScroll<T extends HTMLElement>(
  selector: string,
  value: string,
  start?: string,
): RefObject<T | null> {
  const row = useRef<T>(null)
  const seen = useRef(start)
  useLayoutEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector)
    if (seen.current === value || !row.current || !item) return
    seen.current = value
    // scrollIntoView might move the page too.
    const distance = item.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft += distance - (row.current.clientWidth - item.offsetWidth) / 2
  })
  return row
}
