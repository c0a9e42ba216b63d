/** A tab opened inside the click, to be sent to its address or closed once that is known (D20). */
export type PendingTab = {
  /** Sends the tab there; `outside` cuts its opener and takes its copy of this tab's session first (D8, D20). */
  go(url: string, outside?: boolean): void
  close(): void
}

type Start = {
  /** Where it starts; blank unless told. */
  url?: string
  /** Keys that its copy of this tab's sessionStorage is to lack. */
  without?: readonly string[]
  /** Draws what stands in it until its address answers. */
  draw?: (page: Document) => void
}

/** Opens a tab; call it in the click itself. Null when the browser's pop-up blocker stopped it. */
export function openTab({ url = 'about:blank', without = [], draw }: Start = {}): PendingTab | null {
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

/** A tab opened by script starts with a copy of sessionStorage: the token is only for the app's own tabs (D8). */
function leaveNothing(tab: Window): void {
  inStorage(tab, (storage) => storage.clear())
  tab.opener = null
}

function inStorage(tab: Window, change: (storage: Storage) => void): void {
  try {
    change(tab.sessionStorage)
  } catch {
    // blocked: then there was nothing to copy
  }
}
