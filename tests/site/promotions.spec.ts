import type { Locator } from '@playwright/test'
import { expect, test, WITH_MOTION, type Page } from '../kit/fixtures'
import { depositOnce, expectToast, heading, mainNav, memberBar } from '../kit/steps'

test.use(WITH_MOTION)

const ok = (data: unknown, message = '') => ({ json: { code: 200, message, data } })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toggle = (page: Page, title: string) => page.getByRole('button', { name: `查看详情：${title}` })
/** The button of an open card. */
const open = (page: Page, title: string) => page.getByRole('button', { name: `收起：${title}` })
const panel = (page: Page, title: string) => page.getByRole('region', { name: title })

const row = (id: number, more: object = {}) => ({
  id,
  title: `活动第${id}号`,
  type: '1',
  banner: '/art/tile-08-coins.svg',
  can_apply: 1,
  state: 1,
  ...more,
})

test(
  'the list has banners, notices, the filter and only cards with state 1',
  { tag: '@s1-3.5.1' },
  async ({ page }) => {
    await page.goto('/#/activity')
    await expect(heading(page, '优惠活动')).toBeAttached()
    await expect(page.getByRole('region', { name: '活动横幅' })).toBeVisible()
    await expect(page.getByRole('region', { name: '公告' })).toBeVisible()
    await expect(open(page, '首存礼金 最高888元')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(cards(page)).toHaveCount(15)
    await expect(page.getByText('夏季赛事竞猜')).toHaveCount(0)
    await expect(page.getByText('端午捕鱼嘉年华')).toHaveCount(0)
  },
)

test(
  'the filter requests its type and puts it in the address; 全部优惠 shows all again',
  { tag: ['@dom', '@s1-2.24', '@D4'] },
  async ({ page, server }) => {
    await page.goto('/#/activity')
    const filter = page.getByRole('group', { name: '活动类型' })
    const names = ['全部优惠', '新会员', '体育', '真人', '电子捕鱼', '棋牌彩票', 'VIP', '存款']
    await expect(filter.getByRole('button')).toHaveText(names)
    await filter.getByRole('button', { name: '真人' }).click()
    await expect(cards(page)).toHaveCount(2)
    await expect(open(page, '真人返水周周领')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/activity?type=3')
    expect(server.requestsOf('/api/activitylist').at(-1)?.payload).toMatchObject({ type: '3' })
    await filter.getByRole('button', { name: '全部优惠' }).click()
    await expect(open(page, '首存礼金 最高888元')).toBeVisible()
  },
)

test('on phones the kinds are one row, which scrolls to the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const kinds = page.getByRole('group', { name: '活动类型' })
  await page.goto('/#/activity')
  await expect(kinds.getByRole('button', { name: 'VIP' })).not.toBeInViewport()
  await page.goto('/#/activity?type=6')
  await expect(kinds.getByRole('button', { name: 'VIP' })).toHaveAttribute('aria-pressed', 'true')
  await expect(kinds.getByRole('button', { name: 'VIP' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(kinds.getByRole('button', { name: '全部优惠' })).toBeInViewport({ ratio: 1 })
})

test(
  'the first card is open, one at a time; expanding loads its detail, collapsing removes it',
  { tag: ['@dom', '@s1-2.24', '@s1-4.5.2'] },
  async ({ page, server }) => {
    await page.goto('/#/activity')
    const [first, second] = ['首存礼金 最高888元', '周末赛事加赠'] as const
    await expect(panel(page, first).getByRole('heading', { name: '活动规则' })).toBeVisible()
    await expect(panel(page, first).getByRole('heading', { name: '活动说明' })).toBeVisible()
    expect(server.requestsOf('/api/activitydeatil').map(({ payload }) => payload)).toEqual([{ id: 1 }])
    await toggle(page, second).press('Enter')
    await expect(panel(page, second).getByRole('heading', { name: '活动规则' })).toBeVisible()
    await expect(panel(page, first)).toBeHidden()
    await expect(page.getByRole('button', { name: /^收起：/ })).toHaveCount(1)
    await page.getByRole('button', { name: `收起：${second}` }).click()
    await expect(page.getByRole('button', { name: /^收起：/ })).toHaveCount(0)
    await expect(panel(page, second)).toBeHidden()
  },
)

test(
  '立即参与 sends no amount, and a refusal is a success toast too',
  { tag: ['@dom', '@s1-8.3.1', '@s1-6.2'] },
  async ({ page, server, logIn }) => {
    await depositOnce(server, await logIn('newbie1'))
    await page.goto('/#/activity')
    await expect(open(page, '首存礼金 最高888元')).toBeVisible()
    server.refuse('/api/doactivityapply', '您不符合活动条件', 202)
    const join = page.getByRole('button', { name: '立即参与' })
    await join.click()
    await expectToast(page, '您不符合活动条件', 'status')
    await expect(page.getByRole('alert').filter({ hasText: '您不符合活动条件' })).toHaveCount(0)
    await join.click()
    await expectToast(page, '申请成功，请等待审核', 'status')
    await expect(page.getByText('您已申请过该优惠，请耐心等待审核', { exact: true })).toBeVisible()
    await expect(join).toBeEnabled()
    expect(server.requestsOf('/api/doactivityapply').map(({ payload }) => payload)).toEqual([
      { activityid: 1 },
      { activityid: 1 },
    ])
  },
)

for (const [who, count] of [
  ['a visitor has no 立即参与 on any open card', 0],
  ['a member has 立即参与 on every open card, above the reason why not', 1],
] as const)
  test(who, { tag: ['@dom', '@s1-2.24'] }, async ({ page, logIn }) => {
    if (count === 1) await logIn()
    await page.goto('/#/activity')
    for (const [title, reason] of [
      ['首存礼金 最高888元', '您已领取过本期优惠，不可重复申请'],
      ['真人返水周周领', '该优惠自动派发，无需申请'],
    ] as const) {
      await toggle(page, title).or(open(page, title)).waitFor()
      if (await toggle(page, title).isVisible()) await toggle(page, title).click()
      await expect(panel(page, title).getByRole('heading', { name: '活动说明' })).toBeVisible()
      await expect(page.getByRole('button', { name: '立即参与' })).toHaveCount(count)
      await expect(panel(page, title).getByText(reason, { exact: true })).toHaveCount(count)
    }
  })

test(
  'a member’s card says 可申请, and 待审核 once applied for; what can be had stands first',
  { tag: ['@dom', '@D35'] },
  async ({ page, server, logIn }) => {
    await depositOnce(server, await logIn('newbie1'))
    await page.goto('/#/activity')
    const offer = cards(page).filter({ hasText: '首存礼金 最高888元' })
    await expect(offer.getByText('可申请', { exact: true })).toBeVisible()
    await expect(cards(page).first()).toContainText('可申请')
    await expect(cards(page).nth(9)).not.toContainText('可申请')
    await page.getByRole('button', { name: '立即参与' }).click()
    await expect(offer.getByText('待审核', { exact: true })).toBeVisible()
    await expect(offer.getByText('可申请', { exact: true })).toHaveCount(0)
  },
)

test(
  'an approved application arrives as balance, funds record and message',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    await depositOnce(server, await logIn('newbie1'))
    await page.goto('/#/activity')
    await page.getByRole('button', { name: '立即参与' }).click()
    await expectToast(page, '申请成功，请等待审核', 'status')
    await server.clock(90_000)
    await expect(memberBar(page)).toContainText('1,888.00')
    await page.goto('/#/transRecord')
    const newest = page.getByRole('table').locator('tbody').getByRole('row').first()
    await expect(newest).toContainText('活动礼金 · 首存礼金 最高888元')
    await expect(newest).toContainText('888.00')
    await page.goto('/#/withdraw')
    await expect(page.getByText('再投注 ¥1,888.00 即可全额取款')).toBeVisible()
    await page.goto('/#/message?type=1')
    await page.reload()
    await expect(page.getByRole('tabpanel')).toContainText('礼金到账通知')
  },
)

test('a card of a promotion the server doesn’t know says so', { tag: '@dom' }, async ({ member, server }) => {
  const unknown = {
    ...row(2, { title: '', banner: '' }),
    content: '',
    memo: '',
    can_apply: 0,
    state: 0,
    app_state: 0,
  }
  server.answer('/api/activitydeatil', ok(unknown, 'activity not found'), 9)
  await member.goto('/#/activity')
  await expect(cards(member).first()).toContainText('活动不存在或已结束')
  await expect(member.getByRole('button', { name: '立即参与' })).toHaveCount(0)
})

test('a failed page keeps the loaded cards and continues with 重试', async ({ page, server }) => {
  const rows = Array.from({ length: 15 }, (_, index) => row(index + 1))
  const list = (from: number) => ok({ data: rows.slice(from, from + 10), total: 15, current_page: 1 })
  server.answer('/api/activitylist', list(0))
  server.refuse('/api/activitylist', '优惠活动维护中')
  server.answer('/api/activitylist', list(10))
  await page.goto('/#/activity')
  await expect(cards(page)).toHaveCount(10)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectToast(page, '优惠活动维护中')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(cards(page)).toHaveCount(15)
})

test(
  'a failed list says so and loads with 重试; an empty one says 暂无优惠活动',
  { tag: ['@dom', '@s1-8.1', '@D16'] },
  async ({ page, server }) => {
    server.refuse('/api/activitylist', '优惠活动维护中')
    server.answer('/api/activitylist', ok({ data: [], total: 0 }), 9)
    await page.goto('/#/activity')
    await expectToast(page, '优惠活动维护中')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: '联系客服' })).toBeVisible()
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main).toContainText('暂无优惠活动')
  },
)

