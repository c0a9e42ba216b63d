import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ofAccount } from '@/api/money/intentKey'
import { intents, restoreIntents, resumeIntents, type Intent } from '@/api/money/journal'
import { keyOf } from '@/api/query'
import { onFailedLaunch } from '@/components/games/failedLaunch'
import { late, Opening } from '@/components/late'
import { useMemberPart } from '@/components/member/useMember'
import { getPromotion, listPromotions } from '@/contract/promotions'
import { hasTopLayer } from '@/lib/topLayer'
import { currentPath, useHashLocation } from '@/navigation/hashLocation'
import { routeAt, routes } from '@/navigation/routes'
import { closeTrack, followOrders, orders, showTrack, type OrderRef } from '@/state/orders'
// Not lazy: it is needed when the network has just failed.
import { UnknownOutcomeDialog } from '../unknownOutcome/UnknownOutcomeDialog'
import { BalancePoll } from './BalancePoll'
import { PlayWatch } from './PlayWatch'
import { UnreadPoll } from './UnreadPoll'

const TrackDialog = late(() => import('../orders/TrackDialog'), 'TrackDialog', {
  whenMissing: closeTrack,
  meanwhile: Opening,
})

const FailedLaunchDialog = late(() => import('./FailedLaunchDialog'), 'FailedLaunchDialog')

/** The track of orders, which goes with the page it was opened on. */
function TrackOfPage({ shown }: { shown: 'open' | OrderRef }) {
  const [path] = useHashLocation()
  const [opened] = useState(path)
  useEffect(() => {
    if (path !== opened) closeTrack()
  }, [path, opened])
  return <TrackDialog shown={shown} />
}

/** A deposit that the payment tab calls paid: the records, if they are open here, show its track. */
function showPaid(order: OrderRef): void {
  if (routeAt(currentPath())?.path === routes.funds.path && !hasTopLayer()) showTrack(order)
}

/**
 * Everything that runs during a session: the polls, pause and reminder (理性娱乐), the tracks of orders, and the dialog for money
 * requests with an unknown outcome.
 */
export function SessionParts() {
  const { shown } = useSnapshot(intents)
  const account = useMemberPart(({ username }) => username)
  const client = useQueryClient()
  const track = useSnapshot(orders).shown as typeof orders.shown
  useEffect(restoreIntents, [])
  useEffect(() => followOrders(showPaid), [])
  // How many launches have failed, 0 once the last one has been told.
  const [failures, setFailures] = useState(0)
  useEffect(() => onFailedLaunch(() => setFailures((count) => count + 1)), [])
  useEffect(() => {
    // Public reads that tell members whether they can apply: read again after login, forgotten after logout.
    const keys = [getPromotion, listPromotions].map((endpoint) => keyOf(endpoint))
    for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    return () => {
      for (const queryKey of keys) void client.resetQueries({ queryKey })
    }
  }, [client])
  useEffect(() => {
    if (account) void ofAccount(account).then(resumeIntents)
  }, [account])
  return (
    <>
      <BalancePoll />
      <UnreadPoll />
      <PlayWatch />
      {track !== null && <TrackOfPage key={String(track === 'open' || track.no)} shown={track} />}
      {failures > 0 && <FailedLaunchDialog key={failures} onClose={() => setFailures(0)} />}
      {shown !== null && <UnknownOutcomeDialog key={shown.id} intent={shown as Intent} />}
    </>
  )
}
