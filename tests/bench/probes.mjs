// Scripts that run inside a page before its own. Each is self-contained, because it goes to the browser as text.

/**
 * Notes when content can be pressed, as `window.probe.content` (ms since the navigation, after the frame that painted it) and
 * `window.probe.contentAt` (ms since 1970). Pressable means: visible, not inert, on top at one of its points, and React listens
 * to clicks on it. Inert or hidden copies don't count.
 * @param {{ selector: string, text?: string, isText?: boolean }[]} wanted each must match such an element (that starts with the text);
 *   `isText` is only read, not pressed
 */
export function watchContent(wanted) {
  const probe = (window.probe ??= {})
  const propsOf = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key ? element[key] : {}
  }
  const listens = (element) => {
    for (let next = element; next; next = next.parentElement) if (propsOf(next).onClick) return true
    return false
  }
  // A notice may be wider than the bar that shows it, so checking its middle isn't enough.
  const isOnTop = (element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    // The middle of the part in the window: a tile may be half below the fold.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    return [0.02, 0.1, 0.3, 0.5, 0.8].some((share) =>
      element.contains(document.elementFromPoint(left + width * share, middle)),
    )
  }
  const isUsable = (element, isText) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    (isText || listens(element)) &&
    isOnTop(element)
  const isThere = ({ selector, text, isText }) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.trim().startsWith(text ?? '') && isUsable(element, isText),
    )
  let isDue = false
  // Once a frame, just before the paint: more often would slow down the measured page.
  const look = () => {
    isDue = false
    if (!wanted.every(isThere)) {
      // The element may only be waiting for its styles, which arrive without a mutation.
      if (wanted.every(({ selector }) => document.querySelector(selector))) lookLater()
      return
    }
    observer.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      probe.content = performance.now()
      probe.contentAt = Date.now()
    }
    port2.postMessage(null)
  }
  const lookLater = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(look)
  }
  const observer = new MutationObserver(lookLater)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Collects paints, layout shifts and long tasks in `window.probe`. */
export function watchPaint() {
  const probe = (window.probe ??= {})
  Object.assign(probe, { fcp: 0, lcp: 0, lcpOf: '', cls: 0, longTasks: [] })
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    probe.lcp = startTime
    probe.lcpOf = url ? new URL(url).pathname : (element?.localName ?? '')
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) probe.cls += value
  })
  on('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]))
}

/**
 * Counts React's commits, renders and mounts in `window.renders`, through the hook React offers its developer tools in production
 * builds too. Names are minified there, so a component is named after its first element.
 */
export function countRenders() {
  const PERFORMED_WORK = 1
  const COMPONENTS = new Set([0, 1, 11, 14, 15])
  const HOST = 5
  const counts = { commits: 0, renders: 0, mounts: 0, by: {} }
  window.renders = counts
  const hostOf = (fiber) => {
    for (let next = fiber; next; next = next.child) if (next.tag === HOST) return next.stateNode
    return null
  }
  const nameOf = (fiber) => {
    const element = hostOf(fiber)
    if (!element) return '(nothing)'
    const label = element.getAttribute('aria-label') ?? element.className
    return `${element.localName}${typeof label === 'string' && label ? `[${label}]` : ''}`
  }
  const note = (fiber, kind) => {
    counts[kind] += 1
    const name = nameOf(fiber)
    counts.by[name] = (counts.by[name] ?? 0) + 1
  }
  const mounted = (fiber) => {
    if (COMPONENTS.has(fiber.tag)) note(fiber, 'mounts')
    for (let child = fiber.child; child; child = child.sibling) mounted(child)
  }
  // A subtree whose first child is the same fiber as before did not render; a rendered one holds clones.
  const compare = (fiber, before) => {
    if (COMPONENTS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) note(fiber, 'renders')
    if (fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) {
      if (!child.alternate) mounted(child)
      else compare(child, child.alternate)
    }
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_renderer, root) => {
      counts.commits += 1
      if (root.current.alternate) compare(root.current, root.current.alternate)
    },
  }
}

