import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { query } from '@/api/query'
import { useMemberPart } from '@/components/member/useMember'
import { getMember, type Member } from '@/contract/member'

/** As `useMemberPart`, but only from a server answer: a stored member lacks most fields. */
export function useConfirmedPart<T>(select: (member: Member) => T): T | undefined {
  const client = useQueryClient()
  const part = useMemberPart(select)
  // Not the query's own `dataUpdatedAt`, which renders at every refetch.
  const isConfirmed = useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(onChange), [client]),
    () => (client.getQueryState(query(getMember).queryKey)?.dataUpdatedAt ?? 0) > 0,
  )
  return isConfirmed ? part : undefined
}
