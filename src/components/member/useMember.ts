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

/** Merges fields of a newer answer into the cached member; missing ones (undefined or null) stay. */
export function mergeMember(
  client: QueryClient,
  part: { [K in keyof Member]?: Member[K] | undefined },
): void {
  const given = Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && value !== null),
  )
  // Keep the date: a poll that knows two fields doesn't confirm a restored member.
  const updatedAt = client.getQueryState(options().queryKey)?.dataUpdatedAt
  const merge = (member: Member | undefined) => {
    if (!member) return member
    const changed = Object.entries(given).some(([name, value]) => member[name as keyof Member] !== value)
    return changed ? { ...member, ...given } : member
  }
  client.setQueryData<Member>(options().queryKey, merge, updatedAt === undefined ? {} : { updatedAt })
}
