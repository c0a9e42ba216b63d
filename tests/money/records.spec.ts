import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, hideServerTime } from '../kit/steps'
import { bet, order, pageOf, rows, saved, table } from './lists'

const pager = (page: Page) => page.getByRole('navigation', { name: '分页' })
const pageButton = (page: Page, n: number) =>
  pager(page).getByRole('button', { name: `第${n}页`, exact: true })
const period = (page: Page, name: string) =>
  page.getByRole('group', { name: '时间' }).getByRole('button', { name, exact: true })
const hash = (page: Page) => new URL(page.url()).hash

test(
  'bets open with all platforms, 30 days and ten rows with caption and headers',
  { tag: ['@dom', '@s2-2.10.1,2,3', '@s2-9.1.1,2,3', '@s2-3.2.2'] },
  async ({ page, server, at }) => {
    await at('/betRecord')
    await expect(heading(page, '投注记录')).toBeVisible()
    await expect(page.getByRole('table', { name: '投注记录' })).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await expect(table(page).getByRole('columnheader')).toHaveText(
      '投注时间 注单号 游戏 玩法 详情 投注金额 输赢 状态'.split(' '),
    )
    const platform = page.getByLabel('平台')
    await expect(platform).toHaveValue('')
    await expect(platform.getByRole('option').first()).toHaveText('全部平台')
    await expect(platform.getByRole('option')).toHaveCount(13)
    await expect(page.getByRole('group', { name: '时间' }).getByRole('button')).toHaveText(
      '今天 7天内 15天内 30天内'.split(' '),
    )
    await expect(period(page, '30天内')).toHaveAttribute('aria-pressed', 'true')
    expect(server.requestsOf('/api/betrecord').map(({ payload }) => payload)).toEqual([
      { date: 4, page: 1, api_type: '' },
    ])
  },
)

test(
  'filters and pages are part of the address; a new filter starts at page 1',
  { tag: ['@dom', '@s2-2.10.1', '@s2-9.1'] },
  async ({ page, server, at }) => {
    await at('/betRecord?page=3')
    await expect(pageButton(page, 3)).toHaveAttribute('aria-current', 'page')
    const third = await rows(page).first().innerText()
    await page.getByLabel('平台').focus()
    await page.getByLabel('平台').selectOption({ label: 'AG国际厅' })
    await expect.poll(() => hash(page)).toBe('#/betRecord?api_type=AG')
    await expect(pageButton(page, 1)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByLabel('平台')).toBeFocused()
    await period(page, '15天内').click()
    await expect.poll(() => hash(page)).toMatch(/^#\/betRecord\?(?=.*date=3)(?=.*api_type=AG)/)
    await expect(period(page, '15天内')).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => server.requestsOf('/api/betrecord').at(-1)?.payload)
      .toEqual({ date: 3, page: 1, api_type: 'AG' })
    await page.goBack()
    await page.goBack()
    await expect(pageButton(page, 3)).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => rows(page).first().innerText()).toBe(third)
    await page.reload()
    await expect.poll(() => rows(page).first().innerText()).toBe(third)
    await pager(page).getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => hash(page)).toBe('#/betRecord?page=4')
    await pager(page).getByRole('button', { name: '上一页' }).click()
    await expect.poll(() => rows(page).first().innerText()).toBe(third)
  },
)

const totals = (page: Page) => page.getByRole('group', { name: '合计' })

