import { expect, workerTest as test } from '../kit/fixtures'
import { DIST, PortalHost } from '../kit/portalHost'
import { memberBar, submitLogin } from '../kit/steps'

// A server at this origin over HTTP/1.1, where a browser has six connections, that stops answering.

test.use({ serviceWorkers: 'block' })

let host: PortalHost
test.beforeEach(async ({ page }) => {
  host = new PortalHost()
  await host.open({ folder: DIST, api: true })
  await page.addInitScript((url) => localStorage.setItem('serverUrl', url), host.url)
})
test.afterEach(() => host.close())

const waiting = () => [...host.hanging.values()].reduce((sum, count) => sum + count, 0)

test('a page whose calls all hang can be reloaded at once, and left', { tag: '@D25' }, async ({ page }) => {
  await page.goto(`${host.url}/#/login`)
  await submitLogin(page, 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
  // The login leads home a moment later.
  await expect(page).toHaveURL(/#\/$/)
  await page.evaluate(() => void (location.hash = '#/transfer'))
  await expect(
    page.getByRole('button', { name: '确认转账' }).or(page.getByText('免转模式').first()),
  ).toBeVisible()
  host.isApiHanging = true
  await page.reload()
  await expect.poll(waiting).toBeGreaterThanOrEqual(6)
  const start = Date.now()
  await page.reload({ waitUntil: 'commit', timeout: 20_000 })
  expect(Date.now() - start).toBeLessThan(3000)
  await expect.poll(waiting).toBeGreaterThanOrEqual(6)
  await page.goto(`${host.url}/robots.txt`, { timeout: 5000 })
  await expect.poll(waiting).toBe(0)
})
