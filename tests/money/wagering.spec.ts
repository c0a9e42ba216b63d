import { expect, test, type Page } from '../kit/fixtures'
import { expectToast } from '../kit/steps'

// D67: what may be taken out now, where the server's turnover figure is known to be the missing one.

const ring = (page: Page) => page.getByRole('main').getByRole('region', { name: '现在可取' })
const holdings = (page: Page) => ring(page).getByRole('listitem')
const cents = (text: string) => Number(text.replace(/[^\d.]/g, '').replace('.', ''))

test(
  'missing turnover says what to stake, and what deposits and gifts hold, as the server counts it',
  { tag: ['@dom', '@D67'] },
  async ({ page, server, logIn }) => {
    const token = await logIn('newbie1')
    for (const amount of [500, 120.5]) {
      await server.call('/api/recharge', { paytype: 'alipay', amount }, token)
      await server.clock(amount === 500 ? 21_000 : 90_000)
    }
    await server.call('/api/doactivityapply', { activityid: 1 }, token)
    await server.clock(200_000)
    const { data } = await server.call<{ bet_amount: string }>('/api/getBetAmount', {}, token)
    await page.goto('/#/withdraw')
    await expect(ring(page)).toContainText(/再投注 ¥[\d,.]+ 即可全额取款/)
    await expect(ring(page)).toContainText('¥0.00')
    const text = await ring(page)
      .getByText(/^再投注/)
      .innerText()
    expect(cents(text)).toBe(cents(data.bet_amount))
    await expect(holdings(page).last()).toContainText('还需')
    const held = await holdings(page).getByText(/^还需/).allInnerTexts()
    expect(held.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(data.bet_amount))
    await expect(holdings(page).filter({ hasText: '存款 · 支付宝' })).toHaveCount(2)
    await expect(holdings(page).filter({ hasText: '活动礼金 · 首存礼金' })).toContainText(/ · 需流水 ¥\d/)
    await expect(ring(page).getByRole('link', { name: '去玩游戏' })).toBeVisible()
  },
)

test(
  'a withdrawal waits for no figure that is unknown, or no longer missing',
  { tag: ['@dom', '@D67'] },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.call('/api/recharge', { paytype: 'alipay', amount: 500 }, token)
    await server.clock(21_000)
    await page.goto('/#/withdraw')
    await expect(ring(page)).toContainText('再投注 ¥500.00 即可全额取款')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByLabel('取款金额').fill('100')
    await page.getByLabel('取款密码').fill('123456')
    const submit = page.getByRole('button', { name: '提交取款' })
    const confirmation = page.getByRole('dialog', { name: '确认取款' })
    await submit.click()
    await expectToast(page, '现在可取¥0.00，再投注¥500.00即可取款')
    const figure = (bet_amount: string) => ({ json: { code: 200, message: '', data: { bet_amount } } })
    for (const change of [
      () => server.answer('/api/getBetAmount', figure('0.00')),
      () => server.fail('/api/getBetAmount'),
    ]) {
      await change()
      await submit.click()
      await expect(confirmation).toBeVisible()
      await confirmation.getByRole('button', { name: '返回修改' }).click()
      await ring(page).getByRole('button', { name: '刷新流水' }).click()
      await expect(ring(page)).toContainText('再投注 ¥500.00 即可全额取款')
    }
    server.expectNone('/api/withdraw')
  },
)

test(
  'an unreadable figure says so; 刷新流水 reads that nothing is missing: all may be taken',
  { tag: ['@dom', '@D67', '@s2-2.16.4'] },
  async ({ page, server, at }) => {
    await server.fail('/api/getBetAmount')
    await at('/withdraw')
    await expect(ring(page)).toContainText('读取失败，请刷新')
    await expectToast(page, /./)
    await ring(page).getByRole('button', { name: '刷新流水' }).click()
    await expect(ring(page)).toContainText('剩余流水 ¥0.00 · 可取款')
    await expect(ring(page)).toContainText('¥28,640.50')
    await expect(page.getByLabel('流水', { exact: true })).toHaveCount(0)
  },
)
