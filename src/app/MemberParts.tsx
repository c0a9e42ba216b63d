import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { UnreadPoll } from '@/components/UnreadPoll'
import { intents, restoreIntents } from '@/state/intents'
import { BalancePoll } from './BalancePoll'

const UnknownOutcomeDialog = lazy(() =>
  import('@/components/UnknownOutcomeDialog').then((module) => ({ default: module.UnknownOutcomeDialog })),
)

/** What runs in the background while a session lives: the polls, and what became of money requests (faults 2.4). */
export function MemberParts() {
  const { shown } = useSnapshot(intents)
  useEffect(restoreIntents, [])
  return (
    <>
      <BalancePoll />
      <UnreadPoll />
      {shown !== null && (
        <Suspense>
          <UnknownOutcomeDialog key={shown} />
        </Suspense>
      )}
    </>
  )
}
