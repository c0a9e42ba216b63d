import type { QueryClient } from '@tanstack/react-query'
import { onAnswer } from '@/api/onAnswer'
import { query } from '@/api/query'
import type { Data, Endpoint } from '@/contract/endpoint'
import { getMember } from '@/contract/member'
import type { Money } from '@/contract/money'
import { getBalance, listVenueBalances, type Venue } from '@/contract/wallet'
import { seconds } from '@/lib/durations'

/** Figures are polled every few seconds; one older than this is not what a transfer starts from. */
const FRESH = seconds(10)
/** How long the reads after a transfer are waited for. */
const PATIENCE = seconds(10)

/** What a read last answered; null where that is older than `FRESH`, or than the last money request. */
function confirmed<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
): { data: Data<E>; at: number } | null {
  const state = client.getQueryState<Data<E>>(query(endpoint).queryKey)
  if (!state?.data || state.isInvalidated || Date.now() - state.dataUpdatedAt > FRESH) return null
  return { data: state.data, at: state.dataUpdatedAt }
}

const isStale = (client: QueryClient, endpoint: Endpoint): boolean =>
  client.getQueryState(query(endpoint).queryKey)?.isInvalidated === true

/**
 * The main balance as the server has just told it, CNY; null where it is not known for sure: no recent answer, a money request
 * since, or two reads that disagree.
 */
export function confirmedBalance(client: QueryClient): Money | null {
  if (isStale(client, getMember) || isStale(client, getBalance)) return null
  const [newest] = [confirmed(client, getBalance), confirmed(client, getMember)]
    .filter((read) => read !== null)
    .sort((a, b) => b.at - a.at)
  const shown = client.getQueryData(query(getMember).queryKey)?.balance ?? null
  return newest && newest.data.balance === shown ? shown : null
}

const balanceOf = (venues: readonly Venue[] | undefined, platname: string): Money | null =>
  venues?.find((venue) => venue.platname === platname)?.balance ?? null

/** The balance of a venue as the poll has just told it, CNY, or null. */
export const confirmedVenueBalance = (client: QueryClient, platname: string): Money | null =>
  balanceOf(confirmed(client, listVenueBalances)?.data, platname)

/** The main balance of the next answer, whoever asks; null when none comes. */
export const nextBalance = (client: QueryClient): Promise<Money | null> =>
  Promise.race([nextAnswer(client, getBalance), nextAnswer(client, getMember)]).then(
    (data) => data?.balance ?? null,
  )

/** The balance of a venue in the next answer of the list, or null. */
export const nextVenueBalance = (client: QueryClient, platname: string): Promise<Money | null> =>
  nextAnswer(client, listVenueBalances).then((venues) => balanceOf(venues ?? undefined, platname))

function nextAnswer<E extends Endpoint>(client: QueryClient, endpoint: E): Promise<Data<E> | null> {
  return new Promise((resolve) => {
    const end = (data: Data<E> | null) => {
      clearTimeout(timer)
      stop()
      resolve(data)
    }
    const timer = setTimeout(() => end(null), PATIENCE)
    const stop = onAnswer(client, [endpoint], ({ data, manual }) => {
      if (data !== undefined && !manual) end(data as Data<E>)
    })
  })
}
