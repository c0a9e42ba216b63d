import { Activity, useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '@/components/lazyPart'
import { useIsMember } from '@/components/member/useIsMember'
import { useSiteAtStart } from '@/components/site/useSite'
import { navigate, useHashSearch, usePath } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { routeAt, type Route } from '@/navigation/routes'
import { closeLogin, loginModal } from '@/state/loginModal'
import { rememberReferrer } from '@/state/referral'
import { session } from '@/state/session'
import { CrashBoundary } from './pages/CrashBoundary'
import { KeptPages } from './pages/KeptPages'
import { Layout } from './layout/Layout'
import { RequireMember } from './pages/RequireMember'
import { PageFrame } from './pages/PageFrame'
import { memberArea, part } from './pages/pages'

const { Component: MaintenancePage } = part(() =>
  import('./pages/MaintenancePage').then((module) => module.MaintenancePage),
)
const Toaster = lazyPart(() => import('./overlays/Toaster').then((module) => module.Toaster))
const SessionParts = lazyPart(() => import('./session/SessionParts').then((module) => module.SessionParts))
const LoginModal = lazyPart(
  () => import('@/features/auth/LoginModal').then((module) => module.LoginModal),
  closeLogin,
)

/** The app: the maintenance page, or the page at the current path, inside the layout unless the route is bare. */
export function App() {
  return (
    <>
      <CrashBoundary>
        <Site />
      </CrashBoundary>
      <Toaster />
    </>
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
  const path = usePath()
  const search = useHashSearch()
  const { epoch, token } = useSnapshot(session)
  // The end of a session unmounts all kept pages (D7); a login keeps those of the visitor (D2, D4).
  const [life, setLife] = useState({ token, ended: 0 })
  if (life.token !== token) setLife({ token, ended: life.ended + Number(life.token !== null) })
  const route = routeAt(path)
  const [own, members] = route?.member ? [undefined, route] : [route, undefined]

  // Braces: newer browsers return a promise from scrollTo, which React would take for a cleanup function.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [path])
  // These pages show the dialog's form themselves, or are reached from it.
  useEffect(() => {
    if (path === '/login' || path === paths.register) closeLogin()
  }, [path])
  useEffect(() => rememberReferrer(new URLSearchParams(search).get('pid')), [search])
  useEffect(() => {
    if (!route) navigate(paths.home, { replace: true })
  }, [route])

  const isBare = route?.bare === true
  // A tab opened on a bare page needs no layout. Once mounted, the layout stays, because its pages keep their state (D4).
  const [hasLayout, setHasLayout] = useState(!isBare)
  if (!isBare && !hasLayout) setHasLayout(true)

  const plain = own && !own.kept && <PageFrame key={own.path} route={own} />
  return (
    <>
      {hasLayout && (
        <Activity mode={isBare ? 'hidden' : 'visible'}>
          <Layout isAway={isBare}>
            <KeptPages key={`kept ${life.ended}`} route={own} />
            {!isBare && plain}
            <Members key={`member ${epoch}`} route={members} />
          </Layout>
        </Activity>
      )}
      {isBare && <main aria-label="主要内容">{plain}</main>}
    </>
  )
}

/** The member area. On public pages it stays mounted, hidden and without effects, so that 存款 keeps its state (D4). */
function Members({ route }: { route: Route | undefined }) {
  const isShown = route !== undefined
  const [visits, setVisits] = useState({ count: 0, isShown: false })
  if (visits.isShown !== isShown) setVisits({ count: visits.count + Number(isShown), isShown })
  if (visits.count === 0) return null
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <RequireMember>
        <CrashBoundary>
          <memberArea.Component route={route} visit={visits.count} />
        </CrashBoundary>
      </RequireMember>
    </Activity>
  )
}
