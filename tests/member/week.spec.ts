import { expect, test, type Page, type Server } from '../kit/fixtures'
import { heading, hideServerTime } from '../kit/steps'

// D82: the week in three figures and a sentence, from the member's own records.

const HOUR = 3600_000
const DAY = 24 * HOUR
/** Noon on a Sunday in Beijing. */
const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const beijing = (ms: number) => new Date(ms + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')
const week = (page: Page) => page.getByRole('main').getByRole('region', { name: '我的一周' })

const bet = (at: number, bet_amount: string, win_loss: string, status = 1) => ({
  bet_time: beijing(at),
  bet_id: `B${at}${bet_amount}`,
  Code: '深海猎手',
  platform_type: 'PG',
  playname: '',
  playmemo: '',
  bet_amount,
  win_loss,
  status,
})
const pageOf = (data: unknown[], total = data.length) => ({
  json: { code: 200, message: '', data: { current_page: 1, data, per_page: 10, total } },
})
const rebate = (at: number, money: string, state: number) => ({
  gamename: '深海猎手',
  money,
  state,
  created_at: beijing(at),
  updated_at: null,
})
const giveRebates = (server: Server, rows: unknown[]) =>
  server.answer(
    '/api/getfanshui',
    {
      json: {
        code: 200,
        message: '',
        data: {
          list: { current_page: 1, data: rows, per_page: 10, total: rows.length },
          jisuan: 0,
          nojisuan: 0,
        },
      },
    },
    99,
  )

test(
  'the week says time, stakes, result, peaks and rebates, and begins anew on Monday',
  { tag: ['@dom', '@D82', '@D27'] },
  async ({ member: page, server }) => {
    await hideServerTime(page)
    await page.clock.setFixedTime(NOON)
    const bets = [
      bet(NOON - HOUR, '100.1', '-100.1'),
      bet(NOON - HOUR - 10 * 60_000, '50', '25.05'),
      { ...bet(NOON - 2 * DAY, '900', '-900'), Code: '', platform_type: 'ag' },
      bet(NOON - 3 * HOUR, '400', '0', 2),
      bet(NOON - 4 * HOUR, '77', '0', 0),
      bet(NOON - 6.6 * DAY, '10', '5000'),
    ]
    await server.answer('/api/betrecord', pageOf(bets), 99)
    const venues = [{ platname: 'AG', name: 'AG亚游', balance: '0' }]
    await server.answer('/api/balancelist', { json: { code: 200, message: '', data: venues } }, 9)
    await giveRebates(server, [
      rebate(NOON - DAY, '3.2', 1),
      rebate(NOON, '1.1', 0),
      rebate(NOON - 8 * DAY, '90', 0),
    ])
    await page.goto('/#/limits')
    await expect(week(page).getByRole('term')).toHaveText(['投注', '结算后输', '返水'])
    await expect(week(page).getByRole('definition')).toHaveText([
      '¥1,450.104笔，2天，约10分钟',
      '¥975.05另有1笔未结算',
      '¥4.30其中 ¥1.10 待领取',
    ])
    await expect(week(page)).toContainText(
      '单笔最多赢 ¥25.05（深海猎手，11-22 10:50）；单笔最多输 ¥900.00（AG亚游，11-20 12:00）。',
    )
    await page.clock.setFixedTime(NOON + DAY)
    await page.goto('/robots.txt')
    await page.goto('/#/limits')
    await expect(week(page)).toContainText('本周还没有投注。')
  },
)

test(
  'many bets are summed up on request, and an unreadable list can be tried again',
  { tag: ['@dom', '@D82'] },
  async ({ member: page, server }) => {
    await hideServerTime(page)
    await page.clock.setFixedTime(NOON)
    await server.refuse('/api/betrecord', '记录维护中')
    await page.goto('/#/limits')
    await expect(week(page)).toContainText('本周记录暂时无法读取')
    await server.answer('/api/betrecord', pageOf([bet(NOON - HOUR, '5', '-5')], 320), 1)
    await week(page).getByRole('button', { name: '重试' }).click()
    await expect(week(page)).toContainText('近7天有320笔投注。')
    await server.answer('/api/betrecord', pageOf([bet(NOON - HOUR, '5', '-5')]), 9)
    await giveRebates(server, [])
    await week(page).getByRole('button', { name: '统计本周' }).click()
    await expect(week(page)).toContainText('投注¥5.001笔')
  },
)

test(
  '设置限额 leads to the first limit; the profile does not say the week again',
  { tag: ['@dom', '@D82', '@D74'] },
  async ({ member: page }) => {
    await page.goto('/#/limits')
    await week(page).getByRole('button', { name: '设置限额' }).click()
    await expect(page.getByLabel('每日存款限额')).toBeFocused()
    await page.goto('/#/mine')
    await expect(heading(page, '个人资料')).toBeVisible()
    await expect(week(page)).toHaveCount(0)
  },
)
