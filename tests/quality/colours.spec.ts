import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { resize, settle, walkTo } from '../kit/audit'
import { expect, test, type Page, type Payload } from '../kit/fixtures'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'

// What other people's colours make of the portal: forced colours, and themes that turn a page dark by themselves.

/** What tells a choice only by its ground, icons too close to theirs, and pictures without one. Runs in the page. */
const indistinct = (page: Page): Promise<string[]> =>
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

test('under forced colours each choice, icon, logo and progress is told by more than its ground', async ({
  page,
  logIn,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const found: string[] = []
  // The next page starts at the width of the last one.
  const widths = [1440, 390]
  const walk = async (routes: string[]) => {
    for (const path of routes) {
      await walkTo(page, path)
      for (const width of widths.reverse()) {
        await resize(page, width, 900)
        await settle(page, path)
        found.push(...(await indistinct(page)).map((line) => `${path} at ${width} px: ${line}`))
      }
    }
  }
  await walk(PUBLIC_ROUTES)
  await logIn()
  await page.goto('/')
  await walk(MEMBER_ROUTES)
  expect([...new Set(found)]).toEqual([])
})

const decoder = readFileSync(createRequire(import.meta.url).resolve('jsqr'), 'utf8')

/** The text in a picture of the element as the screen shows it, or null. */
async function scanned(page: Page, code: Locator): Promise<string | null> {
  const picture = (await code.screenshot({ animations: 'disabled' })).toString('base64')
  await page.evaluate(decoder)
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))]),
    )
    const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    paper.drawImage(bitmap, 0, 0)
    const { data, width, height } = paper.getImageData(0, 0, bitmap.width, bitmap.height)
    type Decode = (
      data: Uint8ClampedArray,
      width: number,
      height: number,
      options: object,
    ) => { data: string } | null
    // Dark on light only: not every scanner reads the other.
    const { jsQR } = window as unknown as { jsQR: Decode }
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  }, picture)
}

for (const theme of ['as drawn', 'under an automatic dark theme'])
  test(`codes to pay and to download are scanned at 390 and 1440 px, ${theme}`, async ({
    page,
    context,
    server,
    logIn,
  }) => {
    test.setTimeout(90_000)
    const token = await logIn()
    if (theme !== 'as drawn') {
      // As in Chrome for Android and Samsung Internet.
      const chrome = await context.newCDPSession(page)
      await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    }
    const order = async (fields: Payload<'/api/recharge'>) =>
      (await server.call('/api/recharge', fields, token)).message
    const coin = await order({ paytype: 'usdt', amount: 720, catepay: 'TRC20' })
    const picture = await order({ paytype: 'wxpay', amount: 500 })
    const drawn = page.locator('main [data-qr]').filter({ visible: true })
    const fromServer = page.getByRole('img', { name: '付款二维码', exact: true })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const unfold = async () => {
        if (width < 768) await page.getByText('显示二维码').click()
      }
      await page.goto(`/#/payInfo?deposit_no=${coin}`)
      await unfold()
      const address = await drawn.getAttribute('data-qr')
      expect(await scanned(page, drawn.locator('svg')), `the address at ${width} px`).toBe(address)
      await page.goto(`/#/payInfo?deposit_no=${picture}`)
      // Its code hasn't gone yet.
      await expect(page.locator('main')).toContainText('微信支付')
      await unfold()
      await expect(fromServer).toHaveJSProperty('complete', true)
      expect(await scanned(page, fromServer), `the picture at ${width} px`).toMatch(/./)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/#/app')
    const address = await drawn.getAttribute('data-qr')
    expect(await scanned(page, drawn.locator('svg')), 'the download').toBe(address)
  })
