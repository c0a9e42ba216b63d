import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, Spec } from 'axe-core'

// Checks of a whole page. Each function returns its findings, one line each.

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const inPage = createRequire(import.meta.url)
/** Puts an engine into the page, where it stays until the document is left. */
async function bring(page: Page, name: 'axe' | 'ace', file: string): Promise<void> {
  if (!(await page.evaluate((global) => global in window, name)))
    await page.evaluate(readFileSync(inPage.resolve(file), 'utf8'))
}

/**
 * Whether header and footer look as at an earlier check of this kind in this document. Walks stay in one document, so these are
 * checked with its first page, and again at another width or with other texts.
 */
const isSameFrame = (page: Page, check: 'contrast' | 'focus' | 'engine'): Promise<boolean> =>
  page.evaluate((key) => {
    const frames = ((window as unknown as { framesSeen?: Record<string, Set<string>> }).framesSeen ??= {})
    const seen = (frames[key] ??= new Set())
    const texts = [...document.querySelectorAll('[aria-label=页头], [aria-label=页脚]')].map(
      (element) => element.textContent,
    )
    const look = [innerWidth, ...texts].join()
    const isSame = seen.has(look)
    seen.add(look)
    return isSame
  }, check)

type Axe = {
  configure: (spec: Spec) => void
  run: (place: Document, options: object) => Promise<AxeResults>
}

/** The findings of axe in the whole page; the contrast of an unchanged header and footer once per document. */
export async function axeFinds(page: Page): Promise<string[]> {
  await bring(page, 'axe', 'axe-core/axe.min.js')
  const isSame = await isSameFrame(page, 'contrast')
  return page.evaluate(
    async ({ runOnly, selector }) => {
      // A control half under the header has only been scrolled there.
      scrollTo(0, 0)
      // Under reduced motion every change is a transition of 1 ms, which shows its first colours. What inherits them follows.
      const changes = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      for (let each = changes(); each.length > 0; each = changes()) for (const change of each) change.finish()
      const { axe } = window as unknown as { axe: Axe }
      axe.configure({ rules: [{ id: 'color-contrast', selector }] })
      const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) => `${id} ${target.join(' ')} ${html} ${failureSummary ?? ''}`,
        ),
      )
    },
    {
      runOnly: RULES,
      selector: isSame ? 'main *, dialog *, aside *, [aria-label=底部导航] *, [role=alert] *' : '*',
    },
  )
}

/** Rules of the second engine that take most of its time and that axe has too, or that only ask somebody to look. */
const LEFT_TO_AXE = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'img_alt_background',
  'input_checkboxes_grouped',
  'style_color_misuse',
  'style_focus_visible',
  'style_highcontrast_visible',
  'target_spacing_sufficient',
  'text_block_heading',
  'text_contrast_sufficient',
  'text_quoted_correctly',
  'widget_tabbable_exists',
]
type SecondEngine = {
  Checker: new () => {
    rulesetRules: Record<string, string[]>
    check: (
      node: Node,
      guideline: string,
    ) => Promise<{ results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] }>
  }
}

/**
 * The violations that a second engine finds in the document (IBM Equal Access), and what an HTML validator would say of ids and
 * landmarks. Header, footer and the hidden pages before it with a document's first page only.
 */
export async function secondFinds(page: Page): Promise<string[]> {
  await bring(page, 'ace', 'accessibility-checker-engine/ace.js')
  const isSame = await isSameFrame(page, 'engine')
  return page.evaluate(
    async ({ leftOut, isSame }) => {
      const guideline = 'IBM_Accessibility'
      const { ace } = window as unknown as { ace: SecondEngine }
      const checker = new ace.Checker()
      checker.rulesetRules[guideline] = checker.rulesetRules[guideline]!.filter(
        (rule) => !leftOut.includes(rule),
      )
      const shown = [...document.querySelectorAll('main > *, dialog[open]')].filter((part) =>
        part.checkVisibility(),
      )
      const reports = []
      for (const part of isSame ? shown : [document]) reports.push(await checker.check(part, guideline))
      const found = reports
        .flatMap(({ results }) => results)
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
      const seen = new Set<string>()
      const once = (what: string) => {
        if (seen.has(what)) found.push(`twice: ${what}`)
        seen.add(what)
      }
      for (const { id } of document.querySelectorAll('[id]')) {
        once(`id ${id}`)
        if (!/^[a-z]/i.test(id)) found.push(`id begins with no letter: ${id}`)
      }
      if (document.querySelectorAll('main:not([hidden])').length > 1) found.push('twice: main')
      for (const landmark of document.querySelectorAll(
        'main, nav, aside, section[aria-label], [role=region], [role=search], [role=main], form[aria-label]',
      ))
        if (landmark.checkVisibility())
          once(
            `${landmark.localName} ${landmark.getAttribute('aria-label') ?? landmark.getAttribute('aria-labelledby')}`,
          )
      return found
    },
    { leftOut: LEFT_TO_AXE, isSame },
  )
}

