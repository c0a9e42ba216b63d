import type { Target } from './browser'

type Library = {
  queryAllByRole(scope: Element, role: string, options: object): Element[]
  queryAllByLabelText(scope: Element, text: string, options: object): Element[]
  queryAllByText(scope: Element, text: string | RegExp, options: object): Element[]
}
declare global {
  interface Window {
    /** Set by the driver, for engines whose driver can't find by role. */
    TestingLibraryDom: Library
  }
}

/** A target that JSON can carry. */
export type Sent = Omit<Target, 'name' | 'text' | 'in'> & {
  name?: string | undefined
  text?: string | undefined
  pattern?: string | undefined
  in?: Sent | undefined
}

const source = (text: string | RegExp | undefined) => (text instanceof RegExp ? text.source : undefined)

export const sent = ({ name, text, in: scope, ...rest }: Target): Sent => ({
  ...rest,
  name: typeof name === 'string' ? name : undefined,
  text: typeof text === 'string' ? text : undefined,
  pattern: source(name) ?? source(text),
  in: scope && sent(scope),
})

/** Runs in the page: the first visible element of a target, or null. */
export function findInPage(target: Sent): HTMLElement | null {
  const library = window.TestingLibraryDom
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const matches = (wanted: string | undefined, pattern: string | undefined) => (text: string) =>
    pattern === undefined ? tidy(text) === wanted : new RegExp(pattern).test(tidy(text))
  const all = ({ role, name, label, text, css, has, in: around, pattern }: Sent): Element[] => {
    const scope = around ? all(around)[0] : document.body
    if (!scope) return []
    const options = name === undefined && pattern === undefined ? {} : { name: matches(name, pattern) }
    const found =
      role !== undefined
        ? library.queryAllByRole(scope, role, options)
        : label !== undefined
          ? library.queryAllByLabelText(scope, label, { exact: true })
          : css === undefined
            ? library.queryAllByText(scope, pattern === undefined ? (text ?? '') : new RegExp(pattern), {})
            : [...scope.querySelectorAll(css)]
    return found.filter(
      (element) => isShown(element) && (has === undefined || tidy(element.textContent).includes(has)),
    )
  }
  return (all(target)[0] as HTMLElement | undefined) ?? null
}

/**
 * Runs in the page: scrolls to the element and waits until it is still; returns the point to press, or what prevents it.
 * Two equal places alone don't show that it is still: a busy engine may draw no frame between them.
 */
export async function pointInPage(element: HTMLElement): Promise<{ x: number; y: number } | string> {
  const frame = () => new Promise((done) => setTimeout(done, 32))
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  if (!isInside(place())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const isAnimated = document.getAnimations().some(({ effect, playState }) => {
    const { endTime, fill } = effect!.getComputedTiming()
    // One that has finished is listed, and still applies in WebKit, until the next frame; with a fill it stays listed.
    const isOver = playState !== 'running' && (fill === 'forwards' || fill === 'both')
    return endTime !== Infinity && !isOver && (effect as KeyframeEffect).target?.contains(element)
  })
  if (isAnimated) return 'it moves'
  const before = place()
  await frame()
  const { x, y } = place()
  if (x !== before.x || y !== before.y) return 'it moves'
  if ('disabled' in element && element.disabled === true) return 'it is disabled'
  if (!isInside({ x, y })) return `outside the window: ${x}, ${y}`
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  if (hit && (element.contains(hit) || hit.contains(element) || label?.control === element)) return { x, y }
  // A fixed bar may cover the window's edge.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return `covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`
}
