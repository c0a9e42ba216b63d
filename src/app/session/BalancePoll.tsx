import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAnswer } from '@/api/onAnswer'
import { pollInterval } from '@/api/pollInterval'
import { query } from '@/api/query'
import { mergeMember, useMemberPart } from '@/components/member/useMember'
import { getBalance } from '@/contract/wallet'

/** In ms (spec 1 §9). */
const PERIOD = 4300
const interval = pollInterval(PERIOD)

/** Polls the balance and merges each answer into the member. Never causes a render (D25). */
export function BalancePoll() {
  const client = useQueryClient()
  useQuery({
    ...query(getBalance),
    // Only after the member has loaded (spec 1 §4): a blocked member is never polled.
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
