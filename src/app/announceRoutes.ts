import { currentPath } from '@/navigation/hashLocation'
import shared from '@/ui/shared.module.css'

/**
 * Says the window's title once for each page entered, in a polite region that stands empty from the start (faults 6).
 * Beside the app: the pages without its layout have it too.
 */
export function announceRoutes(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = shared.srOnly ?? ''
  // First: after a page as high as the window it would make it scroll by its pixel.
  document.body.prepend(region)
  let path = currentPath()
  // Each page sets the title when it is there; another tab or a renamed site sets it on the same path. The head gets the
  // files of the page before that.
  new MutationObserver((changes) => {
    if (currentPath() === path || !changes.some(({ target }) => target.nodeName === 'TITLE')) return
    path = currentPath()
    region.textContent = document.title
  }).observe(document.head, { childList: true, subtree: true })
}
