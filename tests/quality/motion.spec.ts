import { expect, test, WITH_MOTION, type Page } from '../kit/fixtures'
import { heading, mainNav } from '../kit/steps'

test.use(WITH_MOTION)

const shownSlide = (page: Page) =>
  page.getByRole('region', { name: '活动横幅' }).locator('[aria-roledescription=幻灯片]:not([inert])')

test(
  'banners turn by themselves, except when paused, hovered, focused or hidden',
  { tag: ['@long', '@s1-9.3', '@D36'] },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/#/activity')
    const carousel = page.getByRole('region', { name: '活动横幅' })
    const slide = shownSlide(page)
    await expect(slide).toHaveAccessibleName('1/6')
    await page.clock.runFor(5100)
    await expect(slide).toHaveAccessibleName('2/6')
    await carousel.hover()
    await page.clock.runFor(12_000)
    await expect(slide).toHaveAccessibleName('2/6')
    await page.mouse.move(2, 799)
    await carousel.getByRole('button', { name: '暂停轮播' }).focus()
    await page.clock.runFor(12_000)
    await expect(slide).toHaveAccessibleName('2/6')
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: '活动类型' }).getByRole('button').first().focus()
    await page.clock.runFor(12_000)
    await expect(slide).toHaveAccessibleName('2/6')
    await carousel.getByRole('button', { name: '开始轮播' }).press('Enter')
    await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).press('Enter')
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    await page.clock.runFor(12_000)
    await page.goBack()
    await expect(slide).toHaveAccessibleName('2/6')
    await page.clock.runFor(5100)
    await expect(slide).toHaveAccessibleName('3/6')
  },
)

test('暂停动画 stops the banners and the notice bar', { tag: ['@D36', '@s1-9.3'] }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/#/activity')
  const slide = shownSlide(page)
  await expect(slide).toHaveAccessibleName('1/6')
  // By the keyboard: the list loads more as the footer comes into view, which moves the switch from under the mouse.
  const pause = page.getByRole('switch', { name: '暂停动画' })
  await pause.press('Space')
  await expect(pause).toBeChecked()
  await page.clock.runFor(12_000)
  await expect(slide).toHaveAccessibleName('1/6')
  const track = page.getByRole('region', { name: '公告' }).getByRole('list')
  await expect(track).toHaveCSS('animation-play-state', 'paused')
})

test('the notice bar moves 1 px per 20 ms without DOM changes', { tag: '@s1-9.3' }, async ({ page }) => {
  await page.goto('/#/activity')
  const bar = page.getByRole('region', { name: '公告' })
  const track = bar.getByRole('list')
  await expect(bar.getByRole('listitem').first()).toBeVisible()
  const moved = await track.evaluate(async (list) => {
    const left = () => list.getBoundingClientRect().left
    const { animationDuration, animationTimingFunction } = getComputedStyle(list)
    let changes = 0
    const observer = new MutationObserver((records) => (changes += records.length))
    const scope = list.closest('section')!
    observer.observe(scope, { subtree: true, attributes: true, childList: true, characterData: true })
    const [from, begin] = [left(), performance.now()]
    while (performance.now() - begin < 600) await new Promise(requestAnimationFrame)
    // By the animation's own clock, because frames come late on a busy machine.
    const distance = Math.abs(new DOMMatrix(getComputedStyle(list).transform).m41)
    const [animation] = list.getAnimations()
    const shown = Number(animation!.currentTime) % (parseFloat(animationDuration) * 1000)
    return {
      msPerPx: shown / distance,
      isEven: animationTimingFunction === 'linear',
      went: from - left(),
      changes,
    }
  })
  expect(moved.msPerPx).toBeGreaterThan(19)
  expect(moved.msPerPx).toBeLessThan(21)
  expect(moved.isEven).toBe(true)
  expect(moved.went).toBeGreaterThan(0)
  expect(moved.changes).toBe(0)
  await bar.getByRole('button', { name: '暂停公告' }).click()
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await bar.getByRole('button', { name: '继续公告' }).click()
  await page.mouse.move(2, 799)
  await page.getByRole('group', { name: '活动类型' }).getByRole('button').first().focus()
  await expect(track).toHaveCSS('animation-play-state', 'running')
  await bar.getByRole('listitem').first().hover({ force: true })
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(2, 799)
  await bar.getByRole('link', { name: '更多' }).focus()
  await expect(track).toHaveCSS('animation-play-state', 'paused')
})
