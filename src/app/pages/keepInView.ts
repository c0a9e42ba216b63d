import { hasTopLayer } from '@/lib/topLayer'
import { currentPath, currentTarget } from '@/navigation/hashLocation'
import { focusPage } from '../focusPage'

/** Whether something else lies over the element's upper or lower edge, or the window ends before it. */
function isCutOff(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].some((y) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return !hit || !(element.contains(hit) || hit.contains(element))
  })
}

/**
 * Scrolls what Tab reaches clear of the header and the bars below (2.4.11). Chromium does so by `scroll-padding` alone; Firefox
 * leaves what they cover only in part. Call once.
 */
export function keepFocusInView(): void {
  addEventListener('keyup', ({ key }) => {
    const focused = document.activeElement
    if (key === 'Tab' && focused && focused !== document.body && isCutOff(focused))
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

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