test(
  'bets are found by state and a part of their number over all pages, in the file too, with totals',
  { tag: ['@dom', '@D70', '@s2-2.10.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const list = Array.from({ length: 23 }, (_, n) =>
      bet(`SB${100 + n}`, {
        bet_amount: '0.1',
        win_loss: n === 0 ? '2.3' : '-0.1',
        status: n === 22 ? 2 : 1,
      }),
    )
    const answer = ({ payload }: { payload: Record<string, unknown> }) => {
      const from = (Number(payload.page) - 1) * 10
      return pageOf(list.slice(from, from + 10), list.length)
    }
    server.answer('/api/betrecord', answer, 99)
    await page.goto('/#/betRecord')
    await expect(totals(page)).toHaveText(/本页10笔\s*投注 ¥ 1\.00\s*输赢 赢 \+1\.40/)
    await totals(page).getByRole('button', { name: '统计全部' }).click()
    await expect(totals(page)).toHaveText(/共23笔\s*投注 ¥ 2\.30\s*输赢 赢 \+0\.20\s*另有1笔未结算/)
    await pageButton(page, 3).click()
    await expect(rows(page)).toHaveCount(3)
    await page.getByLabel('状态').selectOption({ label: '未结算' })
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('SB122')
    expect((await saved(page)).text.trim().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/SB122.*未结算$/),
    ])
    await page.getByLabel('状态').selectOption({ label: '全部状态' })
    await page.getByLabel('注单号').fill(' ｓｂ11')
    await page.getByRole('button', { name: '查找' }).click()
    await expect(totals(page)).toContainText('共10笔')
    expect(hash(page)).toBe('#/betRecord?no=sb11')
    await page.getByLabel('注单号').fill('没有')
    await page.getByLabel('注单号').press('Enter')
    await expect(table(page)).toContainText('所选条件下没有投注记录')
    await totals(page).getByRole('button', { name: '取消筛选' }).click()
    await expect(totals(page)).toContainText('本页10笔')
    expect(hash(page)).toBe('#/betRecord')
  },
)

test(
  'pages of five are followed to the last row, in the file too; what the server lacks is said',
  { tag: ['@dom', '@D17'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const list = Array.from({ length: 23 }, (_, n) => bet(`SB${100 + n}`))
    let repeats = false
    const answer = ({ payload }: { payload: Record<string, unknown> }) => {
      const from = repeats ? 0 : (Number(payload.page) - 1) * 5
      return pageOf(list.slice(from, from + 5), list.length)
    }
    server.answer('/api/betrecord', answer, 99)
    await page.goto('/#/betRecord')
    await pageButton(page, 5).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).last()).toContainText('SB122')
    await expect(pager(page).getByRole('button', { name: '下一页' })).toBeDisabled()
    expect((await saved(page)).text.trim().split('\r\n')).toHaveLength(24)
    await expectToast(page, '已导出23条记录', 'status')
    repeats = true
    await page.goto('/#/betRecord?date=3')
    await expect(rows(page)).toHaveCount(5)
    await pageButton(page, 2).click()
    await expect(page.getByRole('main')).toContainText('第2页与第1页相同，服务器没有给出其余记录')
    await saved(page)
    await expectToast(page, '已导出5条记录，服务器没有给出其余18条')
  },
)

test('at 1440 px a bet’s time and a short name of a game stay on one line', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await page.setViewportSize({ width: 1440, height: 900 })
  const playmemo = '星河峡谷对决联赛 银翼战队-零度战队 主胜 @1.85'
  server.answer('/api/betrecord', pageOf([bet('SB26112800183913', { Code: '峡谷对决', playmemo })]))
  await page.goto('/#/betRecord')
  for (const text of ['2026-07-01 08:00:00', '峡谷对决']) {
    const cell = rows(page).first().getByText(text, { exact: true })
    await expect(cell).toBeVisible()
    expect((await cell.boundingBox())!.height).toBeLessThan(28)
  }
})

test(
  'an odd address shows the defaults; a page beyond the end leads back',
  { tag: ['@dom', '@s2-9.1', '@D16'] },
  async ({ page, server, at }) => {
    await at('/mine/betRecord?date=9&page=-2&type=x')
    await expect(rows(page)).toHaveCount(10)
    expect(server.requestsOf('/api/betrecord')[0]?.payload).toEqual({ date: 4, page: 1, api_type: '' })
    await page.goto('/#/betRecord?page=9000')
    await expect(table(page)).toContainText('暂无信息')
    await page.getByRole('button', { name: '返回第1页' }).click()
    await expect(rows(page)).toHaveCount(10)
  },
)

