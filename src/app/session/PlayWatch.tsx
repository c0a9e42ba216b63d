import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/serverClock'
import { late } from '@/components/late'
import { readSession } from '@/components/limits/usage'
import { useOwnLimits } from '@/components/limits/useOwnLimits'
import { pauseText } from '@/components/limits/words'
import type { BetSums } from '@/components/sums/betSums'
import { minutes, seconds } from '@/lib/durations'
import { hasTopLayer } from '@/lib/topLayer'
import { useInterval } from '@/lib/useInterval'
import { currentPath } from '@/navigation/hashLocation'
import { routeAt } from '@/navigation/routes'
import { followPlayLimits } from '@/state/playLimits'
import { noteReminder, playTime } from '@/state/playTime'
import { session } from '@/state/session'
import { toast } from '@/state/toasts'
import { logOut } from './askLogOut'

const ReminderDialog = late(() => import('./ReminderDialog'), 'ReminderDialog')

const PERIOD = seconds(10)

/** The reminder's figures; null when the bet records couldn't be read. */
type Reminder = { lasted: number; figures: BetSums | null }

/** Ends a paused account's session in every tab, and reminds the player of time and result (理性娱乐). */
export function PlayWatch() {
  const client = useQueryClient()
  const own = useOwnLimits()
  const [reminder, setReminder] = useState<Reminder | null>(null)
  const isReading = useRef(false)
  useEffect(() => {
    playTime(Date.now())
    return followPlayLimits()
  }, [])

  const pausedUntil = own?.pausedUntil ?? 0
  useEffect(() => endIfPaused(pausedUntil), [pausedUntil])

  /** Another dialog, a pending request or a bare page (payment, game) comes first; the next tick tries again. */
  const isBusy = () =>
    document.hidden || hasTopLayer() || client.isMutating() > 0 || routeAt(currentPath())?.bare === true

  const remind = async () => {
    const now = Date.now()
    const { since, reminded } = playTime(now)
    if (!own || reminder || now - reminded < minutes(own.remindEvery) || isReading.current || isBusy()) return
    const { epoch } = session
    isReading.current = true
    const figures = await readSession(serverNow() - (now - since)).catch(() => null)
    isReading.current = false
    if (session.epoch !== epoch || isBusy()) return
    noteReminder(now)
    setReminder({ lasted: now - since, figures })
  }

  useInterval(() => {
    endIfPaused(pausedUntil)
    void remind()
  }, PERIOD)

  return (
    reminder && <ReminderDialog {...reminder} onContinue={() => setReminder(null)} onRest={() => logOut()} />
  )
}

/** The server's clock may only now be known. */
function endIfPaused(until: number): void {
  const text = pauseText(until)
  if (text === null || session.token === null) return
  logOut()
  toast.warning(text)
}
