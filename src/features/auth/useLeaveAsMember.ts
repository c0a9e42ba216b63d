import { useEffect, useState } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { useMemberPart } from '@/components/member/useMember'
import type { Member } from '@/contract/member'
import { navigate } from '@/navigation/hashLocation'

const isWelcome = ({ isblack, status }: Member) => !isblack && status

/**
 * Leads members away from a page for visitors: at once whoever comes with a session, after a login on it only when the
 * member is loaded and may stay.
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
