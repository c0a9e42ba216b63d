import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from './fixtures'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ROUTES = [
  'mine',
  'password',
  'apactive',
  'cardList',
  'message',
  'message?type=1',
  'applyagent',
  'fanshui',
  'betRecord',
  'transRecord',
  'transfer',
  'recharge',
  'withdraw',
  'bankCard',
  'welfare',
]

async function expectNoViolations(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(told).toEqual([])
}

for (const width of [1280, 390]) {
  test(`axe finds nothing on any member route at ${width} px [D36] [D34] [s2-2.1]`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn()
    for (const route of ROUTES) {
      await page.goto(`/#/${route}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page, route)
    }
  })

  test(`axe finds nothing in what members open at ${width} px: errors, messages, charts, empty lists [D36] [s2-2.7] [s2-2.10]`, async ({
    page,
    server,
    logIn,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn()
    const main = page.getByRole('main')
    await page.goto('/#/applyagent')
    await main.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoViolations(page, 'a refused form')
    await page.goto('/#/message?type=1')
    await main.getByRole('button', { name: /VIP3 邀请晋级/ }).click()
    await expect(main.getByRole('tabpanel').getByRole('table')).toBeVisible()
    await expectNoViolations(page, 'an open message')
    await page.goto('/#/betRecord')
    await page.getByRole('button', { name: '查看图表' }).click()
    await page.getByText('查看数据').click()
    await expectNoViolations(page, 'a chart')
    server.answer('/api/gettransrecord', { json: { code: 200, message: '', data: null } })
    await page.goto('/#/transRecord')
    await expect(main).toContainText('暂无信息')
    await expectNoViolations(page, 'an empty list')
    server.refuse('/api/activityApplyLog', '记录维护中')
    await page.goto('/#/apactive')
    await expect(main.getByRole('button', { name: '重试' })).toBeVisible()
    await expectNoViolations(page, 'a failed list')
  })
}
