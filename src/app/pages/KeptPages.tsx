import { Activity, useState } from 'react'
import type { Route } from '@/navigation/routes'
import { PageFrame } from './PageFrame'

/** The pages that keep their state (D4): mounted on the first visit, then hidden without effects while others show. */
export function KeptPages({ route }: { route: Route | undefined }) {
  const [visited, setVisited] = useState<Route[]>([])
  if (route?.kept && !visited.includes(route)) setVisited([...visited, route])
  return visited.map((kept) => (
    <Activity key={kept.path} mode={kept === route ? 'visible' : 'hidden'}>
      <PageFrame route={kept} />
    </Activity>
  ))
}
