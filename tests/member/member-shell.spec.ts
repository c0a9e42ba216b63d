import { expect, test, type Page } from '../kit/fixtures'
import { expectToast, heading } from '../kit/steps'

const menu = (page: Page) => page.getByRole('navigation', { name: '会员中心菜单' })
const overview = (page: Page) => page.getByRole('region', { name: '账户概览' })
const entriesOf = (page: Page, group: string) =>
  menu(page).getByRole('list', { name: group }).getByRole('link')

const FINANCE = ['存款', '取款', '转账', '我的钱包', '资金记录', '投注记录', '返水记录']
const SERVICE = ['活动记录', '红包记录', '安全中心', '个人资料', '消息中心', '理性娱乐']

test(
  'a member’s menu has both groups with 申请代理, and each entry leads to its page',
  { tag: ['@dom', '@s2-6.1.1', '@s2-1.1', '@s2-2.2.1'] },
  async ({ page, logIn }) => {
    await logIn('newbie1')
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('portal:lastMessage', '99999'))
    await page.goto('/#/mine')
    await expect(menu(page).getByRole('link', { name: '申请代理' })).toBeVisible()
    await expect(entriesOf(page, '财务管理')).toHaveText(FINANCE)
    await expect(entriesOf(page, '服务中心')).toHaveText(['申请代理', ...SERVICE])
    for (const [name, hash, title] of [
      ['我的钱包', '#/cardList', /我的钱包/],
      ['资金记录', '#/transRecord', '资金记录'],
      ['投注记录', '#/betRecord', '投注记录'],
      ['返水记录', '#/fanshui', '返水记录'],
      ['转账', '#/transfer', '转账'],
      ['申请代理', '#/applyagent', '申请代理'],
      ['活动记录', '#/apactive', '活动记录'],
      ['红包记录', '#/welfare', '红包记录'],
      ['安全中心', '#/password', '安全中心'],
      ['消息中心', '#/message', '消息中心'],
      ['理性娱乐', '#/limits', '理性娱乐'],
      ['个人资料', '#/mine', '个人资料'],
    ] as const) {
      const entry = menu(page).getByRole('link', { name, exact: true })
      await entry.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      expect(new URL(page.url()).hash).toBe(hash)
      await expect(entry).toHaveAttribute('aria-current', 'page')
    }
  },
)

test(
  'an agent sees 代理登录 instead, which opens the agent desk in a new tab',
  { tag: '@s1-6.4' },
  async ({ page, at }) => {
    await at('/mine', 'agent88')
    const entry = menu(page).getByRole('link', { name: '代理登录' })
    await expect(entry).toBeVisible()
    await expect(entriesOf(page, '服务中心').first()).toHaveText('代理登录')
    await expect(menu(page).getByRole('link', { name: '申请代理' })).toHaveCount(0)
    await expect(entry).toHaveAttribute('href', '#/gamePage?dailiD=1')
    const opened = page.waitForEvent('popup')
    await entry.click()
    const tab = await opened
    await tab.waitForURL(/demo-agent\.html/)
    expect(new URL(page.url()).hash).toBe('#/mine')
  },
)

