import { useEffect, useState, type FocusEvent } from 'react'

/** Whether the pointer or the focus is inside an element, which pauses its motion. Spread the second value onto the element. */
export function useHeld() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // A kept page that is hidden under the pointer gets no leave event.
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
