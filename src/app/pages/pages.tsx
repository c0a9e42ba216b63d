import { createElement, lazy, type ComponentType } from 'react'
import { routeAt, type Route } from '@/navigation/routes'
import { session } from '@/state/session'

// Without the folders that hold only member pages; `memberPages` has all of them.
const files = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*Page.tsx',
  '!../../features/{deposit,limits,member,messages,payouts,rebates,records,security,transfer,withdrawal}/*',
])

type Page = { Component: ComponentType; load: () => Promise<void> }
const pages = new Map<string, Page>()

/** The page of a file below `src/features`, lazily loaded and cached. */
function pageIn(file: Route['file']): Page {
  const known = pages.get(file)
  if (known) return known
  const [, name = ''] = file.split('/')
  const ask = async () => {
    const key = `../../features/${file}.tsx`
    const load = files[key] ?? (await import('./memberPages')).memberPages[key]!
    return (await load())[name]!
  }
  let ready: ComponentType | undefined
  const late = lazy(async () => ({ default: await ask() }))
  const page: Page = {
    // A preloaded page renders synchronously; `lazy` would show its fallback for a frame.
    Component: () => createElement(ready ?? late),
    load: async () => void (ready ??= await ask()),
  }
  pages.set(file, page)
  return page
}

/** The component of a route's page; suspends until the page has loaded. */
export const componentOf = ({ file }: Route): ComponentType => pageIn(file).Component

/**
 * Preloads the page at a path, so that it renders without a fallback, which React would keep for 300 ms. Never rejects: the
 * page's error boundary shows the failure.
 */
export async function loadPage(path: string): Promise<void> {
  const route = routeAt(path)
  // Visitors are sent to the login page instead.
  if (!route || ((route.member || route.guarded) && session.token === null)) return
  await pageIn(route.file)
    .load()
    .catch(() => undefined)
}
