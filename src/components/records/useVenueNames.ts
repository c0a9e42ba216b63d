import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listVenues } from '@/contract/wallet'
import { minutes } from '@/lib/durations'

/** Spells a venue as the venue list does. */
export type VenueNames = (text: string) => string

/**
 * The names of venues by code, in whichever case a server writes it (`ag` is AG真人). A text that is no code, or whose
 * venue is not listed, stays as it is.
 */
export function useVenueNames(): VenueNames {
  const { data: venues = [] } = useQuery({ ...query(listVenues), staleTime: minutes(5) })
  const names = new Map(venues.map(({ platname, name }) => [platname.toLowerCase(), name]))
  return (text) => names.get(text.trim().toLowerCase()) ?? text
}
