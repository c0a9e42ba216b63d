import { useEffect, useRef, useState } from 'react'
import { MORE } from './gameFilter'

/**
 * How many of `total` cards to mount: `first`, about a screenful, on the first frame, then more whenever the `end` element
 * is near the screen, which may be at once.
 */
export function useGrowingCount(total: number, first: number) {
  const [count, setCount] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count < total

  // Observe anew after each step: the end may still be near, and observers only report changes.
  useEffect(() => {
    if (!end.current) return
    // Nothing can tell when the end is near: all of them.
    if (!('IntersectionObserver' in window)) return setCount(total)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + MORE)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, hasMore, total])

  return { count, hasMore, end }
}
