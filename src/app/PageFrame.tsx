import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useSiteTitle } from '@/components/useSite'
import { currentPath } from '@/navigation/hashLocation'
import { Loading } from '@/ui/Loading'
import { CrashBoundary } from './CrashBoundary'

// The page the browser opened first keeps its focus and scroll; every later one is entered from the top (D4). By its path:
// a player may be gone before that page has come.
let firstPath: string | null = currentPath()

/** What every page gets: a boundary, a waiting look, the window's title, and on entering it the focus on its heading. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CrashBoundary>
      <Suspense fallback={<Loading />}>
        <Entrance title={title}>{children}</Entrance>
      </Suspense>
    </CrashBoundary>
  )
}

function Entrance({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const site = useSiteTitle()
  useEffect(() => void (document.title = `${title} - ${site}`), [title, site])

  // Runs after the lazy page is there, and again whenever a kept page is shown.
  useEffect(() => {
    const isFirst = firstPath === currentPath()
    firstPath = null
    if (isFirst) return
    scrollTo(0, 0)
    if (document.querySelector('dialog[open]') === null) {
      frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return <div ref={frame}>{children}</div>
}