/** Counts DOM mutations in `window.mutations`, by their element. */
export function countMutations() {
  const counts = { all: 0, added: 0, by: {} }
  window.mutations = counts
  const nameOf = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement
    const scope = element?.closest('time, [data-jackpot], [data-balance], [aria-label]')
    if (!scope) return element?.localName ?? 'document'
    if (scope.localName === 'time') return 'time'
    return scope.closest('[data-jackpot]') ? 'jackpot' : (scope.getAttribute('aria-label') ?? 'balance')
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      counts.all += 1
      counts.added += addedNodes.length
      const name = nameOf(target)
      counts.by[name] = (counts.by[name] ?? 0) + 1
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * Makes timers of half a second and more run faster: half an hour of polls and tickers in seconds. A request's time-out
 * (a minute) is no poll and keeps its length. `window.ticks` counts the ticks of clock, ticker and carousel, by
 * their length.
 * @param {number} factor
 */
export function hurryTimers(factor) {
  const SHORTEST = 500
  const REQUEST_TIMEOUT = 60_000
  window.ticks = { 1000: 0, 1500: 0, 5000: 0 }
  const real = { setTimeout: window.setTimeout, setInterval: window.setInterval }
  for (const name of ['setTimeout', 'setInterval']) {
    window[name] = (callback, ms = 0, ...args) => {
      const isFast = ms >= SHORTEST && ms !== REQUEST_TIMEOUT
      if (!isFast || typeof callback !== 'function') return real[name].call(window, callback, ms, ...args)
      const tick = (...given) => {
        if (ms in window.ticks) window.ticks[ms] += 1
        callback(...given)
      }
      return real[name].call(window, tick, ms / factor, ...args)
    }
  }
}

/**
 * Times clicks: `window.clicks` gets, for each, ms from the event to the first frame painted at the new page, and to
 * the frame that shows its content (`window.expectNext({ hash, selector })` before the click; nothing for a null click). The
 * previous page may match the selector too, so its title has to be gone as well.
 */
export function timeClicks() {
  window.clicks = []
  let wanted = {}
  window.expectNext = (next) => (wanted = next)
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const { hash, selector } = wanted
      const { title } = document
      const click = {}
      const isThere = () => hash === undefined || location.hash === hash
      const isShown = () =>
        !selector ||
        (document.title !== title &&
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()))
      const step = (now) => {
        if (click.paint === undefined && isThere()) click.paint = now - timeStamp
        if (click.paint !== undefined && isShown()) {
          click.content = now - timeStamp
          window.clicks.push(click)
        } else painted(step)
      }
      painted(step)
    },
    true,
  )
}

/** Times what is typed: `window.keys` gets, for each change of a field, ms from its event to the next painted frame. */
export function timeKeys() {
  window.keys = []
  addEventListener(
    'input',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.keys.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    true,
  )
}

/** What `countRenders`, `countMutations` and `hurryTimers` have counted in a page so far. */
export const readCounts = (page) =>
  page.evaluate(() =>
    structuredClone({ ...window.renders, mutations: window.mutations, ticks: window.ticks }),
  )

/** The difference of two readings. */
export function difference(before, after) {
  const less = (a = {}, b = {}) =>
    Object.fromEntries(
      Object.entries(b).flatMap(([key, n]) => (n === (a[key] ?? 0) ? [] : [[key, n - (a[key] ?? 0)]])),
    )
  return {
    commits: after.commits - before.commits,
    renders: after.renders - before.renders,
    mounts: after.mounts - before.mounts,
    renderedBy: less(before.by, after.by),
    mutations: after.mutations.all - before.mutations.all,
    added: after.mutations.added - before.mutations.added,
    mutatedIn: less(before.mutations.by, after.mutations.by),
    ticks: less(before.ticks, after.ticks),
  }
}
