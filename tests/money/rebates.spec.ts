import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, memberBar } from '../kit/steps'

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) =>
  main(page).getByRole('table', { name: '返水记录' }).locator('tbody').getByRole('row')
const figure = (page: Page, name: string) =>
  main(page).locator('dl').filter({ hasText: name }).getByRole('definition')
const amount = async (page: Page, name: string) =>
  Number((await figure(page, name).innerText()).replace(/[^\d.]/g, ''))
const answer = (list: object[], jisuan: unknown, nojisuan: unknown, total = list.length) => ({
  json: { code: 200, message: '', data: { list: { data: list, total }, jisuan, nojisuan } },
})

test(
  'claiming all moves pending rebates to the main account and updates every figure',
  { tag: ['@dom', '@s2-2.9.1,2', '@s2-7.2.12,13'] },
  async ({ page, server, at }) => {
    await at('/fanshui')
    await expect(heading(page, '返水记录')).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await expect(main(page).getByRole('table').getByRole('columnheader')).toHaveText(
      '游戏名称 金额 状态 时间 领取时间'.split(' '),
    )
    const [claimed, pending] = [await amount(page, '累计已领'), await amount(page, '待领取')]
    expect(pending).toBeGreaterThan(0)
    expect(server.requestsOf('/api/getfanshui').map(({ payload }) => payload)).toEqual([
      { date: 4, page: 1, api_type: '', type: '' },
    ])
    const open = rows(page).filter({ has: page.getByRole('cell', { name: '待领取', exact: true }) })
    await expect(open.first().getByRole('cell').last()).toHaveText('未领取')
    server.delay('/api/dofanshui', 300)
    await main(page)
      .getByRole('button', { name: '一键领取' })
      .evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
    await expectToast(page, '领取成功', 'status')
    await expect(figure(page, '待领取')).toHaveText(/^¥ 0\.00$/)
    expect(await amount(page, '累计已领')).toBeCloseTo(claimed + pending, 2)
    await expect(open).toHaveCount(0)
    const balance = (28640.5 + pending).toLocaleString('en-US', { minimumFractionDigits: 2 })
    await expect(page.getByRole('region', { name: '账户概览' })).toContainText(balance)
    await expect(memberBar(page)).toContainText(balance)
    expect(server.requestsOf('/api/dofanshui')).toHaveLength(1)
    await main(page).getByRole('button', { name: '一键领取' }).click()
    await expectToast(page, '暂无领取额度！')
    expect(server.requestsOf('/api/dofanshui')).toHaveLength(1)
  },
)

test(
  'a refused claim shows a message; with nothing pending nothing is sent',
  { tag: ['@dom', '@s2-5.2', '@s2-8.1'] },
  async ({ page, server, logIn }) => {
    await logIn('newbie1')
    server.answer('/api/getfanshui', answer([], null, ''), 1)
    await page.goto('/#/fanshui')
    await expect(main(page)).toContainText(
      '30天内没有返水记录。当日投注的返水，于次日15:00–16:00（北京时间）列出。',
    )
    const claim = main(page).getByRole('button', { name: '一键领取' })
    await claim.click()
    await expectToast(page, '暂无领取额度！')
    expect(server.requestsOf('/api/dofanshui')).toEqual([])
    server.answer('/api/getfanshui', answer([], '0', '5.00'), 9)
    await page.reload()
    await expect(figure(page, '待领取')).toContainText('5.00')
    await claim.click()
    await expectToast(page, '暂无领取额度！')
    expect(server.requestsOf('/api/dofanshui')).toHaveLength(1)
  },
)

test(
  'rows say 待领取 or 已领取 with their claim time, and a failed read offers 重试',
  { tag: ['@dom', '@s2-4.1', '@s2-2.9.5'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const row = { gamename: '星海', money: '1234.5', created_at: '2026-07-01 08:00:00' }
    const list = [
      { ...row, state: '0', updated_at: '2026-07-01 08:00:00' },
      { ...row, state: 1, updated_at: '2026-07-02T00:30:00Z' },
      { ...row, state: 5, updated_at: null },
    ]
    server.refuse('/api/getfanshui', '返水维护中')
    await page.goto('/#/fanshui')
    await expectToast(page, '返水维护中')
    server.answer('/api/getfanshui', answer(list, '1', '1'))
    await main(page).getByRole('button', { name: '重试' }).click()
    await expect(rows(page)).toHaveCount(3)
    const cells = (n: number) => rows(page).nth(n).getByRole('cell').allInnerTexts()
    expect(await cells(0)).toEqual(['星海', '1,234.50', '待领取', '2026-07-01 08:00:00', '未领取'])
    expect(await cells(1)).toEqual([
      '星海',
      '1,234.50',
      '已领取',
      '2026-07-01 08:00:00',
      '2026-07-02 08:30:00',
    ])
    expect((await cells(2))[2]).toBe('已领取')
  },
)

test(
  'a game sent as its venue’s code shows the venue’s name, and the filter sends the code',
  { tag: ['@dom', '@s2-2.9.3,4', '@s2-3.3.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const venues = [
      { balance: '0.00', name: 'AG真人', platname: 'AG' },
      { balance: '0.00', name: 'PG电子', platname: 'PG' },
    ]
    server.answer('/api/balancelist', { json: { code: 200, message: '成功', data: venues } }, 9)
    const row = { money: 1.1, state: 1, created_at: '2026-11-22T03:21:25.000000Z' }
    const list = ['pg', 'ag'].map((code) => ({ ...row, platform_type: code, gamename: code }))
    server.answer('/api/getfanshui', answer(list, 2.2, 0), 9)
    await page.goto('/#/fanshui?page=2')
    await expect(rows(page)).toHaveText([/^PG电子1\.10/, /^AG真人1\.10/])
    await page.getByLabel('平台').selectOption({ label: 'PG电子' })
    await expect
      .poll(() => server.requestsOf('/api/getfanshui').at(-1)?.payload)
      .toEqual({ date: 4, page: 1, api_type: 'PG', type: '' })
  },
)
