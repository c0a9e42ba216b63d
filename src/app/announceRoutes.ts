import { currentPath } from '@/navigation/hashLocation'
import shared from '@/ui/shared.module.css'

/**
 * Says the window's title once for each page entered, in a polite region that stands empty from the start (faults 6).
 * Beside the app, as dialogs and pages without a frame are to have it too.
 */
export function announceRoutes(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = shared.srOnly ?? ''
  document.body.append(region)
  let path = currentPath()
  // Each page sets the title when it is there; another tab or a renamed site sets it on the same path. The head gets the
  // files of the page before that.
  new MutationObserver((changes) => {
    if (currentPath() === path || !changes.some(({ target }) => target.nodeName === 'TITLE')) return
    path = currentPath()
    region.textContent = document.title
  }).observe(document.head, { childList: true, subtree: true })
}
