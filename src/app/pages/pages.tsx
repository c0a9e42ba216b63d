import { createElement, use, type ComponentType } from 'react'
import { routeAt, type Route } from '@/navigation/routes'
import { session } from '@/state/session'

// Without the folders that hold only member pages; `memberPages` has all of them.
const files = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*Page.tsx',
  '!../../features/{deposit,limits,member,messages,payouts,rebates,records,security,transfer,withdrawal}/*',
])

type Part<P> = { Component: ComponentType<P>; load: () => Promise<void> }

/**
 * A part of the app in a file of its own. `Component` suspends until it has loaded; after `load` it renders at once, without a
 * fallback, which React would keep for 300 ms.
 */
export function part<P extends object>(ask: () => Promise<ComponentType<P>>): Part<P> {
  let ready: ComponentType<P> | undefined
  let asked: Promise<void> | undefined
  const load = async () => void (ready ??= await ask())
  const Component = (props: P) => {
    // Kept if it fails: asking again while rendering would never end.
    if (!ready) use((asked ??= load()))
    return createElement(ready!, props)
  }
  return { Component, load }
}

/** The frame of all member pages; `loadPage` loads it with the first of them. */
export const memberArea = part(() => import('./MemberArea').then((module) => module.MemberArea))

const pages = new Map<string, Part<object>>()

/** The page of a file below `src/features`. */
function pageIn(file: Route['file']): Part<object> {
  const ask = async () => {
    const key = `../../features/${file}.tsx`
    const load = files[key] ?? (await import('./memberPages')).memberPages[key]!
    return (await load())[file.split('/')[1]!]!
  }
  const page = pages.get(file) ?? part(ask)
  pages.set(file, page)
  return page
}

/** The component of a route's page; suspends until the page has loaded. */
export const componentOf = ({ file }: Route): ComponentType => pageIn(file).Component

/** Preloads the page at a path. Never rejects: the page's error boundary shows the failure. */
export async function loadPage(path: string): Promise<void> {
  const route = routeAt(path)
  // Visitors are sent to the login page instead.
  if (!route || ((route.member || route.guarded) && session.token === null)) return
  await Promise.allSettled([pageIn(route.file).load(), route.member && memberArea.load()])
}
