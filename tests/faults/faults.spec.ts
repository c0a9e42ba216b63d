import { settle } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, header, heading, mainNav, memberBar, submitLogin } from '../kit/steps'
import { FAULTS, heal, HTML, sicken, spoilAnswers } from './faultyAnswers'

// At least one page of every feature, with one kind of bad answer to all its calls (docs/faults.md).
const PUBLIC = [
  '/',
  '/abouts?type=1',
  '/realbet',
  '/concise',
  '/activity',
  '/activityInfo?id=1',
  '/app',
  '/vip',
  '/agent',
  '/asdwl?type=2',
  '/register',
]
const MEMBERS = [
  '/mine',
  '/password?type=2',
  '/apactive',
  '/cardList?type=1',
  '/message?type=1',
  '/applyagent',
  '/fanshui',
  '/transRecord?type=3',
  '/transfer',
  '/recharge',
  '/withdraw',
  '/welfare',
]
/** Pages without the site's header: they offer a way out instead. */
const BARE = ['/userredpacket', '/payInfo?deposit_no=1', '/gamePage?name=AG&type=0&code=realbet']

const NOISE = /undefined|NaN|\bnull\b|\[object|页面出错了|Invalid Date/

const go = (page: Page, path: string) => page.evaluate((target) => void (location.hash = `#${target}`), path)
const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '重试' }).filter({ visible: true })

/** Everything people and screen readers can read: texts, names, values, the title. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [
      ...document.querySelectorAll('[aria-label], [alt], [title], [placeholder], input'),
    ].flatMap((element) =>
      ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value']
        .map((name) => element.getAttribute(name) ?? '')
        .concat(element instanceof HTMLInputElement ? element.value : ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })

/** The page is usable: heading, navigation and content, nothing that loads for ever, no raw values. */
async function stands(page: Page, path: string): Promise<void> {
  await settle(page, path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }).filter({ visible: true }).first(), path).toBeVisible()
  if (!BARE.includes(path)) await expect(mainNav(page), path).toBeVisible()
  // More than 加载中, which a page shows while its files load.
  await expect.poll(async () => (await main.innerText()).trim().length, path).toBeGreaterThan(10)
  expect(await readable(page), path).not.toMatch(NOISE)
}

/** Visits the pages while answers are bad, then three that offered 重试 while answers are good: it is the same on each. */
async function walk(page: Page, paths: string[]): Promise<string[]> {
  const failed: string[] = []
  for (const path of paths) {
    await go(page, path)
    await stands(page, path)
    if ((await retry(page).count()) > 0) failed.push(path)
  }
  await heal(page)
  for (const path of failed.slice(-3)) {
    await go(page, path)
    await expect(async () => {
      if ((await retry(page).count()) > 0) await retry(page).first().click({ timeout: 500 })
      await expect(retry(page), path).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await stands(page, path)
  }
  return failed
}

/** Without app info the site shows 系统维护中, and 重试 loads it. Only that answer is good then. */
async function beginWithoutAppInfo(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
  expect(await readable(page)).not.toMatch(NOISE)
  await heal(page)
  // The page also retries by itself, and may be first.
  await expect(async () => {
    if ((await retry(page).count()) > 0) await retry(page).first().click({ timeout: 500 })
    await expect(mainNav(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect.poll(() => page.evaluate(() => 'appInfo' in localStorage)).toBe(true)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!['appInfo', 'serverUrl'].includes(key)) localStorage.removeItem(key)
  })
  await sicken(page)
  await page.goto('/#/')
}

// Two kinds; the unit matrix has all of them for every call.
for (const fault of FAULTS) {
  test(
    `${fault} from every call: every page stays readable and recovers`,
    { tag: ['@D15', '@D16'] },
    async ({ page, logIn }) => {
      test.setTimeout(180_000)
      await spoilAnswers(page, fault)
      await page.goto('/#/')
      if (fault === HTML) await beginWithoutAppInfo(page)
      const failed = await walk(page, PUBLIC)

      await sicken(page)
      await go(page, '/login')
      const login = page.getByRole('main')
      await submitLogin(login, 'demo888', 'demo8888')
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('status'))
          .filter({ hasText: /服务器异常|网络异常|登录成功/ })
          .first(),
      ).toBeVisible()

      await heal(page)
      await logIn()
      await sicken(page)
      await page.goto('/#/mine')
      failed.push(...(await walk(page, MEMBERS)))
      // Readable answers are no failure; unreadable ones are, on every page with reads of its own.
      if (fault === HTML) expect(failed.length).toBeGreaterThan(10)
      else expect(failed).toEqual([])
      // The member's next action works.
      await go(page, '/mine')
      await page.getByRole('button', { name: '刷新余额' }).filter({ visible: true }).first().click()
      await expect(memberBar(page)).toContainText('28,640.50')

      await sicken(page)
      for (const path of BARE) {
        await page.goto('/robots.txt')
        await page.goto(`/#${path}`)
        await stands(page, path)
      }
      await heal(page)
      await page.goto('/#/')
      await expect(memberBar(page)).toContainText('28,640.50')
    },
  )
}

test('saved lists lie under the owner’s keys, and returning visitors see them before any answer', async ({
  page,
  server,
}) => {
  const keys = 'appInfo bannerList realbetList jokerList gamingList sportList lotteryList conciseList'.split(
    ' ',
  )
  const saved = () =>
    page.evaluate(
      (names) => names.filter((name) => JSON.parse(localStorage.getItem(name) ?? '{}').savedAt > 0),
      keys,
    )
  const venue = page.getByRole('main').getByRole('button', { name: /^进入/ }).first()
  await page.goto('/#/realbet')
  await expect(venue).toBeVisible()
  await go(page, '/')
  await expect.poll(saved).toEqual(keys)
  // The test may end before the page asks.
  server.allowUnused()
  for (const path of ['/api/app', '/api/game/list'] as const) server.delay(path, 20_000, 9)
  await page.goto('/robots.txt')
  await page.goto('/#/realbet')
  await expect(venue).toBeVisible({ timeout: 3000 })
})

// Missing files. A page that crashes would log an error.
const MISSING =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Unable to preload CSS/
const forgetMissing = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !MISSING.test(text)))

