import { useQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getMember, vipLevelOf, type Member } from '@/contract/member'
import { minutes } from '@/lib/durations'
import { useIsMember } from './useIsMember'

const options = () => ({ ...query(getMember), staleTime: minutes(5) })

/** The member of the current session; no data for visitors. */
export const useMember = () => useQuery({ ...options(), enabled: useIsMember() })

/** A value derived from the member; renders only when it changes. Undefined for visitors and before the first answer. */
export const useMemberPart = <T>(select: (member: Member) => T): T | undefined =>
  useQuery({ ...options(), enabled: useIsMember(), select }).data

/** The member's VIP level. */
export const useVipLevel = (): number | undefined => useMemberPart(vipLevelOf)

/**
 * Merges fields of a newer answer into the cached member; missing ones (undefined or null) stay. Returns whether a field changed.
 * Without a change nothing is written, as each write has all stored reads saved again.
 */
export function mergeMember(
  client: QueryClient,
  part: { [K in keyof Member]?: Member[K] | undefined },
): boolean {
  const { queryKey } = options()
  const state = client.getQueryState(queryKey)
  if (!state?.data) return false
  const given = Object.entries(part).filter(([, value]) => value !== undefined && value !== null)
  const member: Member = { ...state.data, ...Object.fromEntries(given) }
  const isNews = given.some(([name, value]) => state.data?.[name as keyof Member] !== value)
  const isSound = state.status === 'success' && !state.isInvalidated
  // Keep the date: a poll that knows two fields doesn't confirm a restored member.
  if (isNews || !isSound) client.setQueryData(queryKey, member, { updatedAt: state.dataUpdatedAt })
  return isNews
}
