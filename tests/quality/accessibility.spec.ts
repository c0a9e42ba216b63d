import {
  axeFinds,
  beyondFace,
  cutOff,
  faintOnPictures,
  focusFaults,
  indistinct,
  measure,
  resize,
  secondFinds,
  settle,
  spaceText,
  squeezed,
  walkTo,
} from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'
import {
  confirmation,
  expectToast,
  header,
  heading,
  mainNav,
  memberBar,
  saved,
  submitLogin,
} from '../kit/steps'

const main = (page: Page) => page.getByRole('main')
const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })

/** Routes with more than one appearance. */
const LOOKS: Record<string, string[]> = {
  '/concise': ['/concise', '/concise?type=obgdy'],
  '/abouts': ['/abouts?type=1', '/abouts?type=8'],
  '/activityInfo': ['/activityInfo?id=1', '/activityInfo?id=14', '/activityInfo?id=999'],
  '/asdwl': ['/asdwl?type=1', '/asdwl?type=2'],
  '/gamePage': ['/gamePage?name=ag&type=realbet&code=0'],
  '/cardList': ['/cardList?type=1', '/cardList?type=2', '/cardList?type=3'],
  '/message': ['/message', '/message?type=1'],
}
/** Routes whose texts stand over pictures. */
const OVER_PICTURES = new Set(
  '/ /login /realbet /joker /concise /lottery /vip /activityInfo?id=1 /activityInfo?id=14 /app /agent /asdwl?type=1 /userredpacket'.split(
    ' ',
  ),
)
/** A kept page makes every later check of its document slower, so a walk has at most twelve. */
const WALKS = Object.entries({ visitor: PUBLIC_ROUTES, member: MEMBER_ROUTES }).flatMap(([who, routes]) => {
  const looks = routes.flatMap((route) => LOOKS[route] ?? [route])
  const parts = Math.ceil(looks.length / 12)
  const length = Math.ceil(looks.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    who,
    part: part + 1,
    looks: looks.slice(part * length, (part + 1) * length),
  }))
})

const RULE = {
  start_time: '2020-01-01 10:00:00',
  end_time: '2099-01-01 12:00:00',
  day_flow: '1',
  flow_money: '2',
  recharge: '3',
}
const PACKETS = { sendnums: 2, acquirednum: 3, max_times: 5, rules: [RULE] }

/** Findings of axe, of sizes and of the window's edges for what is open now. */
async function expectClean(page: Page, what: string): Promise<void> {
  await settle(page, what)
  expect([...(await axeFinds(page)), ...(await measure(page)), ...(await cutOff(page))], what).toEqual([])
}

/** At 400 % zoom, and with spaced texts too, nothing scrolls sideways or is cut off, and no control is covered. */
async function zoomFaults(page: Page): Promise<string[]> {
  const told = [...(await cutOff(page)), ...(await focusFaults(page))]
  await spaceText(page, true)
  told.push(...(await cutOff(page)).map((line) => `spaced, ${line}`))
  await spaceText(page, false)
  return told
}

for (const { who, part, looks } of WALKS)
  test(`each route of a ${who}, part ${part}: two engines, sizes, italics, focus, zoom, colours, texts`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(150_000)
    if (who === 'member') await logIn()
    await page.goto('/')
    const found: string[] = []
    let overPictures = 0
    // The next page starts at the width of the last one. The narrowest is 1280 px at 400 %.
    const widths = [320, 390, 1280]
    for (const path of looks) {
      await walkTo(page, path)
      for (const width of widths.reverse()) {
        const tell = (told: string[]) => found.push(...told.map((line) => `${path} at ${width} px: ${line}`))
        const isZoomed = width === 320
        // With the resize, since each change of colours draws the whole page again.
        await page.emulateMedia({ forcedColors: isZoomed ? 'none' : 'active' })
        await resize(page, width, isZoomed ? 256 : 1000)
        await settle(page, path)
        if (isZoomed) {
          tell(await zoomFaults(page))
          continue
        }
        for (const check of [indistinct, squeezed]) tell(await check(page))
        await page.emulateMedia({ forcedColors: 'none' })
        for (const check of [axeFinds, measure, beyondFace, cutOff]) tell(await check(page))
        // The second engine reads markup, which hardly differs by width. The focus of phones is looked at in the zoomed window.
        if (width === 1280) for (const check of [secondFinds, focusFaults]) tell(await check(page))
        if (!OVER_PICTURES.has(path)) continue
        const seen = await faintOnPictures(page)
        overPictures += seen.count
        tell(seen.found)
      }
    }
    expect(found).toEqual([])
    if (who === 'visitor') expect(overPictures).toBeGreaterThan(5)
  })

