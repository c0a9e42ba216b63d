import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pollInterval } from '@/api/pollInterval'
import { query } from '@/api/query'
import { mergeMember, useMemberPart } from '@/components/useMember'
import type { Data } from '@/contract/endpoint'
import { getBalance } from '@/contract/wallet'

/** Balance refresh while logged in (spec 1 §9). */
const PERIOD = 4300
const interval = pollInterval(PERIOD)

/** Polls the balance into the member; draws nothing and never renders: each answer is merged where it arrives (D25). */
export function BalancePoll() {
  const client = useQueryClient()
  useQuery({
    ...query(getBalance),
    // User info first, then the refresh (spec 1 §4): a blocked member is never polled.
    enabled: useMemberPart((member) => member.username) !== undefined,
    staleTime: 0,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    notifyOnChangeProps: [],
  })
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: read, ...event }) => {
        const isAnswer = type === 'updated' && 'action' in event && event.action.type === 'success'
        if (isAnswer && read.queryKey[0] === getBalance.path) {
          mergeMember(client, read.state.data as Data<typeof getBalance>)
        }
      }),
    [client],
  )
  return null
}
