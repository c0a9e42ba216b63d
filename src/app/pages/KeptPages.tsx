import { Activity, useState } from 'react'
import { useRoute } from 'wouter'
import { patternOf, type Route } from '@/navigation/routes'
import { PageFrame } from './PageFrame'

/** The pages that keep their state: mounted on the first visit, then hidden without effects while others show. */
export const KeptPages = ({ pages }: { pages: readonly Route[] }) =>
  pages.map((route) => <KeptPage key={route.path} route={route} />)

function KeptPage({ route }: { route: Route }) {
  const [pattern] = useState(() => patternOf(route))
  const [isShown] = useRoute(pattern)
  const [isVisited, setVisited] = useState(isShown)
  if (isShown && !isVisited) setVisited(true)
  return (
    isVisited && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <PageFrame route={route} />
      </Activity>
    )
  )
}
