import { expect, test, type Page } from '../kit/fixtures'
import { recordedData } from '../kit/recorded'
import { depositOnce, expectToast, header, heading, memberBar, submitLogin } from '../kit/steps'

const applyDialog = (page: Page) => page.getByRole('dialog', { name: '申请优惠' })

test('shows banner, rules, memo and a link back', { tag: ['@dom', '@s1-2.25'] }, async ({ page, server }) => {
  await page.goto('/#/activity')
  await page.getByRole('button', { name: '查看详情：周末赛事加赠' }).click()
  await page.getByRole('region', { name: '周末赛事加赠' }).getByRole('link', { name: '活动详情' }).click()
  await expect(heading(page, '周末赛事加赠')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/activityInfo?id=2')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '活动规则' })).toBeVisible()
  await expect(main.getByRole('heading', { name: '活动说明' })).toBeVisible()
  await expect(main.locator('img:visible').first()).toHaveAttribute('src', /stage-3-sports/)
  expect(server.requestsOf('/api/activitydeatil').at(-1)?.payload).toEqual({ id: 2 })
  await main.getByRole('link', { name: '优惠活动' }).click()
  await expect(heading(page, '优惠活动')).toBeAttached()
})

/** A real server's answer for an unknown id: an object of empty fields. */
const UNKNOWN = recordedData<{ title: string }>('/api/activitydeatil').find(({ title }) => title === '')!

test(
  'empty fields mean an unknown promotion; an ended promotion counts as unknown too',
  { tag: ['@dom', '@s1-2.25', '@D16'] },
  async ({ member, server }) => {
    server.answer('/api/activitydeatil', {
      json: { code: 200, message: 'activity not found', data: UNKNOWN },
    })
    await member.goto('/#/activityInfo?id=99')
    const main = member.getByRole('main')
    await expect(main).toContainText('活动不存在或已结束')
    await expect(member.getByRole('heading', { name: '活动规则' })).toHaveCount(0)
    await main.getByRole('link', { name: '查看全部优惠' }).click()
    await expect(heading(member, '优惠活动')).toBeAttached()
    const ended = { ...UNKNOWN, title: '首存888', content: '<p>规则</p>', can_apply: 1 }
    server.answer('/api/activitydeatil', { json: { code: 200, message: '成功', data: ended } })
    await member.goto('/#/activityInfo?id=98')
    await expect(main.filter({ visible: true })).toContainText('活动不存在或已结束')
    await expect(member.getByRole('button', { name: '申请优惠' })).toHaveCount(0)
  },
)

/** A promotion that the server lets everybody apply for. */
const OPEN = { ...UNKNOWN, id: 1, title: '首存888', content: '<p>规则</p>', can_apply: 1, state: 1 }

test(
  'applying twice shows both English answers in Chinese as successes',
  { tag: ['@dom', '@D61', '@D13'] },
  async ({ member, server }) => {
    const answer = (code: number, message: string) =>
      server.answer('/api/doactivityapply', { json: { code, message, data: '' } })
    answer(200, 'activity apply success')
    answer(202, 'No eligible records')
    server.answer('/api/activitydeatil', { json: { code: 200, message: '成功', data: OPEN } }, 9)
    await member.goto('/#/activityInfo?id=1')
    const opener = member.getByRole('button', { name: '申请优惠' })
    for (const [amount, told] of [
      ['100', '申请成功，请等待审核'],
      ['200', '活动不存在或已申请'],
    ] as const) {
      await opener.click()
      await applyDialog(member).getByLabel('优惠金额').fill(amount)
      await applyDialog(member).getByRole('button', { name: '立即申请' }).click()
      await expectToast(member, told, 'status')
      await expect(applyDialog(member)).toBeHidden()
      await expect(opener).toHaveCount(told.startsWith('申请成功') ? 0 : 1)
      // The form stays shut for this visit.
      await member.reload()
    }
    await expect(member.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  },
)

test('with can_apply 0 a member sees no 申请优惠, but why, where the server tells', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  for (const [id, reason] of [
    ['3', '该优惠自动派发，无需申请'],
    ['1', '您已领取过本期优惠，不可重复申请'],
  ] as const) {
    await page.goto(`/#/activityInfo?id=${id}`)
    await expect(page.getByText(reason, { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '申请优惠' })).toHaveCount(0)
  }
  await page.goto('/#/activityInfo?id=15')
  await expect(page.getByRole('button', { name: '申请优惠' })).toBeVisible()
  const silent = { ...OPEN, can_apply: 0 }
  server.answer('/api/activitydeatil', { json: { code: 200, message: '成功', data: silent } }, 9)
  await page.goto('/#/activityInfo?id=4')
  await expect(heading(page, '首存888')).toBeVisible()
  await expect(page.getByRole('button', { name: '申请优惠' })).toHaveCount(0)
})

test(
  'can_apply is the member’s own: read after login, a deposit and logout',
  { tag: ['@dom', '@s1-2.25', '@D40'] },
  async ({ page, server }) => {
    const button = page.getByRole('button', { name: '申请优惠' })
    const noDeposit = page.getByText('您还没有成功的首次存款', { exact: true })
    await page.goto('/#/activityInfo?id=1')
    await expect(page.getByRole('heading', { name: '活动说明' })).toBeVisible()
    await expect(button).toHaveCount(0)
    await header(page).getByRole('button', { name: '登录', exact: true }).click()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'newbie1', 'newbie88')
    await expect(noDeposit).toBeVisible()
    await expect(button).toHaveCount(0)
    const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
    await depositOnce(server, token)
    await expect(button).toBeVisible({ timeout: 10_000 })
    await memberBar(page).getByRole('button', { name: '退出' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await page.goto('/#/activityInfo?id=1')
    await expect(page.getByRole('heading', { name: '活动说明' })).toBeVisible()
    await expect(page.getByText('申请提示')).toHaveCount(0)
    // The next save of the visitor's reads holds nothing of the member.
    const kept = () => page.evaluate(() => localStorage.getItem('portal:reads') ?? '')
    await expect.poll(kept).toContain('首存礼金')
    expect(await kept()).not.toContain('申请提示')
  },
)

test(
  'asks for the amount, checks it, sends it exactly and closes with the server’s message',
  { tag: ['@dom', '@s1-5.5', '@D26'] },
  async ({ page, server, logIn }) => {
    await depositOnce(server, await logIn('newbie1'))
    await page.goto('/#/activityInfo?id=1')
    const opener = page.getByRole('button', { name: '申请优惠' })
    await opener.click()
    const dialog = applyDialog(page)
    await expect(dialog).toContainText('请根据活动条件填写您可享受的优惠金额')
    await dialog.getByRole('button', { name: '再想想' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog.getByLabel('优惠金额')).toBeFocused()
    await dialog.getByLabel('优惠金额').fill('-5')
    await dialog.getByRole('button', { name: '立即申请' }).click()
    await expect(dialog.getByLabel('优惠金额')).toHaveAccessibleDescription('请输入正确的金额')
    await expectToast(page, '请输入正确的金额')
    expect(server.requestsOf('/api/doactivityapply')).toEqual([])
    await dialog.getByLabel('优惠金额').fill(' ８８.50 ')
    await page.keyboard.press('Enter')
    await expectToast(page, '申请成功，请等待审核', 'status')
    await expect(dialog).toBeHidden()
    await expect(page.locator('p:focus')).toContainText('您已申请过该优惠，请耐心等待审核')
    await expect(opener).toHaveCount(0)
    expect(server.requestsOf('/api/doactivityapply').map(({ payload }) => payload)).toEqual([
      { activityid: 1, amount: '88.50' },
    ])
  },
)

test(
  'a lost answer is an unknown outcome, not a failure, and is never retried',
  { tag: ['@dom', '@D24', '@s1-5.5'] },
  async ({ page, server, logIn }) => {
    await depositOnce(server, await logIn('newbie1'))
    server.drop('/api/doactivityapply', 'answer')
    // The look-up that follows is delayed: until then the dialog says what is known.
    server.delay('/api/activityApplyLog', 3000)
    await page.goto('/#/activityInfo?id=1')
    await page.getByRole('button', { name: '申请优惠' }).click()
    await applyDialog(page).getByLabel('优惠金额').fill('100')
    await applyDialog(page).getByRole('button', { name: '立即申请' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('网络中断或超时不代表失败，请勿重复提交。')
    await expect(page.getByRole('alertdialog')).toContainText('已找到：')
    expect(server.requestsOf('/api/doactivityapply')).toHaveLength(1)
  },
)

test('the apply bar has the promotion’s rule, if the server sends one', async ({
  page: member,
  server,
  logIn,
}) => {
  await depositOnce(server, await logIn('newbie1'))
  await member.goto('/#/activityInfo?id=1')
  const bar = member.getByText('流水要求：（首存金额 + 礼金）× 1倍 · 单次最高888元，每位会员仅限一次')
  await expect(bar).toBeVisible()
  await expect(member.getByText('新会员 · 长期有效')).toBeVisible()
  const bare = { id: 2, title: '首存888', content: '<p>规则</p>', memo: '', can_apply: 1, state: 1 }
  server.answer('/api/activitydeatil', { json: { code: 200, message: '成功', data: bare } }, 9)
  await member.goto('/#/activityInfo?id=2')
  await expect(heading(member, '首存888')).toBeVisible()
  await expect(member.getByText('请先阅读活动规则，再提交申请').filter({ visible: true })).toBeVisible()
  await expect(bar.filter({ visible: true })).toHaveCount(0)
})

test('a toast lies above the apply bar, which is as wide as a phone', async ({ page, server, logIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await depositOnce(server, await logIn('newbie1'))
  await page.goto('/#/activityInfo?id=1')
  const button = page.getByRole('button', { name: '申请优惠' })
  await button.click()
  await applyDialog(page).getByLabel('优惠金额').fill('99999')
  await applyDialog(page).getByRole('button', { name: '立即申请' }).click()
  const toast = page.getByRole('status').filter({ hasText: '最多可申请' })
  await expect(toast).toBeVisible()
  expect((await button.boundingBox())!.width).toBeGreaterThan(340)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [told, bar] = [await toast.boundingBox(), await button.boundingBox()]
    expect(told!.y + told!.height).toBeLessThanOrEqual(bar!.y)
  }
})
