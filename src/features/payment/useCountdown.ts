import { useState } from 'react'
import { serverNow } from '@/api/serverClock'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { announcementAt, secondsLeft, windowStart } from './paymentWindow'

/** Seconds left of a payment's window (`windowStart`) while it `isOpen`, and what was last to be said aloud about it. */
export function useCountdown(
  isWallet: boolean,
  createdAt: number | null,
  isOpen: boolean,
): { left: number; announced: string } {
  // An hour that counts from the opening passes on this device; one from the server's word passes on its clock.
  const clock = isWallet || createdAt === null ? Date.now : serverNow
  const [openedAt] = useState(clock)
  const [now, setNow] = useState(clock)
  const [announced, setAnnounced] = useState('')
  const start = windowStart(isWallet, createdAt, openedAt)
  const left = secondsLeft(start, now)
  useInterval(
    () => {
      const next = clock()
      const text = announcementAt(left, secondsLeft(start, next))
      if (text) setAnnounced(text)
      setNow(next)
    },
    isOpen && left > 0 ? seconds(1) : null,
  )
  return { left, announced }
}
