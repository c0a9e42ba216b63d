import { seconds } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import { reloadCost } from './reloadCost'

const STAMP = 'portal:reloaded'
/** A file that is missing after a reload too is no old tab's trouble: no second reload within this time. */
const GUARD = seconds(30)

/** Whether a reload would find a page: without a network it would leave the browser's own error in place of ours. */
const isThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reloads a tab whose files went away with a deploy; the page's error state stays where a reload would lose something. */
export function reloadOnStaleChunks(): void {
  const isHeldBack = () =>
    reloadCost.now() !== null || Math.abs(Date.now() - Number(perTab.get(STAMP) ?? 0)) < GUARD
  addEventListener('vite:preloadError', () => {
    if (isHeldBack()) return
    void isThere().then((isIt) => {
      // Asked again: meanwhile another missing file may have reloaded, or a form been filled. And without a stamp that
      // lasts, the next page would reload too, and so on.
      if (isIt && !isHeldBack() && perTab.set(STAMP, String(Date.now()))) location.reload()
    })
  })
}