/** Waits until the page has its heading and nothing in it is loading. */
export async function settle(page: Page, place: string): Promise<void> {
  // Resolves at once; expectations would look again only after 100, 350 and 850 ms.
  const isSettled = () => {
    const isShown = (selector: string, text = '') =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
      )
    return (
      isShown('h1, dialog[open]') && !isShown('[aria-busy=true]') && !isShown('main [role=status]', '加载中')
    )
  }
  await page.waitForFunction(isSettled, null, { timeout: 10_000 }).catch(() => undefined)
  await expect(page.locator('h1:visible, dialog[open]').first(), place).toBeAttached()
  await expect(page.locator('[aria-busy=true]:visible'), place).toHaveCount(0)
  await expect(page.locator('main [role=status]:visible', { hasText: '加载中' }), place).toHaveCount(0)
}

/** Goes to a hash path without reloading the app. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => void (location.hash = `#${target}`), path)
  await settle(page, path)
}

/** Goes to a route and returns the page's text once it has loaded. */
export async function textAt(page: Page, path: string): Promise<string> {
  await walkTo(page, path)
  const main = page.getByRole('main').first()
  await expect(main.getByRole('heading', { level: 1 }).filter({ visible: true }).first(), path).toBeVisible()
  return page.locator('body').innerText()
}

