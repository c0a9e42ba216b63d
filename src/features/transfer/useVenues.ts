import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { RefusedError, ServerFailure } from '@/api/failures'
import { pollInterval } from '@/api/pollInterval'
import { query } from '@/api/query'
import { listVenueBalances, listVenues } from '@/contract/wallet'
import { minutes } from '@/lib/durations'
import { onBalanceRefresh } from '@/state/balanceRefresh'
import { venueRows } from './venueRows'

/** Venue balances are asked again after this (spec 2 §9). */
const PERIOD = 3500
const interval = pollInterval(PERIOD)

/**
 * The venues with their balances, polled while the page is shown. An answer other than 200 is told by the one switch and
 * stops the poll until any 刷新余额 of the page (spec 2 §4); a lost network only slows it down (D25). Equal answers render nothing.
 */
export function useVenues() {
  const client = useQueryClient()
  const [isStopped, setStopped] = useState(false)
  const names = useQuery({ ...query(listVenues), staleTime: minutes(5), notifyOnChangeProps: ['data'] })
  const poll = useQuery({
    ...query(listVenueBalances),
    staleTime: 0,
    refetchInterval: isStopped ? false : interval,
    refetchOnWindowFocus: isStopped ? false : 'always',
    notifyOnChangeProps: ['data', 'error'],
  })

  // The event, not the state: an error of an earlier visit must not stop the poll, and a venue's own refresh not start it.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        const isAnswer = error instanceof RefusedError || error instanceof ServerFailure
        if (isAnswer && event.query.queryKey[0] === listVenueBalances.path) setStopped(true)
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
