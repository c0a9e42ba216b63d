import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '@/api/query'
import { pollInterval } from '@/api/pollInterval'
import { mergeMember, useMemberPart } from '@/components/useMember'
import { getBalance } from '@/contract/wallet'

/** Balance refresh while logged in (spec 1 §9). */
const PERIOD = 4300
const interval = pollInterval(PERIOD)

/** Polls the balance into the member; draws nothing, and renders only when a figure changed (D25). */
export function BalancePoll() {
  const client = useQueryClient()
  const { data } = useQuery({
    ...query(getBalance),
    // User info first, then the refresh (spec 1 §4): a blocked member is never polled.
    enabled: useMemberPart((member) => member.username) !== undefined,
    staleTime: 0,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    notifyOnChangeProps: ['data'],
  })
  useEffect(() => {
    if (data) mergeMember(client, data)
  }, [client, data])
  return null
}
