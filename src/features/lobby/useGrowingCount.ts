import { useEffect, useRef, useState } from 'react'
import { MORE } from './gameFilter'

/**
 * How many of `total` cards to mount: for the first frame about as many as a screen shows, `first`, and more whenever the
 * element of `end` is near the screen, which it may be at once.
 */
export function useGrowingCount(total: number, first: number) {
  const [count, setCount] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count < total

  // Observed anew after each step: the end may still be near, and only a change would be reported.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + MORE)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, hasMore])

  return { count, hasMore, end }
}
