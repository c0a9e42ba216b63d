import { needsEngine } from './needsEngine'
import { inPage, running, type Running } from './time'

// What happy-dom lacks or does by itself. No styles are loaded: an element is hidden by what its own markup says.

let isProbing = false
/** While a test's own code runs in the page, which would take a size for a real one. */
export function probing<T>(run: () => T): T {
  isProbing = true
  try {
    return run()
  } finally {
    isProbing = false
  }
}

function isClosed(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true
  if (element.localName === 'dialog') return !element.hasAttribute('open')
  const parent = element.parentElement
  if (parent?.localName !== 'details' || parent.hasAttribute('open')) return false
  return element !== [...parent.children].find(({ localName }) => localName === 'summary')
}
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'meta',
  'link',
  'datalist',
])

function styleOf(element: Element): object {
  if (isProbing) needsEngine('getComputedStyle')
  const { style } = element as HTMLElement
  const known: Record<string, string> = {
    display: isClosed(element) || UNSEEN.has(element.localName) ? 'none' : style?.display || 'block',
    visibility: style?.visibility || 'visible',
    content: 'none',
  }
  return new Proxy(known, {
    get: (_, name: string) =>
      name === 'getPropertyValue'
        ? (key: string) => known[key] ?? style?.getPropertyValue(key) ?? ''
        : (known[name] ?? Reflect.get(style ?? {}, name) ?? ''),
  })
}

function isShown(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement)
    if (isClosed(at) || UNSEEN.has(at.localName) || (at as HTMLElement).style?.display === 'none')
      return false
  return true
}

const box = (isThere: boolean) => {
  if (isProbing) needsEngine('getBoundingClientRect')
  return new DOMRect(0, 0, isThere ? 1 : 0, isThere ? 1 : 0)
}

/** Messages between the tabs of a browser. There is one tab here, where other objects of that name hear them. */
class Channel extends EventTarget {
  private static readonly open = new Set<Channel>()
  onmessage: ((event: MessageEvent) => void) | null = null
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent))
    Channel.open.add(this)
    running()?.atEnd(() => this.close())
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })))
  }
  close = () => void Channel.open.delete(this)
}

type Work = (lock: { name: string } | null) => unknown
/** Locks of one tab. */
function locks() {
  const held = new Map<string, Promise<unknown>>()
  const request = async (
    name: string,
    options: Work | { ifAvailable?: boolean },
    then?: Work,
  ): Promise<unknown> => {
    const [work, { ifAvailable = false }] = typeof options === 'function' ? [options, {}] : [then!, options]
    if (ifAvailable && held.has(name)) return work(null)
    const done = Promise.resolve(held.get(name)).then(() => work({ name }))
    const quiet = done.catch(() => undefined)
    held.set(name, quiet)
    const release = () => held.get(name) === quiet && held.delete(name)
    void quiet.then(release)
    running()?.atEnd(release)
    return done
  }
  return { request }
}

/** What a document listens to outside of itself ends with it, and what a listener starts belongs to the document. */
function endListeners(target: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = target
  const insides = new WeakMap<object, { document: Running; run: EventListener }>()
  target.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    const document = running()
    if (!document || !listener) return add.call(target, type, listener, options)
    const known = insides.get(listener)
    const call = (event: Event) =>
      typeof listener === 'function' ? listener.call(target, event) : listener.handleEvent(event)
    const run = known?.document === document ? known.run : (event: Event) => inPage(() => call(event))
    insides.set(listener, { document, run })
    if (!document.isOver) add.call(target, type, run, options)
    document.atEnd(() => remove.call(target, type, run, options))
  }
  target.removeEventListener = (
    ...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
  ) => remove.call(target, type, (listener && insides.get(listener)?.run) ?? listener, options)
}

const modals = new WeakSet<HTMLDialogElement>()
export const isModal = (dialog: HTMLDialogElement) => modals.has(dialog)

/** Completes the window of happy-dom, once per process. */
export function completeWindow(): void {
  for (const target of [window, document]) endListeners(target)
  window.getComputedStyle = styleOf as typeof getComputedStyle
  Element.prototype.checkVisibility = function () {
    return isShown(this)
  }
  Element.prototype.getBoundingClientRect = function () {
    return box(isShown(this))
  }
  Range.prototype.getBoundingClientRect = function () {
    return box(isShown(this.startContainer.parentElement))
  }
  const { showModal, close } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    modals.add(this)
    showModal.call(this)
  }
  HTMLDialogElement.prototype.close = function (value) {
    modals.delete(this)
    close.call(this, value)
  }
  Object.defineProperty(HTMLOptionElement.prototype, 'label', {
    get(this: HTMLOptionElement) {
      return this.getAttribute('label') ?? this.text
    },
  })
  // Without layout nothing comes into view: the portal shows all at once, as where the feature is missing.
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  Object.assign(globalThis, { BroadcastChannel: Channel, scrollTo: () => {} })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks() })
}
