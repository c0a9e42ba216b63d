import { expect, workerTest as test } from '../kit/fixtures'
import { header, memberBar, submitLogin } from '../kit/steps'

test('a tester closes a venue: an open game says 维护中, takes no bet, and opens again', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
  const game = await page.context().newPage()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  await game.addInitScript((value) => sessionStorage.setItem('token', value ?? ''), token)
  await game.goto('/#/gamePage?name=AG&type=realbet&code=live')
  await game.waitForURL(/demo-game/)
  await expect(game.getByRole('status')).toContainText('按“下注”')

  const desk = await page.context().newPage()
  await desk.goto('/demo-console.html')
  const venue = desk
    .getByRole('region', { name: '场馆', exact: true })
    .getByRole('switch', { name: 'AG国际厅' })
  // Off until the console has read the state, and to turn off what is off does nothing.
  await expect(venue).toBeChecked()
  await venue.uncheck()
  await game.bringToFront()
  await expect(game.getByRole('status')).toContainText('场馆维护中，暂停投注', { timeout: 10_000 })
  await expect(game.getByRole('button', { name: '下注' })).toHaveAttribute('aria-disabled', 'true')
  await desk.bringToFront()
  await venue.check()
  await game.bringToFront()
  await expect(game.getByRole('status')).toContainText('按“下注”', { timeout: 10_000 })
})
