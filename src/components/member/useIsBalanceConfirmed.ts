import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onAnswer } from '@/api/onAnswer'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'

const READS = [getMember, getBalance]

/** Whether the server has sent the balance since the page loaded; false while it comes from storage. */
export function useIsBalanceConfirmed(): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => onAnswer(client, READS, changed),
    // Not useQuery: its dates change with every poll, and an unchanged balance must not render.
    () => READS.some((read) => (client.getQueryState(query(read).queryKey)?.dataUpdatedAt ?? 0) > 0),
  )
}
