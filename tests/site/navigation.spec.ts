import { expect, test } from '../kit/fixtures'
import { header, heading, mainNav, memberBar, submitLogin } from '../kit/steps'

test('an unknown path leads home', { tag: ['@dom', '@s1-2.1'] }, async ({ page }) => {
  await page.goto('/#/nowhere?x=1')
  await expect.poll(() => new URL(page.url()).hash).toBe('#/')
})

test('deep links open with their query inside the hash', { tag: ['@dom', '@D1'] }, async ({ page }) => {
  await page.goto('/#/abouts?type=3')
  await expect(page.getByRole('tab', { name: '免责声明与规则' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/#/concise?type=obgdy')
  await expect(page.getByRole('tab', { name: '捕鱼游戏' })).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).search).toBe('')
})

test(
  'links as people share them open their page, with the referrer and without a history entry',
  { tag: '@D79' },
  async ({ page }) => {
    for (const [address, hash, name] of [
      ['/#!/VIP/', '#/vip', 'VIP俱乐部'],
      ['/#%2Fabouts%3Ftype%3D3。', '#/abouts?type=3', '帮助中心'],
      ['/?from=singlemessage#／agent&isappinstalled=0', '#/agent?isappinstalled=0', '代理合作'],
      ['/index.html#/#/vip#wechat_redirect', '#/vip', 'VIP俱乐部'],
      ['/?pid=friend_7#/register', '#/register?pid=friend_7', '免费注册'],
    ] as const) {
      // A new document each time.
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      expect(new URL(page.url()).hash).toBe(hash)
    }
    expect(await page.evaluate(() => localStorage.getItem('pid'))).toBe('friend_7')
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => (location.hash = '#/ABOUTS&type=3'))
    await expect(page.getByRole('tab', { name: '免责声明与规则' })).toHaveAttribute('aria-selected', 'true')
    expect(new URL(page.url()).hash).toBe('#/abouts?type=3')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(heading(page, '免费注册')).toBeVisible()
  },
)

