import type { Locator } from '@playwright/test'
import { addressesOf, allRoutes, routes } from '../../src/navigation/routes'
import { expect, test, WITH_MOTION, type Page } from '../kit/fixtures'
import { heading, letPass } from '../kit/steps'

test.use(WITH_MOTION)

/** Including its line. */
const HEADER = 57
const TAB_BAR = 60

const menu = (page: Page) => page.getByRole('navigation', { name: '会员中心菜单' })
const tabBar = (page: Page) => page.getByRole('navigation', { name: '底部导航' })
const overview = (page: Page) => page.getByRole('region', { name: '账户概览' })
const main = (page: Page) => page.getByRole('main')
const bar = (page: Page, name: string) => main(page).getByRole('button', { name }).locator('..')
const boxOf = async (part: Locator) => (await part.boundingBox())!
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part)
  return y + height
}

const MEMBERS = allRoutes.filter(({ member }) => member)

/** The first control of every member page: the amount, where there is one. */
const FIRST: Record<string, (page: Page) => Locator> = {
  [routes.profile.path]: (page) => page.getByLabel('出生日期'),
  [routes.password.path]: (page) => main(page).getByRole('textbox').first(),
  [routes.applications.path]: (page) => page.getByRole('button', { name: '更多' }),
  [routes.payoutAccounts.path]: (page) => page.getByRole('tab', { name: 'USDT' }),
  [routes.messages.path]: (page) => main(page).getByRole('tab').first(),
  [routes.applyAgent.path]: (page) => main(page).getByRole('textbox').nth(2),
  [routes.rebates.path]: (page) => page.getByRole('button', { name: '一键领取' }),
  [routes.bets.path]: (page) => page.getByRole('group', { name: '时间' }),
  [routes.funds.path]: (page) => page.getByRole('tab', { name: '存款' }),
  [routes.transfer.path]: (page) => page.getByLabel('转账金额'),
  [routes.deposit.path]: (page) => page.getByLabel('存款金额'),
  [routes.withdraw.path]: (page) => page.getByRole('button', { name: '刷新流水' }),
  [routes.bankCard.path]: (page) => page.getByRole('tab', { name: '汇旺' }),
  [routes.limits.path]: (page) => main(page).getByRole('button', { name: '设置限额' }),
  [routes.redPacketRecords.path]: (page) => page.getByText('去领红包'),
}

test('a short page is paper down to the tab bar, with no footer below it', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await at('/apactive', 'newbie1')
  await expect(heading(page, '活动记录')).toBeVisible()
  const paper = page.locator('[data-theme=paper]').filter({ has: heading(page, '活动记录') })
  await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeHidden()
  await expect(async () => {
    expect(await bottomOf(paper)).toBeGreaterThanOrEqual(844 - TAB_BAR)
  }).toPass()
})

for (const half of [0, 1])
  test(`on phones member pages have one balance, in the header, and their first control in sight, ${half + 1} of 2`, async ({
    page,
    server,
    logIn,
  }) => {
    await logIn()
    await server.member('demo888', { transferstatus: 0 })
    for (const route of MEMBERS.filter((_, index) => index % 2 === half)) {
      const { path } = route
      await page.setViewportSize({ width: 390, height: 844 })
      // On phones the short address of the profile is 我的.
      await page.goto(`/#${path === routes.profile.path ? addressesOf(route)[1]! : path}`)
      for (const [width, height] of [
        [390, 844],
        [360, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const control = FIRST[path]!(page).filter({ visible: true })
        await expect(control, path).toBeVisible()
        await expect(page.locator('main [aria-busy=true]:visible'), path).toHaveCount(0)
        await expect(page.getByRole('banner', { name: '页头' }), path).toContainText('28,640.50')
        await expect(overview(page), path).toHaveCount(0)
        const title = await boxOf(main(page).getByRole('heading', { level: 1 }))
        expect(title.y, path).toBeLessThanOrEqual(144)
        const { y, height: tall } = await boxOf(control)
        expect(y, path).toBeGreaterThan(HEADER)
        expect(y + tall, path).toBeLessThanOrEqual(height - TAB_BAR)
        const placed = await page.evaluate(() => [document.documentElement.scrollWidth, scrollY])
        expect(placed, path).toEqual([width, 0])
      }
    }
  })

test('on phones the header’s balance leads to 我的, which shows it once, in its own card', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await at('/password')
  const head = page.getByRole('banner', { name: '页头' })
  await head.getByRole('link', { name: /28,640\.50/ }).click()
  await expect(heading(page, '我的')).toBeFocused()
  await expect(overview(page)).toContainText('28,640.50')
  await expect(head).not.toContainText('28,640.50')
})

test('on phones balance and logo stand beside an open order, a dot on 我的, whose header names it', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  await server.hold()
  await server.call('/api/recharge', { paytype: 'alipay', amount: 399 }, token)
  const head = page.getByRole('banner', { name: '页头' })
  const mine = tabBar(page).getByRole('link', { name: '我的' })
  const dot = () => mine.evaluate((link) => getComputedStyle(link, '::after').content)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/#/abouts')
    const logo = () => boxOf(head.getByRole('link', { name: '星澜娱乐' }).locator('img'))
    const { width: before } = await logo()
    await expect.poll(dot).toBe('""')
    for (const y of [0, 900]) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await expect(head.getByTitle('返回顶部')).toHaveCount(y && 1)
      await expect(head.getByRole('link', { name: /28,640\.50/ })).toBeInViewport({ ratio: 1 })
      expect((await logo()).width).toBe(before)
    }
  }
  await mine.click()
  await head.getByRole('button', { name: '存款审核中' }).click()
  await expect(page.getByRole('dialog', { name: '订单进度' })).toBeVisible()
})