/** Sets or removes the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = isOn ? [sheet] : []
  }, isSpaced)

/** Sets the window's width and waits until the page has it: media queries and what React mounts for them. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/**
 * With doubled texts, headings with one sign per line, and amounts that don't show whole. In one step, so that the engine
 * draws no doubled page.
 */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STILL = '* { transition: none !important }'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${STILL} :root { font-size: 200% !important }`)
    const sheets = document.adoptedStyleSheets
    document.adoptedStyleSheets = [...sheets, sheet]
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || parent.closest('[inert], [aria-hidden=true], .swiper, option')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (getComputedStyle(parent).clipPath !== 'none') continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (
        text.length > 2 &&
        lines > 2 &&
        text.length / lines < 1.5 &&
        parent.closest('h1, h2, h3, h4, th, dt, button, a, label')
      )
        found.push(`${lines} lines: ${parent.localName}.${parent.className} "${text.slice(0, 20)}"`)
      if (!/\d\.\d\d$/.test(text)) continue
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'visible') continue
        const frame = around.getBoundingClientRect()
        // What scrolls shows the rest.
        if (
          /hidden|clip/.test(overflowX) &&
          frame.width > 2 &&
          (box.right > frame.right + 2 || box.left < frame.left - 2)
        )
          found.push(`amount cut: "${text}"`)
        break
      }
      if (
        box.right > innerWidth + 2 &&
        getComputedStyle(parent).overflowX === 'visible' &&
        !parent.closest('table, [tabindex]')
      )
        found.push(`amount beyond the window: "${text}"`)
    }
    sheet.replaceSync(STILL)
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets = sheets
    return found
  })

/** Elements beyond the sides of the window, and texts cut off by a box that doesn't scroll. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (
        !parent ||
        node.textContent?.trim() === '' ||
        parent.closest('[inert], [aria-hidden=true], .swiper, option')
      )
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      let edge = 'window'
      let left = 0
      let right = innerWidth
      let [top, bottom] = [-Infinity, Infinity]
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around)
        // Exempt: scrollable texts, texts cut with … on purpose (the full text is elsewhere), and clipped texts for screen readers.
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === 'ellipsis')
          left = -Infinity
        if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none') left = -Infinity
        if (left === -Infinity) break
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue
        const frame = around.getBoundingClientRect()
        ;[left, right, top, bottom] = [frame.left, frame.right, frame.top, frame.bottom]
        edge = `${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`
        break
      }
      if (left === -Infinity) continue
      // Glyphs need less than their font's box, which exceeds a tight line.
      const slack = Math.max(4, box.height * 0.15)
      const isOut =
        box.left < left - 2 || box.right > right + 2 || box.top < top - slack || box.bottom > bottom + slack
      if (isOut) found.push(`cut off by ${edge}: "${node.textContent?.trim().slice(0, 24)}"`)
    }
    return found
  })

/** Under forced colours: what tells a choice only by its ground, icons too close to theirs, and pictures without one. */
export const indistinct = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN =
      '[aria-selected=true], [aria-pressed=true], [aria-checked=true]:not(:has([data-on])), [data-on=true], [aria-current]:not([aria-current=false]), [data-current], label:has(> [type=radio]:checked)'
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 20)}"`
    const look = (element: Element) =>
      [null, '::before', '::after']
        .map((part) => {
          const { color, borderColor, borderWidth, outline, textDecoration, content } = getComputedStyle(
            element,
            part,
          )
          return part !== null && content === 'none'
            ? ''
            : [color, borderColor, borderWidth, outline, textDecoration].join()
        })
        .join()
    const peerOf = (element: Element) => {
      for (let up = element.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps++) {
        const peer = [...up.querySelectorAll(element.localName)].find(
          (other) =>
            other !== element &&
            !other.matches(CHOSEN) &&
            !element.contains(other) &&
            !other.contains(element) &&
            other.checkVisibility(),
        )
        if (peer) return peer
      }
      return undefined
    }
    const found: string[] = []
    for (const chosen of document.querySelectorAll(CHOSEN)) {
      if (!chosen.checkVisibility()) continue
      const peer = peerOf(chosen)
      if (peer && look(peer) === look(chosen)) found.push(`chosen as its neighbours: ${nameOf(chosen)}`)
    }
    const parts = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parts(colour).map((part) =>
        part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isClear = (colour: string) => parts(colour)[3] === 0
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    for (const icon of document.querySelectorAll('svg:has(use)')) {
      if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const [front, back] = [luminance(getComputedStyle(icon).color), luminance(groundOf(icon))]
      const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)
      // Of a control that can't be used, any contrast will do.
      if (contrast < 3 && !icon.closest(':disabled'))
        found.push(`icon at ${contrast.toFixed(1)}: ${nameOf(icon.parentElement!)}`)
    }
    for (const picture of document.querySelectorAll('img'))
      if (picture.checkVisibility() && isClear(getComputedStyle(picture).backgroundColor))
        found.push(`picture without a ground: ${picture.src}`)
    for (const bar of document.querySelectorAll('[role=progressbar]')) {
      const filled = bar.firstElementChild
      if (filled && getComputedStyle(filled).backgroundColor === groundOf(bar))
        found.push(`progress unseen: ${nameOf(bar)}`)
    }
    return found
  })

const SIGNS = readFileSync(new URL('../../src/ui/face/signs.txt', import.meta.url), 'utf8')

/** Texts in the display face with signs that it lacks (`npm run task -- face`). */
export const beyondFace = (page: Page): Promise<string[]> =>
  page.evaluate((signs) => {
    const lacking = (text: string) => text.match(/\p{Script=Han}/gu)?.filter((sign) => !signs.includes(sign))
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).fontFamily.startsWith('Display'))
      .filter(({ innerText }) => lacking(innerText)?.length)
      .map(({ innerText }) => `${lacking(innerText)?.join('')} is not in signs.txt: ${innerText}`)
  }, SIGNS)

