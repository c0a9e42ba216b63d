import { resolveObjectURL } from 'node:buffer'
import { lack } from './needsEngine'
import { inPage, running, type Running } from './time'

// The addresses of the one tab: its history, links and what leaves the document. happy-dom loads nothing by itself.

type Entry = { url: string; state: unknown; document: Running }
type Download = { name: string; blob: Blob }
/** What becomes of a new document, and of a file that the page saves. */
type Tab = { load: (url: URL) => void; save: (download: Download) => void }

/** The address of the portal in tests (vitest.config.mjs). */
const HOME = 'http://127.0.0.1:4199/'
let entries: Entry[] = []
let at = -1
let tab: Tab = { load: () => {}, save: () => {} }
const happyWindow = () => (globalThis as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM
const write = (entry: Entry, isNew: boolean) => {
  if (isNew) at += 1
  entries = [...entries.slice(0, at), entry, ...(isNew ? [] : entries.slice(at + 1))]
  happyWindow().setURL(entry.url)
}

/** Begins an empty history. */
export function beginTab(owner: Tab): void {
  ;[entries, at, tab] = [[], -1, owner]
  happyWindow().setURL(HOME)
}
/** A document is shown at an address: a new entry, or in place of the current one. */
export const show = (url: URL, document: Running, isNew: boolean) =>
  write({ url: url.href, state: null, document }, isNew || at < 0)

/** happy-dom tells of every new hash, even one by pushState. */
const told = new WeakSet<Event>()
function tell(event: Event): void {
  told.add(event)
  dispatchEvent(event)
}

const arrive = (document: Running, from: string) =>
  setTimeout(() => {
    if (document.isOver) return
    inPage(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }))
      if (location.href !== from)
        tell(new HashChangeEvent('hashchange', { oldURL: from, newURL: location.href }))
    })
  })

const withoutHash = (url: URL) => url.href.replace(/#.*/, '')

/** Goes to an address: within the document where only the hash differs, else to another document. */
export function go(address: string, isReplacing?: boolean): void {
  const [from, url] = [location.href, new URL(address, location.href)]
  const document = entries[at]?.document
  if (
    !document ||
    document.isOver ||
    !url.href.includes('#') ||
    withoutHash(url) !== withoutHash(new URL(from))
  )
    return tab.load(url)
  write({ url: url.href, state: null, document }, !isReplacing && url.href !== from)
  arrive(document, from)
}

/** Steps through the history, as the buttons of a browser do. */
export function step(by: number): void {
  setTimeout(() => {
    const [from, left, entry] = [location.href, entries[at], entries[at + by]]
    if (!entry || entry === left) return
    at += by
    happyWindow().setURL(entry.url)
    if (entry.document === left?.document) arrive(entry.document, from)
    else tab.load(new URL(entry.url))
  })
}

function keep(state: unknown, url: string | URL | null | undefined, isNew: boolean): void {
  const document = running() ?? entries[at]?.document
  if (document && !document.isOver)
    write(
      { url: new URL(url ?? location.href, location.href).href, state: structuredClone(state), document },
      isNew,
    )
}

/** What a press on a link does where no handler has prevented it. */
function followLink(event: Event): void {
  const link = (event.target as Element).closest?.('a[href]')
  if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return
  if (link.hasAttribute('download')) {
    const blob = resolveObjectURL(link.href) as Blob | undefined
    if (blob) tab.save({ name: link.download, blob })
  } else if (link.target === '_blank') lack('a link that opens a tab')
  else go(link.href)
}

/** Gives the window this history. */
export function steerWindow(): void {
  addEventListener('hashchange', (event) => told.has(event) || event.stopImmediatePropagation())
  addEventListener('click', followLink)
  Object.assign(History.prototype, {
    pushState: (state: unknown, _: string, url?: string | URL | null) => keep(state, url, true),
    replaceState: (state: unknown, _: string, url?: string | URL | null) => keep(state, url, false),
    go: step,
    back: () => step(-1),
    forward: () => step(1),
  })
  Object.defineProperties(History.prototype, {
    state: { get: () => entries[at]?.state ?? null },
    length: { get: () => entries.length },
  })
  const getter = (name: 'hash' | 'href') => Object.getOwnPropertyDescriptor(Location.prototype, name)!.get!
  const [hash, href] = [getter('hash'), getter('href')]
  Object.defineProperties(Location.prototype, {
    hash: {
      get: hash,
      set(value: string) {
        go(`#${value.replace(/^#/, '')}`)
      },
    },
    href: { get: href, set: go },
    assign: { value: (url: string | URL) => go(String(url)) },
    replace: { value: (url: string | URL) => go(String(url), true) },
    reload: { value: () => tab.load(new URL(location.href)) },
  })
  Object.assign(globalThis, {
    open: () => {
      lack('window.open')
      return null
    },
  })
}
