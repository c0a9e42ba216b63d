import { vi } from 'vitest'
import { restoreWindow } from './freshWindow'
import { beginTab, go, show, step } from './navigation'
import { inPage, now, Running, setCurrent, sleep } from './time'

/** The document of the app in this process, and what surrounds it. */
export class Portal {
  /** Runs at the start of each document, as Playwright's init scripts do. */
  readonly scripts = new Set<() => void>()
  /** Hears of the files that the page saves. */
  readonly savers = new Set<(name: string, blob: Blob) => void>()
  running = new Running()
  isOpen = false
  private loading: Promise<void> = Promise.resolve()

  constructor() {
    this.running.end()
    beginTab({
      load: (url) => void (this.loading = this.load(url)),
      save: ({ name, blob }) => this.savers.forEach((hear) => hear(name, blob)),
    })
  }

  get url(): string {
    return this.isOpen ? location.href : 'about:blank'
  }

  /**
   * Ends the document: its listeners, timers, channels and pending answers. As its own code: what React still has to do would take the
   * next document's first tasks with it, out of the page's time.
   */
  close(): void {
    inPage(() => {
      if (!this.running.isOver) dispatchEvent(new Event('pagehide'))
      this.running.end()
      document.body.replaceChildren()
      document.head.replaceChildren()
      restoreWindow()
      for (const element of [document.documentElement, document.body])
        for (const name of element.getAttributeNames()) element.removeAttribute(name)
    })
  }

  /** Loads the portal as a browser does: its modules anew, at this address. Other pages stay blank. */
  async load(url: URL): Promise<void> {
    const isNew = url.href !== location.href
    this.close()
    this.isOpen = url.protocol !== 'about:'
    if (!this.isOpen) return
    this.running = new Running()
    show(url, this.running, isNew)
    // Files that the last document still waits for would be shared with this one.
    await vi.dynamicImportSettled()
    setCurrent(this.running)
    document.body.innerHTML = '<div id="root"></div>'
    document.documentElement.dataset.theme = 'ink'
    await inPage(async () => {
      for (const script of this.scripts) script()
      if (url.pathname !== '/') return
      vi.resetModules()
      await import('@/main')
    })
  }

  async goTo(address: string): Promise<void> {
    inPage(() => go(address))
    await this.loading
    await sleep(0)
  }
  async reload(): Promise<void> {
    await this.load(new URL(location.href))
  }
  /** Steps through the history and waits until the address has changed. */
  async step(by: number): Promise<void> {
    const [from, end] = [location.href, now() + 1000]
    inPage(() => step(by))
    while (location.href === from && now() < end) await sleep(2)
    await this.loading
    await sleep(0)
  }
}
