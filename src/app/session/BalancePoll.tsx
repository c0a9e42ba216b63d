import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { inTurn } from '@/api/polls/inTurn'
import { onAnswer } from '@/api/polls/onAnswer'
import { pollInterval } from '@/api/polls/pollInterval'
import { invalidate, query } from '@/api/query'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { noteBalance } from '@/components/member/balanceTrail'
import { mergeMember, useMemberPart } from '@/components/member/useMember'
import { getMember } from '@/contract/member'
import { getPromotion } from '@/contract/promotions'
import { getBalance } from '@/contract/wallet'

/** In ms, as specified. */
const PERIOD = 4300
const interval = pollInterval(PERIOD)

/**
 * Polls the balance and merges each answer into the member. Never causes a render. A balance that others moved (a bet, an
 * approval, a bonus) has the rest of the member read again: level, deposits and turnover move with it.
 */
export function BalancePoll() {
  const client = useQueryClient()
  const polled = useRef<string>(undefined)
  useQuery({
    ...query(getBalance),
    // Only after the member has loaded: a blocked member is never polled.
    enabled: useMemberPart((member) => member.username) !== undefined,
    staleTime: 0,
    refetchInterval: interval,
    ...inTurn,
    refetchOnWindowFocus: 'always',
    // Failures offline have slowed it down.
    refetchOnReconnect: 'always',
    notifyOnChangeProps: [],
  })
  useEffect(
    () =>
      onAnswer(client, [getBalance], ({ data }) => {
        if (!data) return
        // Also for the header's clock.
        noteBalance(data.balance, serverNow())
        // Once: look-ups of lost requests search around the server's time, which some lines hide.
        if (polled.current === undefined) void learnServerTime()
        const before = polled.current
        polled.current = `${data.balance} ${data.gameblance}`
        const isNews = mergeMember(client, data)
        // Compared with the poll before, since servers may write the same amount in two ways.
        if (before === undefined || before === polled.current || !isNews) return
        if (client.isFetching({ queryKey: query(getMember).queryKey }) === 0)
          void invalidate(client, getMember, getPromotion)
      }),
    [client],
  )
  return null
}
