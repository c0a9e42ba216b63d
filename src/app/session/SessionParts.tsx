import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { ofAccount } from '@/api/intentKey'
// Not in a chunk of its own: it is needed when the network has just gone.
import { UnknownOutcomeDialog } from '@/components/unknownOutcome/UnknownOutcomeDialog'
import { UnreadPoll } from './UnreadPoll'
import { useMemberPart } from '@/components/member/useMember'
import { intents, restoreIntents, resumeIntents, type Intent } from '@/state/intents'
import { BalancePoll } from './BalancePoll'

/** What runs in the background while a session lives: the polls, and what became of money requests (D68). */
export function SessionParts() {
  const { shown } = useSnapshot(intents)
  const account = useMemberPart(({ username }) => username)
  useEffect(restoreIntents, [])
  useEffect(() => {
    if (account) void ofAccount(account).then(resumeIntents)
  }, [account])
  return (
    <>
      <BalancePoll />
      <UnreadPoll />
      {shown !== null && <UnknownOutcomeDialog key={shown.id} intent={shown as Intent} />}
    </>
  )
}
