import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether the component is on the screen, for what comes back later: false after it went away, and while a kept page
 * is hidden, whose state can still be set but whose effects do not run.
 */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}
