import { useEffect, useState } from 'react'
import { seconds } from '@/lib/durations'
import { useReducedMotion } from '@/lib/useMediaQuery'
import { Loading } from '@/ui/Loading'
import styles from './ClubPage.module.css'

/** How long the curtain stays, as specified. */
const STAY = seconds(2)

// Whether this tab has shown the page before.
let hasVisited = false

/**
 * The curtain over the page on entry. The page below is available to screen readers and the keyboard at once; with
 * reduced motion the curtain shows only the first time.
 */
export function EntryOverlay() {
  const isCalm = useReducedMotion()
  const [isShown, setShown] = useState(() => !(isCalm && hasVisited))

  useEffect(() => {
    const timer = setTimeout(() => setShown(false), STAY)
    return () => {
      clearTimeout(timer)
      hasVisited = true
    }
  }, [])

  return isShown ? (
    <div className={styles.overlay}>
      <Loading />
    </div>
  ) : null
}
