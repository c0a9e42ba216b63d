import { useEffect, useRef, useState } from 'react'
import { FIRST, MORE } from './gameFilter'

/** How many of `total` cards to mount: few at first, more whenever the element of `end` comes near the screen. */
export function useGrowingCount(total: number) {
  const [count, setCount] = useState(FIRST)
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
