import { Activity, lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { useIsMember } from '@/components/useMember'
import { Loading } from '@/ui/Status'
import { PageFrame } from './PageFrame'
import { memberRoute, type PageRoute } from './routes'

const MemberShell = lazy(() =>
  import('@/features/member/MemberShell').then((module) => ({ default: module.MemberShell })),
)

/** Lets members through; a visitor goes to /login with the full target as redirect (spec 1 §2). */
export function RequireMember({ children }: { children: ReactNode }) {
  const isMember = useIsMember()
  useEffect(() => {
    if (!isMember) navigate(paths.login(currentTarget()), { replace: true })
  }, [isMember])
  return isMember ? <Suspense fallback={<Loading />}>{children}</Suspense> : null
}

/** The member pages in their shell; 存款 keeps its state once it was opened (D4). */
export function MemberArea({ path }: { path: string }) {
  const route = memberRoute(path)
  const deposit = memberRoute(paths.deposit)!
  const [hasDeposit, setHasDeposit] = useState(false)
  const isDeposit = route?.path === deposit.path
  if (isDeposit && !hasDeposit) setHasDeposit(true)
  return (
    <MemberShell>
      {hasDeposit && (
        <Activity mode={isDeposit ? 'visible' : 'hidden'}>
          <MemberPage route={deposit} />
        </Activity>
      )}
      {route && !isDeposit && <MemberPage key={route.path} route={route} />}
    </MemberShell>
  )
}

const MemberPage = ({ route: { Page, title } }: { route: PageRoute }) => (
  <PageFrame title={title}>
    <Page />
  </PageFrame>
)
