import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
// Not in a chunk of its own: it is needed when the network has just gone.
import { UnknownOutcomeDialog } from '@/components/UnknownOutcomeDialog'
import { UnreadPoll } from '@/components/UnreadPoll'
import { intents, restoreIntents } from '@/state/intents'
import { BalancePoll } from './BalancePoll'

/** What runs in the background while a session lives: the polls, and what became of money requests (faults 2.4). */
export function MemberParts() {
  const { shown } = useSnapshot(intents)
  useEffect(restoreIntents, [])
  return (
    <>
      <BalancePoll />
      <UnreadPoll />
      {shown !== null && <UnknownOutcomeDialog key={shown} />}
    </>
  )
}
