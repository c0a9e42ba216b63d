import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listVenues } from '@/contract/wallet'
import { minutes } from '@/lib/durations'

/** Returns a venue's name as in the venue list. */
export type VenueNames = (text: string) => string

/** The venues, for names and filters; empty while loading. */
export const useVenues = () => useQuery({ ...query(listVenues), staleTime: minutes(5) }).data ?? []

/**
 * Looks up venue names by code, ignoring case (`ag` is AG真人). Unknown codes and other texts stay as they are.
 */
export function useVenueNames(): VenueNames {
  const names = new Map(useVenues().map(({ platname, name }) => [platname.toLowerCase(), name]))
  return (text) => names.get(text.trim().toLowerCase()) ?? text
}
