import { axeFinds } from '../kit/audit'
import { expect, test } from '../kit/fixtures'
import { captchaOf, memberBar } from '../kit/steps'

test.use({ host: 'worker' })

test(
  'an approved agent shares the own link and sees who registers by it',
  { tag: ['@D41', '@D53'] },
  async ({ page, server, logIn, baseURL }) => {
    const token = await logIn('newbie1')
    await server.call('/api/applyagentdo', { mobile: '13800000001', apply_info: '社群推广' }, token)
    const desk = await page.context().newPage()
    await desk.goto('/demo-console.html')
    const waiting = desk.getByRole('region', { name: '待审核', exact: true })
    await expect(waiting.getByText(/^13800000001 · 社群推广/)).toBeVisible()
    await waiting.getByRole('button', { name: '通过 代理申请 newbie1' }).click()
    await expect(waiting.getByText('暂无待审核的订单')).toBeVisible()
    await desk.close()

    await page.goto('/#/mine')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: '代理登录' }).first().click()
    const agents = await opened
    await agents.waitForURL(/demo-agent\.html/)
    const link = agents.getByLabel('好友通过此链接注册，即归属于您')
    await expect(link).toHaveValue(`${baseURL}/#/register?pid=newbie1`)
    await expect(agents.getByText('还没有会员')).toBeVisible()

    const friend = await page.context().newPage()
    await friend.goto(await link.inputValue())
    const person = {
      账号: 'friend01',
      密码: 'abcd1234',
      确认密码: 'abcd1234',
      真实姓名: '王五',
      支付密码: '123456',
    }
    for (const [label, value] of Object.entries(person))
      await friend.getByLabel(label, { exact: true }).fill(value)
    await friend.getByLabel('验证码', { exact: true }).fill(await captchaOf(friend))
    await friend.getByRole('button', { name: '立即注册' }).click()
    await expect(memberBar(friend)).toContainText('888.00')
    await agents.bringToFront()
    const members = agents.getByRole('region', { name: /^我的会员/ }).getByRole('row')
    await expect(members.filter({ hasText: 'friend01' })).toContainText('¥ 0.00', { timeout: 10_000 })
    const months = agents.getByRole('region', { name: '月度佣金', exact: true })
    await expect(months).toContainText('进行中')
    for (const width of [1440, 360]) {
      await agents.setViewportSize({ width, height: 844 })
      expect(await axeFinds(agents)).toEqual([])
      // Nor does a table scroll sideways in its frame.
      expect(
        await agents.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('section > div')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        ),
      ).toEqual([0, 0, 0, 0])
    }
  },
)
