import { routeAt } from '@/navigation/routes'
import { session } from '@/state/session'
import { pageIn, part } from './pages'

/** The frame of all member pages; `loadPage` loads it with the first of them. */
export const memberArea = part(() => import('./MemberArea').then((module) => module.MemberArea))

/** Preloads the page at a path. Never rejects: the page's error boundary shows the failure. */
export async function loadPage(path: string): Promise<void> {
  const route = routeAt(path)
  // Visitors are sent to the login page instead.
  if (!route || (route.member && session.token === null)) return
  await Promise.all([pageIn(route.file).load(), route.member && memberArea.load()])
}
