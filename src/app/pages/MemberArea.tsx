import { MemberShell } from '@/features/member/MemberShell'
import type { Route } from '@/navigation/routes'
import { KeptPages } from './KeptPages'
import { PageFrame } from './PageFrame'

/** The member pages in their shell; pages without kept state remount on each visit to the area (D4). */
export function MemberArea({ route, visit }: { route: Route | undefined; visit: number }) {
  return (
    <MemberShell>
      <KeptPages route={route} />
      {route && !route.kept && <PageFrame key={`${route.path} ${visit}`} route={route} />}
    </MemberShell>
  )
}
