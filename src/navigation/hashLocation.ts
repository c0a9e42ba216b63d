import { useLocationProperty } from 'wouter/use-browser-location'
import { toast } from '@/state/toasts'

// Path and query both stand behind the `#` (D1): #/login?redirect=%2Fmine. wouter's own hash hook puts the query before it.

/** `quiet` does not say 已在当前页面！ when the target is already shown (moves the app makes by itself). */
export type NavigateOptions = { replace?: boolean; quiet?: boolean }

/** What pages go on showing while a followed link is marked; null when they show the address. */
let held: string | null = null
const release = () => void (held = null)
// Registered before wouter's listeners, which then read the address.
addEventListener('hashchange', release)
addEventListener('popstate', release)

const raw = () => location.hash.replace(/^#?\/*/, '')
const pathOf = (target: string) => `/${target.split('?', 1)[0] ?? ''}`
const searchOf = (target: string) => target.split('?').slice(1).join('?')

/** The address' path, `/abouts`. */
export const currentPath = (): string => pathOf(raw())
/** The address' query, undecoded, without `?`. */
export const currentSearch = (): string => searchOf(raw())
/** The address' path and query. */
export const currentTarget = (): string => currentPath() + (currentSearch() && `?${currentSearch()}`)

/**
 * Moves the address, unless it is there already: that gives 已在当前页面！ and no history entry (D3). Pages show `hold` meanwhile.
 */
function move(to: string, { replace = false, quiet = false }: NavigateOptions, hold: string | null): boolean {
  const target = `/${to.replace(/^#?\/*/, '')}`
  if (!replace && target === currentTarget()) {
    if (!quiet) toast.info('已在当前页面！')
    return false
  }
  held = hold
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${target}`)
  return true
}

/** Goes to a path with query, at once. The exact target already shown gives 已在当前页面！ and no history entry (D3). */
export const navigate = (to: string, options: NavigateOptions = {}): void => void move(to, options, null)

/** Longer than this a followed page is not waited for: then it comes with its own waiting look. */
const PATIENCE = 150
let latest = 0
let prepare: (path: string) => Promise<unknown> = () => Promise.resolve()

/** What is to be there before the page of a followed link is shown, as the file it is in. */
export const onFollow = (load: typeof prepare): void => void (prepare = load)

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const nextFrame = () => new Promise(requestAnimationFrame).then(() => after(0))

/**
 * Follows a link: its menus mark it in the next frame, the page comes in the one after. To draw a lobby takes a slow phone
 * longer than a player waits for a sign that the tap was felt.
 */
export function follow(to: string, options: NavigateOptions = {}): void {
  // A hidden window paints no frame to wait for.
  if (!move(to, options, document.hidden ? null : (held ?? raw())) || document.hidden) return
  const turn = (latest += 1)
  const isThere = Promise.race([prepare(currentPath()), after(PATIENCE)])
  void Promise.all([nextFrame(), isThere]).then(() => {
    if (held === null || turn !== latest) return
    release()
    // The event by which wouter learns that the location has changed.
    dispatchEvent(new Event('pushState'))
  })
}

/** The query of the page shown, undecoded, without `?`. */
export const useHashSearch = (): string => useLocationProperty(() => searchOf(held ?? raw()))

/** Whether the address is one the menus mark, already while its page is still to come. */
export const useIsAddress = (matches: (path: string) => boolean): boolean =>
  useLocationProperty(() => matches(currentPath()))

/** The path of the page shown. */
export const usePath = (): string => useLocationProperty(() => pathOf(held ?? raw()))

/** One value of the query, or null. */
export const useQueryValue = (name: string): string | null => new URLSearchParams(useHashSearch()).get(name)