/** Sizes of texts and targets as drawn (2.5.8), and italics, which Chinese doesn't use. */
export const measure = (page: Page, least = 24): Promise<string[]> =>
  page.evaluate((target) => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}"`
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      return width > 1 && height > 1 && !element.closest('[inert], [aria-hidden=true]')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen = new Set<Element>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || seen.has(element) || text === '' || !isDrawn(element)) continue
      seen.add(element)
      const style = getComputedStyle(element)
      const size = parseFloat(style.fontSize)
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
      if (style.fontStyle !== 'normal') found.push(`italic: ${nameOf(element)}`)
      if (han > 0 && !['normal', '0px'].includes(style.letterSpacing))
        found.push(`letters apart ${style.letterSpacing}: ${nameOf(element)}`)
      // Captions of a few characters may be smaller than sentences, but nothing is below 12 px.
      const isSentence = han > 14
      if (size < (isSentence ? 14 : 12)) found.push(`${size}px: ${nameOf(element)}`)
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const height = parseFloat(style.lineHeight) / size
      if (lines > 1 && isSentence && !element.closest('h1, h2, h3, h4') && height < 1.495)
        found.push(`line height ${height.toFixed(2)}: ${nameOf(element)}`)
    }
    const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]'
    for (const control of document.querySelectorAll(controls)) {
      if (!isDrawn(control)) continue
      // Exempt: links inside a sentence, and side cards of the coverflow, whose buttons are large in the middle.
      if (getComputedStyle(control).display === 'inline') continue
      if (control.closest('.swiper-slide:not(.swiper-slide-active)')) continue
      const boxes = [control.getBoundingClientRect()]
      const label = control instanceof HTMLInputElement ? control.closest('label') : null
      if (label) boxes.push(label.getBoundingClientRect())
      const after = getComputedStyle(control, '::after')
      // A button stretched over its card.
      if (after.content !== 'none' && after.position === 'absolute')
        boxes.push(new DOMRect(0, 0, parseFloat(after.width), parseFloat(after.height)))
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      if (Math.min(width, height) < target - 0.5)
        found.push(`target ${width.toFixed(0)}×${height.toFixed(0)}: ${nameOf(control)}`)
    }
    return found
  }, least)

/** The focus in the page, and its faults: of the focused control, of every one, or of those outside header and footer. Runs there. */
const focusIn = (
  control: Element,
  which: 'this' | 'each' | 'body',
): { isReached: boolean; isOutside: boolean; faults: string[] } => {
  const active = document.activeElement
  const isReached = active === control
  // After the last control the focus moves to the browser's own controls.
  const isOutside = active === document.body
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}"`
  const controls = () => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const all = scope.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    )
    const leftOut = which === 'body' ? '[inert], [aria-label=页头], [aria-label=页脚]' : '[inert]'
    return [...all].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest(leftOut),
    )
  }
  const ringsOf = (control: Element) =>
    [
      control,
      control.parentElement,
      control.parentElement?.parentElement,
      control.nextElementSibling,
    ].flatMap((element) =>
      element
        ? [null, '::after'].map((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
            const ring = outlineStyle === 'none' ? '' : outlineWidth
            return ring + (boxShadow === 'none' ? '' : boxShadow)
          })
        : [],
    )
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important; scroll-behavior: auto !important }')
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...sheets, still]
  const lookAt = (control: Element, isSeen: boolean) => {
    if (!isSeen) found.push(`focus not drawn: ${nameOf(control)}`)
    const label = control instanceof HTMLInputElement ? control.closest('label') : null
    const box = (label ?? control).getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right <= left || bottom <= top) return found.push(`focus outside the window: ${nameOf(control)}`)
    const isFree = [0.5, 0.1, 0.9].some((across) =>
      [0.5, 0.1, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
        return (
          hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit) === true)
        )
      }),
    )
    if (!isFree) found.push(`focus covered: ${nameOf(control)}`)
  }
  if (which === 'this') {
    if (!active || active === document.body) found.push('the focus is lost')
    else
      lookAt(
        active,
        ringsOf(active).some((ring) => ring !== ''),
      )
  } else {
    for (const control of controls()) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const before = ringsOf(control).join('|')
      control.focus({ focusVisible: true })
      if (document.activeElement === control) lookAt(control, ringsOf(control).join('|') !== before)
    }
    scrollTo(0, 0)
  }
  document.adoptedStyleSheets = sheets
  return { isReached, isOutside, faults: found }
}

/**
 * Faults of the focus: not drawn, outside the window, covered (2.4.7, 2.4.11). Checks the focused control,
 * or every one in turn; those of an unchanged header and footer once per document.
 */
export async function focusFaults(page: Page, which: 'this' | 'each' = 'each'): Promise<string[]> {
  // A key first: only then does Chromium draw a focus that a script moves. Firefox needs the option.
  if (which === 'each') await page.keyboard.press('Shift')
  const isKnown = which === 'each' && (await isSameFrame(page, 'focus'))
  const { faults } = await page.locator(':root').evaluate(focusIn, isKnown ? ('body' as const) : which)
  return faults
}

