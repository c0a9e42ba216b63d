import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listVenues } from '@/contract/wallet'
import { minutes } from '@/lib/durations'

/** Returns a venue's name as in the venue list. */
export type VenueNames = (text: string) => string

/**
 * Looks up venue names by code, ignoring case (`ag` is AG真人). Unknown codes and other texts stay as they are.
 */
export function useVenueNames(): VenueNames {
  const { data: venues = [] } = useQuery({ ...query(listVenues), staleTime: minutes(5) })
  const names = new Map(venues.map(({ platname, name }) => [platname.toLowerCase(), name]))
  return (text) => names.get(text.trim().toLowerCase()) ?? text
}