test(
  'the overview shows name, level with a link to /vip, balance, shortcuts and indicators',
  { tag: ['@dom', '@s2-2.3.1,2,3,5,7', '@s2-2.1'] },
  async ({ page, at }) => {
    await at('/mine')
    const head = overview(page)
    await expect(head).toContainText('demo888')
    await expect(head).toContainText('可用余额')
    await expect(head).toContainText('28,640.50')
    await expect(head.getByRole('link', { name: 'VIP3' })).toHaveAttribute('href', '#/vip')
    for (const [name, href] of [
      ['存款', '#/recharge'],
      ['取款', '#/withdraw'],
      ['转账', '#/transfer'],
      ['记录', '#/transRecord'],
    ] as const)
      await expect(head.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    for (const [name, href] of [
      ['姓名已绑定', '#/mine'],
      ['手机已绑定', '#/mine'],
      ['邮箱已绑定', '#/mine'],
      ['银行卡已绑定', '#/cardList'],
    ] as const)
      await expect(head.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', href)
    await head.getByRole('link', { name: '记录', exact: true }).click()
    await expect(heading(page, '资金记录')).toBeVisible()
    // The band of the other pages has them too.
    await expect(head.getByRole('link', { name: '手机已绑定' })).toHaveAttribute('href', '#/mine')
    await expect(head.getByRole('link', { name: '银行卡已绑定' })).toHaveAttribute('href', '#/cardList')
  },
)

test(
  'indicators say 未绑定 for missing bindings, and any kind of account counts',
  { tag: ['@dom', '@s2-2.3.4'] },
  async ({ page, server, at }) => {
    await at('/mine', 'newbie1')
    for (const name of ['手机未绑定', '邮箱未绑定', '银行卡未绑定', '姓名已绑定'])
      await expect(overview(page).getByRole('link', { name: new RegExp(name) })).toBeVisible()
    expect(server.requestsOf('/api/getcard').map(({ payload }) => payload.type)).toEqual([1, 2, 4])
    const wallet = { id: 9, bank: 'antoken', bank_no: 'T1', bank_owner: 'TRC20' }
    for (const data of [[], [], [wallet]])
      server.answer('/api/getcard', { json: { code: 200, message: '', data } })
    await page.reload()
    await expect(overview(page).getByRole('link', { name: /银行卡已绑定/ })).toBeVisible()
  },
)

test(
  'VIP progress is paysum of the level’s recharge, rounded, capped at 100, 0 when either is 0',
  { tag: ['@dom', '@D49', '@s2-3.1.3,8'] },
  async ({ page, server, logIn }) => {
    await logIn()
    const bar = overview(page).getByRole('progressbar', { name: 'VIP进度' })
    for (const [patch, percent] of [
      [{ paysum: '48800' }, '61'],
      [{ paysum: '999999999.99' }, '100'],
      [{ paysum: '500', current_vip: 'VIP0', vip: 0 }, '0'],
    ] as const) {
      const { data } = await server.call<object>('/api/user', {}, await server.tokenOf('demo888', 'demo8888'))
      server.answer('/api/user', { json: { code: 200, message: '', data: { ...data, ...patch } } })
      await page.goto('/robots.txt')
      await page.goto('/#/mine')
      await expect(bar).toHaveAttribute('aria-valuenow', percent)
      // Which standard it is of; VIP0 has none.
      const words = 'vip' in patch ? 'VIP进度 ' : 'VIP3存款标准已达'
      await expect(overview(page)).toContainText(`${words}${percent}%`)
    }
  },
)

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test(
  'an avatar is checked by its content, not its name; a refused upload leaves the picture',
  { tag: ['@D13', '@D64', '@s2-8.4.5'] },
  async ({ page, server, at }) => {
    await at('/mine')
    const picker = overview(page).locator('input[type=file]')
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const opened = page.waitForEvent('filechooser')
      await overview(page).getByRole('button', { name: '更换头像' }).click()
      await (await opened).setFiles({ name, mimeType, buffer })
    }
    await choose('photo.png', 'image/png', Buffer.from('ffd8ffe000104a464946', 'hex'))
    await expectToast(page, '头像仅支持GIF和PNG格式')
    await choose('big.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]))
    await expectToast(page, '头像不能超过2MB')
    expect(server.requestsOf('/api/uploadimg')).toEqual([])

    const avatar = overview(page).getByRole('button', { name: '更换头像' }).locator('img')
    const before = await avatar.getAttribute('src')
    const readings = server.requestsOf('/api/user').length
    server.answer('/api/uploadimg', { json: { code: 201, message: '上传失败', data: '' } })
    await choose('refused.png', 'image/png', PNG)
    await expectToast(page, '上传失败')
    await expect(overview(page).getByRole('button', { name: '更换头像' })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    expect(await avatar.getAttribute('src')).toBe(before)
    expect(server.requestsOf('/api/user')).toHaveLength(readings)

    await choose('photo.jpg', 'image/jpeg', PNG)
    await expectToast(page, '操作成功', 'status')
    await expect.poll(() => avatar.getAttribute('src')).not.toBe(before)
    const upload = server.requestsOf('/api/uploadimg').at(-1)
    expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)

    // D13: any 2xx is a success, regardless of the body.
    server.answer('/api/uploadimg', { text: 'ok' })
    await choose('b.gif', 'image/gif', GIF)
    await expect.poll(() => server.requestsOf('/api/uploadimg').length).toBe(3)
    await expect(page.getByRole('alert').filter({ hasText: '服务器异常' })).toHaveCount(0)
    await expect(picker).toHaveValue('')
  },
)

test(
  '一键回收 shows the server’s message and the new balance',
  { tag: ['@dom', '@s2-2.3.6', '@s2-7.2'] },
  async ({ page, server, logIn }) => {
    await logIn()
    await server.member('demo888', { transferstatus: 0 })
    await page.goto('/#/mine')
    const head = overview(page)
    await expect(head).toContainText('28,640.50')
    server.delay('/api/transall', 300)
    await head.getByRole('button', { name: '一键回收' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(head).toContainText('32,979.80')
    await expect(page.getByRole('status').filter({ hasText: /回收/ }).first()).toBeVisible()
    expect(server.requestsOf('/api/transall')).toHaveLength(1)
    server.refuse('/api/transall', '场馆维护中，请稍后再试')
    await head.getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '场馆维护中，请稍后再试')
  },
)

test(
  '刷新余额 reads the member; if that fails it silently reads the balance alone',
  { tag: ['@dom', '@D52', '@s2-7.2.20'] },
  async ({ page, server, at }) => {
    await at('/password')
    const head = overview(page)
    await expect(head).toContainText('28,640.50')
    await server.member('demo888', { balance: '1234.50' })
    await head.getByRole('button', { name: '刷新余额' }).click()
    await expect(head).toContainText('1,234.50')
    // A poll may have brought it while the first run still went on.
    await expect(head.getByRole('button', { name: '刷新余额' })).toHaveAttribute('aria-busy', 'false')
    server.refuse('/api/refreshusermoney', '读取失败')
    await server.member('demo888', { balance: '77.70' })
    const polls = server.requestsOf('/api/balance').length
    await head.getByRole('button', { name: '刷新余额' }).click()
    await expect(head).toContainText('77.70')
    expect(server.requestsOf('/api/balance').length).toBeGreaterThan(polls)
    await expect(page.getByRole('alert')).toHaveText('')
  },
)

test('from 768 to 1023 px the menu folds into one row that shows the current entry', async ({ page, at }) => {
  await page.setViewportSize({ width: 768, height: 844 })
  await at('/password')
  const entry = menu(page).getByRole('link', { name: '安全中心' })
  await expect(entry).toBeInViewport()
  expect((await menu(page).boundingBox())?.height).toBeLessThan(90)
  await menu(page).getByRole('link', { name: '个人资料' }).click()
  for (const path of ['/#/mine', '/#/mine/center']) {
    await page.goto(path)
    await expect(heading(page, '个人资料')).toBeVisible()
    await expect(page.getByLabel('手机号')).toBeVisible()
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const size of [1023, 768]) {
    await page.setViewportSize({ width: size, height: 800 })
    expect(await width()).toBeLessThanOrEqual(size)
  }
})