test('back and forward restore pages and their tabs', { tag: ['@core', '@dom', '@D1'] }, async ({ page }) => {
  await page.goto('/#/vip')
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await mainNav(page).getByRole('link', { name: '真人娱乐' }).click()
  await expect(heading(page, '真人娱乐')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  await page.goForward()
  await expect(heading(page, '真人娱乐')).toBeVisible()
})

test('a new page starts at the top with its heading focused; a tab change moves neither', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await mainNav(page).getByRole('link', { name: '电子捕鱼' }).click()
  await expect(heading(page, '电子捕鱼')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Away from the menu, which would move under the pointer and open.
  await page.mouse.move(4, 700)
  await page.evaluate(() => scrollTo(0, 100))
  const tab = page.getByRole('tab', { name: '捕鱼游戏' })
  // By its place: Firefox's driver scrolls to what it clicks.
  const { x, y, width, height } = (await tab.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(tab).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(100)
})

test('a lobby keeps its search text while the player is away', { tag: ['@dom', '@D4'] }, async ({ page }) => {
  await page.goto('/#/concise')
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('锦鲤')
  await mainNav(page).getByRole('link', { name: '真人娱乐' }).click()
  await expect(heading(page, '真人娱乐')).toBeVisible()
  await mainNav(page).getByRole('link', { name: '电子捕鱼' }).click()
  await expect(page.getByRole('searchbox', { name: '搜索游戏' })).toHaveValue('锦鲤')
})

test(
  'lobbies, help, promotions, download, VIP, agent and deposit stay mounted; others remount',
  { tag: ['@dom', '@s1-2.4.2', '@D4'] },
  async ({ member }) => {
    await member.goto('/#/')
    const shown = member.getByRole('heading', { level: 1 }).filter({ visible: true })
    const walk = async (path: string) => {
      const before = await shown.first().textContent()
      await member.evaluate((target) => (location.hash = `#/${target}`), path)
      await expect(shown.first()).not.toHaveText(before ?? '')
      return shown.first().evaluate((heading) => {
        const known = heading.hasAttribute('data-seen')
        heading.setAttribute('data-seen', '')
        return known
      })
    }
    const kept = 'realbet sport gaming joker concise lottery abouts activity app vip agent recharge'.split(
      ' ',
    )
    for (const path of [...kept, 'transfer']) expect(await walk(path), path).toBe(false)
    for (const path of kept) expect(await walk(path), path).toBe(true)
    expect(await walk('transfer')).toBe(false)
  },
)

test(
  'kept pages survive a visit to the payment page or the red packets in the same tab',
  { tag: ['@dom', '@s1-2.4.2', '@D4'] },
  async ({ member: page }) => {
    const open = (path: string) => page.evaluate((hash) => void (location.hash = hash), path)
    await page.goto('/#/concise')
    const search = page.getByRole('searchbox', { name: '搜索游戏' })
    await search.fill('锦鲤')
    await open('/recharge')
    const amount = page.getByLabel('存款金额')
    await amount.fill('377')
    for (const [path, name] of [
      ['/payInfo?deposit_no=D1', '支付信息'],
      ['/userredpacket', '抢红包'],
    ] as const) {
      await open(path)
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      // A bare page shows alone.
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveCount(1)
      await open('/recharge')
      await expect(amount).toHaveValue('377')
      await expect(page).toHaveTitle(/^存款/)
      await open('/concise')
      await expect(search).toHaveValue('锦鲤')
    }
  },
)

test(
  '返回 leads to a page of ours, past a login or another site before it',
  { tag: '@s2-2.14.5' },
  async ({ page }) => {
    const hash = () => new URL(page.url()).hash
    await page.goto('/robots.txt')
    await page.goto('/#/recharge')
    await submitLogin(page, 'newbie1', 'newbie88')
    const notice = page.getByRole('dialog', { name: '温馨提示' })
    await notice.getByRole('button', { name: '返回' }).click()
    await expect.poll(hash).toBe('#/mine')
    await page.goto('about:blank')
    await page.goto('/#/abouts')
    // Its entry of the history stands before the link's.
    await header(page).getByRole('button', { name: '搜索' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await page.getByRole('link', { name: '返回', exact: true }).click()
    await expect.poll(hash).toBe('#/')
    await page.goto('/#/vip')
    await page.goto('/#/recharge')
    await notice.getByRole('button', { name: '返回' }).click()
    await expect.poll(hash).toBe('#/vip')
  },
)

test('a hidden lobby runs no ticker', { tag: ['@long', '@D4', '@D25'] }, async ({ page }) => {
  await page.goto('/#/sport')
  await expect(page.locator('[data-jackpot]')).toBeVisible()
  await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).click()
  await expect(heading(page, 'VIP俱乐部')).toBeVisible()
  const hidden = page.locator('[data-jackpot]')
  const before = await hidden.textContent()
  await page.waitForFunction((since) => Date.now() - since > 3200, Date.now())
  expect(await hidden.textContent()).toBe(before)
})

test(
  'Back closes a dialog of no page and stays; another address closes it too',
  { tag: ['@dom', '@D80', '@D11'] },
  async ({ member }) => {
    const hash = () => new URL(member.url()).hash
    const dialog = member.locator('dialog[open]')
    await member.goto('/#/vip')
    await mainNav(member).getByRole('link', { name: '真人娱乐' }).click()
    await expect(heading(member, '真人娱乐')).toBeVisible()
    const openers = [
      header(member).getByRole('button', { name: '搜索' }),
      memberBar(member).getByRole('button', { name: '退出' }),
    ]
    for (const opener of openers) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await member.goBack()
      await expect(dialog).toHaveCount(0)
      expect(hash()).toBe('#/realbet')
      await opener.click()
      await expect(dialog).toBeVisible()
      await member.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await openers[1]!.click()
    await expect(dialog).toBeVisible()
    await member.evaluate(() => void (location.hash = '#/app'))
    await expect(dialog).toHaveCount(0)
    await member.goBack()
    await expect.poll(hash).toBe('#/realbet')
    // The entry of the closed dialog is passed over.
    await member.goBack()
    await expect(heading(member, 'VIP俱乐部')).toBeVisible()
    await expect(memberBar(member)).toContainText('demo888')
  },
)
