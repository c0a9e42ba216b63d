import type { CDPSession } from '@playwright/test'
import { expect, test, type Page } from '../kit/fixtures'
import { heading, open } from '../kit/steps'

// Chinese keyboards: words under composition, and full-width digits.

/** Presses Enter like an engine that passes it to the page although an input method is active. */
async function enter(cdp: CDPSession): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', unmodifiedText: '\r' }
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** Composes a word in each text field of the page's forms and presses Enter; returns how many fields there were. */
async function composeEverywhere(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const fields = page.locator('form input:not([readonly])').filter({ visible: true })
  const types = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).type))
  const typed = types.flatMap((type, place) => (['text', 'email', 'tel'].includes(type) ? [place] : []))
  for (const place of typed) {
    await fields.nth(place).focus()
    await cdp.send('Input.imeSetComposition', { text: 'xing', selectionStart: 4, selectionEnd: 4 })
    await enter(cdp)
    await cdp.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  }
  return typed.length
}

test(
  'Enter that picks a word of an input method submits no form of the member centre',
  { tag: ['@core', '@D36'] },
  async ({ member: page, server }) => {
    await page.goto('/')
    for (const [route, name] of [
      ['/recharge', '存款'],
      ['/mine', '个人资料'],
      ['/applyagent', '申请代理'],
      ['/withdraw', '取款'],
    ] as const) {
      await open(page, route)
      await expect(heading(page, name)).toBeVisible()
      await expect(page.locator('form input:not([readonly])').filter({ visible: true }).first()).toBeVisible()
      expect(await composeEverywhere(page), route).toBeGreaterThan(0)
      await expect(page.getByRole('alert').filter({ hasText: '请' })).toHaveCount(0)
    }
    for (const path of [
      '/api/recharge',
      '/api/updateuserinfo',
      '/api/applyagentdo',
      '/api/withdraw',
    ] as const)
      server.expectNone(path)
  },
)

test(
  'full-width digits are sent as plain ones, in amounts, cards and phones',
  { tag: ['@dom', '@D26', '@D60'] },
  async ({ member: page, server }) => {
    await page.goto('/#/mine')
    const typeInto = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).first().fill('')
      await page.getByLabel(label, { exact: true }).first().focus()
      await page.keyboard.insertText(text)
    }
    await typeInto('手机号', '１３８００１３８０００')
    await typeInto('出生日期', '１９９２－０６－１８')
    await page.getByRole('button', { name: '确认修改' }).click()
    await expect(page.getByRole('status').filter({ hasText: '操作成功' })).toBeVisible()
    await open(page, '/recharge')
    await page.getByRole('radio', { name: /银行/ }).first().check({ force: true })
    await typeInto('存款金额', '１２３。５')
    await typeInto('存款人姓名', '星澜')
    await page.getByLabel('银行', { exact: true }).selectOption({ index: 1 })
    await typeInto('银行账号', '６２００　８８８８')
    await typeInto('开户行地址', '上海')
    await page.getByRole('button', { name: '提交存款' }).click()
    await expect.poll(() => server.requestsOf('/api/recharge').length).toBe(1)
    expect(server.requestsOf('/api/recharge')[0]?.payload).toMatchObject({
      amount: 123.5,
      bank_no: '6200 8888',
    })
    const profile = server.asked.find(({ payload }) => JSON.stringify(payload).includes('13800138000'))
    expect(profile?.payload).toMatchObject({ mobile: '13800138000', birthday: '1992-06-18' })
  },
)
