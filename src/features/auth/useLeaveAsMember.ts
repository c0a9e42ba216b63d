import { useEffect, useState } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { useMemberPart } from '@/components/member/useMember'
import type { Member } from '@/contract/member'
import { navigate } from '@/navigation/hashLocation'

const isWelcome = ({ isblack, status }: Member) => !isblack && status

/**
 * Redirects members away from a visitors' page: at once if they arrive with a session, after a login here only once the
 * member is loaded and allowed in.
 */
export function useLeaveAsMember(target: () => string): void {
  const isMember = useIsMember()
  const [cameAsMember] = useState(isMember)
  const isLoaded = useMemberPart(isWelcome) === true
  const leaves = isMember && (cameAsMember || isLoaded)
  useEffect(() => {
    if (leaves) navigate(target(), { replace: true, quiet: true })
  }, [leaves, target])
}
