import { expect, workerTest as test, type Page } from './fixtures'
import { heading } from './steps'

// The built app with its own worker, and the network taken away.

const OFFLINE = '当前处于离线状态，显示的是上次保存的内容'

/** First visit until the worker has all files. */
async function visit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('portal:dismissed', '["welcomeModal"]')
  })
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: '已可离线使用' })).toBeVisible({ timeout: 40_000 })
}

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ src }) => src),
  )

const ROUTES: [route: string, heading: string, content: string | RegExp][] = [
  ['/', '星澜娱乐', '精选场馆'],
  ['/realbet', '真人娱乐', '进入'],
  ['/sport', '体育赛事', '进入'],
  ['/gaming', '电子竞技', '进入'],
  ['/joker', '棋牌游戏', '进入'],
  ['/concise', '电子捕鱼', '锦鲤跃金'],
  ['/lottery', '彩票游戏', '进入'],
  ['/abouts', '帮助中心', '常见问题'],
  ['/activity', '优惠活动', '首存'],
  ['/activityInfo?id=1', '', '首存'],
  ['/app', 'APP下载', '下载'],
  ['/vip', 'VIP俱乐部', 'VIP1'],
  ['/agent', '代理合作', '代理'],
  ['/asdwl', '球队合作', '合作'],
  ['/login', '会员登录', '立即登录'],
  ['/register', '免费注册', '立即注册'],
]

test('after 已可离线使用 every public route opens offline with its content and pictures [D54] [s1-2.3]', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await visit(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  // Once is enough: the next visit does not say it again.
  await expect(page.getByText('已可离线使用')).toHaveCount(0)
  for (const [route, name, content] of ROUTES) {
    await page.evaluate((path) => void (location.hash = path), route)
    const main = page.getByRole('main')
    if (name !== '') await expect(heading(page, name).first(), route).toBeAttached()
    await expect(main.getByText(content).first(), route).toBeAttached()
    await expect(main.getByRole('button', { name: '重新加载' }), route).toHaveCount(0)
    expect(await brokenPictures(page), route).toEqual([])
  }
  await page.goto('/?deep=1#/vip')
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: '网络已恢复' })).toBeVisible()
})
