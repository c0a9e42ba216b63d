import { onPageEntered } from '@/navigation/entered'
import shared from '@/ui/shared.module.css'

/**
 * Announces each page's title in a polite live region outside the app's root, so that bare pages are announced too. Call
 * once.
 */
export function announceRoutes(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = shared.srOnly ?? ''
  // Prepended: at the end of a page as tall as the window, its one pixel would cause scrolling.
  document.body.prepend(region)
  onPageEntered((title) => void (region.textContent = title))
}
