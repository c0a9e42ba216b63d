import { MemberShell } from '@/features/member/MemberShell'
import { useIsHub } from '@/features/member/useIsHub'
import type { Route } from '@/navigation/routes'
import { KeptPages } from './KeptPages'
import { PageFrame } from './PageFrame'

/** The member pages in their shell; pages without kept state remount on each visit to the area (D4). */
export function MemberArea({ route, visit }: { route: Route | undefined; visit: number }) {
  const isHub = useIsHub()
  const shown = route && isHub ? { ...route, title: '我的' } : route
  return (
    <MemberShell>
      <KeptPages route={route} />
      {shown && !shown.kept && <PageFrame key={`${shown.path} ${shown.title} ${visit}`} route={shown} />}
    </MemberShell>
  )
}
