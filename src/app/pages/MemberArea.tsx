import { Route, Switch } from 'wouter'
import { MemberShell } from '@/features/member/MemberShell'
import { useIsHub } from '@/features/member/useIsHub'
import { allRoutes, patternOf, routes } from '@/navigation/routes'
import { KeptPages } from './KeptPages'
import { PageFrame } from './PageFrame'

const members = allRoutes.filter(({ member }) => member)
const kept = members.filter((route) => route.kept)
const others = members.filter((route) => !route.kept).map((route) => ({ route, pattern: patternOf(route) }))
const hub = { ...routes.profile, title: '我的' }

/** The member pages in their shell; pages without kept state remount on each visit to the area. */
export function MemberArea({ visit }: { visit: number }) {
  const isHub = useIsHub()
  return (
    <MemberShell>
      <KeptPages pages={kept} />
      <Switch>
        {others.map(({ route, pattern }) => {
          const shown = isHub && route === routes.profile ? hub : route
          return (
            <Route key={`${shown.path} ${shown.title} ${visit}`} path={pattern}>
              <PageFrame route={shown} />
            </Route>
          )
        })}
      </Switch>
    </MemberShell>
  )
}