test(
  'bets show their status, open ones no result, and - for missing fields',
  { tag: ['@dom', '@s2-4.2', '@s2-3.3.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer(
      '/api/betrecord',
      pageOf([
        bet('B0', { status: 0, win_loss: 0 }),
        bet('B1', { status: '1', win_loss: '1234.5', bet_time: '2026-07-01T00:00:00Z' }),
        bet('B2', { status: 2, win_loss: '0.00' }),
        bet('B3', { status: 7, playname: null, playmemo: undefined }),
        'broken row',
      ]),
      9,
    )
    await page.goto('/#/betRecord')
    await expect(rows(page)).toHaveCount(4)
    const cells = (n: number) => rows(page).nth(n).getByRole('cell').allInnerTexts()
    expect((await cells(0)).at(-1)).toBe('无效')
    const won = await cells(1)
    expect(won[0]).toBe('2026-07-01 08:00:00')
    expect(won[5]).toBe('10.00')
    expect(won[6]).toContain('+1,234.50')
    expect(won[7]).toBe('已结算')
    expect((await cells(2)).slice(6)).toEqual(['-', '未结算'])
    const odd = await cells(3)
    expect(odd.slice(3, 5)).toEqual(['-', '-'])
    expect(odd[7]).toBe('未知')
  },
)

test(
  'funds have four types, each with its own columns and states; another type starts at page 1',
  { tag: ['@dom', '@s2-2.11.1,2', '@s2-4.3', '@s2-4.4'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const ORDERS = ['未知', '待审核', '审核通过', '审核拒绝', '未知']
    const TRANSFERS = ['失败', '成功', '待结算', '未知', '未知']
    for (const [index, name] of ['存款', '取款', '转入', '转出'].entries()) {
      server.answer('/api/gettransrecord', pageOf([0, '1', 2, 3, null].map((state) => order(state))), 1)
      if (index === 0) await page.goto('/#/transRecord?date=3&page=2')
      else await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expect(rows(page)).toHaveCount(5)
      const isOrder = index < 2
      await expect(table(page).getByRole('columnheader')).toHaveText(
        (isOrder ? '时间 订单号 方式 金额 状态' : '时间 方式 金额 状态').split(' '),
      )
      for (const [n, state] of (isOrder ? ORDERS : TRANSFERS).entries())
        await expect(rows(page).nth(n).getByRole('cell').last()).toHaveText(state)
      await expect(rows(page).first()).toContainText('1,234.50')
      await expect
        .poll(() => server.requestsOf('/api/gettransrecord').map(({ payload }) => payload))
        .toContainEqual({ date: 3, type: index + 1, page: index === 0 ? 2 : 1, api_type: '' })
    }
    await expect.poll(() => hash(page)).toMatch(/^#\/transRecord\?(?=.*type=4)(?=.*date=3)(?!.*page)/)
  },
)

test(
  'applications show every state and have pages',
  { tag: ['@dom', '@s2-3.3.5', '@s2-2.12', '@s2-4.5'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const states = [0, 1, '2', 3, 4].map((state) => ({
      activity_name: `优惠${state}`,
      created_at: '2026-07-01 08:00:00',
      state,
    }))
    server.answer('/api/activityApplyLog', pageOf(states, 25))
    await page.goto('/#/apactive')
    await expect(heading(page, '活动记录')).toBeVisible()
    await expect(table(page).getByRole('columnheader')).toHaveText(['活动标题', '申请时间', '状态'])
    await expect(rows(page)).toHaveCount(5)
    for (const [n, state] of ['未知', '待审核', '已通过', '已拒绝', '未知'].entries())
      await expect(rows(page).nth(n).getByRole('cell').last()).toHaveText(state)
    server.answer('/api/activityApplyLog', pageOf([{ ...states[1], activity_name: '第二页' }], 25))
    await pageButton(page, 2).click()
    await expect(rows(page).first()).toContainText('第二页')
    expect(hash(page)).toBe('#/apactive?page=2')
  },
)

for (const [path, call] of [
  ['betRecord', '/api/betrecord'],
  ['transRecord', '/api/gettransrecord'],
  ['apactive', '/api/activityApplyLog'],
] as const) {
  test(
    `/${path} says when it is empty, failed or loading, and 重试 loads the rows`,
    { tag: ['@dom', '@D16', '@s2-8.1'] },
    async ({ page, server, logIn }) => {
      await logIn()
      server.answer(call, { json: { code: 200, message: '', data: null } })
      await page.goto(`/#/${path}`)
      await expect(page.getByRole('main')).toContainText('暂无信息')
      await expect(pager(page)).toHaveCount(0)
      await page.goto('/robots.txt')
      server.refuse(call, '记录维护中')
      await page.goto(`/#/${path}`)
      await expectToast(page, '记录维护中')
      // The header reads the orders too.
      server.delay(call, 800, 3)
      await page.getByRole('main').getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '加载中' })).toBeAttached()
      await expect(table(page)).toBeVisible()
      await expect(rows(page).first()).toBeVisible()
    },
  )
}

