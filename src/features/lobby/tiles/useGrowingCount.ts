import { useEffect, useRef, useState } from 'react'
import { MORE } from './gameFilter'

/**
 * How many of `total` cards to mount: `first`, about a screenful, on the first frame, then more whenever the `end` element
 * is near the screen, which may be at once.
 */
export function useGrowingCount(total: number, first: number) {
  const [grown, setCount] = useState(first)
  // If nothing can tell when the end is near: all of them.
  const canObserve = 'IntersectionObserver' in window
  const count = canObserve ? grown : total
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count < total

  // Observe anew after each step: the end may still be near, and observers only report changes.
  useEffect(() => {
    if (!end.current || !canObserve) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + MORE)
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [canObserve, count, hasMore])

  return { count, hasMore, end }
}
