import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * A ref for an element, and whether it has come near the screen, by `margin` px; stays true from then on. Always true where
 * the browser can't observe.
 */
export function useNear<E extends Element>(margin: number): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, margin])
  return [element, isNear]
}
