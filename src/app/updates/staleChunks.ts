import { missedDecorations } from '@/components/late'
import { isCrashShown } from '../pages/CrashBoundary'
import { reloadCost } from './reloadCost'

declare global {
  interface Window {
    /**
     * Resolves once the host has all files of the page at this address: to 2 if some were missing at first, to 1 if none
     * were, to 0 if none were and the page has just been reloaded in vain (`first-paint/broken.js`). Built pages only.
     */
    whenWhole?: () => Promise<0 | 1 | 2>
  }
}

/**
 * Reloads a tab when a chunk is missing because of a deploy, once the host has all files of the page. Never reloads if
 * something would be lost, nor again after a reload in vain: `reloadCost.offer` may ask the player.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const { hash } = location
    void self.whenWhole?.().then((found) => {
      // By now the part has said what it is.
      if (missedDecorations.has(payload)) return
      // After a wait, reload only a page in its error state: elsewhere the player has gone on without the missing part.
      const mayHelp = found < 2 ? found : isCrashShown()
      if (mayHelp && hash === location.hash && reloadCost.now() === null) location.reload()
      else if (found < 2) reloadCost.offer(payload)
    })
  })
}
