/** A tab opened in the click, for an address that is known later. */
export type PendingTab = {
  /**
   * Navigates the tab; `outside` first clears its opener and its copy of the session. False if it is gone by now or
   * can't be navigated.
   */
  go(url: string, outside?: boolean): boolean
  close(): void
}

type Start = {
  /** First address; blank by default. */
  url?: string
  /** For a page of the app: it gets this tab's entries of sessionStorage except these keys. */
  without?: readonly string[]
  /** Draws its content until the address loads. */
  draw?: (page: Document) => void
}

/** An app on an iPhone's home screen: its tabs open in a browser with separate storage, without the session. */
const isOnHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === true

/** What `act` returns, or undefined if it throws. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Whether this is an open window of its own: blockers return frames, closed windows, or objects that resemble one. */
const isWindow = (tab: Window | null | undefined): tab is Window =>
  attempt(
    () => tab?.top === tab && !tab?.closed && Object.prototype.toString.call(tab) === '[object Window]',
  ) === true

/**
 * Opens a tab; call it in the click itself. Null when there is none, as with a pop-up blocker. Where there is one window only (a
 * WebView, an iPhone's home screen), this page itself navigates, and Back leads here: to an app page with its session, to
 * another site in a window that leads back.
 */
export function openTab({ url = 'about:blank', without, draw }: Start = {}): PendingTab | null {
  if (isOnHomeScreen()) return thisWindow(url, draw)
  const here = location.href
  const tab = attempt(() => window.open(url, '_blank'))
  if (tab === window) {
    // The page is about to be replaced by what was meant for the tab.
    if (!url.startsWith('#')) window.stop()
    else if (draw && location.href !== here) history.back()
    return thisWindow(url, draw)
  }
  if (!isWindow(tab)) return null
  if (without) attempt(() => handOver(tab.sessionStorage, without))
  attempt(() => draw?.(tab.document))
  return {
    go: (next, outside = false) =>
      attempt(() => {
        if (tab.closed) return false
        if (outside) leaveNothing(tab)
        tab.location.replace(next)
        return true
      }) ?? false,
    close: () => attempt(() => tab.close()),
  }
}

function thisWindow(url: string, draw: Start['draw']): PendingTab {
  const go = (next: string): true => {
    location.assign(next)
    return true
  }
  // A page that waits for its address has nothing to show here yet.
  if (url !== 'about:blank' && !draw) go(url)
  return { go, close: () => undefined }
}

/** WebKit's own copy of sessionStorage may not arrive on a busy machine, and the player would have to log in. */
function handOver(storage: Storage, without: readonly string[]): void {
  for (const key of without) storage.removeItem(key)
  for (const [key, value] of Object.entries(sessionStorage) as [string, string][])
    if (!without.includes(key) && storage.getItem(key) === null) storage.setItem(key, value)
}

/** Tabs opened by script start with a copy of sessionStorage, but the token is for the app's own tabs only. */
function leaveNothing(tab: Window): void {
  // Where storage is blocked, nothing was copied.
  attempt(() => tab.sessionStorage.clear())
  tab.opener = null
}
