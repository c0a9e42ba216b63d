import { axeFinds } from '../kit/audit'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { BUILD_TIMEOUT, IN_FOLDER, PortalHost, sharedBuild } from '../kit/portalHost'
import { captchaOf, expectToast, memberBar } from '../kit/steps'

// A build with its demo server, configured for passwords of 8 to 20 characters.

const SECRET = 'abcd-1234'
let folder = ''
let host: PortalHost

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  folder = await sharedBuild(test.info().project.outputDir, '', IN_FOLDER)
})
test.beforeEach(async () => {
  host = new PortalHost()
  await host.open({ folder, base: IN_FOLDER.VITE_BASE })
})
test.afterEach(() => host.close())

const portal = () => host.url + IN_FOLDER.VITE_BASE

/** Expects the text in the page, not in a toast. */
const told = (page: Page, text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible()

test(
  'every field, text and rule says 8 to 20 characters, and the demo server agrees',
  { tag: ['@D60'] },
  async ({ page }) => {
    await page.goto(`${portal()}#/register`)
    const main = page.getByRole('main')
    await expect(main.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('8到20位字母和数字')
    const payment = main.getByLabel('支付密码', { exact: true })
    await expect(payment).toHaveAccessibleDescription(/^8到20位 /)
    for (const [label, value] of [
      ['账号', 'lan8866'],
      ['密码', 'abcd1234'],
      ['确认密码', 'abcd1234'],
      ['真实姓名', '陈星澜'],
      ['支付密码', '123456'],
    ] as const)
      await main.getByLabel(label, { exact: true }).fill(value)
    await main.getByLabel('验证码', { exact: true }).fill(await captchaOf(page))
    const register = main.getByRole('button', { name: '立即注册' })
    await register.click()
    await told(page, '支付密码长度需是8到20位！')
    await payment.pressSequentially('78-and-much-more-than-this')
    await told(page, '最多20位，多出的1位已去除。请核对')
    await expect(payment).toHaveValue('12345678-and-much-mo')
    await payment.fill(SECRET)
    await register.click()
    await expect(memberBar(page)).toContainText('lan8866')

    await page.goto(`${portal()}#/cardList?addShow=1`)
    const dialog = page.getByRole('dialog', { name: '绑定USDT' })
    const secret = dialog.getByLabel('支付密码', { exact: true })
    const bind = dialog.getByRole('button', { name: '立即绑定' })
    await dialog.getByLabel('USDT地址').fill('TXingLanDemoNotARea1Wa11et2345TEST')
    await expect(secret).toHaveAccessibleDescription('8到20位')
    expect(await axeFinds(page)).toEqual([])
    await secret.fill('123456')
    await bind.click()
    await expectToast(page, '支付密码错误')
    await dialog.getByRole('button', { name: '显示密码' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await secret.fill('abcd-12345')
    await bind.click()
    await expectToast(page, '支付密码错误')
    await secret.fill(SECRET)
    await bind.click()
    await expect(dialog).toBeHidden()

    await page.goto(`${portal()}#/password`)
    await expect(main.getByLabel('新密码', { exact: true })).toHaveAccessibleDescription(
      '密码8到20位，由字母和数字组成',
    )
    await page.getByRole('tab', { name: '修改支付密码' }).click()
    await expect(main.getByLabel('新密码', { exact: true })).toHaveAccessibleDescription('支付密码为8到20位')
    await main.getByLabel('当前密码').fill(SECRET)
    for (const label of ['新密码', '确认新密码'])
      await main.getByLabel(label, { exact: true }).fill('wxyz 9876')
    await main.getByRole('button', { name: '提交' }).click()
    await expectToast(page, '密码修改成功！', 'status')
  },
)
