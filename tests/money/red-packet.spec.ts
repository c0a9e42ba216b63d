import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading } from '../kit/steps'

const HOUR = 3600_000
const grab = (page: Page) => page.getByRole('button', { name: '立即抢红包' })
const popUp = (page: Page) => page.getByRole('dialog', { name: '抢红包' })
const figure = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')
const hash = (page: Page) => new URL(page.url()).hash
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })

const rule = (start_time: string, end_time: string) => ({
  start_time,
  end_time,
  day_flow: '100',
  flow_money: '200.5',
  recharge: '1000.99',
})
const OPEN = rule('2020-01-01 10:00:00', '2099-01-01 12:00:00')
const packets = (patch: object = {}) =>
  ok({ sendnums: 2, acquirednum: 1, max_times: 3, rules: [OPEN], ...patch })

test(
  'a visitor logs in and returns; a closed activity leads home',
  { tag: ['@dom', '@s2-2.20.1', '@s1-8.5.3'] },
  async ({ page, server, at }) => {
    await page.goto('/#/userredpacket')
    await expect.poll(() => hash(page)).toBe('#/login?redirect=%2Fuserredpacket')
    expect(server.requestsOf('/api/userredpacket')).toEqual([])
    await server.site({ redpacket_switch: 0 })
    await at('/userredpacket')
    await expectToast(page, '红包已关闭')
    await expect.poll(() => hash(page)).toBe('#/')
  },
)

test(
  'shows figures, rules and shortcuts; a negative remainder is 0, a refusal shows',
  { tag: ['@dom', '@s2-2.20.2', '@s2-3.7.1,2', '@s2-5.10.2', '@s2-8.3.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.refuse('/api/userredpacket', '红包信息维护中')
    server.answer('/api/userredpacket', packets())
    await page.goto('/#/userredpacket')
    await expectToast(page, '红包信息维护中')
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    await expect(heading(page, '抢红包')).toBeVisible()
    await expect(figure(page, '剩余次数')).toHaveText('2次')
    await expect(figure(page, '已抢次数')).toHaveText('1次')
    await expect(figure(page, '最多可抢')).toHaveText('3次')
    const table = page.getByRole('table', { name: '活动规则' })
    await expect(table.getByRole('columnheader')).toHaveText('活动时间 当日流水 流水金额 累计充值'.split(' '))
    await expect(table.getByRole('cell').last()).toHaveText('1,000')
    await expect(table).toContainText('美东 2019-12-31 21:00至2098-12-31 23:00')
    for (const text of [
      '按活动期间累计充值计算次数（美东时间）',
      '未达到存款区间不计次数',
      '过期次数自动作废',
      '每日10:00至12:00（北京时间）开抢，统计前一日12:00至当日10:00的存款',
    ])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText(/END|2022/)).toHaveCount(0)
    expect(server.requestsOf('/api/userredpacket')[0]?.method).toBe('GET')
    await expect(page.getByRole('link', { name: '在线客服' })).toBeVisible()
    server.answer('/api/userredpacket', packets({ sendnums: -3, rules: [] }), 2)
    await page.reload()
    await expect(figure(page, '剩余次数')).toHaveText('0次')
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('link', { name: '红包记录' }).click()
    await expect(heading(page, '红包记录')).toBeVisible()
  },
)

test(
  'pop-ups for insufficient, not started and ended, without a request',
  { tag: ['@dom', '@s2-4.12.1', '@s2-5.10.1', '@s2-2.20.3,4'] },
  async ({ page, server, logIn }) => {
    await logIn()
    for (const [patch, text] of [
      [
        { sendnums: 0, rules: [rule('2098-01-01 10:00:00', '2099-01-01 12:00:00')] },
        '您还未达到领取条件，快去完成吧！',
      ],
      [{ rules: [rule('2098-01-01 10:00:00', '2099-01-01 12:00:00')] }, '活动未开始，请耐心等待'],
      [{ rules: [rule('2020-01-01 10:00:00', '2020-01-01 12:00:00')] }, '活动已结束，请等待下次活动'],
    ] as const) {
      server.answer('/api/userredpacket', packets(patch))
      await page.goto('/robots.txt')
      await page.goto('/#/userredpacket')
      await grab(page).click()
      await expect(popUp(page)).toContainText(text)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(popUp(page)).toBeHidden()
    }
    expect(server.requestsOf('/api/douserredpacket')).toEqual([])
  },
)

