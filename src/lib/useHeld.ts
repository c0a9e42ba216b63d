import { useEffect, useState, type FocusEvent } from 'react'

/**
 * Whether the pointer or the focus is inside an element, for content that stops moving meanwhile (WCAG 2.2.2). Spread the
 * second value onto the element.
 */
export function useHeld() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // A kept page that is hidden under the pointer is never told that it left.
  useEffect(
    () => () => {
      setHovered(false)
      setFocused(false)
    },
    [],
  )
  return [
    isHovered || isFocused,
    {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  ] as const
}