test('axe finds nothing in visitors’ dialogs, loading states and failures', async ({
  page,
  server,
  complaints,
}) => {
  test.setTimeout(120_000)
  server.delay('/api/uservip', 30_000)
  await page.goto('/#/vip')
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  expect(await axeFinds(page), 'loading').toEqual([])
  server.refuse('/api/activitylist', '维护中')
  await walkTo(page, '/activity')
  await expect(main(page).getByRole('button', { name: '重试' })).toBeVisible()
  await expectClean(page, 'failed region')
  server.answer('/api/activitylist', ok(null))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('暂无优惠活动')).toBeVisible()
  await expectClean(page, 'empty list')

  await walkTo(page, '/')
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '立即登录' }).click()
  await expectToast(page, '请输入您的账号和密码！')
  await expectClean(page, 'login dialog, refused')
  await resize(page, 320, 256)
  expect(await zoomFaults(page), 'login dialog').toEqual([])
  await resize(page, 1280, 800)
  await page.keyboard.press('Escape')
  for (const name of ['真人娱乐', '电子捕鱼']) {
    const opener = mainNav(page).getByRole('button', { name: `${name}子菜单` })
    await opener.press('Enter')
    await expect(mainNav(page).getByRole('link', { name: /大厅/ })).toBeVisible()
    await expectClean(page, `drop-down ${name}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('region', { name: '公告' }).getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '公告' })).toBeVisible()
  await expectClean(page, 'notice')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  await drawer.getByRole('button', { name: '真人娱乐子菜单' }).click()
  await expect(drawer.getByRole('link', { name: /大厅/ })).toBeVisible()
  await expectClean(page, 'drawer')
  await page.keyboard.press('Escape')
  await resize(page, 1280, 800)

  await page.route('**/assets/AgentLandingPage-*.js', (route) => route.abort())
  await page.evaluate(() => void (location.hash = '#/agent'))
  await expect(heading(page, '页面出错了')).toBeVisible()
  await expectClean(page, 'crash boundary')
  const missed = complaints.splice(0)
  expect(missed.length).toBeGreaterThan(0)
  expect(missed.filter((text) => !text.includes('AgentLandingPage'))).toEqual([])

  const fresh = async () => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.removeItem('appInfo'))
    await page.goto('/')
  }
  await server.site({ index_modal: 1 })
  await fresh()
  await expect(page.getByRole('dialog', { name: /^欢迎来到/ })).toBeVisible()
  await expectClean(page, 'welcome')
  await page.keyboard.press('Escape')
  await saved(page, 'appInfo')
  server.drop('/api/app', 'request', 9)
  await page.reload()
  await expect(page.getByText('当前处于离线状态')).toBeVisible()
  await expectClean(page, 'offline banner')
  await server.site({ site_state: 0 })
  await fresh()
  await expect(heading(page, '系统维护中')).toBeVisible()
  await expectClean(page, 'maintenance')
  await page.goto('/demo-game.html')
  expect(await axeFinds(page), 'the demo game').toEqual([])
})

test('axe finds nothing in members’ dialogs, notices, refused forms and empty lists', async ({
  page,
  server,
  at,
}) => {
  test.setTimeout(120_000)
  await page.goto('/#/login')
  const panel = main(page)
  await submitLogin(panel, 'demo888', 'demo8888')
  await expect(page.getByRole('dialog', { name: '限时公告' })).toBeVisible()
  await expectClean(page, '限时公告')
  await page.keyboard.press('Escape')
  await memberBar(page).getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectClean(page, 'logout question')
  await page.keyboard.press('Escape')

  await walkTo(page, '/activity')
  const claimed = page.getByRole('article').filter({ hasText: '已领取' }).first()
  await claimed.getByRole('button', { name: /^查看详情/ }).click()
  await expect(claimed.getByText('您已领取过本期优惠')).toBeVisible()
  await page.getByRole('button', { name: '新会员', exact: true }).click()
  await page.getByRole('button', { name: '查看详情：资料完善礼' }).click()
  await expect(page.getByRole('button', { name: '立即参与' })).toBeVisible()
  await expectClean(page, 'expanded card')
  await walkTo(page, '/activityInfo?id=15')
  await page.getByRole('button', { name: '申请优惠' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '立即申请' }).click()
  await expect(page.getByRole('dialog').getByLabel('优惠金额')).toHaveAccessibleDescription(/./)
  await expectClean(page, 'apply dialog, refused')
  await page.keyboard.press('Escape')
  await walkTo(page, '/vip')
  await page.getByRole('button', { name: '返水规则' }).click()
  await expect(page.getByRole('dialog', { name: '返水规则' })).toBeVisible()
  await expectClean(page, 'rebate rules')
  await page.keyboard.press('Escape')

  await walkTo(page, '/applyagent')
  await main(page).getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectClean(page, 'refused form')
  await walkTo(page, '/message?type=1')
  await main(page)
    .getByRole('button', { name: /恭喜晋级VIP3/ })
    .click()
  await expect(main(page).getByRole('tabpanel').getByRole('table')).toBeVisible()
  await expectClean(page, 'open message')
  await walkTo(page, '/betRecord')
  await page.getByRole('button', { name: '查看图表' }).click()
  await page.getByText('查看数据').click()
  await expectClean(page, 'chart')
  server.answer('/api/gettransrecord', ok(null), 9)
  await walkTo(page, '/transRecord')
  await expect(main(page)).toContainText('暂无信息')
  await expectClean(page, 'empty list')
  server.refuse('/api/activityApplyLog', '记录维护中', 500, 9)
  await walkTo(page, '/apactive')
  // The promotions have read it, too.
  await page.reload()
  await expect(main(page).getByRole('button', { name: '重试' })).toBeVisible()
  await expectClean(page, 'failed list')
  server.clear('/api/activityApplyLog')
  await at('/recharge', 'newbie1')
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toBeVisible()
  await expectClean(page, 'no card')
})

test(
  'axe finds nothing on deposits in each channel, on each payment page and on transfers',
  { tag: ['@D36', '@s2-2.13'] },
  async ({ page, server, at }) => {
    test.setTimeout(120_000)
    await server.member('demo888', { transferstatus: 0 })
    const token = await at('/recharge')
    for (const name of ['钱包支付', '银行卡转账', 'USDT', '微信支付', '支付宝', '人工充值']) {
      await page.getByRole('radio', { name, exact: true }).check()
      if (name === '银行卡转账') await expect(page.getByRole('region', { name: '收款账户2' })).toBeVisible()
      await page.getByRole('button', { name: '提交存款' }).click()
      await expectToast(page, /请输入.*之间的金额/)
      await expectClean(page, name)
    }
    const bank = { bank: '青云银行', bank_owner: '林', bank_no: '62000000', bank_address: '支行' }
    for (const order of [
      { paytype: 'usdt', amount: 720, catepay: 'TRC20' },
      { paytype: 'antoken', amount: 500 },
      { paytype: 'wxpay', amount: 500 },
      { paytype: 'rengong', amount: 500 },
      { paytype: 'bank', amount: 500, ...bank },
    ] as const) {
      const { message } = await server.call('/api/recharge', order, token)
      await walkTo(page, `/payInfo?deposit_no=${message}`)
      await expect(main(page).getByText(message, { exact: true })).toBeVisible()
      if (order.paytype === 'usdt' || order.paytype === 'antoken')
        await expect(page.getByRole('img', { name: /地址/ })).toBeVisible()
      await expectClean(page, `payment by ${order.paytype}`)
    }
    await walkTo(page, '/transfer')
    await main(page).getByRole('button', { name: '确认转账' }).click()
    await expectToast(page, '请输入转账金额')
    await expectClean(page, 'transfer, refused')
    await main(page).getByRole('button', { name: '转入AG国际厅' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page, 'venue dialog')
    await page.keyboard.press('Escape')
    await main(page).getByRole('switch', { name: '免转模式' }).click()
    await expect(main(page).getByRole('button', { name: '确认转账' })).toHaveCount(0)
    await expectClean(page, 'seamless mode')
  },
)

test(
  'axe finds nothing on withdrawals, accounts, the unknown outcome and red packets',
  { tag: ['@D36', '@D24'] },
  async ({ page, server, logIn }) => {
    test.setTimeout(120_000)
    await logIn()
    server.answer('/api/userredpacket', ok(PACKETS), 99)
    server.answer('/api/douserredpacket', ok({ redpacketmoney: '8.88' }))
    // The demo's own answer depends on the time of day.
    server.refuse('/api/douserredpacket', '您还未达到领取条件，快去完成吧！')
    await page.goto('/#/userredpacket')
    await expect(page.getByRole('table', { name: '活动规则' })).toBeVisible()
    await expectClean(page, 'red packets')
    for (const text of ['恭喜您抢到', '您还未达到领取条件']) {
      await page.getByRole('button', { name: '立即抢红包' }).click()
      await expect(page.getByRole('dialog', { name: '抢红包' })).toContainText(text)
      await expectClean(page, text)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: '抢红包' })).toBeHidden()
    }

    await walkTo(page, '/withdraw')
    for (const name of ['汇旺', 'USDT']) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('radio').first().check()
      await page.getByLabel('取款金额').fill('99')
      await page.getByRole('button', { name: '提交取款' }).click()
      await expectToast(page, '单笔取款不能低于100')
      await expectClean(page, `withdrawal, ${name}`)
    }
    await page.getByLabel('取款金额').fill('200')
    await page.getByLabel('取款密码').fill('123456')
    await page.getByRole('button', { name: '提交取款' }).click()
    await expect(confirmation(page)).toBeVisible()
    await expectClean(page, 'withdrawal, confirmation')
    await confirmation(page).getByRole('button', { name: '确认取款' }).click()
    await expect(page.getByRole('dialog', { name: '取款详情' })).toBeVisible()
    await expectClean(page, 'withdrawal, steps')
    for (const [type, title, first] of [
      [1, '绑定USDT', '请输入USDT地址'],
      [2, '绑定汇旺', '请输入姓名'],
      [3, '绑定钱包APP', '请输入USDT地址'],
    ] as const) {
      await walkTo(page, `/cardList?type=${type}`)
      await main(page).getByRole('button', { name: '添加', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: '立即绑定' }).click()
      await expectToast(page, first)
      await expectClean(page, title)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await main(page).getByRole('button', { name: '显示地址' }).click()
    await expectClean(page, 'a whole address')
    await main(page).getByRole('button', { name: '删除' }).first().click()
    await expectClean(page, 'unbind')
    server.drop('/api/delcard', 'request')
    await page.getByRole('alertdialog').getByLabel('支付密码').fill('123456')
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('alertdialog', { name: '请求结果未知' })).toBeVisible()
    await expectClean(page, 'unknown outcome')
  },
)

test(
  'each page sets its title, focuses its heading and is announced once; landmarks have names',
  { tag: ['@core', '@D36', '@D4'] },
  async ({ page, logIn }) => {
    await logIn()
    await page.goto('/')
    const skip = page.getByRole('link', { name: '跳到主要内容' })
    // The static shell before it has nothing to focus.
    await expect(skip).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    const region = page.locator('body > [aria-live=polite]')
    await expect(region).toBeAttached()
    await expect(region).toHaveText('')
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const region = document.querySelector('body > [aria-live=polite]')!
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
    })
    const expected: string[] = []
    // /payInfo has neither header nor footer. /vip appears twice: the second time it was kept.
    for (const [path, title, name = title] of [
      ['/vip', 'VIP俱乐部'],
      ['/abouts?type=2', '帮助中心'],
      ['/abouts?type=3', ''],
      ['/mine', '个人资料'],
      ['/cardList', '我的钱包'],
      ['/recharge', '存款'],
      ['/payInfo', '支付信息'],
      ['/vip', 'VIP俱乐部'],
      ['/activityInfo?id=1', '优惠详情', '首存礼金 最高888元'],
    ] as const) {
      await page.evaluate((target) => void (location.hash = target), path)
      // A tab change isn't a new page.
      if (title === '') continue
      expected.push(`${title} - 星澜娱乐`)
      await expect(page).toHaveTitle(`${title} - 星澜娱乐`)
      await expect(heading(page, name)).toBeFocused()
    }
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(expected)
    for (const [role, name] of [
      ['banner', '页头'],
      ['navigation', '主导航'],
      ['region', '会员栏'],
      ['main', '主要内容'],
      ['contentinfo', '页脚'],
      ['complementary', '快捷入口'],
    ] as const)
      await expect(page.getByRole(role, { name })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  },
)

test('the audit finds planted faults: labels, target size, italics, cut and squeezed text, hidden focus', async ({
  page,
}) => {
  await page.goto('/#/login')
  await settle(page, 'login')
  const all = async () => [
    ...(await axeFinds(page)),
    ...(await measure(page)),
    ...(await cutOff(page)),
    ...(await squeezed(page)),
    ...(await focusFaults(page)),
  ]
  expect(await all()).toEqual([])
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input')!
    field.labels?.[0]?.remove()
    field.placeholder = ''
    const plant = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = document.createElement(tag)
      element.textContent = text
      Object.assign(element.style, style)
      document.querySelector('main h1')!.after(element)
    }
    plant('button', '小', { width: '20px', height: '20px' })
    plant('p', '斜体', { fontStyle: 'italic' })
    plant('h2', '一行一个字', { width: '1em' })
    plant('p', '切掉的文字', { width: '30px', overflow: 'hidden', whiteSpace: 'nowrap' })
    const cover = document.createElement('div')
    Object.assign(cover.style, { position: 'fixed', inset: '50% 0 0', zIndex: '999', background: '#000' })
    document.body.append(cover)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main a:focus-visible { outline: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const found = (await all()).join('\n')
  for (const fault of [
    /^label .*input/m,
    /^target 20×20/m,
    /^italic/m,
    /^cut off/m,
    /^\d lines: h2/m,
    /^focus covered/m,
    /^focus not drawn: a/m,
  ])
    expect(found).toMatch(fault)
})
