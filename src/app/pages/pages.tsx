import { createElement, lazy, type ComponentType } from 'react'
import { routeAt, type Route } from '@/navigation/routes'
import { session } from '@/state/session'

// Folders that hold member pages only are left to `memberPages`, which knows every page.
const files = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*Page.tsx',
  '!../../features/{member,messages,payouts,rebates,records,security,transfer}/*',
])

type Page = { Component: ComponentType; load: () => Promise<void> }
const pages = new Map<string, Page>()

/** The page in a file of `src/features`, in a chunk of its own; the same one at each call. */
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
    // Loaded ahead it is drawn at once; `lazy` would put its waiting look into the first frame.
    Component: () => createElement(ready ?? late),
    load: async () => void (ready ??= await ask()),
  }
  pages.set(file, page)
  return page
}

/** The component of a page. */
export const componentOf = ({ file }: Route): ComponentType => pageIn(file).Component

/**
 * Loads the page of a path ahead of the render that shows it, which then draws it at once: at the start in the static
 * shell's place, later without a waiting look, which React would keep for 300 ms. Never rejects: the page's own boundary
 * tells of a failure.
 */
export async function loadPage(path: string): Promise<void> {
  const route = routeAt(path)
  // A visitor goes to the login page instead.
  if (!route || ((route.member || route.guarded) && session.token === null)) return
  await pageIn(route.file)
    .load()
    .catch(() => undefined)
}