test('from 768 px up every member page but the profile has a band of at most 72 px', async ({
  page,
  logIn,
}) => {
  await logIn()
  for (const { path } of MEMBERS) {
    if (path === routes.profile.path) continue
    await page.goto(`/#${path}`)
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(overview(page)).toContainText('28,640.50')
      expect((await boxOf(overview(page))).height).toBeLessThanOrEqual(72)
      // Balance and 一键回收; the bar above has the ways to move money.
      await expect(overview(page).getByRole('button', { name: '一键回收' })).toBeVisible()
      await expect(overview(page).getByRole('link', { name: '存款' })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

const HUB = {
  资金: '存款 recharge 取款 withdraw 转账 transfer 我的钱包 cardList',
  记录: '投注记录 betRecord 资金记录 transRecord 返水记录 fanshui 活动记录 apactive 红包记录 welfare',
  服务: '消息中心 message 理性娱乐 limits 申请代理 applyagent',
  安全: '个人资料 mine/center 安全中心 password',
}

test('on phones 我的 has the account card and every member page by group, all in the first screen', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await at('/vip')
  await tabBar(page).getByRole('link', { name: '我的' }).click()
  await expect(heading(page, '我的')).toBeFocused()
  await expect(page).toHaveTitle(/^我的 - /)
  await expect(overview(page)).toContainText('28,640.50')
  // Once: the group below the card has it.
  await expect(main(page).getByRole('link', { name: '存款', exact: true })).toHaveCount(1)
  for (const [group, words] of Object.entries(HUB)) {
    const entries = menu(page).getByRole('list', { name: group }).getByRole('link')
    const told = words.split(' ')
    await expect(entries).toHaveText(told.filter((_, at) => at % 2 === 0).map((name) => new RegExp(name)))
    const links = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(told.filter((_, at) => at % 2).map((path) => `#/${path}`))
  }
  await expect(overview(page).getByRole('link', { name: /手机/ })).toHaveAttribute('href', '#/mine/center')
  expect(await bottomOf(menu(page))).toBeLessThanOrEqual(844 - TAB_BAR)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  for (const link of await menu(page).getByRole('link').all())
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
})

for (const [name, path, submit] of [
  ['存款', '/recharge', '提交存款'],
  ['取款', '/withdraw', '提交取款'],
] as const) {
  test(`on phones the button of ${name} stays above the tab bar, and what has the focus above the button`, async ({
    page,
    server,
    logIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await logIn()
    await server.member('demo888', { transferstatus: 0 })
    await page.goto(`/#${path}`)
    const held = bar(page, submit)
    await expect(held).toBeVisible()
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
    const edge = 640 - TAB_BAR
    const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
    expect(await padding()).toBe('148px')
    expect(await bottomOf(held)).toBe(edge)
    // Each field by keyboard, forwards and back.
    const fields = page.locator('form').filter({ visible: true }).locator('input:visible, select:visible')
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await (key === 'Tab' ? fields.first() : page.getByRole('button', { name: submit })).focus()
      for (let n = 0; n < 12; n += 1) {
        await page.keyboard.press(key)
        const [top, bottom, inForm] = await page.evaluate(() => {
          const focused = document.activeElement!
          const { top, bottom } = focused.getBoundingClientRect()
          return [top, bottom, focused.closest('form') !== null && focused.matches(':not([type=submit])')]
        })
        if (!inForm) continue
        expect(top).toBeGreaterThanOrEqual(HEADER)
        expect(bottom).toBeLessThanOrEqual((await boxOf(held)).y)
      }
    }
    // At its end the form lies above the bar in full.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await fields.last().boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual((await boxOf(held)).y)
    await page.setViewportSize({ width: 390, height: 400 })
    expect(await held.evaluate((element) => getComputedStyle(element).position)).toBe('static')
    // A kept page that is hidden claims no room.
    await page.setViewportSize({ width: 390, height: 640 })
    await page.evaluate(() => void (location.hash = '#/abouts'))
    await expect(heading(page, '帮助中心')).toBeVisible()
    expect(await padding()).toBe('76px')
  })
}

test.describe('taps', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  /** A page, and pages of every kind to start from. */
  const STARTS = ['/', '/abouts', '/realbet', '/fanshui', '/cardList']

  test(
    'a deposit is three taps from anywhere: 存款, an amount, 提交存款',
    { tag: ['@core', '@D73'] },
    async ({ page, server, logIn }) => {
      await page.clock.install()
      await logIn()
      for (const [index, start] of STARTS.entries()) {
        await page.goto(`/#${start}`)
        await tabBar(page).getByRole('link', { name: '存款' }).tap()
        await main(page).getByRole('button', { name: '快捷金额399元' }).tap()
        const opened = page.waitForEvent('popup')
        await main(page).getByRole('button', { name: '提交存款' }).tap()
        await (await opened).close()
        await expect.poll(() => server.requestsOf('/api/recharge').length).toBe(index + 1)
        await letPass(page, 5000, () => heading(page, '资金记录').isVisible())
      }
    },
  )

  test(
    'a game is two taps from the home page: its hall, the game',
    { tag: ['@D73'] },
    async ({ page, logIn }) => {
      await logIn()
      await page.goto('/')
      // Not the banner of the same name, which may turn under the finger.
      await page.getByRole('navigation', { name: '游戏分类' }).getByRole('link', { name: '真人' }).tap()
      const opened = page.waitForEvent('popup')
      await main(page).getByRole('button', { name: /^进入/ }).first().tap()
      // The page that opens it may have been left already.
      await expect(await opened).toHaveURL(/#\/gamePage\?|\/demo-game\.html\?/)
    },
  )
})

const steps = (page: Page) => page.getByRole('region', { name: '新手三步' })

test('on phones 我的 shows new members their first steps', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await at('/mine', 'newbie1')
  await expect(steps(page).getByRole('listitem')).toHaveCount(3)
})

test(
  'new members see their first steps, until all are done',
  { tag: '@dom' },
  async ({ page, server, at }) => {
    await at('/mine', 'newbie1')
    const items = steps(page).getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expect(steps(page).getByText('已完成')).toHaveCount(0)
    await expect(items.filter({ hasText: '绑定手机' })).toContainText('需一并填写邮箱与生日')
    await server.member('newbie1', { mobile: '13900000001' })
    await page.reload()
    await expect(items.filter({ hasText: '绑定手机' })).toContainText('已完成')
    await expect(steps(page).getByText('需一并')).toHaveCount(0)
    await items.filter({ hasText: '首次存款' }).getByRole('link', { name: '去存款' }).click()
    await expect(heading(page, '存款')).toBeVisible()
    await page.goto('/#/mine')
    await items.filter({ hasText: '收款账户' }).getByRole('link', { name: '去添加' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await server.member('newbie1', { paysum: '500.00' })
    const data = [{ id: 9, bank: '星河银行', bank_no: '6200', bank_owner: '林' }]
    await server.answer('/api/getcard', { json: { code: 200, message: '', data } }, 9)
    await page.goto('/robots.txt')
    await page.goto('/#/mine')
    await expect(overview(page).getByRole('link', { name: /银行卡已绑定/ })).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
  },
)

test(
  'established members, and servers without a sum of deposits, show no first steps',
  { tag: '@dom' },
  async ({ page, server, at }) => {
    const token = await at('/mine')
    await expect(overview(page).getByRole('link', { name: /银行卡已绑定/ })).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
    const { data } = await server.call<object>('/api/user', {}, token)
    await server.answer(
      '/api/user',
      { json: { code: 200, message: '', data: { ...data, paysum: undefined } } },
      9,
    )
    await page.goto('/robots.txt')
    await page.goto('/#/mine')
    await expect(overview(page).getByRole('link', { name: /银行卡已绑定/ })).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
  },
)

test('at doubled text 我的 cuts no name and no amount, and nothing stands beside the page', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await at('/mine')
  await expect(overview(page)).toContainText('标准已达')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  for (const part of [overview(page).getByTitle('demo888'), overview(page).locator('[data-balance]')])
    expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  expect((await boxOf(overview(page).getByTitle('demo888'))).height).toBeLessThan(64)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
