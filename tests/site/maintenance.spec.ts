import { expect, test } from '../kit/fixtures'

for (const [state, repair_tips] of [
  [0, '今日 04:00 至 06:00 例行维护'],
  ['0', '<p>今日 <b>04:00</b> 至 06:00 例行维护</p>'],
] as const)
  test(
    `site_state ${JSON.stringify(state)} shows repair_tips as text instead of the app`,
    { tag: ['@dom', '@s1-2.9', '@s1-4.4.1', '@D63'] },
    async ({ page, server }) => {
      const data = { title: '星澜娱乐', site_state: state, repair_tips }
      server.answer('/api/app', { json: { code: 200, message: '', data } }, 2)
      await page.goto('/#/vip')
      await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
      await expect(page.getByText('今日 04:00 至 06:00 例行维护', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      server.answer('/api/app', { json: { code: 200, message: '', data: { ...data, site_state: 1 } } })
      await expect
        .poll(async () => {
          await page
            .getByRole('button', { name: '重试' })
            .click({ timeout: 1000 })
            .catch(() => undefined)
          return page.getByRole('banner', { name: '页头' }).isVisible()
        })
        .toBe(true)
    },
  )

test('an empty site_state means open', { tag: ['@dom', '@s1-2.9', '@D16'] }, async ({ page, server }) => {
  server.answer('/api/app', { json: { code: '200', message: '', data: { title: '', site_state: '' } } }, 2)
  await page.goto('/')
  await expect(page.getByRole('banner', { name: '页头' })).toBeVisible()
})