test(
  'a grab shows the answer’s amount and refetches; a refusal is the insufficient pop-up',
  { tag: ['@dom', '@s2-4.12.2', '@s2-8.3.2', '@s2-3.7.3', '@s2-7.2.33'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer('/api/userredpacket', packets())
    server.answer('/api/douserredpacket', ok({ redpacketmoney: '18.8' }))
    await page.goto('/#/userredpacket')
    await expect(grab(page)).toBeVisible()
    server.answer('/api/userredpacket', packets({ sendnums: 1, acquirednum: 2 }), 9)
    await grab(page).dblclick()
    await expect(popUp(page)).toContainText('恭喜您抢到18.80元')
    expect(server.requestsOf('/api/douserredpacket')).toHaveLength(1)
    await popUp(page).getByRole('button', { name: '关闭' }).click()
    await expect(figure(page, '剩余次数')).toHaveText('1次')
    await expect(figure(page, '已抢次数')).toHaveText('2次')
    server.refuse('/api/douserredpacket', '今日已抢完')
    await grab(page).click()
    await expect(popUp(page)).toContainText('今日已抢完')
    await expect(page.getByRole('alert').filter({ hasText: '今日已抢完' })).toHaveCount(0)
    await popUp(page).getByRole('link', { name: '立即充值' }).click()
    await expect.poll(() => hash(page)).toBe('#/recharge')
  },
)

for (const hours of [2, -2])
  test(
    `on a device ${hours} hours off, a grab inside the window is sent, one outside is not`,
    { tag: '@dom' },
    async ({ page, server, logIn }) => {
      await logIn()
      const spell = (ms: number) =>
        new Date(Date.now() + ms + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')
      server.answer('/api/userredpacket', packets({ rules: [rule(spell(-HOUR), spell(HOUR))] }), 9)
      server.answer('/api/douserredpacket', ok({ redpacketmoney: '18.8' }))
      await page.clock.install({ time: Date.now() + hours * HOUR })
      await page.goto('/#/userredpacket')
      await grab(page).click()
      await expect(popUp(page)).toContainText('恭喜您抢到18.80元')
      await page.keyboard.press('Escape')
      // Else the next page takes the answer for one that nobody has seen.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal:intents'))).toBeNull()
      await server.clock(-hours * HOUR)
      await page.goto('/robots.txt')
      // The saved figures show at once: the grab must wait for the server's time. The pop-up may come before the balance is asked.
      server.allowUnused()
      for (const path of ['/api/app', '/api/user', '/api/balance'] as const) await server.delay(path, 1000, 2)
      await page.goto('/#/userredpacket')
      await grab(page).click()
      await expect(popUp(page)).toContainText(
        hours > 0 ? '活动未开始，请耐心等待' : '活动已结束，请等待下次活动',
      )
      expect(server.requestsOf('/api/douserredpacket')).toHaveLength(1)
    },
  )

test(
  'a lost answer shows 服务器异常 and the unknown outcome, without an amount',
  { tag: ['@dom', '@s2-8.3.3', '@D24'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer('/api/userredpacket', packets(), 9)
    await page.goto('/#/userredpacket')
    server.drop('/api/douserredpacket', 'answer')
    await grab(page).click()
    await expectToast(page, '服务器异常，请稍后再试')
    await expect(page.getByRole('alertdialog')).toContainText('请求结果未知')
    await expect(page.getByText('恭喜您抢到')).toHaveCount(0)
    expect(server.requestsOf('/api/douserredpacket')).toHaveLength(1)
  },
)

test(
  'the records show totals and ten per page, and an empty list says so',
  { tag: ['@dom', '@s2-2.19.1,2,3,4', '@s2-3.7.4,5'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const rows = Array.from({ length: 10 }, (_, index) => ({
      id: `${index}`,
      money: '1000',
      redpacketmoney: '8.8',
      created_at: '2026-01-01 09:00:00',
      usetime: '2026-01-01 11:00:00',
    }))
    server.answer('/api/userredpacket', packets({ acquirednum: 2 }), 9)
    server.answer(
      '/api/redpacket',
      ok({ current_page: 1, data: rows, last_page: 3, per_page: 10, total: 23 }),
      9,
    )
    await page.goto('/#/welfare')
    await expect(heading(page, '红包记录')).toBeVisible()
    await expect(figure(page, '剩余次数')).toHaveText('2次')
    await expect(figure(page, '累计领取')).toHaveText('2次')
    const table = page.getByRole('table', { name: '红包记录' })
    await expect(table.getByRole('columnheader')).toHaveText(
      '序号 充值金额 红包金额 充值时间 领取时间'.split(' '),
    )
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(10)
    await expect(table.getByRole('row').nth(1)).toContainText('8.80')
    await page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '下一页' }).click()
    await expect(table.getByRole('cell').first()).toHaveText('11')
    expect(server.requestsOf('/api/redpacket').map(({ payload }) => payload)).toEqual([
      { page: 1 },
      { page: 2 },
    ])
    await page.route('**/api/redpacket', (route) => route.fulfill(ok({ data: [], total: 23 })))
    await page.goto('/#/welfare?page=99')
    await page.getByRole('button', { name: '返回第1页' }).click()
    await expect.poll(() => hash(page)).toBe('#/welfare')
    await page.goto('/robots.txt')
    await page.route('**/api/redpacket', (route) => route.fulfill(ok({ data: [], total: 0 })))
    await page.goto('/#/welfare')
    await expect(page.getByText('暂无信息')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0)
  },
)
