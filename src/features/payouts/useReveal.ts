import { useEffect, useState } from 'react'
import { seconds } from '@/lib/durations'

/** A secret shown on demand is hidden again after this. */
const SHOWN_FOR = seconds(10)

/** Shows something for 10 s at the most; it is hidden when the member looks away from the tab, and gone with its component. */
export function useReveal(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const hide = () => setShown(false)
    const timer = setTimeout(hide, SHOWN_FOR)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isShown])
  return { isShown, toggle: () => setShown((now) => !now) }
}
