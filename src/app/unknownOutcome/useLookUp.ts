import { useEffect, useEffectEvent, useState } from 'react'
import { waitLeft } from '@/api/money/device'
import { checkIntent, settleIntent, type Intent } from '@/api/money/journal'
import type { Found, Row } from '@/components/unknownOutcome/recognise'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { whenSeen } from '@/lib/whenSeen'
import { lookUp } from './traces'

/** Running, not there (`counts`: known late enough to free an equal request), or the list couldn't be read; or what was found. */
export type Look = { is: 'looking' | 'failed' } | { is: 'none'; counts: boolean } | Found

/** The chosen row of those that may be it, as it is now; one of two that read alike stays as it was. */
function nowOf(chosen: Row, rows: readonly Row[]): Row {
  const [alike, second] = rows.filter(({ row, orderNo }) => row === chosen.row && orderNo === chosen.orderNo)
  return second ? chosen : (alike ?? chosen)
}

/**
 * Looks up a lost request on mount, on each call of `again`, and by itself while it may still be under way and when the network
 * is back after a failure. Frees the request once the member has seen in a visible tab what became of it; a dialog closed before
 * that frees nothing. `choose` tells a row that may be it as if it had been found.
 */
export function useLookUp(intent: Intent) {
  const [round, setRound] = useState(1)
  const [found, setFound] = useState<Look>({ is: 'looking' })
  const [chosen, choose] = useState<Row | null>(null)
  const look = chosen && found.is === 'possible' ? nowOf(chosen, found.rows) : found

  useEffect(() => {
    let isCurrent = true
    const counts = waitLeft(intent) === 0
    void lookUp(intent).then(
      (row) => isCurrent && setFound(row ?? { is: 'none', counts }),
      () => isCurrent && setFound({ is: 'failed' }),
    )
    return () => void (isCurrent = false)
  }, [intent, round])

  useEffect(() => {
    let isCurrent = true
    void whenSeen().then(() => {
      if (!isCurrent) return
      if (look.is === 'done' || look.is === 'refused') settleIntent(intent, { isDone: look.is === 'done' })
      else if (look.is === 'none' && look.counts) checkIntent(intent)
    })
    return () => void (isCurrent = false)
  }, [intent, look])

  const lookAgain = () => setRound((now) => now + 1)
  useInterval(lookAgain, look.is === 'open' ? seconds(5) : null)
  const again = () => {
    setFound({ is: 'looking' })
    lookAgain()
  }
  const onBack = useEffectEvent(() => look.is === 'failed' && again())
  useEffect(() => {
    const onOnline = () => void onBack()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return { look, again, choose }
}
