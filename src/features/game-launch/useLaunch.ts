import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsShown } from '@/lib/useIsShown'
import { askForUrl } from './askForUrl'
import type { Launch } from './launch'
import { sayFailure } from './sayFailure'

/** The tab is blanked and closed so long after a failure, ms (spec 1 §9). */
const CLOSE_AFTER = 2000
/** A tab that no script may close is still there so many ms after it was told to close. */
const STILL_HERE_AFTER = 300

/** Where the launch stands: on its way, refused, the tab blanked to be closed, or not to be closed by us. */
type Standing = 'opening' | 'refused' | 'blank' | 'still here'

/**
 * Sends this tab where `launch` leads; on any failure says why, which is the `reason`, and closes it (spec 1 §2). Asks once
 * per mount.
 */
export function useLaunch(launch: Launch): { standing: Standing; reason: string } {
  const [standing, setStanding] = useState<Standing>('opening')
  const [reason, setReason] = useState('')
  const isAsked = useRef(false)
  const isShown = useIsShown()
  const after = (ms: number, step: () => void) =>
    setTimeout(() => {
      if (isShown.current) step()
    }, ms)

  function leave(url: string) {
    if (!isShown.current) return
    // The stranger must hold no handle to the portal's tab (D20).
    window.opener = null
    location.replace(url)
  }

  function close() {
    setStanding('blank')
    window.close()
    after(STILL_HERE_AFTER, () => setStanding('still here'))
  }

  // A lost session navigates away by itself (D45): it gets a turn before anything is said here.
  const fail = (error: unknown) =>
    after(0, () => {
      setReason(sayFailure(error))
      setStanding('refused')
      after(CLOSE_AFTER, close)
    })

  const start = useEffectEvent(() => {
    // Effects may run twice, but each question opens a seat at the game's server.
    if (isAsked.current) return
    isAsked.current = true
    void askForUrl(launch).then(leave, fail)
  })

  useEffect(() => start(), [])
  return { standing, reason }
}
