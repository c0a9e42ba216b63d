import { local } from '@/lib/safeStorage'
import { currentPath } from '@/navigation/hashLocation'

/** A view for each lobby, followed by its path. */
const KEY = 'portal:view'
/** Public, the same for visitors and members, and what players come back to. */
const LOBBIES = ['/realbet', '/sport', '/gaming', '/joker', '/concise', '/lottery']
/** So long after a lobby was entered its list has come; the player has hardly searched in it. */
const SETTLED = 1000
/** Characters; a first screen takes a few thousand. */
const LARGEST = 40_000

/** Tag, attributes, style, children. */
type View = [string, Record<string, string>, string, (View | string)[]]

/** What of an element stands on the first screen; a tile that begins there is kept whole, or it would shrink. */
function viewOf(element: Element, isInTile = false): View | null {
  if (!element.checkVisibility()) return null
  if (!isInTile && element.getBoundingClientRect().top > innerHeight) return null
  const attributes = [...element.attributes].flatMap(({ name, value }) =>
    name === 'style' ? [] : [[name, value]],
  )
  const children = [...element.childNodes].flatMap((child): (View | string)[] => {
    if (child instanceof Text) return [child.data]
    const view = child instanceof Element && viewOf(child, isInTile || element.localName === 'li')
    return view ? [view] : []
  })
  return [element.localName, Object.fromEntries(attributes), element.getAttribute('style') ?? '', children]
}

function keep(path: string): void {
  const main = document.querySelector('#main')
  // Other pages are kept beside it, out of sight.
  const page = [...(main?.children ?? [])].find((child) => child.checkVisibility())
  const isComplete = page && !page.querySelector('[aria-busy="true"]') && !/重试|暂无/.test(page.textContent)
  const version = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href
  if (!main || !isComplete || !version || scrollY > 0) return
  const text = JSON.stringify({ version, width: innerWidth, view: viewOf(main) })
  if (text.length < LARGEST) local.set(`${KEY}:${path}`, text)
}

/**
 * Keeps what the first screen of each lobby looks like, once per visit: the next one shows it in its first frame, before the
 * app has come to draw it (`shell/boot.js`, which names what it takes out of it).
 */
export function keepViews(): void {
  const seen = new Set<string>()
  const look = () => {
    const path = currentPath()
    if (!LOBBIES.includes(path) || seen.has(path)) return
    seen.add(path)
    setTimeout(() => {
      if (currentPath() === path) keep(path)
      else seen.delete(path)
    }, SETTLED)
  }
  look()
  // Each page sets the title.
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true })
}

/** Nothing of a lobby is shown before it is known that the site is open again. */
export const forgetViews = (): void => LOBBIES.forEach((path) => local.remove(`${KEY}:${path}`))
