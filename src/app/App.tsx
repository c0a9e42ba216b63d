import { Activity, useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Route, Router, Switch, useLocation, useRoute, useSearch } from 'wouter'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { useSiteAtStart } from '@/components/site/useSite'
import { useHashLocation } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { allRoutes, patternOf } from '@/navigation/routes'
import { closeLogin, loginModal } from '@/state/loginModal'
import { rememberReferrer } from '@/state/referral'
import { session } from '@/state/session'
import { Layout } from './layout/Layout'
import { CrashBoundary } from './pages/CrashBoundary'
import { KeptPages } from './pages/KeptPages'
import { memberArea } from './pages/loadPage'
import { PageFrame } from './pages/PageFrame'
import { part } from './pages/pages'
import { RequireMember } from './pages/RequireMember'

const { Component: MaintenancePage } = part(() =>
  import('./pages/MaintenancePage').then((module) => module.MaintenancePage),
)
const Toaster = late(() => import('@/components/Toaster'), 'Toaster')
const SessionParts = late(() => import('./session/SessionParts'), 'SessionParts')
const LoginModal = late(() => import('@/features/auth/LoginModal'), 'LoginModal', { close: closeLogin })

const publicPages = allRoutes.filter(({ member }) => !member)
const KEPT = publicPages.filter(({ kept }) => kept)
const MEMBERS = patternOf(...allRoutes.filter(({ member }) => member))
const BARE = patternOf(...allRoutes.filter(({ bare }) => bare))
/** Pages that `KeptPages` and `Members` show. */
const ELSEWHERE = patternOf(...allRoutes.filter(({ kept, member }) => kept || member))
const OTHERS = publicPages
  .filter(({ kept }) => !kept)
  .map((route) => (
    <Route key={route.path} path={patternOf(route)}>
      <PageFrame route={route} />
    </Route>
  ))

/** The app: the maintenance page, or the page at the current path, inside the layout unless the route is bare. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <CrashBoundary>
        <Site />
      </CrashBoundary>
      <Toaster />
    </Router>
  )
}

function Site() {
  // Not `isError`: it resets on each refetch.
  const { data: site, errorUpdateCount } = useSiteAtStart()
  const { isOpen } = useSnapshot(loginModal)
  const isMember = useIsMember()
  if (site?.site_state === 'maintenance' || (!site && errorUpdateCount > 0)) return <MaintenancePage />
  return (
    <>
      <Pages />
      {isMember && <SessionParts />}
      {isOpen && <LoginModal />}
    </>
  )
}

function Pages() {
  const [path] = useLocation()
  const search = useSearch()
  const [isBare] = useRoute(BARE)
  const { epoch, token } = useSnapshot(session)
  // The end of a session unmounts all kept pages; a login keeps those of the visitor.
  const [life, setLife] = useState({ token, ended: 0 })
  if (life.token !== token) setLife({ token, ended: life.ended + Number(life.token !== null) })

  // Braces: newer browsers return a promise from scrollTo, which React would take for a cleanup function.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [path])
  // These pages show the dialog's form themselves, or are reached from it.
  useEffect(() => {
    if (path === '/login' || path === paths.register) closeLogin()
  }, [path])
  useEffect(() => rememberReferrer(new URLSearchParams(search).get('pid')), [search])

  // A tab opened on a bare page needs no layout. Once mounted, the layout stays, because its pages keep their state.
  const [hasLayout, setHasLayout] = useState(!isBare)
  if (!isBare && !hasLayout) setHasLayout(true)

  return (
    <>
      {hasLayout && (
        <Activity mode={isBare ? 'hidden' : 'visible'}>
          <Layout isAway={isBare}>
            <KeptPages key={`kept ${life.ended}`} pages={KEPT} />
            {!isBare && <OtherPages />}
            <Members key={`member ${epoch}`} />
          </Layout>
        </Activity>
      )}
      {isBare && (
        <main aria-label="主要内容">
          <OtherPages />
        </main>
      )}
    </>
  )
}

/** The public page without kept state at the current path, if it has one. */
const OtherPages = () => (
  <Switch>
    {OTHERS}
    <Route path={ELSEWHERE} />
    <Route>
      <Redirect to={paths.home} replace />
    </Route>
  </Switch>
)

/** The member area. On public pages it stays mounted, hidden and without effects, so that 存款 keeps its state. */
function Members() {
  const [isShown] = useRoute(MEMBERS)
  const [visits, setVisits] = useState({ count: 0, isShown: false })
  if (visits.isShown !== isShown) setVisits({ count: visits.count + Number(isShown), isShown })
  if (visits.count === 0) return null
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <RequireMember>
        <CrashBoundary>
          <memberArea.Component visit={visits.count} />
        </CrashBoundary>
      </RequireMember>
    </Activity>
  )
}
