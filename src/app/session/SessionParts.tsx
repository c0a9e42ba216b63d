import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { ofAccount } from '@/api/money/intentKey'
import { keyOf } from '@/api/query'
// Not lazy: it is needed when the network has just failed.
import { UnknownOutcomeDialog } from '@/components/unknownOutcome/UnknownOutcomeDialog'
import { UnreadPoll } from './UnreadPoll'
import { useMemberPart } from '@/components/member/useMember'
import { getPromotion } from '@/contract/promotions'
import { intents, restoreIntents, resumeIntents, type Intent } from '@/api/money/journal'
import { BalancePoll } from './BalancePoll'
import { PlayWatch } from './PlayWatch'

/**
 * Everything that runs during a session: the polls, pause and reminder (理性娱乐), and the dialog for money requests with an
 * unknown outcome (D68).
 */
export function SessionParts() {
  const { shown } = useSnapshot(intents)
  const account = useMemberPart(({ username }) => username)
  const client = useQueryClient()
  useEffect(restoreIntents, [])
  useEffect(() => {
    // A public read that tells members whether they can apply: read again after login, forgotten after logout.
    const queryKey = keyOf(getPromotion)
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    return () => void client.resetQueries({ queryKey })
  }, [client])
  useEffect(() => {
    if (account) void ofAccount(account).then(resumeIntents)
  }, [account])
  return (
    <>
      <BalancePoll />
      <UnreadPoll />
      <PlayWatch />
      {shown !== null && <UnknownOutcomeDialog key={shown.id} intent={shown as Intent} />}
    </>
  )
}
