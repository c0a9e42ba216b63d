import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { toast } from '@/state/toasts'

// wouter's own hash hook puts the query before the `#`; ours keeps path and query inside it (D1): #/login?redirect=%2Fmine

/** `quiet` does not say 已在当前页面！ when the target is already shown (moves the app makes by itself). */
export type NavigateOptions = { replace?: boolean; quiet?: boolean; state?: unknown }

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('hashchange', notify)
    addEventListener('popstate', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('hashchange', notify)
    removeEventListener('popstate', notify)
  }
}

const raw = () => location.hash.replace(/^#?\/*/, '')

/** The path shown, `/abouts`. */
export const currentPath = (): string => `/${raw().split('?', 1)[0] ?? ''}`
/** The query shown, undecoded, without `?`. */
export const currentSearch = (): string => raw().split('?').slice(1).join('?')
/** Path and query as shown. */
export const currentTarget = (): string => currentPath() + (currentSearch() && `?${currentSearch()}`)

/** Goes to a path with query. The exact target already shown gives 已在当前页面！ and no history entry (D3). */
export function navigate(
  to: string,
  { replace = false, quiet = false, state = null }: NavigateOptions = {},
): void {
  const target = `/${to.replace(/^#?\/*/, '')}`
  if (!replace && target === currentTarget()) {
    if (!quiet) toast.info('已在当前页面！')
    return
  }
  // Neither of the two fires hashchange.
  history[replace ? 'replaceState' : 'pushState'](state, '', `#${target}`)
  notify()
}

/** The query of the page shown, undecoded; wouter's own `useSearch` would decode it twice. */
export const useHashSearch = (): string => useSyncExternalStore(subscribe, currentSearch, () => '')

/** wouter's location hook for this app: `<Router hook={useHashLocation}>`. */
export const useHashLocation: BaseLocationHook & {
  hrefs: (href: string) => string
  searchHook: () => string
} = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, currentPath, () => '/'), navigate],
  {
    hrefs: (href: string) => `#${href}`,
    searchHook: useHashSearch,
  },
)

/** One value of the query, or null. */
export const useQueryValue = (name: string): string | null => new URLSearchParams(useHashSearch()).get(name)
