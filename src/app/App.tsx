import { Activity, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Router, useLocation } from 'wouter'
import { lazyPart } from '@/components/lazyPart'
import { Toaster } from '@/components/Toaster'
import { useIsMember } from '@/components/useIsMember'
import { useSiteAtStart } from '@/components/useSite'
import { navigate, useHashLocation, useHashSearch } from '@/navigation/hashLocation'
import { isMemberPath, paths } from '@/navigation/paths'
import { closeLogin, loginModal } from '@/state/loginModal'
import { rememberReferrer } from '@/state/referral'
import { session } from '@/state/session'
import { CrashBoundary } from './CrashBoundary'
import { KeptPages } from './KeptPages'
import { Layout } from './layout/Layout'
import { RequireMember } from './RequireMember'
import { PageFrame } from './PageFrame'
import { publicRoutes } from './routes'

const MemberArea = lazy(() => import('./MemberArea').then((module) => ({ default: module.MemberArea })))
const MaintenancePage = lazy(() =>
  import('./MaintenancePage').then((module) => ({ default: module.MaintenancePage })),
)
const MemberParts = lazyPart(() => import('./MemberParts').then((module) => module.MemberParts))
const LoginModal = lazyPart(
  () => import('@/features/auth/LoginModal').then((module) => module.LoginModal),
  closeLogin,
)

/** The whole app: maintenance instead of everything, else the page of the path, in the layout unless it is bare. */
export function App() {
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <CrashBoundary>
        <Site />
      </CrashBoundary>
      <Toaster />
    </Router>
  )
}

function Site() {
  // Counted, not `isError`: while it is asked again nothing more is known than before.
  const { data: site, errorUpdateCount } = useSiteAtStart()
  const { isOpen } = useSnapshot(loginModal)
  const isMember = useIsMember()
  if (site?.site_state === 'maintenance' || (!site && errorUpdateCount > 0)) {
    return (
      <Suspense>
        <MaintenancePage />
      </Suspense>
    )
  }
  return (
    <>
      <Pages />
      {isMember && <MemberParts />}
      {isOpen && <LoginModal />}
    </>
  )
}

function Pages() {
  const [path] = useLocation()
  const search = useHashSearch()
  const { epoch, token } = useSnapshot(session)
  // Kept pages of one session are nobody else's: its end unmounts them all (D7). A login keeps the visitor's (D2, D4).
  const [life, setLife] = useState({ token, ended: 0 })
  if (life.token !== token) setLife({ token, ended: life.ended + Number(life.token !== null) })
  const isMembers = isMemberPath(path)
  const route = publicRoutes.find((candidate) => candidate.path === path)

  // In braces: newer browsers return a promise from scrollTo, which is no clean-up.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [path])
  // The two pages that hold the dialog's own form or follow from it.
  useEffect(() => {
    if (path === '/login' || path === paths.register) closeLogin()
  }, [path])
  useEffect(() => rememberReferrer(new URLSearchParams(search).get('pid')), [search])
  useEffect(() => {
    if (!route && !isMembers) navigate(paths.home, { replace: true })
  }, [route, isMembers])

  const isBare = route?.bare === true
  // A tab opened for a bare page alone needs no frame; one that comes by keeps it, and its pages their state (D4).
  const [hasLayout, setHasLayout] = useState(!isBare)
  if (!isBare && !hasLayout) setHasLayout(true)

  const plain = route && !route.kept && (
    <PageFrame key={route.path} title={route.title}>
      <route.Page />
    </PageFrame>
  )
  return (
    <>
      {hasLayout && (
        <Activity mode={isBare ? 'hidden' : 'visible'}>
          <Layout>
            <KeptPages key={`kept ${life.ended}`} path={path} />
            {!isBare && plain}
            <Members key={`member ${epoch}`} path={path} isShown={isMembers} />
          </Layout>
        </Activity>
      )}
      {isBare && <main aria-label="主要内容">{plain}</main>}
    </>
  )
}

/** The member area, hidden without effects while the member looks at public pages: 存款 keeps its state there too (D4). */
function Members({ path, isShown }: { path: string; isShown: boolean }) {
  const [visits, setVisits] = useState({ count: 0, isShown: false })
  if (visits.isShown !== isShown) setVisits({ count: visits.count + Number(isShown), isShown })
  if (visits.count === 0) return null
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <RequireMember>
        <CrashBoundary>
          <MemberArea path={path} visit={visits.count} />
        </CrashBoundary>
      </RequireMember>
    </Activity>
  )
}