test(
  'a failed detail shows inside its card and loads with 重试',
  { tag: '@dom' },
  async ({ page, server }) => {
    server.refuse('/api/activitydeatil', '活动详情维护中')
    await page.goto('/#/activity')
    const first = panel(page, '首存礼金 最高888元')
    await expectToast(page, '活动详情维护中')
    await first.getByRole('button', { name: '重试' }).click()
    await expect(first.getByRole('heading', { name: '活动规则' })).toBeVisible()
  },
)

test(
  'pictures that are missing or unsafe fall back to our own, in card and detail',
  { tag: ['@dom', '@s1-2.24', '@s1-2.25'] },
  async ({ page, server }) => {
    const gone = row(1, { banner: '/nowhere/promotion.png' })
    const data = [gone, row(2, { banner: 'javascript:alert(1)' })]
    server.answer('/api/activitylist', ok({ data, total: 2, current_page: 1 }))
    server.answer('/api/activitydeatil', ok({ ...gone, content: '', memo: '' }), 9)
    await page.goto('/#/activity')
    const main = page.getByRole('main').filter({ visible: true })
    const fallsBack = async (image: Locator, isAsked = true) => {
      if (isAsked) await image.evaluate((node) => void node.dispatchEvent(new Event('error')))
      await expect(image).toHaveAttribute('src', '/placeholders/stage.svg')
    }
    await fallsBack(cards(page).getByRole('img', { name: '活动第1号' }))
    await fallsBack(cards(page).getByRole('img', { name: '活动第2号' }), false)
    await page.goto('/#/activityInfo?id=1')
    await expect(page.getByRole('heading', { name: '活动规则' }).filter({ visible: true })).toBeVisible()
    await fallsBack(main.locator('img').filter({ visible: true }).first())
  },
)

