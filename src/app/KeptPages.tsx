import { Activity, useState } from 'react'
import { PageFrame } from './PageFrame'
import { publicRoutes, type PageRoute } from './routes'

const kept = publicRoutes.filter((route) => route.kept)

/** The public pages that keep their state (D4): mounted at their first visit, hidden without effects while away. */
export function KeptPages({ path }: { path: string }) {
  const [visited, setVisited] = useState<PageRoute[]>([])
  const current = kept.find((route) => route.path === path)
  if (current && !visited.includes(current)) setVisited([...visited, current])
  return visited.map((route) => (
    <Activity key={route.path} mode={route === current ? 'visible' : 'hidden'}>
      <PageFrame title={route.title}>
        <route.Page />
      </PageFrame>
    </Activity>
  ))
}
