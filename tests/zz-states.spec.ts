import { test, type Page } from './kit/fixtures'
const D = '/tmp/st-shots/'
const SIZES = { d: { width: 1440, height: 900 }, m: { width: 390, height: 844 } }
for (const [k, view] of Object.entries(SIZES)) {
  const shot = async (page: Page, name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${D}${name}-${k}.png`, fullPage, animations: 'disabled' })
  }
  test.describe(k, () => {
    test.use({ viewport: view, reducedMotion: 'reduce' } as never)
    test('shots1', async ({ member, server }) => {
      const page = member
      await page.goto('/#/activity')
      await page.getByRole('table').first().waitFor()
      await shot(page, 'activity', true)
      await page.goto('/#/activityInfo?id=1')
      await page.getByRole('table').first().waitFor()
      await shot(page, 'info', true)
      await shot(page, 'info-top')
      await page.goto('/#/vip')
      await page.getByRole('table').first().waitFor()
      await shot(page, 'vip', true)
      await page.goto('/#/recharge')
      await page.getByRole('button', { name: '提交存款' }).waitFor()
      await page.getByLabel('存款金额').fill('9')
      await page.getByRole('button', { name: '提交存款' }).click()
      await shot(page, 'deposit', true)
      await page.getByRole('radio', { name: '银行卡转账' }).check()
      await shot(page, 'deposit-bank', true)
      await page.goto('/#/cardList')
      await page.getByRole('button', { name: '添加' }).click()
      await page.getByLabel('USDT地址').fill('TXingLanDemoAddress0000ExampleAbcd')
      await shot(page, 'bind')
      await page.getByRole('button', { name: '稍后绑定' }).click()
      await page.goto('/#/cardList?type=2')
      await page.getByRole('button', { name: '添加' }).click()
      await page.getByLabel('汇旺号').fill('62008888')
      await page.getByRole('button', { name: '立即绑定' }).click()
      await shot(page, 'bind-h')
      server.answer('/api/betrecord', { json: { code: 200, message: '', data: null } }, 3)
      await page.goto('/#/betRecord?date=1')
      await page.getByRole('button', { name: '查看30天内' }).waitFor()
      await shot(page, 'empty')
    })
    test('shots2', async ({ member, server, context }) => {
      const page = member
      await page.goto('/#/withdraw')
      await page.getByRole('button', { name: '提交取款' }).waitFor()
      await page.getByRole('radio').first().check()
      await page.getByLabel('取款金额').fill('200')
      await page.getByLabel('取款密码').fill('123456')
      await context.setOffline(true)
      await shot(page, 'offline', true)
      await context.setOffline(false)
      server.drop('/api/withdraw', 'request')
      await page.getByRole('button', { name: '提交取款' }).click()
      await page.getByRole('button', { name: '确认取款' }).click()
      await page.getByRole('alertdialog').waitFor()
      await page.waitForTimeout(1500)
      await shot(page, 'unknown')
      await page.goto('/#/password')
      server.refuse('/api/activitylist', 'x', 500, 3)
      await page.goto('/#/activity')
      await page.getByRole('button', { name: '重试' }).waitFor()
      await shot(page, 'error', true)
    })
    test('shots3', async ({ page, server }) => {
      server.answer(
        '/api/app',
        {
          json: {
            code: 200,
            message: '',
            data: { title: '星澜娱乐', site_state: 0, repair_tips: '今日 04:00 至 06:00 例行维护' },
          },
        },
        9,
      )
      await page.goto('/#/vip')
      await page.getByRole('heading', { name: '系统维护中' }).waitFor()
      await shot(page, 'maintenance')
    })
    test('shots4', async ({ member }) => {
      const page = member
      await page.goto('/#/withdraw')
      await page.getByRole('radio').first().check()
      await page.getByLabel('取款金额').fill('200')
      await page.getByLabel('取款密码').fill('123456')
      await page.getByRole('button', { name: '提交取款' }).click()
      await page.getByRole('button', { name: '确认取款' }).click()
      await page.getByRole('heading', { name: '取款进度' }).waitFor()
      await shot(page, 'steps', true)
    })
  })
}
