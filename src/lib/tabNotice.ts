/** Draws a line of text in the site's colours into a new tab, until its address loads: for `draw` of `openTab`. */
export const tabNotice =
  (text: string) =>
  (page: Document): void => {
    // Some browsers have no body there yet; what the tab is for doesn't depend on it.
    const body = page.body as HTMLElement | null
    if (!body) return
    const styles = getComputedStyle(document.documentElement)
    page.title = text
    page.documentElement.lang = 'zh-CN'
    body.textContent = text
    Object.assign(body.style, {
      display: 'grid',
      placeItems: 'center',
      minHeight: '100dvh',
      margin: '0',
      background: styles.getPropertyValue('--surface-0'),
      color: styles.getPropertyValue('--text-1'),
      fontFamily: styles.getPropertyValue('--font-sans'),
    })
  }
