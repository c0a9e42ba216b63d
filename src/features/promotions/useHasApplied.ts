import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '@/api/query'
import { useIsMember } from '@/components/member/useIsMember'
import { listApplications } from '@/contract/promotions'
import { newestFor } from './ownState'

/** Whether an application for a promotion was just sent or, by the server's log, awaits its decision; and how to note one. */
export function useHasApplied(promotion: { id: string; title: string }): [boolean, () => void] {
  const [isSent, setSent] = useState(false)
  const { data: applied } = useQuery({
    ...query(listApplications, { page: 1 }),
    enabled: useIsMember(),
    refetchOnMount: 'always',
    meta: { endpoint: { ...listApplications, tone: 'silent' } },
  })
  const isPending = applied !== undefined && newestFor(promotion, applied.data)?.state === 'pending'
  return [isSent || isPending, () => setSent(true)]
}