test(
  'without banners the promotions’ pictures stand in as links',
  { tag: '@dom' },
  async ({ page, server }) => {
    server.answer('/api/bannerList', ok([]), 9)
    await page.goto('/#/activity')
    const carousel = page.getByRole('region', { name: '活动横幅' })
    const link = carousel.getByRole('link', { name: '首存礼金 最高888元' })
    await expect(link).toHaveAttribute('href', '#/activityInfo?id=1')
    await expect(carousel.locator('[aria-roledescription=幻灯片]:not([inert])')).toHaveAccessibleName('1/5')
  },
)

test(
  'the list keeps its filter and expanded card, and follows a new query',
  { tag: ['@dom', '@s1-2.4.2', '@D4'] },
  async ({ page }) => {
    await page.goto('/#/activity')
    await page.getByRole('group', { name: '活动类型' }).getByRole('button', { name: '真人' }).click()
    await expect(panel(page, '真人返水周周领')).toBeVisible()
    await mainNav(page).getByRole('link', { name: 'VIP俱乐部' }).click()
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    await mainNav(page).getByRole('link', { name: '优惠活动' }).click()
    await expect(panel(page, '真人返水周周领').getByRole('heading', { name: '活动规则' })).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await page.goto('/#/activity?type=2')
    await expect(panel(page, '周末赛事加赠').or(toggle(page, '周末赛事加赠'))).toBeVisible()
  },
)

test('a card shows period, benefit, turnover and validity', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/#/activity')
  for (const told of [
    '活动时间：长期有效',
    '优惠内容首存礼金最高888元',
    '流水要求（首存金额 + 礼金）× 1倍',
    '有效期首存提交后24小时内申请',
  ])
    await expect(cards(page).first()).toContainText(told)
})

test('a card leaves out terms the server doesn’t send', { tag: '@dom' }, async ({ page, server }) => {
  const bare = row(1, { created_at: '2026-11-22 11:21:25', starts_at: '', ends_at: '' })
  const dated = row(2, { starts_at: '2026-11-01 00:00:00', ends_at: '2026-11-30 23:59:59' })
  server.answer('/api/activitylist', ok({ data: [bare, dated], total: 2, current_page: 1 }), 9)
  server.answer('/api/activitydeatil', ok({ ...bare, content: '<p>规则</p>' }), 9)
  await page.goto('/#/activity')
  await expect(cards(page).nth(0)).toContainText('发布时间：2026-11-22')
  await expect(cards(page).nth(0)).not.toContainText('流水要求')
  await expect(cards(page).nth(1)).toContainText('活动时间：2026-11-01至2026-11-30')
})