test('offline, the login dialog and the member area say they are missing and load once the network is back', async ({
  page,
  context,
  at,
  complaints,
}) => {
  // Else the dialog's files come when the page is idle.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  const login = header(page).getByRole('button', { name: '登录', exact: true })
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  await context.setOffline(true)
  await login.click()
  await expectToast(page, '网络异常，请检查当前网络后重试！')
  await expect(heading(page, '星澜娱乐')).toBeAttached()
  await expect(mainNav(page)).toBeVisible()
  await context.setOffline(false)
  await login.click()
  await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()

  await at('/vip')
  await expect(memberBar(page)).toContainText('28,640.50')
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  await context.setOffline(true)
  await go(page, '/transfer')
  await expect(heading(page, '页面出错了')).toBeVisible()
  await expect(page.getByRole('button', { name: '联系客服' }).first()).toBeVisible()
  await expect(memberBar(page)).toContainText('demo888')
  await context.setOffline(false)
  // The page also reloads by itself, and may be first.
  await expect(async () => {
    const again = page.getByRole('button', { name: '重新加载' })
    if (await again.isVisible()) await again.click({ timeout: 500 })
    await expect(heading(page, '转账')).toBeVisible({ timeout: 2000 })
  }).toPass()
  forgetMissing(complaints)
})

const reloadOffer = (page: Page) => page.getByRole('status').filter({ hasText: '页面没有加载完整' })

test('late chunks that failed at the start load later: 退出 works again', async ({ page, logIn }) => {
  await logIn()
  let isMissing = true
  await page.route('**/assets/restOfFrame-*.js', (route) => (isMissing ? route.abort() : route.continue()))
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.goto('/#/vip')
  // The page tries one reload by itself, which would lose the question below.
  await expect.poll(() => loads).toBe(2)
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await expectToast(page, '网络异常，请检查当前网络后重试！')
  await memberBar(page).getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toHaveCount(0)
  isMissing = false
  await expect(page.getByRole('alertdialog', { name: '退出登录' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  await expect(reloadOffer(page)).toHaveCount(0)
})

/** A registration form with a name typed, and a search dialog whose files of these kinds are missing until the returned call. */
async function typeAndMissSearch(page: Page, kinds: string): Promise<() => void> {
  let isMissing = true
  await page.route(`**/assets/SearchDialog-*.${kinds}`, (route) =>
    isMissing ? route.abort() : route.continue(),
  )
  await page.goto('/#/register')
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  // From then on the page knows what was typed.
  const isWatched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/afterPaint-')),
    )
  await expect.poll(isWatched).toBe(true)
  await page.getByLabel('真实姓名').fill('张三')
  await searchButton(page).click()
  await expectToast(page, '网络异常，请检查当前网络后重试！')
  return () => (isMissing = false)
}
const searchButton = (page: Page) => header(page).getByRole('button', { name: '搜索', exact: true })

for (const kinds of ['{js,css}', 'js'])
  test(`a dialog whose files of ${kinds} were missing opens with its styles once they are there`, async ({
    page,
    complaints,
  }) => {
    const come = await typeAndMissSearch(page, kinds)
    come()
    await searchButton(page).click()
    await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
    await expect(page.getByLabel('真实姓名')).toHaveValue('张三')
    const missingStyles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          .filter(({ sheet }) => sheet === null)
          .map(({ href }) => href),
      )
    await expect.poll(missingStyles).toEqual([])
    await expect(reloadOffer(page)).toHaveCount(0)
    forgetMissing(complaints)
  })

test('when the fallback pages’ files are missing too, the page still has text and links', async ({
  page,
  server,
  complaints,
}) => {
  await page.route('**/assets/MaintenancePage-*.js', (route) => route.abort())
  server.drop('/api/app', 'request', 99)
  await page.goto('/')
  await expect(heading(page, '页面出错了')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
  await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
  forgetMissing(complaints)
})
