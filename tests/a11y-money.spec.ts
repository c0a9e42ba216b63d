import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from './fixtures'
import { expectToast, heading } from './steps'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const main = (page: Page) => page.getByRole('main')
const hash = (page: Page) => new URL(page.url()).hash
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const PACKETS = {
  sendnums: 2,
  acquirednum: 3,
  max_times: 5,
  rules: [
    {
      start_time: '2020-01-01 10:00:00',
      end_time: '2099-01-01 12:00:00',
      day_flow: '1',
      flow_money: '2',
      recharge: '3',
    },
  ],
}

async function expectNoViolations(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const told = violations.map(({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
  expect(told).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.beforeEach(async ({ page, server, logIn }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await server.member('demo888', { transferstatus: 0 })
      await logIn()
    })

    test('on the transfer page, its messages and its dialog [D36] [D34] [s2-2.13]', async ({ page }) => {
      await page.goto('/#/transfer')
      await main(page).getByRole('button', { name: '确认转账' }).click()
      await expectToast(page, '请输入转账金额')
      await expectNoViolations(page, 'transfer')
      await main(page).getByRole('button', { name: '转入AG 国际厅' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page, 'venue dialog')
      await page.keyboard.press('Escape')
      await main(page).getByRole('switch', { name: '免转模式' }).click()
      await expect(main(page).getByRole('button', { name: '确认转账' })).toHaveCount(0)
      await expectNoViolations(page, 'seamless mode')
    })

    test('on the deposit page in each channel [D36] [D34] [s2-2.14]', async ({ page }) => {
      await page.goto('/#/recharge')
      for (const name of ['钱包支付', '银行卡转账', 'USDT', '微信支付', '支付宝', '人工充值']) {
        await page.getByRole('radio', { name, exact: true }).check()
        if (name === '银行卡转账') await expect(page.getByRole('region', { name: '收款账户2' })).toBeVisible()
        await page.getByRole('button', { name: '提交存款' }).click()
        await expectToast(page, '请输入正确的金额')
        await expectNoViolations(page, name)
      }
    })

    test('on each variant of the payment page [D36] [D34] [s2-2.15]', async ({ page, server }) => {
      const token = await server.tokenOf('demo888', 'demo8888')
      const bank = { bank: '青云银行', bank_owner: '林', bank_no: '62000000', bank_address: '支行' }
      for (const order of [
        { paytype: 'usdt', amount: 720, catepay: 'TRC20' },
        { paytype: 'antoken', amount: 500 },
        { paytype: 'wxpay', amount: 500 },
        { paytype: 'rengong', amount: 500 },
        { paytype: 'bank', amount: 500, ...bank },
      ]) {
        const { message } = await server.call('/api/recharge', order, token)
        await page.goto(`/#/payInfo?deposit_no=${message}`)
        await expect(main(page).getByText(message, { exact: true })).toBeVisible()
        if (order.paytype === 'usdt' || order.paytype === 'antoken')
          await expect(page.getByRole('img', { name: /地址/ })).toBeVisible()
        await expectNoViolations(page, order.paytype)
      }
    })

    test('on the withdrawal page in both tabs [D36] [D34] [s2-2.16]', async ({ page }) => {
      await page.goto('/#/withdraw')
      for (const name of ['汇旺', 'USDT']) {
        await page.getByRole('tab', { name }).click()
        await page.getByRole('radio').first().check()
        await page.getByLabel('取款金额').fill('99')
        await page.getByRole('button', { name: '提交取款' }).click()
        await expectToast(page, '单笔取款不能低于100')
        await expectNoViolations(page, `withdraw ${name}`)
      }
    })

    test('on the accounts, their dialogs and the unknown outcome [D36] [D34] [s2-2.17]', async ({
      page,
      server,
    }) => {
      for (const [type, title, first] of [
        [1, '绑定USDT', '请输入USDT地址'],
        [2, '绑定汇旺', '请输入姓名'],
        [3, '绑定钱包APP', '请输入USDT地址'],
      ] as const) {
        await page.goto(`/#/cardList?type=${type}`)
        await expect(main(page).getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible()
        await expectNoViolations(page, `cardList ${type}`)
        await main(page).getByRole('button', { name: '添加', exact: true }).click()
        const dialog = page.getByRole('dialog', { name: title })
        await dialog.getByRole('button', { name: '立即绑定' }).click()
        await expectToast(page, first)
        await expectNoViolations(page, title)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await main(page).getByRole('button', { name: '删除' }).first().click()
      await expectNoViolations(page, 'delete')
      server.drop('/api/delcard', 'request')
      await page.getByRole('alertdialog').getByLabel('支付密码').fill('123456')
      await page.getByRole('button', { name: '确定' }).click()
      await expect(page.getByRole('alertdialog', { name: '请求结果未知' })).toBeVisible()
      await expectNoViolations(page, 'unknown outcome')
    })

    test('on the red packets and their pop-ups [D36] [D34] [s2-2.19] [s2-2.20]', async ({ page, server }) => {
      server.answer('/api/userredpacket', ok(PACKETS), 99)
      server.answer('/api/douserredpacket', ok({ redpacketmoney: '8.88' }))
      await page.goto('/#/welfare')
      await expect(page.getByRole('table', { name: '红包记录' })).toBeVisible()
      await expectNoViolations(page, 'welfare')
      await page.goto('/#/userredpacket')
      await expect(page.getByRole('table', { name: '活动规则' })).toBeVisible()
      await expectNoViolations(page, 'userredpacket')
      for (const text of ['恭喜您抢到', '您还未达到领取条件']) {
        await page.getByRole('button', { name: '立即抢红包' }).click()
        await expect(page.getByRole('dialog', { name: '抢红包' })).toContainText(text)
        await expectNoViolations(page, text)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: '抢红包' })).toBeHidden()
      }
    })
  })
}

/** Presses Tab until the control has the focus; fails when it can't be reached. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outline = await control.evaluate((element) => {
        const frame = element.closest('label') ?? element.parentElement ?? element
        return [element, frame].some((one) => {
          const { outlineStyle, boxShadow } = getComputedStyle(one)
          return outlineStyle !== 'none' || boxShadow !== 'none'
        })
      })
      expect(outline, 'the focus can be seen').toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached by Tab')
}

async function enterMain(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
}

test('a whole deposit by keyboard alone: from the skip link to the records [D36] [s2-2.14]', async ({
  page,
  server,
  logIn,
}) => {
  test.slow()
  await logIn()
  await page.goto('/#/recharge')
  await enterMain(page)
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await tabTo(page, radio('钱包支付'))
  await page.keyboard.press('ArrowRight')
  await expect(radio('银行卡转账')).toBeChecked()
  for (const [label, typed] of [
    ['存款人姓名', '林星澜'],
    ['银行', '青'],
    ['银行账号', '6200888800000000'],
    ['开户行地址', '青云支行'],
    ['存款金额', '500'],
  ] as const) {
    await tabTo(page, main(page).getByLabel(label, { exact: true }))
    if (label === '银行') for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown')
    else await page.keyboard.type(typed)
  }
  await tabTo(page, page.getByRole('button', { name: '快捷金额599元' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: '提交存款' }))
  await page.keyboard.press('Enter')
  await expectToast(page, '提交成功，等待审核，订单号', 'status')
  expect(server.requestsOf('/api/recharge').map(({ payload }) => payload)).toEqual([
    {
      paytype: 'bank',
      amount: 599,
      bank: '青云银行',
      bank_owner: '林星澜',
      bank_no: '6200888800000000',
      bank_address: '青云支行',
    },
  ])
  await expect.poll(() => hash(page)).toBe('#/transRecord')
  await expect(heading(page, '资金记录')).toBeFocused()
})

test('a whole withdrawal by keyboard alone, from the skip link on [D36] [s2-2.16]', async ({
  page,
  server,
  logIn,
}) => {
  test.slow()
  await logIn()
  await page.goto('/#/withdraw')
  await enterMain(page)
  await tabTo(page, page.getByRole('tab', { name: '汇旺' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'USDT' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, page.getByLabel('取款金额'))
  await page.keyboard.type('500')
  await tabTo(page, page.getByLabel('取款密码'))
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expectToast(page, '提交成功，等待审核', 'status')
  expect(server.requestsOf('/api/withdraw').map(({ payload }) => payload)).toEqual([
    { amount: '500', bank: 4, password: '123456' },
  ])
  await expect.poll(() => hash(page)).toMatch(/^#\/transRecord/)
})
