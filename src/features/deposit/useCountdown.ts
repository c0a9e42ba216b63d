import { useState } from 'react'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { announcementAt, secondsLeft } from './paymentWindow'

/** Seconds left of the window that began at `start`, and what was last to be said aloud about it. */
export function useCountdown(start: number): { left: number; announced: string } {
  const [now, setNow] = useState(Date.now)
  const [announced, setAnnounced] = useState('')
  const left = secondsLeft(start, now)
  useInterval(
    () => {
      const next = Date.now()
      const text = announcementAt(left, secondsLeft(start, next))
      if (text) setAnnounced(text)
      setNow(next)
    },
    left > 0 ? seconds(1) : null,
  )
  return { left, announced }
}
