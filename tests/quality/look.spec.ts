import { expect, test } from '../kit/fixtures'

const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const PACKETS = { sendnums: 2, acquirednum: 0, max_times: 5, rules: [] }

test('a page’s own styles win over the shared ones, wherever its files load [extra]', async ({
  page,
  logIn,
  server,
}) => {
  await logIn('demo888')
  await server.answer('/api/userredpacket', ok(PACKETS), 9)
  // Red packet: a pill of 60 px, where every button has 44 px and a radius of 8 px.
  await page.goto('/#/userredpacket')
  const grab = page.getByRole('main').getByRole('button', { name: '抢红包' })
  await expect(grab).toHaveCSS('min-height', '60px')
  await expect(grab).toHaveCSS('border-top-left-radius', '999px')
  // The heads of three sections and of an article.
  await page.goto('/#/asdwl')
  const headOf = (name: string) => page.getByRole('heading', { name, exact: true }).locator('..')
  await expect(headOf('荣誉殿堂')).toHaveCSS('align-items', 'center')
  await page.goto('/#/joker')
  await expect(headOf('热门牌桌')).toHaveCSS('margin-bottom', '16px')
  await page.goto('/#/abouts?type=8')
  const chapters = page.getByRole('tabpanel').locator('div > h2')
  await expect(chapters.nth(1)).toHaveCSS('margin-top', '36px')
  // A dialog keeps its corners while it has the focus.
  await server.site({ index_modal: 1 })
  await page.goto('/#/')
  await page.reload()
  const panel = page.getByRole('dialog').locator('[data-panel]')
  await expect(panel).toBeFocused()
  await expect(panel).toHaveCSS('border-top-left-radius', '20px')
})
