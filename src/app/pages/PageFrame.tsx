import { createElement, useEffect, useRef } from 'react'
import { useSiteTitle } from '@/components/site/useSite'
import { hasTopLayer } from '@/lib/topLayer'
import { tellPageEntered } from '@/navigation/entered'
import { currentPath } from '@/navigation/hashLocation'
import type { Route } from '@/navigation/routes'
import { Loading } from '@/ui/Loading'
import { CrashBoundary } from './CrashBoundary'
import { pageIn } from './pages'

// The first page keeps the browser's focus and scroll; later ones start at the top. Identified by its path, since the
// player may leave before it has loaded.
let firstPath: string | null = currentPath()

/** A page with its error boundary, loading state and window title. Focuses the page when it is entered. */
export function PageFrame({ route }: { route: Route }) {
  return (
    <CrashBoundary>
      <Entrance route={route} />
    </CrashBoundary>
  )
}

function Entrance({ route }: { route: Route }) {
  const { title } = route
  const frame = useRef<HTMLDivElement>(null)
  const site = useSiteTitle()
  const Page = pageIn(route.file).usePart()
  useEffect(() => void (document.title = `${title} - ${site}`), [title, site])

  // Once the page has loaded, and again whenever a kept page is shown.
  useEffect(() => {
    if (!Page) return
    const isFirst = firstPath === currentPath()
    firstPath = null
    if (isFirst) return
    tellPageEntered()
    scrollTo(0, 0)
    if (!hasTopLayer()) frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [Page])
  return <div ref={frame}>{Page ? createElement(Page) : <Loading />}</div>
}
