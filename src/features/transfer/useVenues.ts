import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { RefusedError, ServerFailure } from '@/api/failures'
import { inTurn } from '@/api/polls/inTurn'
import { onAnswer } from '@/api/polls/onAnswer'
import { pollInterval } from '@/api/polls/pollInterval'
import { query } from '@/api/query'
import { listVenueBalances, listVenues } from '@/contract/wallet'
import { minutes } from '@/lib/durations'
import { onBalanceRefresh } from '@/state/balanceRefresh'
import { venueRows } from './venueRows'

/** Poll period, ms, as specified. */
const PERIOD = 3500
const interval = pollInterval(PERIOD)

/**
 * Polls the venue balances while the page is shown. A refusal stops the poll until a 刷新余额 is pressed; a lost
 * network only slows it down. Equal data doesn't render.
 */
export function useVenues() {
  const client = useQueryClient()
  const [isStopped, setStopped] = useState(false)
  const names = useQuery({ ...query(listVenues), staleTime: minutes(5), notifyOnChangeProps: ['data'] })
  const poll = useQuery({
    ...query(listVenueBalances),
    staleTime: 0,
    refetchInterval: isStopped ? false : interval,
    ...inTurn,
    refetchOnWindowFocus: isStopped ? false : 'always',
    refetchOnReconnect: isStopped ? false : 'always',
    notifyOnChangeProps: ['data', 'error'],
  })

  // Events, not state: an error from an earlier visit mustn't stop the poll, nor a single refresh restart it.
  useEffect(
    () =>
      onAnswer(client, [listVenueBalances], ({ error }) => {
        if (error instanceof RefusedError || error instanceof ServerFailure) setStopped(true)
      }),
    [client],
  )

  const restart: typeof poll.refetch = (options) => {
    setStopped(false)
    return poll.refetch(options)
  }
  const refresh = useEffectEvent(() => void restart())
  useEffect(() => onBalanceRefresh(() => refresh()), [])

  return {
    rows: venueRows(names.data, poll.data, poll.error !== null),
    poll: { ...poll, refetch: restart } as typeof poll,
    isStopped,
  }
}
