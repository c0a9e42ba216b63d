/** A tab opened in the click, for an address that is known later (D20). */
export type PendingTab = {
  /** Navigates the tab; `outside` first clears its opener and its copy of the session (D8, D20). */
  go(url: string, outside?: boolean): void
  close(): void
}

type Start = {
  /** First address; blank by default. */
  url?: string
  /** For a page of the app: it gets this tab's entries of sessionStorage except these keys (D8). */
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
export function openTab({ url = 'about:blank', without, draw }: Start = {}): PendingTab | null {
  if (isOnHomeScreen()) {
    if (url.startsWith('#') && !draw) location.assign(url)
    return { go: (next) => location.assign(next), close: () => undefined }
  }
  const tab = window.open(url, '_blank')
  if (!tab) return null
  if (without) inStorage(tab, (storage) => handOver(storage, without))
  draw?.(tab.document)
  return {
    go(url, outside = false) {
      if (outside) leaveNothing(tab)
      tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}

/** WebKit's own copy of sessionStorage may not arrive on a busy machine, and the player would have to log in. */
function handOver(storage: Storage, without: readonly string[]): void {
  for (const key of without) storage.removeItem(key)
  for (const [key, value] of Object.entries(sessionStorage) as [string, string][])
    if (!without.includes(key) && storage.getItem(key) === null) storage.setItem(key, value)
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