/** Presses Tab once and checks the stop, in one round trip. Returns whether it is the control. */
export async function tabOnce(page: Page, control: Locator): Promise<boolean> {
  await page.keyboard.press('Tab')
  const { isReached, isOutside, faults } = await control.evaluate(focusIn, 'this' as const)
  if (!isOutside) expect(faults).toEqual([])
  return isReached
}

/** A text over a picture: its colours, the contrast it needs and its place. Texts are hidden while their background is captured. */
type OnPicture = { text: string; colours: number[][]; needed: number; box: [number, number, number, number] }

/** The smallest rectangle of whole pixels around all boxes, with a pixel more for rounding. */
function around(boxes: OnPicture['box'][]): { x: number; y: number; width: number; height: number } {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(([left]) => left))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(([, top]) => top))))
  const right = Math.ceil(Math.max(...boxes.map(([left, , width]) => left + width)))
  const bottom = Math.ceil(Math.max(...boxes.map(([, top, , height]) => top + height)))
  return { x, y, width: right - x + 1, height: bottom - y + 1 }
}

/**
 * Texts over pictures whose contrast with the worst pixel behind them is too low (axe says `incomplete` there). Checks only
 * what the window shows.
 */
export async function faintOnPictures(page: Page): Promise<{ count: number; found: string[] }> {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
        .map((one) => one.getBoundingClientRect().top)
        .join(),
    )
  const before = await places()
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const isInSight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
      return image.complete || !isInSight || !image.checkVisibility()
    }),
  )
  const texts = await page.evaluate((): OnPicture[] => {
    const pictures = [...document.querySelectorAll('main *')]
      .filter(
        (element) => element.tagName === 'IMG' || getComputedStyle(element).backgroundImage.includes('url('),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width >= 120 && height >= 80)
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const texts: OnPicture[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || node.textContent?.trim() === '' || parent.closest('[inert], .swiper')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const style = getComputedStyle(parent)
      // For screen readers only.
      if (style.clipPath !== 'none') continue
      const isFilled = parseFloat(style.color.split(/[,/]/)[3] ?? '1') === 0
      const colours = [...(isFilled ? style.backgroundImage : style.color).matchAll(/rgba?\(([^)]+)\)/g)].map(
        ([, parts = '']) => parts.split(',').map(Number),
      )
      const size = parseFloat(style.fontSize)
      const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
      for (const { left, top, width, height } of range.getClientRects()) {
        const isOver = pictures.some(
          (box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top,
        )
        const isInWindow = top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth
        // The header and the tab bar may lie over the text.
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
        const isShown = isInWindow && onTop?.closest('main') !== null
        if (isOver && isShown && width > 2 && colours.length > 0)
          // Without the leading above and below the glyphs.
          texts.push({
            text: node.textContent?.trim().slice(0, 24) ?? '',
            colours,
            needed,
            box: [left, top + height * 0.15, width, height * 0.7],
          })
      }
    }
    if (texts.length === 0) return texts
    const hidden = new CSSStyleSheet()
    hidden.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }',
    )
    document.adoptedStyleSheets = [hidden]
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).backgroundClip === 'text') element.style.backgroundImage = 'none'
    return texts
  })
  if (texts.length === 0) return { count: 0, found: [] }
  // Only the part with texts: writing and reading the picture takes most of the time.
  const clip = around(texts.map(({ box }) => box))
  const picture = (await page.screenshot({ animations: 'disabled', clip })).toString('base64')
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  // A late part has moved them.
  if ((await places()) !== before) return faintOnPictures(page)
  const found = await page.evaluate(
    async ({ texts, picture, clip }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      canvas.drawImage(bitmap, 0, 0)
      const linear = (part: number) =>
        part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      return texts.flatMap(({ text, colours, needed, box }) => {
        const [left, top, width, height] = box.map(Math.round) as typeof box
        const size = [Math.max(width, 1), Math.max(height, 1)] as const
        const { data } = canvas.getImageData(left - clip.x, top - clip.y, ...size)
        let worst = 21
        // Each colour once: behind a text of 5,000 pixels there are about 300.
        for (const pixel of new Set(new Uint32Array(data.buffer))) {
          const behind = luminance(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255)
          for (const [red, green, blue] of colours) {
            const front = luminance(red, green, blue)
            worst = Math.min(worst, (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05))
          }
        }
        return worst < needed ? [`${worst.toFixed(2)} of ${needed}: "${text}"`] : []
      })
    },
    { texts, picture, clip },
  )
  return { count: texts.length, found }
}
