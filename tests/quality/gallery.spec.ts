import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

let server: ViteDevServer
test.beforeAll(async () => {
  server = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', strictPort: false } })
  await server.listen()
})
test.afterAll(() => server.close())

for (const width of [360, 1440]) {
  test(`the gallery shows every primitive in its size at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 1200 })
    await page.goto(`${server.resolvedUrls!.local[0]!}src/ui/gallery/gallery.html`)
    await expect(page.getByRole('heading', { name: 'A page', level: 1 })).toBeVisible()
    for (const name of ['Surface', 'Row', 'Notice', 'Tile', 'Field', 'Status'])
      await expect(page.getByRole('heading', { name, exact: true, level: 2 }).first()).toBeVisible()
    const rows = page.locator('section').filter({ hasText: '主账户' }).locator('> *')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights).toEqual([56, 64, 56])
    expect((await page.getByLabel('金额').locator('..').boundingBox())!.height).toBe(52)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]!.html}`)).toEqual([])
    await info.attach('gallery', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    })
  })
}
