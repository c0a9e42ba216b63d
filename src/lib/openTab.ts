/** A tab opened inside the click, to be sent to its address or closed once that is known (D20). */
export type PendingTab = {
  /** Sends the tab there; `outside` cuts its opener first, so that the stranger holds no handle to us. */
  go(url: string, outside?: boolean): void
  close(): void
}

/** Opens a blank tab; call it in the click itself. Null when the browser's pop-up blocker stopped it. */
export function openTab(): PendingTab | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return null
  return {
    go(url, outside = false) {
      if (outside) tab.opener = null
      tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}
