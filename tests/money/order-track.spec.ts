import { expect, test, type Page } from '../kit/fixtures'
import { header, heading, letPass } from '../kit/steps'
import { beijing, order as orderOf, pageOf } from './lists'

// D81: an open order can be followed on every page.

const MINUTE = 60_000
const chip = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true })
const track = (page: Page) => page.getByRole('dialog', { name: '订单进度' })
const step = (page: Page, name: string) => track(page).getByRole('listitem').filter({ hasText: name })
const ALIPAY = { paytype: 'alipay', amount: 399 } as const

test(
  'an open deposit shows in the header of every page, and a press follows it to 已到账',
  { tag: ['@dom', '@D81', '@D25'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const { message: no } = await server.call('/api/recharge', ALIPAY, token)
    await page.clock.install()
    await page.goto('/#/vip')
    await expect(chip(page, '存款审核中')).toBeVisible()
    await page.goto('/#/abouts')
    await chip(page, '存款审核中').click()
    await expect(track(page).getByRole('heading', { name: '存款 ¥ 399.00' })).toBeVisible()
    await expect(track(page)).toContainText(no)
    await expect(step(page, '审核中')).toHaveAttribute('aria-current', 'step')
    await expect(step(page, '已提交').locator('time')).toHaveText(/^\d\d:\d\d$/)
    await expect(track(page).getByRole('button', { name: '去支付' })).toBeVisible()
    await server.decide(no, 'approved')
    await letPass(page, 15_000, async () => (await track(page).getByText('存款已到账').count()) === 1)
    await expect(step(page, '已到账').locator('time')).toHaveText(/^\d\d:\d\d$/)
    await expect(track(page).getByRole('button', { name: '去支付' })).toHaveCount(0)
    await track(page).getByRole('button', { name: '关闭', exact: true }).click()
    await expect(header(page).getByRole('button', { name: /审核中/ })).toHaveCount(0)
    const asked = server.requestsOf('/api/gettransrecord').length
    await page.clock.runFor(30_000)
    expect(server.requestsOf('/api/gettransrecord')).toHaveLength(asked)
  },
)

test(
  'without an open order the header says nothing, and the records are read once',
  { tag: ['@dom', '@D81'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await page.clock.install()
    await page.goto('/#/vip')
    await letPass(page, 10_000, () => server.requestsOf('/api/gettransrecord').length === 2)
    await page.clock.runFor(60_000)
    await expect(header(page).getByRole('button', { name: /审核中|等待确认/ })).toHaveCount(0)
    expect(server.requestsOf('/api/gettransrecord').map(({ payload }) => payload.type)).toEqual([1, 2])
  },
)

test(
  'a track says how long the member’s last orders took, from the records',
  { tag: ['@dom', '@D81'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const now = Date.now()
    const order = (ago: number, state: number, took = 0) =>
      orderOf(state, {
        created_at: beijing(now - ago * MINUTE),
        updated_at: beijing(now - (ago - took) * MINUTE),
        out_trade_no: `20261122000${ago}`,
      })
    const list = [order(4, 1), order(100, 2, 3), order(200, 2, 6), order(300, 2, 60)]
    await server.answer('/api/gettransrecord', pageOf(list), 99)
    await page.goto('/#/transRecord')
    await page.getByRole('main').getByRole('button', { name: '查看进度' }).first().click()
    await expect(track(page)).toContainText('已等4分钟 · 您最近3笔平均6分钟')
  },
)

test(
  '我已支付 opens the records with the track: 等待确认, and no second 去支付',
  { tag: ['@dom', '@D81', '@s2-2.15.1'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const { message: no } = await server.call('/api/recharge', ALIPAY, token)
    await page.clock.install()
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    await expect(track(page)).toContainText('等待确认，到账后自动更新')
    await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(0)
    await server.decide(no, 'rejected')
    await letPass(page, 15_000, async () => (await track(page).getByText('存款未通过审核').count()) === 1)
    await expect(step(page, '未通过')).toBeVisible()
    await track(page).getByRole('button', { name: '关闭', exact: true }).click()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('审核拒绝')
  },
)

test(
  'a track that opened by itself goes with its page',
  { tag: ['@dom', '@D81'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.hold()
    const { message: no } = await server.call('/api/recharge', ALIPAY, token)
    await page.goto('/#/vip')
    await page.goto(`/#/payInfo?deposit_no=${no}`)
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(track(page)).toContainText('等待确认')
    await page.goBack()
    await expect(heading(page, '支付信息')).toBeVisible()
    await expect(track(page)).toHaveCount(0)
    await page.goForward()
    await expect(heading(page, '资金记录')).toBeVisible()
    await expect(track(page)).toHaveCount(0)
  },
)

test(
  'the payment tab closes itself once the money has arrived; the other tab shows the track',
  { tag: ['@core', '@D81', '@D69'] },
  async ({ page, server, at }) => {
    await at('/recharge')
    await server.hold()
    const opened = page.waitForEvent('popup')
    await page.getByLabel('存款金额').fill('399')
    await page.getByRole('button', { name: '提交存款' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(/deposit_no=\d+/)
    const no = new URL(tab.url()).hash.replace(/\D/g, '')
    await expect(heading(page, '资金记录')).toBeVisible()
    await expect(page.getByRole('table').getByRole('button', { name: '去支付' })).toBeVisible()
    await tab.getByRole('button', { name: '我已支付' }).click()
    await expect(track(tab)).toContainText('等待确认')
    await expect(track(page)).toContainText('等待确认')
    await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(0)
    const closed = tab.waitForEvent('close')
    await server.decide(no, 'approved')
    await expect(track(tab)).toContainText('存款已到账，本页即将关闭')
    await closed
    await expect(track(page)).toContainText('存款已到账')
  },
)
