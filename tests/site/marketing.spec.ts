import { expect, test, WITH_MOTION, type Page } from '../kit/fixtures'
import { heading, mainNav } from '../kit/steps'

test.use(WITH_MOTION)

const main = (page: Page) => page.getByRole('main')
const overlay = (page: Page) => main(page).getByText('加载中').filter({ visible: true })

test.describe('the agent page', () => {
  test('shows its services, features, partners and promo video', { tag: '@dom' }, async ({ page }) => {
    await page.goto('/#/agent')
    await expect(heading(page, '代理合作')).toBeVisible()
    const claims = page.getByRole('region', { name: '服务承诺' })
    for (const claim of ['7×24小时服务', '支持40+银行', '100元起取', '十分钟到账', '微信、支付宝、QQ支付'])
      await expect(claims).toContainText(claim)
    for (const title of ['安全可靠', '资金清楚', '服务到位', '合作场馆'])
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(main(page).getByRole('button', { name: '播放宣传片' })).toBeVisible()
  })

  test(
    'shows the phone screens in three sets of three tabs, and keeps the choice',
    { tag: ['@dom', '@s1-2.30', '@s1-2.4.2'] },
    async ({ page }) => {
      await page.goto('/#/agent')
      const pictures = new Set<string | null>()
      for (const [set, ...names] of [
        ['游戏丰富', '电子', '真人', '彩票'],
        ['体验出众', '全球赛事', '夜间模式', '3D真人'],
        ['存取便捷', '存款', '选号', '取款'],
      ] as const) {
        const list = page.getByRole('tablist', { name: set })
        await expect(list.getByRole('tab')).toHaveText(names)
        for (const name of names) {
          await list.getByRole('tab', { name }).click()
          const picture = main(page).getByRole('img', { name: `${name}界面示意` })
          pictures.add(await picture.getAttribute('src'))
        }
      }
      expect(pictures.size).toBe(9)
      await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).click()
      await expect(heading(page, 'VIP俱乐部')).toBeVisible()
      await mainNav(page).getByRole('link', { name: '代理合作' }).click()
      await expect(page.getByRole('tab', { name: '彩票' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tab', { name: '取款' })).toHaveAttribute('aria-selected', 'true')
    },
  )

  test(
    'loads its video on demand and stops it when the player leaves',
    { tag: ['@long', '@s1-2.30', '@D4'] },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/media/')) asked.push(request.url())
      })
      await page.goto('/#/agent')
      await main(page).getByRole('button', { name: '播放宣传片' }).scrollIntoViewIfNeeded()
      expect(asked).toEqual([])
      await main(page).getByRole('button', { name: '播放宣传片' }).click()
      const video = page.locator('video')
      await expect
        .poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime))
        .toBeGreaterThan(0.1)
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.muted)).toBe(true)
      expect(asked[0]).toContain('/media/film.webm')
      await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).click()
      await expect(heading(page, 'VIP俱乐部')).toBeVisible()
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true)
    },
  )
})

test('every video is under 300 kB', { tag: ['@s1-2.29', '@s1-2.30'] }, async ({ request }) => {
  for (const name of ['film', 'highlights-1', 'highlights-2']) {
    const body = await (await request.get(`/media/${name}.webm`)).body()
    expect(body.length, name).toBeGreaterThan(10_000)
    expect(body.length, name).toBeLessThan(300_000)
  }
})

test.describe('球队合作', () => {
  test(
    'has all its parts, none of them of a real club',
    { tag: ['@dom', '@s1-2.29', '@D5'] },
    async ({ page }) => {
      await page.goto('/#/asdwl')
      await expect(heading(page, '球队合作')).toBeVisible()
      for (const title of [
        '精彩集锦',
        '俱乐部历史',
        '荣誉殿堂',
        '每日图集',
        '官方宣传图',
        '合作媒体',
        '牌照',
      ])
        await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
      for (const title of ['精彩集锦1', '精彩集锦2'])
        await expect(main(page).getByRole('button', { name: `播放${title}` })).toBeVisible()
      await expect(main(page).getByText('敬请期待')).toHaveCount(2)
      await expect(main(page)).toContainText('成立于1874年')
      await expect(main(page)).toContainText('均为虚构')
      const honours = page.getByRole('region', { name: '荣誉殿堂' })
      for (const honour of ['顶级联赛冠军7', '次级联赛冠军2', '欧洲杯1', '欧洲超级杯1'])
        await expect(honours).toContainText(honour)
      for (const point of ['更安全', '更稳定', '更丰富', '更私密'])
        await expect(main(page).getByText(point, { exact: true })).toBeVisible()
      await expect(main(page).getByRole('figure').filter({ hasText: '灯塔照亮的归途' })).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'APP下载' })).toHaveAttribute('href', '#/app')
    },
  )

  test('chooses its club by the address and by tab', { tag: ['@dom', '@s1-2.29'] }, async ({ page }) => {
    await page.goto('/#/asdwl?type=2')
    const tabs = page.getByRole('tablist', { name: '合作俱乐部' })
    await expect(tabs.getByRole('tab', { name: '云岭竞技' })).toHaveAttribute('aria-selected', 'true')
    await expect(main(page)).toContainText('修筑山路的石匠')
    await tabs.getByRole('tab', { name: '北岸联队' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/asdwl?type=1')
    await expect(main(page)).toContainText('灯塔看守人')
    await page.goto('/#/asdwl?type=7')
    await expect(tabs.getByRole('tab', { name: '北岸联队' })).toHaveAttribute('aria-selected', 'true')
  })

  test('shows its overlay for 2 s, but not on a second visit with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/#/vip')
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    await page.goto('/#/asdwl')
    await expect(heading(page, '球队合作')).toBeVisible()
    await expect(overlay(page)).toBeVisible()
    await page.clock.runFor(2000)
    await expect(overlay(page)).toHaveCount(0, { timeout: 1500 })
    await page.goto('/#/vip')
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    await page.goto('/#/asdwl')
    await expect(heading(page, '球队合作')).toBeVisible()
    await expect(overlay(page)).toHaveCount(0, { timeout: 1500 })
  })

  test('plays one highlight muted; the honours have buttons and stop while focused', async ({ page }) => {
    await page.clock.install()
    await page.goto('/#/asdwl')
    await page.clock.runFor(2100)
    const honours = page.getByRole('region', { name: '荣誉殿堂' })
    const shown = honours.locator('[aria-current=true]')
    await honours.getByRole('button', { name: '暂停轮播' }).focus()
    const held = await shown.textContent()
    await page.clock.runFor(11_000)
    await expect(shown).toHaveText(held ?? '')
    await honours.getByRole('button', { name: '下一张' }).click()
    await expect(shown).not.toHaveText(held ?? '')
    await main(page).getByRole('button', { name: '播放精彩集锦1' }).click()
    const video = page.locator('video[aria-label=精彩集锦1]')
    await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0)
    expect(await video.evaluate((clip: HTMLVideoElement) => clip.muted)).toBe(true)
  })

  test('reports a video that can’t play and keeps its button', { tag: '@long' }, async ({ page }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/#/asdwl')
    await expect(overlay(page)).toHaveCount(0)
    const play = main(page).getByRole('button', { name: '播放精彩集锦2' })
    await play.click()
    await expect(page.getByRole('alert').filter({ hasText: '视频暂时无法播放，请稍后再试' })).toBeVisible()
    await expect(play).toBeVisible()
  })
})
