import { expect, test, type Page } from '../kit/fixtures'
import { heading } from '../kit/steps'

const overview = (page: Page) => page.getByRole('region', { name: '账户概览' })
const figure = (page: Page, name: string) =>
  overview(page).getByRole('link', { name: new RegExp(`^${name}`) })
const GAME = { name: 'AG', type: '1', code: 'BAC', title: '百家乐', picture: '' }

test('the profile opens with what one has and what waits', { tag: '@dom' }, async ({ page, server, at }) => {
  // The demo's numbers depend on the hour: deposits of today count until ten, rebates come with the day.
  const rebates = { list: [], jisuan: '0.00', nojisuan: '21.08' }
  server.answer('/api/getfanshui', { json: { code: 200, message: '', data: rebates } })
  const data = { sendnums: 3, acquirednum: 0, max_times: 3, rules: [] }
  server.answer('/api/userredpacket', { json: { code: 200, message: '', data } })
  await at('/mine')
  await expect(figure(page, '可用余额')).toContainText('28,640.50')
  await expect(figure(page, '待领返水')).toContainText('¥ 21.08')
  await expect(figure(page, '红包次数')).toContainText('3次')
  // A game is offered once one has been played.
  await expect(overview(page).getByText(/玩/)).toHaveCount(0)
  for (const [name, title] of [
    ['可用余额', '资金记录'],
    ['待领返水', '返水记录'],
    ['红包次数', '红包记录'],
  ] as const) {
    await page.goto('/#/mine')
    await figure(page, name).click()
    await expect(heading(page, title)).toBeVisible()
  }
})

test(
  '继续玩 names the game played last and leads to it',
  { tag: ['@dom', '@D73'] },
  async ({ page, logIn }) => {
    await logIn()
    await page.goto('/robots.txt')
    await page.evaluate((game) => localStorage.setItem('portal:recent', JSON.stringify([game])), GAME)
    await page.goto('/#/mine')
    await expect(figure(page, '继续玩')).toContainText('百家乐')
    await expect(figure(page, '继续玩')).toHaveAttribute('href', '#/gamePage?name=AG&type=1&code=BAC')
  },
)

test(
  'a figure that can’t be read says so in its place, without a message, and still leads to its page',
  { tag: ['@dom', '@D73'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.refuse('/api/getfanshui', '系统维护')
    server.drop('/api/userredpacket', 'request', 9)
    server.allowUnused()
    await page.goto('/#/mine')
    await expect(figure(page, '待领返水')).toContainText('读取失败')
    await expect(figure(page, '红包次数')).toContainText('网络异常')
    await expect(page.getByRole('alert')).toHaveText('')
    await figure(page, '待领返水').click()
    await expect(heading(page, '返水记录')).toBeVisible()
  },
)

test(
  'figures say that they load, and closed red packets show none',
  { tag: ['@dom', '@D73'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await server.site({ redpacket_switch: 0 })
    server.delay('/api/getfanshui', 1500)
    await page.goto('/#/mine')
    await expect(figure(page, '待领返水')).toContainText('加载中')
    await expect(figure(page, '待领返水')).toContainText(/¥ \d+\.\d\d/)
    await expect(figure(page, '红包次数')).toHaveCount(0)
    server.expectNone('/api/userredpacket')
  },
)
