import { expect, test, type Page } from '../kit/fixtures'
import { recordedData } from '../kit/recorded'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const figure = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })

test(
  'each level with status 1 has a tab with its figures and six rebates; a visitor has no own figures',
  { tag: ['@dom', '@s1-2.27', '@s1-3.5.2', '@s1-6.1'] },
  async ({ page }) => {
    await page.goto('/#/vip')
    await expect(page.getByRole('tab')).toHaveText(
      Array.from({ length: 10 }, (_, index) => `VIP${index + 1}`),
    )
    await expect(tab(page, 'VIP1')).toHaveAttribute('aria-selected', 'true')
    await expect(figure(page, '累计存款')).toContainText('5,000.00')
    // A visitor has no figures of their own.
    await expect(page.getByText(/^我的/)).toHaveCount(0)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await tab(page, 'VIP5').click()
    await expect(figure(page, '累计存款')).toContainText('500,000.00')
    await expect(figure(page, '累计流水')).toContainText('4,000,000.00')
    const table = page.getByRole('table', { name: '最高返水比例' })
    await expect(table.getByRole('columnheader')).toHaveText(['真人', '电子', '棋牌', '体育', '彩票', '电竞'])
    await expect(table.getByRole('cell')).toHaveText(['0.60%', '0.90%', '0.65%', '0.60%', '0.25%', '0.60%'])
    await page.keyboard.press('End')
    await expect(tab(page, 'VIP10')).toHaveAttribute('aria-selected', 'true')
  },
)

/** The first levels of a real server that sends figures as texts. */
const RECORDED = recordedData<{ recharge: unknown }[]>('/api/uservip')
  .find(([level]) => typeof level?.recharge === 'string')!
  .slice(0, 3)

test(
  'levels with figures as texts and a fishing rate show them all',
  { tag: ['@dom', '@s1-2.27', '@D16'] },
  async ({ page, server }) => {
    server.answer('/api/uservip', ok(RECORDED), 9)
    await page.goto('/#/vip')
    await expect(page.getByRole('tab')).toHaveText(['VIP1', 'VIP2'])
    await expect(figure(page, '累计流水')).toContainText('10,000.00')
    const table = page.getByRole('table', { name: '最高返水比例' })
    await expect(table.getByRole('columnheader').last()).toHaveText('捕鱼')
    await expect(table.getByRole('cell')).toHaveText([
      '0.45%',
      '0.55%',
      '0.60%',
      '0.70%',
      '0.30%',
      '0.80%',
      '0.90%',
    ])
  },
)

test(
  'a level with status 0 has no tab, and the others keep their numbers',
  { tag: ['@dom', '@s1-2.27', '@s1-4.5.2'] },
  async ({ page, server }) => {
    const level = (n: number, status: number) => ({
      status,
      recharge: n * 10,
      flow: n * 20,
      vipname: `VIP${n}`,
      upgrade_bonus: '0',
      monthly_salary: '',
    })
    server.answer('/api/uservip', ok([level(0, 1), level(1, 1), level(2, 0), level(3, 1)]), 9)
    await page.goto('/#/vip')
    await expect(page.getByRole('tab')).toHaveText(['VIP1', 'VIP3'])
    await tab(page, 'VIP3').click()
    await expect(figure(page, '累计存款')).toContainText('30.00')
    await expect(page.getByRole('cell').first()).toHaveText(/--|0\.00%/)
    // Nor does it tell of gifts.
    await expect(page.getByText('礼遇')).toHaveCount(0)
  },
)

test(
  'a member sees the own level first, with figures, badge and progress bars',
  { tag: ['@dom', '@s1-2.27', '@D49'] },
  async ({ page, at }) => {
    await at('/vip')
    await expect(tab(page, 'VIP3')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('img', { name: '当前等级VIP3' })).toBeVisible()
    await tab(page, 'VIP6').click()
    const own = page.getByRole('region', { name: '我的等级标准（VIP3）' })
    await expect(own).toContainText('存款标准80,000.00')
    await expect(own).toContainText('流水标准90,000.00')
    await expect(figure(page, '累计存款')).toContainText('1,000,000.00')
    await expect(page.getByRole('progressbar', { name: '累计流水，VIP4标准' })).toBeVisible()
    const bar = page.getByRole('progressbar', { name: '累计存款，VIP4标准' })
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]/)
  },
)

