import { useEffect, useEffectEvent, useState } from 'react'
import { checkIntent, sentIntents, settleIntent, waitLeft, type Intent } from '@/api/money/journal'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { whenSeen } from '@/lib/whenSeen'
import type { Found } from './sentRequest'
import { lookUp } from './traces'

/** The state of a look-up: running, not there, the list couldn't be read, or what was found. */
export type Look = { at: 'looking' | 'none' | 'failed' } | ({ at: Found['is'] } & Omit<Found, 'is'>)

/** What a look-up found, and whether it came late enough to free an equal request. */
type Told = { look: Look; counts: boolean }

const LOOKING: Told = { look: { at: 'looking' }, counts: false }

async function lookOnce(intent: Intent): Promise<Told> {
  const counts = waitLeft(intent) === 0
  try {
    const found = await lookUp(intent, sentIntents())
    if (!found) return { look: { at: 'none' }, counts }
    const { is, ...row } = found
    return { look: { at: is, ...row }, counts }
  } catch {
    return { look: { at: 'failed' }, counts }
  }
}

/**
 * Looks up a lost request on mount, on each call of `again`, and by itself while it may still be under way and when the network
 * is back after a failure. Frees the request once the member has seen in a visible tab what became of it; a dialog closed before
 * that frees nothing.
 */
export function useLookUp(intent: Intent): { look: Look; again: () => void } {
  const [round, setRound] = useState(1)
  const [shown, setShown] = useState(LOOKING)

  useEffect(() => {
    let isCurrent = true
    void lookOnce(intent).then((result) => {
      if (isCurrent) setShown(result)
    })
    return () => void (isCurrent = false)
  }, [intent, round])

  useEffect(() => {
    let isCurrent = true
    const { look, counts } = shown
    void whenSeen().then(() => {
      if (!isCurrent) return
      if (look.at === 'done') settleIntent(intent, { isDone: true })
      else if (look.at === 'refused') settleIntent(intent)
      else if (look.at === 'none' && counts) checkIntent(intent)
    })
    return () => void (isCurrent = false)
  }, [intent, shown])

  const lookAgain = () => setRound((now) => now + 1)
  useInterval(lookAgain, shown.look.at === 'open' ? seconds(5) : null)
  const again = () => {
    setShown(LOOKING)
    lookAgain()
  }
  const onBack = useEffectEvent(again)
  const hasFailed = shown.look.at === 'failed'
  useEffect(() => {
    if (!hasFailed) return undefined
    const look = () => onBack()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [hasFailed])
  return { look: shown.look, again }
}
