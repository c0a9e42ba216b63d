/** A tab opened in the click, for an address that is known later (D20). */
export type PendingTab = {
  /** Navigates the tab; `outside` first clears its opener and its copy of the session (D8, D20). */
  go(url: string, outside?: boolean): void
  close(): void
}

type Start = {
  /** First address; blank by default. */
  url?: string
  /** Keys to remove from its copy of sessionStorage. */
  without?: readonly string[]
  /** Draws its content until the address loads. */
  draw?: (page: Document) => void
}

/** An app on an iPhone's home screen: its tabs open in a browser with separate storage, without the session. */
const isOnHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === true

/**
 * Opens a tab; call it in the click itself. Null when a pop-up blocker stopped it. On an iPhone's home screen this page itself
 * navigates: to an app page with its session, to another site in a window that leads back.
 */
export function openTab({ url = 'about:blank', without = [], draw }: Start = {}): PendingTab | null {
  if (isOnHomeScreen()) {
    if (url.startsWith('#') && !draw) location.assign(url)
    return { go: (next) => location.assign(next), close: () => undefined }
  }
  const tab = window.open(url, '_blank')
  if (!tab) return null
  inStorage(tab, (storage) => without.forEach((key) => storage.removeItem(key)))
  draw?.(tab.document)
  return {
    go(url, outside = false) {
      if (outside) leaveNothing(tab)
      tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}

/** Tabs opened by script start with a copy of sessionStorage, but the token is for the app's own tabs only (D8). */
function leaveNothing(tab: Window): void {
  inStorage(tab, (storage) => storage.clear())
  tab.opener = null
}

function inStorage(tab: Window, change: (storage: Storage) => void): void {
  try {
    change(tab.sessionStorage)
  } catch {
    // Storage is blocked, so nothing was copied.
  }
}
