import { useEffect, type ReactNode } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'

/** Renders its children for members; sends visitors to /login with the full target as redirect. */
export function RequireMember({ children }: { children: ReactNode }) {
  const isMember = useIsMember()
  useEffect(() => {
    if (!isMember) navigate(paths.login(currentTarget()), { replace: true })
  }, [isMember])
  return isMember && children
}
