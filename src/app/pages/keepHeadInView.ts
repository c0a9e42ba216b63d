import { hasTopLayer } from '@/lib/topLayer'
import { currentPath, currentTarget } from '@/navigation/hashLocation'
import { focusPage } from '../focusPage'

/** Filters and pagers change the address too, and keep the focus. */
const CONTROL = 'main :is(button, input, select, textarea)'

/**
 * Brings a page's head back into view when a link leads to another of its articles or tabs. Tabs replace the address and don't
 * scroll. Call once.
 */
export function keepHeadInView(): void {
  let path = currentPath()
  let target = currentTarget()
  const note = () => {
    const isElsewhere = target !== currentTarget()
    const isSamePage = path === currentPath()
    path = currentPath()
    target = currentTarget()
    return isElsewhere && isSamePage
  }
  const look = () => {
    if (!note() || document.activeElement?.closest(CONTROL)) return
    scrollTo(0, 0)
    if (!hasTopLayer()) focusPage()
  }
  // wouter's events for changes by script, the browser's for links in the server's texts.
  addEventListener('pushState', look)
  addEventListener('hashchange', look)
  addEventListener('replaceState', note)
}
