import { expect, test } from '../kit/fixtures'
import { expectToast, heading } from '../kit/steps'

test(
  'checks mobile, then reason, then sends the application once and empties the form',
  { tag: ['@dom', '@s2-2.8.1,2,3', '@s2-5.1.4', '@s2-7.2.9', '@s2-3.3.4'] },
  async ({ page, server, at }) => {
    await at('/applyagent', 'newbie1')
    await expect(heading(page, '申请代理')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByLabel('用户名')).toHaveValue('newbie1')
    await expect(main.getByLabel('真实姓名')).toHaveValue('陈新')
    await expect(main.getByLabel('真实姓名')).not.toBeEditable()
    const send = main.getByRole('button', { name: '提交申请' })
    await send.click()
    await expectToast(page, '请输入正确手机号')
    await expect(main.getByLabel('联系手机')).toBeFocused()
    await main.getByLabel('联系手机').fill('13800000001')
    await main.getByLabel('申请理由').fill('  ')
    await send.click()
    await expectToast(page, '请输入申请理由')
    expect(server.requestsOf('/api/applyagentdo')).toEqual([])
    await main.getByLabel('申请理由').fill('社群推广\n每月百人')
    server.delay('/api/applyagentdo', 300)
    await send.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expectToast(page, '提交成功，等待审核', 'status')
    expect(server.requestsOf('/api/applyagentdo').map(({ payload }) => payload)).toEqual([
      { mobile: '13800000001', apply_info: '社群推广\n每月百人' },
    ])
    await expect(main.getByLabel('申请理由')).toHaveValue('')
  },
)

test(
  'a second application is refused in Chinese, and the typed text stays',
  { tag: ['@dom', '@D61', '@s2-8.1'] },
  async ({ member, server }) => {
    const answer = (code: number, message: string) =>
      server.answer('/api/applyagentdo', { json: { code, message, data: '' } })
    answer(200, 'success')
    answer(500, 'Agent application already submitted')
    await member.goto('/#/applyagent')
    const main = member.getByRole('main')
    const apply = async (reason: string) => {
      await main.getByLabel('联系手机').fill('13800000000')
      await main.getByLabel('申请理由').fill(reason)
      await main.getByRole('button', { name: '提交申请' }).click()
    }
    await apply('我有资源')
    await expectToast(member, '代理申请成功', 'status')
    await expect(main.getByLabel('申请理由')).toHaveValue('')
    await apply('再来')
    await expectToast(member, '您已提交过代理申请，请等待审核')
    await expect(main.getByLabel('申请理由')).toHaveValue('再来')
  },
)
