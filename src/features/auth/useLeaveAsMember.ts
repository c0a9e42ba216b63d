import { useEffect, useState } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { useMemberPart } from '@/components/member/useMember'
import type { Member } from '@/contract/member'
import { navigate } from '@/navigation/hashLocation'

const isWelcome = ({ isblack, status }: Member) => !isblack && status

/**
 * Redirects members away from a visitors' page: at once if they arrive with a session, after a login here only once the
 * member is loaded and allowed in, and the page `isDone`.
 */
export function useLeaveAsMember(target: () => string, isDone = true): void {
  const isMember = useIsMember()
  const [cameAsMember] = useState(isMember)
  const isLoaded = useMemberPart(isWelcome) === true
  const leaves = isMember && (cameAsMember || (isLoaded && isDone))
  useEffect(() => {
    if (leaves) navigate(target(), { replace: true, quiet: true })
  }, [leaves, target])
}
