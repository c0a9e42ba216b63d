import { textAt } from '../kit/audit'
import { expect, test } from '../kit/fixtures'
import { ROUTES } from '../kit/routes'

test(
  'every route has its page: no 建设中, no error, no policy violation',
  { tag: ['@dom', '@s1-2.3.*', '@s1-2.4.1'] },
  async ({ page, at }) => {
    test.slow()
    expect(ROUTES.length).toBeGreaterThan(40)
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      document.addEventListener('securitypolicyviolation', (event) =>
        told.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
    await at('/')
    for (const path of ROUTES) {
      const text = await textAt(page, path)
      expect(text, path).not.toMatch(/页面出错了|建设中|开发中|施工中|under construction|coming soon/i)
      expect(await page.evaluate(() => (window as unknown as { told: string[] }).told), path).toEqual([])
    }
  },
)
