import { seconds } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import { reloadCost } from './reloadCost'

declare global {
  interface Window {
    /** Whether the host has all files of the page at this address (`app/shell/boot.js`); built pages only. */
    isWhole?: () => Promise<boolean>
  }
}

const STAMP = 'portal:reloaded'
/** A file that is missing after a reload too is no old tab's trouble: no second reload within this time. */
const GUARD = seconds(30)

/** How often a page that misses a file looks whether it has come. */
const LOOK_PERIOD = seconds(8)

/**
 * Reloads a tab whose files went away with a deploy, or have not come with it yet, once the host has what the page needs;
 * the page's error state stays where a reload would lose something.
 */
export function reloadOnStaleChunks(): void {
  const isHeldBack = () =>
    reloadCost.now() !== null || Math.abs(Date.now() - Number(perTab.get(STAMP) ?? 0)) < GUARD
  let again: ReturnType<typeof setTimeout> | undefined
  const look = async (hash: string) => {
    if (hash !== location.hash) return
    const isWhole = await self.isWhole?.()
    // Several files may be missing at once.
    clearTimeout(again)
    if (!isWhole) again = setTimeout(look, LOOK_PERIOD, hash)
    // Asked again: meanwhile another missing file may have reloaded, or a form been filled. And without a stamp that
    // lasts, the next page would reload too, and so on.
    else if (!isHeldBack() && perTab.set(STAMP, String(Date.now()))) location.reload()
  }
  addEventListener('vite:preloadError', () => {
    if (reloadCost.now() === null) void look(location.hash)
  })
}