test(
  'one line says what is missing for the next level, and each level shows its gifts',
  { tag: ['@dom', '@D49', '@s1-2.27'] },
  async ({ page, server, logIn }) => {
    await logIn()
    for (const [paysum, flow, words] of [
      ['105967.00', '115404.00', '距VIP4还差 存款 ¥194,033.00 · 流水 ¥1,884,596.00'],
      ['300000.00', '115404.00', '距VIP4还差 流水 ¥1,884,596.00'],
      ['300000.00', '2000000.00', '已达VIP4标准，次日晋级'],
    ] as const) {
      await server.member('demo888', { paysum, flow })
      await page.goto('/robots.txt')
      await page.goto('/#/vip')
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'VIP3礼遇' })).toHaveText(
      /升级礼金\s*188\.00\s*生日礼金\s*88\.00\s*月红包\s*88\.00/,
    )
    await tab(page, 'VIP10').click()
    await expect(page.getByRole('region', { name: 'VIP10礼遇' })).toContainText('38,888.00')
  },
)

test(
  'the member’s deposits and turnover are refetched when the page is opened again',
  { tag: ['@dom', '@D39', '@s1-2.27'] },
  async ({ page, server, at }) => {
    await page.clock.install()
    await at('/vip', 'newbie1')
    const own = page
      .locator('div')
      .filter({ has: page.getByText('我的累计流水', { exact: true }) })
      .last()
    await expect(own).toContainText('0.00 /')
    await page.goto('/#/abouts')
    await server.member('newbie1', { flow: '1234.5' })
    await page.clock.runFor(6000)
    await page.goto('/#/vip')
    await expect(own).toContainText('1,234.50 /')
  },
)

test(
  'what moves the balance elsewhere brings level, deposits and turnover within one poll',
  { tag: ['@dom', '@D25', '@D39'] },
  async ({ page, server, logIn }) => {
    await logIn('newbie1')
    // News is what differs from the poll before.
    const polled = page.waitForResponse('**/api/balance')
    await page.goto('/#/vip')
    await expect(page.getByRole('progressbar', { name: '累计存款，VIP1标准' })).toBeVisible()
    await polled
    const before = server.requestsOf('/api/user').length
    await server.member('newbie1', { balance: '500', paysum: '500', vip: 1 })
    await expect(page.getByRole('progressbar', { name: '累计存款，VIP2标准' })).toBeVisible({
      timeout: 10_000,
    })
    await page.goto('/#/mine')
    await expect(page.getByRole('region', { name: '账户概览' })).toContainText('VIP1')
    expect(server.requestsOf('/api/user').length - before).toBe(1)
  },
)

test('the rules and the dialog 返水规则 contain the documented facts', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/#/vip')
  const rules = page.getByRole('region', { name: 'VIP规则' })
  for (const fact of [
    '次日24:00前',
    '每日最多晋升一级，不可越级',
    '90天',
    '等级下调一级',
    '自动派发，每个等级仅限一次',
    '生日当天手动领取，每年一次',
    '注册未满3个月',
    '每月1日与16日',
    '一半',
    '上月有成功存款',
    '1倍流水',
  ])
    await expect(rules).toContainText(fact)
  const opener = page.getByRole('button', { name: '返水规则' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '返水规则' })
  for (const fact of [
    '次日15:00至16:00（北京时间）',
    '00:00至23:59的有效投注',
    '最晚一场赛事',
    '上限',
    '部分游戏不参与返水',
    '1倍流水',
    '90天',
  ])
    await expect(dialog).toContainText(fact)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test(
  'levels that fail to load say so on the page, without a toast, and load with 重试',
  { tag: ['@dom', '@s1-8.2', '@D16'] },
  async ({ page, server }) => {
    server.refuse('/api/uservip', 'VIP维护中')
    await page.goto('/#/vip')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(page.getByText('VIP维护中')).toHaveCount(0)
    server.answer('/api/uservip', ok(null))
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main).toContainText('暂无信息')
  },
)

test(
  'a missing figure shows its standard alone, and nothing without a standard',
  { tag: ['@dom', '@s1-2.27', '@D49'] },
  async ({ member, server }) => {
    const levels = [0, 1, 2].map((n) => ({ vipname: `VIP${n}`, status: 1, recharge: n * 1000, flow: 0 }))
    server.answer('/api/uservip', ok(levels), 9)
    const { data } = await server.call('/api/user', {}, await server.tokenOf('demo888', 'demo8888'))
    server.answer('/api/user', ok({ ...(data as object), current_vip: 'VIP1', paysum: '' }), 9)
    await member.goto('/#/vip')
    const hero = member.getByRole('main')
    await expect(hero).toContainText('累计存款标准2,000.00VIP2标准')
    await expect(member.getByRole('progressbar')).toHaveCount(0)
    await expect(hero).not.toContainText('0.00 / 0.00')
  },
)
