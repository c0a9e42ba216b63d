import { expect, test } from './fixtures'

test('a visitor reads the answers to frequent questions', { tag: '@dom' }, async ({ visitor }) => {
  await visitor.goto('/#/abouts')
  await expect(visitor.getByRole('tab', { name: '常见问题' })).toHaveAttribute('aria-selected', 'true')
  await expect(visitor.getByRole('banner', { name: '页头' })).toContainText('免费注册')
})

test('a member sees the balance the server sends', { tag: '@dom' }, async ({ member, server }) => {
  await server.member('demo888', { balance: '1234.5' })
  await member.goto('/')
  await expect(member.getByRole('region', { name: '会员栏' })).toContainText('1,234.50')
})

test('the promotions recover after two failures', { tag: '@dom' }, async ({ page, server }) => {
  await server.fail('/api/activitylist', 2)
  await page.goto('/#/activity')
  for (const failures of [1, 2]) {
    await expect.poll(() => server.requestsOf('/api/activitylist').length).toBe(failures)
    await page.getByRole('button', { name: '重试' }).click()
  }
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a deposit below the range is not sent, one within it is', async ({ member, server }) => {
  await member.goto('/#/recharge')
  await member.getByLabel('存款金额').fill('99')
  await member.getByRole('button', { name: '提交存款' }).click()
  await expect(member.getByRole('alert').first()).toBeVisible()
  server.expectNone('/api/recharge')
  await member.getByLabel('存款金额').fill('399')
  await member.getByRole('button', { name: '提交存款' }).click()
  await expect.poll(() => server.requestsOf('/api/recharge').length).toBe(1)
  const [sent] = server.requestsOf('/api/recharge')
  expect(sent).toMatchObject({ method: 'POST', payload: { paytype: 'antoken', amount: 399 } })
  expect(sent?.headers['x-request-id']).toBeTruthy()
})

test.describe('in the real service worker', () => {
  test.use({ host: 'worker' })
  test('a deposit is approved when the clock has moved on', async ({ page, logIn, server }) => {
    const token = await logIn('newbie1')
    await server.call('/api/recharge', { paytype: 'alipay', amount: 399 }, token)
    await page.goto('/#/transRecord')
    await expect(page.getByRole('table')).toContainText('待审核')
    await server.clock(21_000)
    await page.reload()
    await expect(page.getByRole('table')).toContainText('审核通过')
  })
})