test(
  '导出CSV saves all pages of the filter in UTF-8 with BOM, once per click',
  { tag: ['@dom', '@s2-2.10'] },
  async ({ page, server, at }) => {
    await at('/betRecord?page=2&date=3')
    await expect(rows(page)).toHaveCount(10)
    const total = Number(/共(\d+)条/.exec(await pager(page).innerText())?.[1])
    const shown = await rows(page).first().getByRole('cell').nth(1).innerText()
    const asked = server.requestsOf('/api/betrecord').length
    const { name, text } = await saved(page)
    expect(name).toMatch(/^投注记录-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const lines = text.slice(1).split('\r\n')
    expect(lines[0]).toBe('投注时间,注单号,游戏,玩法,详情,投注金额,输赢,状态')
    expect(lines).toHaveLength(total + 2)
    expect(text).toContain(shown)
    await expectToast(page, `已导出${total}条记录`, 'status')
    const readings = server.requestsOf('/api/betrecord').slice(asked)
    expect(readings.map(({ payload }) => payload)).toEqual(
      Array.from({ length: Math.ceil(total / 10) }, (_, n) => ({ date: 3, page: n + 1, api_type: '' })),
    )
    await expect(pageButton(page, 2)).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'an export is named after its list and its funds type; a failed one saves nothing',
  { tag: ['@dom', '@s2-2.9', '@s2-2.11', '@s2-2.12'] },
  async ({ page, server, logIn }) => {
    await logIn()
    for (const [path, list, head] of [
      ['transRecord?type=3', '资金记录-转入', '时间,方式,金额,状态'],
      ['fanshui', '返水记录', '游戏名称,金额,状态,时间,领取时间'],
      ['welfare', '红包记录', '充值金额,红包金额,充值时间,领取时间'],
      ['apactive', '活动记录', '活动标题,申请时间,状态'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await expect(rows(page).first()).toBeVisible()
      const { name, text } = await saved(page)
      expect(name.startsWith(`${list}-`), name).toBe(true)
      expect(text.startsWith(`\uFEFF${head}\r\n`), path).toBe(true)
      expect(text.trim().split('\r\n').length, path).toBeGreaterThan(1)
    }
    const downloads: string[] = []
    page.on('download', (file) => downloads.push(file.suggestedFilename()))
    server.refuse('/api/activityApplyLog', '记录读取失败')
    await page.getByRole('button', { name: '导出CSV' }).click()
    await expectToast(page, '记录读取失败')
    await expect(page.getByRole('button', { name: '取消' })).toHaveCount(0)
    expect(downloads).toEqual([])
  },
)

test(
  'an export shows progress, 取消 stops it without a file, and long lists are saved in parts',
  { tag: ['@long', '@s2-2.10'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const full = ({ payload }: { payload: Record<string, unknown> }) =>
      pageOf(
        Array.from({ length: 10 }, (_, n) => bet(`B${Number(payload.page)}-${n}`)),
        1_500,
      )
    server.answer('/api/betrecord', full, 999)
    await page.goto('/#/betRecord')
    await expect(rows(page)).toHaveCount(10)
    const downloads: string[] = []
    page.on('download', (file) => downloads.push(file.suggestedFilename()))
    const exporter = page.getByRole('button', { name: '导出CSV' })
    await exporter.click()
    const progress = page.getByRole('progressbar', { name: /^正在读取/ })
    await expect(progress).toHaveAttribute('max', '100')
    await expect(page.getByText(/正在读取第\d+ \/ 100页/)).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(progress).toHaveCount(0)
    await expect(exporter).toBeFocused()
    const asked = server.requestsOf('/api/betrecord').length
    expect(asked).toBeLessThan(101)
    await page.waitForLoadState('networkidle')
    expect(server.requestsOf('/api/betrecord').length).toBeLessThanOrEqual(asked + 1)
    expect(downloads).toEqual([])
    const before = server.requestsOf('/api/betrecord').length
    const { text } = await saved(page)
    expect(text.split('\r\n')).toHaveLength(1002)
    expect(server.requestsOf('/api/betrecord').length - before).toBe(100)
    await expectToast(page, '已导出第1–1000条记录', 'status')
    const next = page.getByRole('button', { name: '导出第1001–1500条' })
    await expect(next).toBeFocused()
    const [file] = await Promise.all([page.waitForEvent('download'), next.click()])
    expect(file.suggestedFilename()).toMatch(/^投注记录-2-/)
    expect(server.requestsOf('/api/betrecord').length - before).toBe(150)
    await expect(page.getByText('共1500条')).toHaveCount(0)
  },
)

test(
  '查看图表 draws win and loss per day, with the numbers as a table',
  { tag: ['@dom', '@s2-2.10', '@D36'] },
  async ({ page, server, logIn }) => {
    await hideServerTime(page)
    await logIn()
    await page.clock.setFixedTime(new Date('2026-07-03T04:00:00Z'))
    server.answer(
      '/api/betrecord',
      pageOf([
        bet('A', { win_loss: '100.10', bet_time: '2026-07-03 08:00:00' }),
        bet('B', { win_loss: '0.20', bet_time: '2026-07-03 00:00:00' }),
        bet('C', { win_loss: '-30', bet_time: '2026-07-02 23:59:59' }),
        bet('D', { win_loss: '999', status: 2 }),
      ]),
      9,
    )
    await page.goto('/#/betRecord?date=2')
    await expect(rows(page)).toHaveCount(4)
    const toggle = page.getByRole('button', { name: '查看图表' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    const chart = page.getByRole('img', { name: /每日输赢：赢合计 100\.30，输合计 30\.00/ })
    await expect(chart).toBeVisible()
    await expect(chart).toHaveAccessibleName(/07-03 赢 100\.30，输 0\.00/)
    await page.getByText('查看数据').click()
    const numbers = page.getByRole('table', { name: '每日输赢' })
    await expect(numbers.getByRole('row')).toHaveCount(8)
    await expect(numbers.getByRole('row').nth(1)).toHaveText('2026-07-03100.300.00')
    await expect(numbers.getByRole('row').nth(2)).toHaveText('2026-07-020.0030.00')
    await toggle.click()
    await expect(chart).toHaveCount(0)
  },
)

test(
  'the funds chart shows in against out, follows the filter, and 取消 closes it',
  { tag: ['@dom', '@s2-2.11', '@D36'] },
  async ({ page, server, at }) => {
    await at('/transRecord')
    await expect(rows(page)).toHaveCount(10)
    const toggle = page.getByRole('button', { name: '查看图表' })
    await toggle.click()
    await expect(page.getByRole('img', { name: /每日存取：存款合计 [\d,.]+，取款合计/ })).toBeVisible()
    const types = server.requestsOf('/api/gettransrecord').map(({ payload }) => payload.type)
    expect(new Set(types)).toEqual(new Set([1, 2]))
    server.delay('/api/gettransrecord', 200, 9)
    await page.getByRole('tab', { name: '转出' }).click()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page.getByRole('progressbar', { name: /^正在读取/ })).toHaveCount(0)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
    await toggle.click()
    await expect(page.getByRole('img', { name: /每日转账：转入合计 [\d,.]+，转出合计/ })).toBeVisible()
  },
)

test(
  'a chart that fails to load says so, and 重试 draws it',
  { tag: '@dom' },
  async ({ page, server, at }) => {
    await at('/betRecord?date=2')
    await expect(rows(page).first()).toBeVisible()
    server.drop('/api/betrecord', 'request')
    await page.getByRole('button', { name: '查看图表' }).click()
    await expect(page.getByRole('main')).toContainText('网络异常，请检查当前网络后重试！')
    await page.getByRole('main').getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('img', { name: /每日输赢/ })).toBeVisible()
  },
)

const statement = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const linesOf = (page: Page, name: string) => statement(page, name).getByRole('listitem').getByRole('button')

test(
  'on phones records are statements: rows first, tools behind ⋯, filters behind 筛选 until one is set',
  { tag: '@D73' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await logIn()
    const main = page.getByRole('main')
    for (const [path, name, from, words] of [
      ['betRecord', '投注记录', 300, /([+-][\d,]+\.\d\d|退回|-).*(结算|无效)/s],
      ['transRecord', '资金记录-存款', 300, /\+[\d,]+\.\d\d.*审核/s],
      ['transRecord?type=3', '资金记录-转入', 300, /^主账户 → .*-[\d,]+\.\d\d.*(成功|失败)/s],
      ['apactive', '活动记录', 300, /(加赠|礼|赛|奖励).*(已通过|已拒绝|待审核)/s],
      ['fanshui', '返水记录', 340, /\+[\d,]+\.\d\d.*领取/s],
      ['welfare', '红包记录', 800, /\+[\d,]+\.\d\d/],
    ] as const) {
      await page.goto(`/#/${path}`)
      const first = linesOf(page, name).first()
      await expect(first, path).toBeVisible()
      await expect(main.getByRole('table')).toHaveCount(0)
      await expect(statement(page, name).getByRole('heading', { level: 2 }).first()).toHaveText(
        /^\d{4}-\d\d-\d\d 星期[日一二三四五六]$/,
      )
      await expect(first).toHaveText(words)
      const box = (await first.boundingBox())!
      expect(box.y, path).toBeLessThanOrEqual(from)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    }
    await page.goto('/#/betRecord')
    const settled = linesOf(page, '投注记录').getByText('已结算').first()
    await expect(settled).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const tools = ['刷新', '查看图表', '导出CSV'].map((name) =>
      main.getByRole('button', { name, exact: true }),
    )
    for (const tool of tools) await expect(tool).toBeHidden()
    await main.getByRole('button', { name: '更多' }).click()
    for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('状态')).toBeHidden()
    await main.getByRole('button', { name: '筛选' }).click()
    await page.getByLabel('状态').selectOption({ label: '已结算' })
    await expect(totals(page)).toContainText('共')
    await page.reload()
    await expect(page.getByLabel('状态')).toBeVisible()
    await expect(page.getByLabel('状态')).toHaveValue('settled')
  },
)

test('a line opens its detail with every column, and the focus returns to it', async ({
  page,
  server,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  const bets = [bet('B7', { win_loss: '35.5' }), bet('B8', { bet_time: '2026-06-30 23:59:59', status: 0 })]
  await server.answer('/api/betrecord', pageOf(bets), 9)
  await page.goto('/#/betRecord')
  await expect(statement(page, '投注记录').getByRole('heading', { level: 2 })).toHaveText([
    '2026-07-01 星期三',
    '2026-06-30 星期二',
  ])
  const first = linesOf(page, '投注记录').first()
  await expect(first).toHaveText(/星海老虎机.*08:00:00 · 投注 10\.00.*\+35\.50.*已结算/s)
  await expect(linesOf(page, '投注记录').last()).toContainText('退回 10.00')
  await first.click()
  const detail = page.getByRole('dialog', { name: '投注详情' })
  await expect(detail).toContainText('+35.50')
  await expect(detail).toContainText('已结算')
  await expect(detail.getByRole('term')).toHaveText('投注时间 注单号 游戏 玩法 详情 投注金额'.split(' '))
  await expect(detail.getByRole('definition')).toHaveText([
    '2026-07-01 08:00:00',
    'B7',
    '星海老虎机',
    '普通',
    '单线',
    '10.00',
  ])
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('at 360 px the pager shows the first, last and current page in one line', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await at('/betRecord')
  for (const n of [1, 2, 17]) await expect(pageButton(page, n)).toBeVisible()
  await page.goto('/#/betRecord?page=9')
  for (const n of [1, 9, 17]) await expect(pageButton(page, n)).toBeVisible()
  for (const n of [8, 10]) await expect(pageButton(page, n)).toBeHidden()
  const tops = await pager(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await pageButton(page, 17).click()
  await expect.poll(() => hash(page)).toBe('#/betRecord?page=17')
})

const recordedOrder = (created_at: string, pay_way: string, amount: unknown, state: unknown) => ({
  created_at,
  pay_way,
  amount,
  state,
  out_trade_no: '179531858612762',
})

test(
  'bets without a game show their venue’s name, in the file too',
  { tag: ['@dom', '@s2-2.10.3', '@D16'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const recorded = (platform_type: string) => ({ ...bet('B1023', { Code: '' }), platform_type })
    const venues = { AG: 'AG真人', PG: 'PG电子' }
    const list = Object.entries(venues).map(([platname, name]) => ({ platname, name, balance: '0.00' }))
    server.answer('/api/balancelist', { json: { code: 200, message: '', data: list } }, 9)
    server.answer('/api/betrecord', pageOf([recorded('ag'), recorded('pg'), recorded('xx')]), 9)
    await page.goto('/#/betRecord')
    await expect(rows(page)).toHaveCount(3)
    const games = () => rows(page).locator('[data-head=游戏]').allInnerTexts()
    await expect.poll(games).toEqual(['AG真人', 'PG电子', 'xx'])
    const { text } = await saved(page)
    expect(text.split('\r\n')[1]).toBe('2026-07-01 08:00:00,B1023,AG真人,普通,单线,10.00,-10.00,已结算')
  },
)

test(
  'withdrawals show their way in Chinese and coin with its unit, in list, file and chart',
  { tag: ['@dom', '@s2-5.5.4', '@s2-3.3.3'] },
  async ({ page, server, logIn }) => {
    await hideServerTime(page)
    await logIn()
    await page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'))
    const withdrawals = [
      recordedOrder('2026-11-22T03:43:55.000000Z', 'USDT-ERC20', 9.08, '1'),
      recordedOrder('2026-11-22T03:42:47.000000Z', 'USDT-TRC20', 40.25, '1'),
      recordedOrder('2026-11-22T03:41:37.000000Z', 'Bank card', 200.55, '1'),
    ]
    const list = ({ payload }: { payload: { type?: unknown } }) =>
      pageOf(payload.type === 2 ? withdrawals : [])
    server.answer('/api/gettransrecord', list, 100)
    await page.goto('/#/transRecord?type=2')
    const amounts = rows(page).locator('[data-head=金额]')
    await expect(amounts).toHaveText(['9.08 USDT', '40.25 USDT', '200.55'])
    await expect(rows(page).locator('[data-head=方式]')).toHaveText(['USDT-ERC20', 'USDT-TRC20', '银行卡'])
    const { text } = await saved(page)
    const lines = text.trim().split('\r\n').slice(1)
    const told = ['USDT-ERC20,9.08 USDT', 'USDT-TRC20,40.25 USDT', '银行卡,200.55']
    expect(lines.map((line) => line.split(',').slice(2, 4).join())).toEqual(told)
    await page.getByRole('button', { name: '查看图表' }).click()
    await expect(page.getByRole('img', { name: /每日存取：存款合计 0\.00，取款合计 200\.55/ })).toBeVisible()
    await expect(page.getByText('不含USDT取款（共49.33 USDT）')).toBeVisible()
  },
)

test(
  'an empty period says so and leads to 30 days, and an empty list to where bets come from',
  { tag: ['@dom', '@s2-2.5'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer('/api/betrecord', { json: { code: 200, message: '', data: null } }, 2)
    await page.goto('/#/betRecord?date=1')
    const main = page.getByRole('main')
    await expect(main).toContainText('所选条件下没有投注记录，可换个范围再看看。')
    await main.getByRole('button', { name: '查看30天内' }).click()
    await expect(main).toContainText('30天内没有投注记录。')
    await expect(main.getByRole('link', { name: '去玩游戏' })).toBeVisible()
    expect(server.requestsOf('/api/betrecord').at(-1)?.payload).toMatchObject({ date: 4 })
  },
)
