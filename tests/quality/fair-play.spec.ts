import { textAt } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'
import { withdraw } from '../kit/steps'

// What the portal never does (D74).

/** Words that push, promise, or make a loss look like a near miss. */
const PRESSURE =
  /最后机会|机会难得|错过|仅剩|仅限今日|倒计时|赶快|抓紧|立即充值|马上充值|再存一笔|稳赚|必中|必赢|秒到账|翻本|回本|差一点|就差|险些|撤销取款|取消取款/g

test(
  'no page pushes, promises or takes back a withdrawal, and only an order’s own time counts down',
  { tag: ['@dom', '@D74', '@D33'] },
  async ({ page, at }) => {
    test.slow()
    await at('/')
    const found: string[] = []
    for (const path of [...PUBLIC_ROUTES, ...MEMBER_ROUTES]) {
      const text = await textAt(page, path)
      found.push(...(text.match(PRESSURE) ?? []).map((word) => `${path} ${word}`))
      found.push(...(await page.getByRole('timer').allInnerTexts()).map((time) => `${path} ${time}`))
    }
    expect(found).toEqual([])
  },
)

/** Amount fields that aren't empty, and pressed quick amounts. */
async function preselected(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox', { name: /金额/ }).all()
  const typed = await Promise.all(fields.map((field) => field.inputValue()))
  const pressed = await page
    .getByRole('group', { name: '快捷金额' })
    .getByRole('button', { pressed: true })
    .allInnerTexts()
  return [...typed.filter((text) => text !== ''), ...pressed]
}

test(
  'no sum is preselected: not for a deposit by any channel, a withdrawal or a transfer',
  { tag: ['@dom', '@D74'] },
  async ({ page, at, server }) => {
    await server.member('demo888', { transferstatus: 0 })
    await at('/recharge')
    const channels = page.getByRole('radiogroup', { name: '存款方式' }).getByRole('radio')
    await expect(channels.first()).toBeVisible()
    for (const channel of await channels.all()) {
      await channel.check()
      await expect(page.getByLabel('存款金额')).toBeVisible()
      expect(await preselected(page), await channel.inputValue()).toEqual([])
    }
    await page.goto('/#/withdraw')
    await expect(page.getByLabel('取款金额')).toBeVisible()
    expect(await preselected(page)).toEqual([])
    await page.goto('/#/transfer')
    await expect(page.getByLabel('转账金额')).toBeVisible()
    expect(await preselected(page)).toEqual([])
    await page.goto('/#/limits')
    await expect(page.getByRole('button', { name: '开始暂停' })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  },
)

test(
  'a withdrawal under way offers no way to take it back, on its page and in the records',
  { tag: ['@dom', '@D74', '@D71'] },
  async ({ member: page }) => {
    await page.goto('/#/withdraw')
    await page.getByRole('radio', { name: /尾号 3 5 7 1$/ }).check()
    await page.getByLabel('取款金额').fill('100')
    await page.getByLabel('取款密码').fill('123456')
    await withdraw(page)
    const main = page.getByRole('main')
    await expect(main.getByText('审核中').first()).toBeVisible()
    const controls = async () =>
      (await main.getByRole('button').or(main.getByRole('link')).allInnerTexts()).join(' ')
    expect(await controls()).not.toMatch(/撤|取消/)
    await page.goto('/#/transRecord?type=2')
    await expect(main.getByRole('table')).toContainText('待审核')
    expect(await controls()).not.toMatch(/撤|取消/)
  },
)
