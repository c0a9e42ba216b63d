import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled more than `px` down; renders only when that changes. */
export const useScrolledPast = (px: number): boolean => useSyncExternalStore(subscribe, () => scrollY > px)
