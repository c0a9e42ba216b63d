import { MemberShell } from '@/features/member/MemberShell'
import { Activity, useState } from 'react'
import { paths } from '@/navigation/paths'
import { PageFrame } from './PageFrame'
import { memberRoute } from './memberRoutes'
import type { PageRoute } from './routes'

/** The member pages in their shell; 存款 keeps its state once it was opened (D4), the others are new at each visit. */
export function MemberArea({ path, visit }: { path: string; visit: number }) {
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
      {route && !isDeposit && <MemberPage key={`${route.path} ${visit}`} route={route} />}
    </MemberShell>
  )
}

const MemberPage = ({ route: { Page, title } }: { route: PageRoute }) => (
  <PageFrame title={title}>
    <Page />
  </PageFrame>
)
