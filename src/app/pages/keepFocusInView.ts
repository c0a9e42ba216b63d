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
