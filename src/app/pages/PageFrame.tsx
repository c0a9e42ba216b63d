import { createElement, Suspense, useEffect, useRef } from 'react'
import { useSiteTitle } from '@/components/site/useSite'
import { tellPageEntered } from '@/navigation/entered'
import { currentPath } from '@/navigation/hashLocation'
import type { Route } from '@/navigation/routes'
import { Loading } from '@/ui/Loading'
import { CrashBoundary } from './CrashBoundary'
import { componentOf } from './pages'
import { RequireMember } from './RequireMember'

// The page the browser opened first keeps its focus and scroll; every later one is entered from the top (D4). Known by its
// path: the player may have left before that page has loaded.
let firstPath: string | null = currentPath()

/** A page with what every page gets: a boundary, a waiting look, the window's title, and on entering it the focus. */
export function PageFrame({ route }: { route: Route }) {
  return (
    <CrashBoundary>
      <Suspense fallback={<Loading />}>
        {route.guarded ? (
          <RequireMember>
            <Entrance route={route} />
          </RequireMember>
        ) : (
          <Entrance route={route} />
        )}
      </Suspense>
    </CrashBoundary>
  )
}

function Entrance({ route }: { route: Route }) {
  const { title } = route
  const frame = useRef<HTMLDivElement>(null)
  const site = useSiteTitle()
  useEffect(() => void (document.title = `${title} - ${site}`), [title, site])

  // Runs once the lazy page is there, and again whenever a kept page is shown.
  useEffect(() => {
    const isFirst = firstPath === currentPath()
    firstPath = null
    if (isFirst) return
    tellPageEntered()
    scrollTo(0, 0)
    if (document.querySelector('dialog[open]') === null) {
      frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return <div ref={frame}>{createElement(componentOf(route))}</div>
}
