import { axeFinds } from '../kit/audit'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { controlled, expectToast, header, hold, logInByDialog, memberBar } from '../kit/steps'

// The testers' console beside an open portal tab, both on the demo server in the real worker: no interception.

/** Opens the console in a new tab. */
async function openConsole(portal: Page): Promise<Page> {
  const desk = await portal.context().newPage()
  await desk.goto('/demo-console.html')
  await expect(desk.getByRole('switch', { name: '站点开放' })).toBeChecked()
  return desk
}

const part = (desk: Page, name: string) => desk.getByRole('region', { name, exact: true })
const said = (desk: Page, text: string) =>
  expect(desk.getByRole('status').filter({ hasText: text })).toBeVisible()

/** The browser's events when the user returns to a tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** A member's portal and the console beside it, both controlled by the worker. */
async function openBoth(page: Page): Promise<Page> {
  await page.goto('/')
  await controlled(page)
  await logInByDialog(page)
  return openConsole(page)
}

test(
  'the console works before a worker controls it, and closes the site in an open tab',
  { tag: ['@D14', '@D41'] },
  async ({ page, context }) => {
    const complaints: string[] = []
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const release = await hold(context, '**/sw.js')
    await page.goto('/')
    await expect(header(page)).toBeVisible()
    const desk = await openConsole(page)
    expect(await desk.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await desk.getByLabel('维护提示').fill('今日 04:00 至 06:00 例行维护')
    await desk.getByRole('button', { name: '保存站点' }).click()
    await said(desk, '站点设置已保存')
    await desk.getByRole('switch', { name: '站点开放' }).uncheck()
    await expect(async () => {
      await comeBack(page)
      await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText('今日 04:00 至 06:00 例行维护')).toBeVisible()

    release()
    await controlled(page)
    await desk.reload()
    await expect(desk.getByRole('switch', { name: '站点开放' })).not.toBeChecked()
    await desk.getByRole('switch', { name: '站点开放' }).check()
    await said(desk, '站点设置已保存')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(header(page)).toBeVisible()
    expect(complaints, 'the strict policy has nothing to say').toEqual([])
  },
)

test('a balance, a rejected deposit and a failing call reach the portal, its records and the log', async ({
  page,
}) => {
  const desk = await openBoth(page)
  await desk.getByRole('switch', { name: '自动审核' }).uncheck()
  await desk.getByLabel('主账户余额').fill('多少')
  await desk.getByRole('button', { name: '保存会员' }).click()
  await expect(desk.getByRole('alert').first()).toHaveText('请输入金额，如100.00')
  await desk.getByLabel('主账户余额').fill('77777.70')
  await desk.getByRole('button', { name: '保存会员' }).click()
  await said(desk, '会员 demo888 已保存')
  await expect(memberBar(page)).toContainText('77,777.70', { timeout: 7000 })
  const entry = part(desk, '资金流水').getByRole('row').filter({ hasText: '人工调整' })
  await expect(entry).toContainText('外部 → 主账户')
  await expect(entry).toContainText('¥ 49,137.20')

  const order = await page.evaluate(async () => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${sessionStorage.getItem('token')}`,
    }
    const body = JSON.stringify({ paytype: 'wxpay', amount: 500 })
    const answer = await fetch('/api/recharge', { method: 'POST', headers, body })
    return ((await answer.json()) as { message: string }).message
  })
  const waiting = part(desk, '待审核')
  await expect(waiting.getByText('等待手动审核')).toBeVisible()
  await waiting.getByRole('button', { name: '拒绝 存款 ¥ 500.00 demo888' }).click()
  await expect(waiting.getByText('暂无待审核的订单')).toBeVisible()
  await page.goto('/#/transRecord')
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('审核拒绝')

  const faults = part(desk, '下次请求的故障')
  const fail = async (call: string) => {
    await faults.getByLabel('接口').selectOption(call)
    await faults.getByLabel('提示文字').fill('场馆维护中')
    await faults.getByRole('button', { name: '设置故障' }).click()
    await expect(faults.getByText(`${call} × 1`)).toBeVisible()
  }
  await fail('/api/article')
  await fail('/api/transall')
  await faults.getByRole('button', { name: '撤销 /api/article × 1' }).click()
  await expect(faults.getByText('/api/article × 1')).toHaveCount(0)
  await page.goto('/#/transfer')
  await page.getByRole('button', { name: '一键回收' }).first().click()
  await expectToast(page, '场馆维护中')
  await expect(faults.getByText('没有等待中的故障')).toBeVisible()
  const log = part(desk, '最近请求').getByRole('row').filter({ hasText: '/api/transall' })
  await expect(log).toHaveCount(1)
  await expect(log).toContainText('500')
})

test(
  'a reset asks first, undoes everything and ends sessions; the page passes axe',
  { tag: ['@D41', '@D53'] },
  async ({ page }) => {
    const desk = await openBoth(page)
    for (const width of [1440, 390]) {
      await desk.setViewportSize({ width, height: 844 })
      expect(await axeFinds(desk)).toEqual([])
      expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await desk.getByLabel('站点名称').fill('别的名字')
    await desk.getByRole('button', { name: '保存站点' }).click()
    await said(desk, '站点设置已保存')
    desk.once('dialog', (question) => void question.dismiss())
    await desk.getByRole('button', { name: '重置演示数据' }).click()
    await expect(desk.getByLabel('站点名称')).toHaveValue('别的名字')
    desk.once('dialog', (question) => {
      expect(question.message()).toMatch(/^确定重置全部演示数据/)
      void question.accept()
    })
    await desk.getByRole('button', { name: '重置演示数据' }).click()
    await said(desk, '演示数据已重置')
    await expect(desk.getByLabel('站点名称')).toHaveValue('星澜娱乐')
    await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible({
      timeout: 10_000,
    })
  },
)

test('messages, notices and switches reach the portal; a closed venue and a block stop an open game', async ({
  page,
}) => {
  const desk = await openBoth(page)
  const game = await page.context().newPage()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  await game.addInitScript((value) => sessionStorage.setItem('token', value ?? ''), token)
  await game.goto('/#/gamePage?name=PG&type=concise&code=0')
  await game.waitForURL(/demo-game/)
  const start = game.locator('#start')
  await expect(start).toHaveAttribute('aria-disabled', 'false')

  const content = part(desk, '内容')
  await content.getByLabel('新公告').fill('今晚 <b>赛事</b>加场')
  await content.getByRole('button', { name: '发布公告' }).click()
  await said(desk, '公告已发布')
  await content.getByLabel('标题').fill('活动提醒')
  await content.getByLabel('内容').fill('请查收 <i>新活动</i>')
  await content.getByLabel('收件人').selectOption('demo888')
  await content.getByRole('button', { name: '发送站内信' }).click()
  await said(desk, '站内信已发送：demo888')
  await content.getByText('优惠活动').click()
  await content.getByRole('switch', { name: '首存礼金 最高888元' }).uncheck()
  await said(desk, '优惠活动已下架：首存礼金 最高888元')

  await page.bringToFront()
  await expect(page.getByRole('main')).toContainText('今晚 <b>赛事</b>加场')
  await page.goto('/#/activity')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: '首存礼金' })).toHaveCount(0)
  await page.goto('/#/message')
  await page.getByRole('tab', { name: /^站内信/ }).click()
  await expect(page.getByRole('main')).toContainText('活动提醒')

  await desk.bringToFront()
  const venue = part(desk, '场馆').getByRole('switch', { name: 'PG电子' })
  // Off until the console has read the state, and to turn off what is off does nothing.
  await expect(venue).toBeChecked()
  await venue.uncheck()
  await game.bringToFront()
  await expect(game.getByRole('status')).toContainText('场馆维护中，暂停投注', { timeout: 10_000 })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await desk.bringToFront()
  await venue.check()
  await game.bringToFront()
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 10_000 })
  await desk.bringToFront()
  await part(desk, '会员').getByRole('switch', { name: '账号启用' }).uncheck()
  await game.bringToFront()
  await expect(game.getByRole('status')).toContainText('该用户已被禁用', { timeout: 10_000 })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
})
