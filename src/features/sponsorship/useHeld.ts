import { useEffect, useState, type RefObject } from 'react'

/** Whether the pointer or the focus is inside an element: what moves by itself stands still then (faults 6). */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return
    const listening = new AbortController()
    const on = (type: string, then: () => void) =>
      node.addEventListener(type, then, { signal: listening.signal })
    on('mouseenter', () => setHovered(true))
    on('mouseleave', () => setHovered(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [element])
  return isHovered || isFocused
}
