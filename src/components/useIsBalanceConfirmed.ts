import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'

const ANSWERS = [query(getMember).queryKey, query(getBalance).queryKey]

/** Whether the server has told the balance since this page began; false while it is only what storage remembered. */
export function useIsBalanceConfirmed(): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    // Not by useQuery: its dates change with every poll, and a balance that stays the same must not render.
    () => ANSWERS.some((key) => (client.getQueryState(key)?.dataUpdatedAt ?? 0) > 0),
  )
}
