import type { QueryClient } from '@tanstack/react-query'
import type { Intent } from '@/api/money/journal'
import { onAnswer } from '@/api/polls/onAnswer'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import type { Money } from '@/contract/values/money'
import { getBalance, listVenueBalances, type Venue } from '@/contract/wallet'
import type { Data, Endpoint } from '@/contract/wire/endpoint'
import { seconds } from '@/lib/durations'

/** A polled figure older than this no longer counts as current. */
const FRESH = seconds(10)
/** Longest wait for the read after a transfer. */
const PATIENCE = seconds(10)

/** The last data of a read; null when older than `FRESH` or than the last money request. */
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

/** The current main balance, CNY; null when uncertain: no recent response, a money request since, or reads that disagree. */
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

/** The current balances of the venues; null when uncertain. */
export const confirmedVenues = (client: QueryClient): readonly Venue[] | null =>
  confirmed(client, listVenueBalances)?.data ?? null

/** The current balance of a venue, CNY; null when uncertain. */
export const confirmedVenueBalance = (client: QueryClient, platname: string): Money | null =>
  balanceOf(confirmedVenues(client) ?? undefined, platname)

/** The current main balance for a money request's note; undefined when uncertain. */
export function balancesNow(client: QueryClient): Intent['balances'] {
  const main = confirmedBalance(client)
  return main === null ? undefined : { main }
}

/** Resolves to the balance of a venue in the next response of the list; null when none comes. */
export const nextVenueBalance = (client: QueryClient, platname: string): Promise<Money | null> =>
  new Promise((resolve) => {
    const end = (venues?: readonly Venue[]) => {
      clearTimeout(timer)
      stop()
      resolve(balanceOf(venues, platname))
    }
    const timer = setTimeout(end, PATIENCE)
    const stop = onAnswer(client, [listVenueBalances], ({ data, manual }) => {
      if (data !== undefined && !manual) end(data)
    })
  })
