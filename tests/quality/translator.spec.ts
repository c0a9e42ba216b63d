import { walkTo } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'
import { captchaOf, confirmation, expectToast, header, memberBar, submitLogin } from '../kit/steps'
import { takenFrom, translate } from '../kit/translator'

const main = (page: Page) => page.getByRole('main')

/** Presses tabs, filters, pages and what opens in place, a few of each page, as fast as the translator follows. */
const pressAll = (page: Page) =>
  page.evaluate(async () => {
    const pressed = new Set<string>()
    for (let presses = 0; presses < 3; presses += 1) {
      const next = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is([role=tab][aria-selected=false], [aria-pressed=false], nav[aria-label=分页] button, [aria-expanded=false], [role=radio], summary)',
        ),
      ].find(
        (element) =>
          element.checkVisibility() && !element.matches(':disabled') && !pressed.has(element.textContent),
      )
      if (!next) return
      pressed.add(next.textContent)
      next.click()
      await new Promise((done) => setTimeout(done, 40))
    }
  })

/** Walks over routes in one document, presses what there is, and expects each page whole and React's texts untouched. */
async function walk(page: Page, routes: string[]): Promise<void> {
  for (const route of routes) {
    await walkTo(page, route)
    await pressAll(page)
    expect(await takenFrom(page), `bare texts on ${route}`).toEqual([])
    expect(await page.getByText('页面出错了').count(), route).toBe(0)
  }
}

test.beforeEach(async ({ page }) => {
  // Walks over all routes.
  test.slow()
  await translate(page)
})

test('a translator breaks no page of a visitor, and a login is told', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/#/')
  await walk(
    page,
    PUBLIC_ROUTES.filter((path) => path !== '/userredpacket'),
  )
  await walk(page, ['/', '/vip'])
  for (const name of ['搜索', '登录']) {
    await header(page).getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await header(page).getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: '会员登录' })
  await submitLogin(dialog, 'demo888', 'wrong1234')
  await expectToast(page, '密码错误')
  await dialog.getByLabel('密码', { exact: true }).fill('demo8888')
  await dialog.getByLabel('验证码', { exact: true }).fill(await captchaOf(dialog))
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expectToast(page, '登录成功', 'status')
  await expect(memberBar(page)).toContainText('28,640.50')
})

test('a translator breaks no page of a member', { tag: ['@dom', '@D80'] }, async ({ member }) => {
  await member.goto('/#/')
  await walk(member, MEMBER_ROUTES)
  await walk(member, ['/userredpacket', ...MEMBER_ROUTES.slice(0, 3)])
})

test(
  'under a translator balance and clock stay current, and outcomes of money are told',
  { tag: ['@core', '@D80'] },
  async ({ member, server }) => {
    await server.member('demo888', { transferstatus: 0 })
    await member.goto('/#/transfer')
    await expect(memberBar(member)).toContainText('28,640.50')
    const clock = memberBar(member).locator('time').first()
    const before = (await clock.textContent()) ?? ''

    await main(member).getByLabel('转账金额').fill('10')
    await main(member).getByRole('button', { name: '确认转账' }).click()
    await expectToast(member, '转账成功', 'status')
    await expect(memberBar(member)).toContainText('28,630.50')
    await main(member).getByRole('region', { name: '转账' }).getByRole('button', { name: '一键回收' }).click()
    await expectToast(member, '回收', 'status')
    await expect(memberBar(member)).not.toContainText('28,630.50')
    await expect(clock).not.toHaveText(before)

    await walkTo(member, '/recharge')
    await main(member).getByLabel('存款金额').fill('500')
    const tab = member.waitForEvent('popup')
    await main(member).getByRole('button', { name: /存款$/ }).last().click()
    await expectToast(member, '订单号', 'status')
    await (await tab).close()

    await walkTo(member, '/withdraw')
    await main(member).getByRole('radio').first().check({ force: true })
    await main(member).getByLabel('取款金额').fill('200')
    await main(member).getByLabel('取款密码').fill('123456')
    await main(member).getByRole('button', { name: '提交取款' }).click()
    await confirmation(member).getByRole('button', { name: '确认取款' }).click()
    await expectToast(member, '提交成功，等待审核', 'status')

    await server.member('demo888', { balance: '77.70' })
    await expect(memberBar(member)).toContainText('77.70', { timeout: 20_000 })
    for (const figure of await member.locator('[data-balance]:visible').all())
      await expect(figure.locator('[translate=no]')).toHaveText('77.70')
    await expect(member.getByText('页面出错了')).toHaveCount(0)
  },
)
