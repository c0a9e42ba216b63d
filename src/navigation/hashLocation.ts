import { useLocationProperty } from 'wouter/use-browser-location'
import { toast } from '@/state/toasts'
import { readAddress } from './sharedAddress'

// wouter's hook for this app: path and query are both behind the `#` (D1), as in #/login?redirect=%2Fmine. wouter's own hash
// hook puts the query before it.

/** `quiet` suppresses 已在当前页面！, for navigation that the app starts itself. */
export type NavigateOptions = { replace?: boolean; quiet?: boolean }

/** The state of the history entry that stands for an open dialog (useClosedByRoute). */
export const OPEN_DIALOG = 'dialog'
/** The state of an entry that the app has pushed after one of its own. */
export const FOLLOWING = 'following'

/** The address pages keep showing while a followed link is marked; null when they show the current one. */
let held: string | null = null
const release = () => void (held = null)

const raw = () => location.hash.replace(/^#?\/*/, '')
const pathOf = (target: string) => `/${target.split('?', 1)[0] ?? ''}`
const searchOf = (target: string) => target.split('?').slice(1).join('?')

/** Rewrites a mangled address, without a history entry and without wouter's event: nothing has read it yet. */
function rewrite(): void {
  const { target, search } = readAddress(location)
  if (search === location.search && target === (location.hash.slice(1) || '/')) return
  const url = new URL(location.href)
  url.search = search
  url.hash = target
  History.prototype.replaceState.call(history, history.state, '', url)
}

function arrive(): void {
  release()
  rewrite()
}
rewrite()
// Registered before wouter's listeners, so that they read the new address.
addEventListener('hashchange', arrive)
addEventListener('popstate', arrive)

/** The current path, such as `/abouts`. */
export const currentPath = (): string => pathOf(raw())
/** The current query, undecoded, without `?`. */
export const currentSearch = (): string => searchOf(raw())
/** The current path and query. */
export const currentTarget = (): string => currentPath() + (currentSearch() && `?${currentSearch()}`)

/**
 * Changes the address while pages keep showing `hold`. Returns false for the current address, which gives 已在当前页面！
 * and no history entry.
 */
function move(to: string, { replace = false, quiet = false }: NavigateOptions, hold: string | null): boolean {
  const target = `/${to.replace(/^#?\/*/, '')}`
  if (!replace && target === currentTarget()) {
    if (!quiet) toast.info('已在当前页面！')
    return false
  }
  held = hold
  const isDialog = history.state === OPEN_DIALOG
  const state: unknown = replace && !isDialog ? history.state : FOLLOWING
  history[replace || isDialog ? 'replaceState' : 'pushState'](state, '', `#${target}`)
  return true
}

/** Goes to a path with its query at once. The current address gives 已在当前页面！ and no history entry. */
export const navigate = (to: string, options: NavigateOptions = {}): void => void move(to, options, null)

/** How long a followed link waits for its page's files, in ms; after that the page shows its loading state. */
const PATIENCE = 150
let latest = 0
let prepare: (path: string) => Promise<unknown> = () => Promise.resolve()

/** Sets what a followed link waits for before its page shows, such as the page's file. */
export const onFollow = (load: typeof prepare): void => void (prepare = load)

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const nextFrame = () => new Promise(requestAnimationFrame).then(() => after(0))

/**
 * Follows a link: menus mark it in the next frame, and the page renders in the one after. Rendering a lobby takes a slow
 * phone too long to be the first response to a tap. A redirect (`replace`) goes at once.
 */
export function follow(to: string, options: NavigateOptions = {}): void {
  if (options.replace) return navigate(to, options)
  // A hidden window paints no frames to wait for.
  if (!move(to, options, document.hidden ? null : (held ?? raw())) || document.hidden) return
  const turn = (latest += 1)
  const isThere = Promise.race([prepare(currentPath()), after(PATIENCE)])
  void Promise.all([nextFrame(), isThere]).then(() => {
    if (held === null || turn !== latest) return
    release()
    // wouter's event for a changed location.
    dispatchEvent(new Event('pushState'))
  })
}

/** Whether the current path matches, even before its page shows. For marks in menus. */
export const useIsAddress = (matches: (path: string) => boolean): boolean =>
  useLocationProperty(() => matches(currentPath()))

const shownPath = () => pathOf(held ?? raw())
// wouter decodes a query once before it hands it out, and pages decode it themselves.
const shownSearch = () => searchOf(held ?? raw()).replaceAll('%', '%25')

const useHashSearch = (): string => useLocationProperty(shownSearch)

/** The path of the shown page, and what wouter's links do, for `<Router hook>`. */
export const useHashLocation = (): [path: string, go: typeof follow] => [
  useLocationProperty(shownPath),
  follow,
]
useHashLocation.searchHook = useHashSearch
useHashLocation.hrefs = (href: string): string => `#${href}`
