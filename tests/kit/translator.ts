import type { Page } from '@playwright/test'

/** Appended to every translated text: the text differs, and Playwright's text matching ignores it, so that other steps still work. */
const MARK = '\u200b'

declare global {
  interface Window {
    /** Texts that a translator took from React, which goes on to write to them. */
    takenTexts: string[]
  }
}

/**
 * A stand-in for the browser's translator, in every document the page opens: a while after a text has come or changed it replaces
 * the text node by `<font><font>…</font></font>`, except where `translate="no"` or the class `notranslate` forbid it. Call it
 * before the first `goto`.
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript((mark) => {
    const SKIPPED =
      ':is([translate=no], .notranslate, script, style, textarea, svg, iframe, noscript, [contenteditable])'
    const waiting = new Set<Text>()
    const isOwn = (text: Text) => text.parentElement?.localName === 'font'
    const font = (inside: Node) => {
      const element = document.createElement('font')
      element.style.verticalAlign = 'inherit'
      element.append(inside)
      return element
    }
    const translateAll = () => {
      for (const text of waiting) {
        const { data, parentElement } = text
        if (!parentElement || !document.contains(text) || isOwn(text) || parentElement.closest(SKIPPED))
          continue
        // React keeps what it writes to, and marks it.
        if (Object.keys(text).some((key) => key.startsWith('__reactFiber'))) window.takenTexts.push(data)
        text.replaceWith(font(font(new Text(data + mark))))
      }
      waiting.clear()
    }
    const collect = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (
        let text: Node | null = node instanceof Text ? node : texts.nextNode();
        text;
        text = texts.nextNode()
      )
        if (/\S/.test((text as Text).data)) waiting.add(text as Text)
      // The translation comes over the network.
      if (waiting.size > 0) setTimeout(translateAll, 30)
    }
    window.takenTexts = []
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') collect(target)
        else addedNodes.forEach(collect)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, MARK)

/** Waits until what the page shows has been translated, and returns the texts taken from React since the last call. */
export const takenFrom = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() => {
    const heading = document.querySelector(':is(h1, h2) font')
    return heading !== null
  })
  return page.evaluate(() => window.takenTexts.splice(0))
}
