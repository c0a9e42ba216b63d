import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAnswer } from '@/api/onAnswer'
import { pollInterval } from '@/api/pollInterval'
import { query } from '@/api/query'
import { mergeMember, useMemberPart } from '@/components/member/useMember'
import { getBalance } from '@/contract/wallet'

/** Balance refresh while logged in (spec 1 §9). */
const PERIOD = 4300
const interval = pollInterval(PERIOD)

/** Polls the balance and merges each answer into the member as it arrives. Renders nothing, ever (D25). */
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
      onAnswer(client, [getBalance], ({ data }) => {
        if (data) mergeMember(client, data)
      }),
    [client],
  )
  return null
}
