import { useEffect, useRef, type RefObject } from 'react'

/** A ref that says whether the component is shown, for asynchronous results: false after unmount and in a hidden kept page. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}
