import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { expect, test, type Page, type Payload } from '../kit/fixtures'
import { painted } from '../kit/steps'

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

test('codes to pay and to download are scanned at 390 and 1440 px, under an automatic dark theme too', async ({
  page,
  context,
  server,
  logIn,
}) => {
  const token = await logIn()
  const order = async (fields: Payload<'/api/recharge'>) =>
    (await server.call('/api/recharge', fields, token)).message
  const coin = await order({ paytype: 'usdt', amount: 720, catepay: 'TRC20' })
  const picture = await order({ paytype: 'wxpay', amount: 500 })
  const drawn = page.locator('main [data-qr]').filter({ visible: true })
  const fromServer = page.getByRole('img', { name: '付款二维码', exact: true })
  const chrome = await context.newCDPSession(page)
  const expectScanned = async (code: Locator, text: string | RegExp) => {
    for (const enabled of [false, true]) {
      // As in Chrome for Android and Samsung Internet.
      await chrome.send('Emulation.setAutoDarkModeOverride', { enabled })
      await painted(page)
      expect(await scanned(page, code), enabled ? 'darkened' : 'as drawn').toMatch(text)
    }
    await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: false })
  }
  const expectDrawn = async () =>
    expectScanned(drawn.locator('svg'), (await drawn.getAttribute('data-qr')) ?? 'none')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const unfold = async () => {
      if (width < 768) await page.getByText('显示二维码').click()
    }
    await page.goto(`/#/payInfo?deposit_no=${coin}`)
    await unfold()
    await expectDrawn()
    await page.goto(`/#/payInfo?deposit_no=${picture}`)
    // Its code hasn't gone yet.
    await expect(page.locator('main')).toContainText('微信支付')
    await unfold()
    await expect(fromServer).toHaveJSProperty('complete', true)
    await expectScanned(fromServer, /./)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/#/app')
  await expectDrawn()
})
