import { useQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { getMember, vipLevelOf, type Member } from '@/contract/member'
import { minutes } from '@/lib/durations'
import { useIsMember } from './useIsMember'

const options = () => ({ ...query(getMember), staleTime: minutes(5) })

/** The member of the live session; no data for a visitor. */
export const useMember = () => useQuery({ ...options(), enabled: useIsMember() })

/** One thing about the member; renders only when it changes. Undefined for a visitor and before the first answer. */
export const useMemberPart = <T>(select: (member: Member) => T): T | undefined =>
  useQuery({ ...options(), enabled: useIsMember(), select }).data

/** VIP level of the member (D49). */
export const useVipLevel = (): number | undefined => useMemberPart(vipLevelOf)

/** Writes what newer answers said about the member; fields they left out (undefined or null) stay (contract, D52). */
export function mergeMember(
  client: QueryClient,
  part: { [K in keyof Member]?: Member[K] | undefined },
): void {
  const known = Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && value !== null),
  )
  // Keeps its date: a restored member is not confirmed by a poll that knows two of its fields.
  const updatedAt = client.getQueryState(options().queryKey)?.dataUpdatedAt
  const merge = (member: Member | undefined) => {
    if (!member) return member
    const changed = Object.entries(known).some(([name, value]) => member[name as keyof Member] !== value)
    return changed ? { ...member, ...known } : member
  }
  client.setQueryData<Member>(options().queryKey, merge, updatedAt === undefined ? {} : { updatedAt })
}

/** One thing about the member as the server last told it; not of what was restored from storage, which lacks most fields (D6). */
export function useConfirmedPart<T>(select: (member: Member) => T): T | undefined {
  const { data, dataUpdatedAt } = useQuery({ ...options(), enabled: useIsMember(), select })
  return dataUpdatedAt > 0 ? data : undefined
}
