import { expect, test, type Page, type Path } from '../kit/fixtures'

// Servers that send a whole list at once.

const list = <T>(row: (n: number) => T) => Array.from({ length: 20_000 }, (_, n) => row(n + 1))
const venue = (n: number) => ({ name: `场馆${n}`, platname: `V${n}`, balance: '1.00' })
const card = (n: number) => ({
  id: n,
  bank: '星河银行',
  bank_no: `62220000${n}`,
  bank_owner: '林星澜',
  bank_address: '支行',
})
const order = (n: number) => ({
  created_at: '2026-07-01 08:00:00',
  out_trade_no: `D${n}`,
  pay_way: '支付宝',
  amount: '100.00',
  state: 2,
})

const CASES: [route: string, answers: [Path, unknown][], ready: (page: Page) => Promise<void>][] = [
  [
    '/withdraw',
    [['/api/getcard', list(card)]],
    async (page) => {
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: '提交取款' }).click()
      await expect(page.getByLabel('取款金额')).toHaveAccessibleDescription('请输入正确的金额')
    },
  ],
  [
    '/transfer',
    [
      ['/api/balancelist', list(venue)],
      ['/api/balancelist2', list(venue)],
    ],
    async (page) => {
      await page.getByRole('searchbox', { name: '筛选转入' }).fill('场馆19999')
      await page.getByLabel('转入', { exact: true }).selectOption({ label: '场馆19999' })
      await page.getByRole('button', { name: '确认转账' }).click()
      await expect(page.getByLabel('转账金额')).toHaveAccessibleDescription('请输入转账金额')
    },
  ],
  [
    '/cardList?type=2&addShow=1',
    [
      ['/api/banklist', list((n) => ({ bank_name: `银行${n}` }))],
      ['/api/getcard', []],
    ],
    async (page) => {
      await page.getByRole('dialog').getByLabel('持有人姓名').fill('林星澜')
      await page.getByRole('searchbox', { name: '筛选银行' }).fill('19999')
      await page.getByRole('dialog').getByLabel('银行', { exact: true }).selectOption('银行19999')
    },
  ],
  [
    '/transRecord',
    [['/api/gettransrecord', { data: list(order), total: 20_000 }]],
    async (page) => {
      await page.getByRole('button', { name: '显示更多（还有19900条）' }).click()
      await expect(page.getByRole('row')).toHaveCount(201)
    },
  ],
]

for (const [route, answers, ready] of CASES)
  test(
    `20,000 rows in one answer leave ${route} usable`,
    { tag: ['@dom', '@D16'] },
    async ({ page, server, logIn }) => {
      for (const [path, data] of answers) server.answer(path, { json: { code: 200, message: '', data } }, 99)
      await server.member('demo888', { transferstatus: 0 })
      await logIn()
      await page.addInitScript(() => {
        const blocks: number[] = ((window as Window & { blocks?: number[] }).blocks = [])
        new PerformanceObserver((seen) =>
          seen.getEntries().forEach((task) => blocks.push(task.duration)),
        ).observe({
          type: 'longtask',
        })
      })
      await page.goto(`/#${route}`)
      await ready(page)
      const blocks = await page.evaluate(() => (window as Window & { blocks?: number[] }).blocks ?? [])
      // Mounting all rows took 10 to 30 s.
      expect(Math.max(0, ...blocks)).toBeLessThan(4000)
    },
  )
