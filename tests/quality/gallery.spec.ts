import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { axeFinds } from '../kit/audit'

test('the gallery shows every primitive in its size at 360 and 1440 px', async ({ page }, info) => {
  const server = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', strictPort: false } })
  await server.listen()
  try {
    await page.goto(`${server.resolvedUrls!.local[0]!}src/ui/gallery/gallery.html`)
    await expect(page.getByRole('heading', { name: 'A page', level: 1 })).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 1200 })
      for (const name of ['Surface', 'Row', 'Notice', 'Tile', 'Field', 'Status'])
        await expect(page.getByRole('heading', { name, exact: true, level: 2 }).first()).toBeVisible()
      const rows = page.locator('section').filter({ hasText: '主账户' }).locator('> *')
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(heights).toEqual([56, 64, 56])
      expect((await page.getByLabel('金额').locator('..').boundingBox())!.height).toBe(52)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeFinds(page)).toEqual([])
      const body = await page.screenshot({ fullPage: true })
      await info.attach(`gallery ${width}`, { body, contentType: 'image/png' })
    }
  } finally {
    await server.close()
  }
})
