import { useSyncExternalStore } from 'react'

// Read in the event only: while a page is built, reading it would have the browser lay out a half-built page.
let offset = 0
addEventListener('scroll', () => (offset = scrollY), { passive: true })

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled more than `px` down; renders only when that changes. */
export const useScrolledPast = (px: number): boolean => useSyncExternalStore(subscribe, () => offset > px)
