import { useCallback, useEffect, useRef, useState } from 'react'
import { checkCountsFrom } from '@/api/moneyGuard'
import { checkIntent, findIntent, type Intent } from '@/state/intents'
import type { Found } from './lookUps'

/** What a look came to: still looking, found, not there, or the place could not be read. */
export type Look = { at: 'looking' | 'none' | 'failed' } | ({ at: 'found' } & Found)

/** Looks up a lost request at once and again by `again`; a look at the right place frees the same request (D68). */
export function useLookUp(intent: Intent): { look: Look; again: () => void } {
  const [look, setLook] = useState<Look>({ at: 'looking' })
  const round = useRef(0)

  const again = useCallback(() => {
    const mine = ++round.current
    setLook({ at: 'looking' })
    const startedAt = Date.now()
    const tell = (next: Look) => {
      if (mine === round.current) setLook(next)
    }
    import('./lookUps')
      .then(({ lookUp }) => lookUp(intent))
      .then(
        (found) => {
          if (found) findIntent(intent)
          else if (startedAt >= checkCountsFrom(intent)) checkIntent(intent)
          tell(found ? { at: 'found', ...found } : { at: 'none' })
        },
        () => tell({ at: 'failed' }),
      )
  }, [intent])

  useEffect(() => {
    again()
    return () => void (round.current += 1)
  }, [again])
  return { look, again }
}
