import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading, memberBar } from '../kit/steps'

const menu = (page: Page) => page.getByRole('navigation', { name: '会员中心菜单' })
const article = (id: number) => ({
  id,
  title: `第${id}封信`,
  content: `<p>正文 <strong>${id}</strong></p>`,
  created_at: '2026-07-01 08:00:00',
})
const inbox = (ids: number[], total = ids.length) => ({
  json: { code: 200, message: '', data: { current_page: 1, data: ids.map(article), total } },
})

test(
  'announcements come first, as plain text; the tab is part of the address',
  { tag: ['@dom', '@s2-2.7.1,2', '@s2-3.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const shown = '&lt;b&gt;不是标签&lt;/b&gt;'
    const texts = [shown, shown, { title: '标题', content: '<p>内容</p>' }]
    server.answer('/api/homenotice', { json: { code: 200, message: '', data: texts } }, 9)
    await page.goto('/#/message')
    await expect(heading(page, '消息中心')).toBeVisible()
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expect(items.first()).toHaveText('<b>不是标签</b>')
    await expect(items.last()).toHaveText('标题：内容')
    await page.getByRole('tab', { name: '站内信' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/message?type=1')
    await expect(page.getByRole('button', { name: /取款审核通过/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: '平台公告' })).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'announcements show their publication day if the server sends one',
  { tag: ['@dom', '@s2-3.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const dated = { id: 3, name: '维护', content: '周一维护', created_at: '2026-11-20 08:00:00' }
    server.answer('/api/homenotice', { json: { code: 200, message: '', data: [dated, '没有日期'] } }, 9)
    await page.goto('/#/message')
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items.first().getByRole('time')).toHaveText('2026-11-20')
    await expect(items.last()).toHaveText('没有日期')
  },
)

test(
  'inbox pages are part of the address and survive back and reload',
  { tag: ['@dom', '@s2-9.1', '@s2-7.2.5'] },
  async ({ page, server, at }) => {
    await at('/message?type=1')
    const panel = page.getByRole('tabpanel')
    const titles = panel.getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(10)
    const top = () => titles.first().locator('bdi').innerText()
    const first = await top()
    await panel.getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/message?type=1&page=2')
    await expect(panel.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(top).not.toBe(first)
    await page.reload()
    await expect(panel.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
    expect(server.requestsOf('/api/noticeList').map(({ payload }) => payload.page)).toContain(2)
    await page.goBack()
    await expect.poll(top).toBe(first)
  },
)

test(
  'the inbox is counted once, by its pages; a page beyond its end leads back',
  { tag: ['@dom', '@s2-2.7.3', '@s2-9.1'] },
  async ({ page, at }) => {
    await at('/message?type=1&page=99')
    await expect(page.getByRole('tabpanel')).toContainText('暂无信息')
    await expect(page.getByText(/^共\d+条$/)).toHaveCount(1)
    await page.getByRole('button', { name: '上一页' }).click()
    await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.goBack()
    await page.getByRole('button', { name: '返回第1页' }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(10)
    expect(new URL(page.url()).hash).toBe('#/message?type=1')
  },
)

test(
  'both tabs say 暂无信息 when empty and offer 重试 when the read fails',
  { tag: ['@dom', '@s2-2.7.4', '@D16'] },
  async ({ page, server, logIn }) => {
    await logIn()
    server.answer('/api/homenotice', { json: { code: 200, message: '', data: null } }, 9)
    server.answer('/api/noticeList', inbox([]), 9)
    await page.goto('/#/message')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('暂无信息')
    await page.getByRole('tab', { name: '站内信' }).click()
    await expect(panel).toContainText('暂无信息')
    server.clear('/api/noticeList')
    server.refuse('/api/noticeList', '消息读取失败', 500, 1)
    await page.goto('/#/message?type=1&page=2')
    await expectToast(page, '消息读取失败')
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(panel.getByRole('button', { name: '重试' })).toBeHidden()
  },
)

test(
  'messages newer than the last seen one count as unread until 站内信 is opened',
  { tag: ['@dom', '@D52'] },
  async ({ page, server, logIn }) => {
    await logIn('newbie1')
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('portal:lastMessage', '7'))
    server.answer('/api/noticeList', inbox([9, 8, 7, 6]), 99)
    await page.goto('/#/mine')
    const entry = menu(page).getByRole('link', { name: '消息中心' })
    await expect(entry).toContainText('2')
    await expect(entry).toHaveAccessibleDescription('2条未读')
    const inBar = memberBar(page).getByRole('listitem').filter({ hasText: '消息' })
    await expect(inBar).toHaveText('消息2条未读')
    expect(await page.evaluate(() => localStorage.getItem('messageNum'))).toBe('2')
    await entry.click()
    await expect(entry).toContainText('2')
    const tab = page.getByRole('tab', { name: '站内信', exact: true })
    await expect(tab).toHaveText('站内信2')
    await tab.click()
    await expect(tab).toHaveText('站内信')
    await expect(page.getByText('未读', { exact: true })).toHaveCount(2)
    await expect(entry).toHaveText('消息中心')
    await expect(inBar).toHaveText('消息')
    expect(await page.evaluate(() => localStorage.getItem('messageNum'))).toBe('0')
    expect(await page.evaluate(() => localStorage.getItem('portal:lastMessage'))).toBe('9')
  },
)

test(
  'messages of a real server show their HTML and their Beijing time',
  { tag: ['@dom', '@s2-2.7.3', '@s2-3.2.1'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const row = { user_id: '0', vip_id: 0, isagent: '0', type: 1, created_at: '2026-11-22T03:21:25.000000Z' }
    const data = [
      { ...row, id: 2, title: '会员消息 VIP', content: '<p>vip2</p>' },
      { ...row, id: 1, title: '全员消息', content: '<p>hello <b>全员</b></p>' },
    ]
    server.answer('/api/noticeList', { json: { code: 200, message: '成功', data: { data, total: 2 } } }, 9)
    await page.goto('/#/message?type=1')
    const panel = page.getByRole('tabpanel')
    const opener = panel.getByRole('button', { name: /全员消息/ })
    await expect(opener).toContainText('2026-11-22 11:21:25')
    await opener.click()
    await expect(panel.locator('b')).toHaveText('全员')
    await opener.click()
    await expect(panel.locator('b')).toHaveCount(0)
  },
)

test(
  'the badge counts unread messages of all pages, up to 99+',
  { tag: ['@dom', '@D52'] },
  async ({ page, server, at }) => {
    await at('/mine')
    const badge = menu(page).getByRole('link', { name: '消息中心' })
    await expect(badge).toHaveAccessibleDescription('14条未读')
    expect(server.requestsOf('/api/noticeList').map(({ payload }) => payload.page)).toEqual([1, 2])
    await page.evaluate(() => localStorage.setItem('portal:lastMessage', '3'))
    await page.reload()
    await expect(badge).toHaveAccessibleDescription('11条未读')
  },
)

test(
  'opening a later page of the inbox leaves earlier messages unread; 全部已读 reads them all',
  { tag: ['@dom', '@D52'] },
  async ({ page, at }) => {
    await at('/message?type=1&page=2')
    const entry = menu(page).getByRole('link', { name: '消息中心' })
    const dots = page.getByRole('tabpanel').getByText('未读', { exact: true })
    await expect(dots).toHaveCount(4)
    await expect(entry).toHaveAccessibleDescription('10条未读')
    await page.getByRole('button', { name: '全部已读' }).click()
    await expectToast(page, '已全部标为已读', 'status')
    await expect(dots).toHaveCount(0)
    await expect(entry).toHaveText('消息中心')
    await page.getByRole('tabpanel').getByRole('button', { name: '上一页' }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(10)
    await expect(dots).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('portal:lastMessage'))).toBe('14')
  },
)

test('全部已读 is off while nothing is unread', { tag: ['@dom', '@D52'] }, async ({ page, at }) => {
  await at('/message?type=1')
  const readAll = page.getByRole('button', { name: '全部已读' })
  await readAll.click()
  await expect(readAll).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(10)
  await expect(readAll).toBeDisabled()
})

test(
  'a message loses its dot when it unfolds, the others when the member leaves the page',
  { tag: ['@dom', '@D52'] },
  async ({ page, at }) => {
    await at('/message?type=1')
    const panel = page.getByRole('tabpanel')
    const dots = panel.getByText('未读', { exact: true })
    await expect(dots).toHaveCount(10)
    const first = panel.getByRole('button', { name: /取款审核通过/ })
    await first.click()
    await expect(dots).toHaveCount(9)
    await first.click()
    await expect(dots).toHaveCount(9)
    await page.getByRole('tab', { name: '平台公告' }).click()
    await page.getByRole('tab', { name: '站内信' }).click()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(10)
    await expect(dots).toHaveCount(0)
  },
)
