import { useEffect, useState } from 'react'
import { checkCountsFrom } from '@/api/moneyGuard'
import { checkIntent, findIntent, type Intent } from '@/state/intents'
import type { Found } from './asked'

/** The state of a look-up: running, found, not there, or the list couldn't be read. */
export type Look = { at: 'looking' | 'none' | 'failed' } | ({ at: 'found' } & Found)

/** Looks up once. A successful look-up allows the same request again (D68). */
async function lookOnce(intent: Intent): Promise<Look> {
  const startedAt = Date.now()
  try {
    const { lookUp } = await import('./lookUps')
    const found = await lookUp(intent, [])
    if (found) {
      if (found.is === 'done' || found.is === 'refused') findIntent(intent)
    } else if (startedAt >= checkCountsFrom(intent)) checkIntent(intent)
    return found ? { at: 'found', ...found } : { at: 'none' }
  } catch {
    return { at: 'failed' }
  }
}

/** Looks up a lost request on mount, and on each call of `again`. */
export function useLookUp(intent: Intent): { look: Look; again: () => void } {
  const [round, setRound] = useState(1)
  const [told, setTold] = useState<{ round: number; look: Look }>({ round: 0, look: { at: 'looking' } })

  useEffect(() => {
    let isCurrent = true
    void lookOnce(intent).then((look) => {
      if (isCurrent) setTold({ round, look })
    })
    return () => void (isCurrent = false)
  }, [intent, round])

  return {
    look: told.round === round ? told.look : { at: 'looking' },
    again: () => setRound((now) => now + 1),
  }
}
