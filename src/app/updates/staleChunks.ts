import { reloadCost } from './reloadCost'

declare global {
  interface Window {
    /**
     * Resolves once the host has all files of the page at this address: to 2 where it had not at first, to 1 where it had,
     * to 0 where it had and a reload just before did not help (`first-paint/broken.js`). Built pages only.
     */
    whenWhole?: () => Promise<0 | 1 | 2>
  }
}

/**
 * Reloads a tab whose files went away with a deploy, or have not come with it yet, once the host has what the page needs;
 * the page's error state stays where a reload would lose something.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', () => {
    const { hash } = location
    void self.whenWhole?.().then((found) => {
      // Later on only in place of an error: without a part that was missing the player has gone on.
      const mayHelp = found < 2 ? found : document.querySelector('[role=alert]>h1')
      if (mayHelp && hash === location.hash && reloadCost.now() === null) location.reload()
    })
  })
}
