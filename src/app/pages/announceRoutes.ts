import { onPageEntered } from '@/navigation/entered'
import shared from '@/ui/shared.module.css'

/**
 * Announces the title of each page entered in a polite region that is empty at first. The region stands beside the app, so
 * that pages without its layout are announced too. Call once.
 */
export function announceRoutes(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = shared.srOnly ?? ''
  // At the top: below a page as high as the window its pixel would make the window scroll.
  document.body.prepend(region)
  onPageEntered((title) => void (region.textContent = title))
}
