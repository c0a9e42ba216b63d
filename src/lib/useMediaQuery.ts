import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether this is a phone or tablet, which can't scan its own screen. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767.98px), (pointer: coarse)')

/** Whether the user prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
