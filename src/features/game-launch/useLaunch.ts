import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SessionOver } from '@/api/failures'
import { tellFailedLaunch } from '@/components/games/failedLaunch'
import { seconds } from '@/lib/durations'
import { useIsShown } from '@/lib/useIsShown'
import { toast } from '@/state/toasts'
import { refusalToPlay } from './askForPlay'
import { askForOpening, type Launch } from './launch'

/** Delay before a failed tab is blanked and closed, ms, as specified. */
const CLOSE_AFTER = 2000
/** A tab still open this many ms after `close()` can't be closed by script. */
const STILL_HERE_AFTER = 300

/** The launch's state: under way, left to a link to another app, refused, refused by the member's own limit, blanked before closing, or not closable. */
type Standing = 'opening' | 'app' | 'refused' | 'limited' | 'blank' | 'still here'

/**
 * Sends this tab where `launch` leads; another app's address is the `app` of a link. On failure shows the `reason` and closes the
 * tab. Asks once per mount.
 */
export function useLaunch(launch: Launch): { standing: Standing; reason: string; app: string } {
  const client = useQueryClient()
  const [standing, setStanding] = useState<Standing>('opening')
  const [reason, setReason] = useState('')
  const [app, setApp] = useState('')
  const isAsked = useRef(false)
  const isShown = useIsShown()
  const after = (ms: number, step: () => void) =>
    setTimeout(() => {
      if (isShown.current) step()
    }, ms)

  function leave(url: string) {
    if (!isShown.current) return
    // Give the foreign page no handle to the portal's tab.
    window.opener = null
    location.replace(url)
  }

  async function open(): Promise<void> {
    const limit = launch.isAgentLogin ? null : await refusalToPlay(client)
    if (limit !== null) {
      setReason(limit)
      return setStanding('limited')
    }
    const { kind, url } = await askForOpening(launch)
    if (kind === 'page') return leave(url)
    setApp(url)
    setStanding('app')
  }

  function close() {
    setStanding('blank')
    window.close()
    after(STILL_HERE_AFTER, () => setStanding('still here'))
  }

  // An expired session navigates by itself; let it finish first.
  const fail = (error: unknown) =>
    after(0, () => {
      setReason(sayFailure(error))
      if (!launch.isAgentLogin) tellFailedLaunch()
      setStanding('refused')
      after(CLOSE_AFTER, close)
    })

  const start = useEffectEvent(() => {
    // Effects may run twice, but each request opens a seat on the game server.
    if (isAsked.current) return
    isAsked.current = true
    void open().catch(fail)
  })

  useEffect(() => start(), [])
  return { standing, reason, app }
}

/** Shows why no game can be opened, and returns the message. Toasts on this page stay 3 s, errors too, as specified. */
function sayFailure(error: unknown): string {
  const isOver = error instanceof SessionOver || !(error instanceof Error)
  const reason = isOver ? '登录已过期，请重新登录' : error.message
  toast.error(reason, seconds(3))
  return reason
}
