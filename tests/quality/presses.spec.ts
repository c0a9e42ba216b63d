import { expect, test, type Page } from '../kit/fixtures'

// Quick taps of a finger: phones count two as a double tap although they hit different places.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Point = { x: number; y: number }

/** Taps one point after the other, like a finger, `pause` ms apart. */
async function tap(page: Page, points: Point[], pause: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  for (const point of points) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

test('two chips side by side are both pressed, 60 ms apart', { tag: '@D24' }, async ({ member: page }) => {
  await page.goto('/#/recharge')
  const chip = (name: string) => page.getByRole('button', { name: `快捷金额${name}元`, exact: true })
  await chip('100').scrollIntoViewIfNeeded()
  const [first, second] = [await chip('100').boundingBox(), await chip('399').boundingBox()]
  const y = first!.y + first!.height / 2
  await tap(
    page,
    [
      { x: first!.x + first!.width - 4, y },
      { x: second!.x + 4, y },
    ],
    60,
  )
  await expect(page.getByLabel('存款金额')).toHaveValue('399')
})

test(
  'a double tap that closes the search follows no link of the header below it',
  { tag: '@D24' },
  async ({ page }) => {
    await page.goto('/#/vip')
    await page.getByRole('button', { name: '搜索' }).tap()
    const search = page.getByRole('dialog', { name: '搜索' })
    const box = await search.getByRole('button', { name: '关闭' }).last().boundingBox()
    const centre = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    await tap(page, [centre, { x: centre.x - 9, y: centre.y + 9 }], 80)
    await expect(search).toHaveCount(0)
    await expect(page).toHaveURL(/#\/vip$/)
    // A press of its own follows it.
    await page.touchscreen.tap(centre.x, centre.y)
    await expect(page).toHaveURL(/#\/register$/)
  },
)
