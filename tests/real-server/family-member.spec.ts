import { expect, test, type Page, type Server } from '../kit/fixtures'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'
import { captchaOf, expectToast, heading, memberBar, submitLogin } from '../kit/steps'

// A member's whole visit to a server of the family, in the build for a real server (D14, D60 to D67).
test.use({ host: 'family' })

const PAYMENT_PASSWORD = 'abcd123456'
const main = (page: Page) => page.getByRole('main')
const table = (page: Page) => main(page).getByRole('table')
const unknown = (page: Page) => page.getByRole('alertdialog', { name: /^请求结果/ })
const TRON = 'TXabcdefghijkmnopqrstuvwxyz1234567'

/** Binds a USDT address directly on the server, so that the deposit page opens without its notice. */
const bind = (server: Server, token: string) =>
  server.call(
    '/api/bindcard',
    { bank: 'USDT', bank_no: TRON, bank_owner: 'TRC20', bank_address: '', pay_pass: PAYMENT_PASSWORD },
    token,
  )

test(
  'a new member registers with a payment password of letters and digits',
  { tag: '@dom' },
  async ({ page, server }) => {
    await page.goto('/#/register')
    const fill = async (paymentPassword: string) => {
      for (const [label, value] of [
        ['账号', 'newman1'],
        ['密码', 'abcd1234'],
        ['确认密码', 'abcd1234'],
        ['真实姓名', '李四'],
        ['支付密码', paymentPassword],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel('验证码', { exact: true }).fill(await captchaOf(page))
      await page.getByRole('button', { name: '立即注册' }).click()
    }
    await fill('123456')
    await expectToast(page, '支付密码长度需是8到20位！')
    server.expectNone('/api/register')
    await fill('pay12345')
    await expect(memberBar(page)).toContainText('newman1')
    const [request] = server.requestsOf('/api/register')
    expect(request?.payload).toMatchObject({ name: 'newman1', paypassword: 'pay12345' })
    expect(request?.headers.lang).toBe('zh')
  },
)

test(
  'deposits by 支付宝 and 微信 show the server’s picture to scan, and no code of its own',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    for (const paytype of ['alipay', 'wxpay'] as const) {
      const { message: no } = await server.call('/api/recharge', { paytype, amount: 600 }, token)
      await page.goto(`/#/payInfo?deposit_no=${no}`)
      await expect(main(page)).toContainText('600.00')
      await expect(main(page).getByRole('img', { name: /二维码|收款码/ })).toBeVisible()
      await expect(main(page).locator('[data-qr]')).toHaveCount(0)
    }
  },
)

test('a USDT deposit draws its address; the records list it in Chinese', async ({ page, server, logIn }) => {
  const token = await logIn()
  await bind(server, token)
  await page.goto('/#/recharge')
  await page.getByRole('radio', { name: /USDT/ }).first().check()
  await page.getByLabel('存款金额').fill('500')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '提交存款' }).click()
  const payment = await opened
  await expect(main(payment).locator('[data-qr]')).toHaveCount(1)
  await expect(main(payment)).toContainText('69.44 USDT')
  await payment.close()
  await page.goto('/#/transRecord')
  await expect(table(page)).toContainText('500.00')
  await expect(table(page)).toContainText('银行卡')
  await expect(table(page)).not.toContainText('Bank card')
})

test('a manual deposit with an empty answer is unknown, then reported as not found', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  await bind(server, token)
  await page.goto('/#/recharge')
  await page.getByRole('radio', { name: /人工/ }).check()
  await page.getByLabel('存款金额').fill('300')
  await page.getByRole('button', { name: '提交存款' }).click()
  await expect(unknown(page)).toContainText('尚未找到这笔存款')
  await unknown(page).getByRole('button', { name: '关闭', exact: true }).click()
  await expect(page.getByLabel('存款金额')).toHaveValue('300')
  // A server at another origin knows no request ids: the same request waits until the first can't arrive any more (D72).
  await page.getByRole('button', { name: '提交存款' }).click()
  await expect(unknown(page)).toBeVisible()
  expect(server.requestsOf('/api/recharge')).toHaveLength(1)
})

test(
  'a transfer of 10.75 moves 10 and says so; English refusals show in Chinese',
  { tag: '@dom' },
  async ({ page, at }) => {
    await at('/transfer')
    const move = async (amount: string) => {
      await main(page).getByLabel('转账金额').fill(amount)
      await main(page).getByRole('button', { name: '确认转账' }).click()
    }
    await expect(memberBar(page)).toContainText('1,234.50')
    await move('99999')
    await expectToast(page, '余额不足')
    await move('0.5')
    await expectToast(page, '转账金额有误，请核对后重试')
    await move('10.75')
    await expectToast(page, '实际转账10.00元')
    await expect(memberBar(page)).toContainText('1,224.50')
    await main(page).getByRole('region', { name: '转账' }).getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '回收成功', 'status')
    await expect(memberBar(page)).toContainText('1,234.50')
    await main(page).getByRole('region', { name: '转账' }).getByRole('button', { name: '一键回收' }).click()
    await expectToast(page, '没有可回收的金额', 'status')
  },
)

test(
  'an address is bound and unbound with the payment password of that server',
  { tag: '@dom' },
  async ({ page, at }) => {
    await at('/cardList?addShow=1')
    const dialog = page.getByRole('dialog', { name: '绑定USDT' })
    await dialog.getByLabel('USDT地址').fill(TRON)
    // Too short to be set there, but where one is used, the server decides.
    await dialog.getByLabel('支付密码').fill('123456')
    await dialog.getByRole('button', { name: '立即绑定' }).click()
    await expectToast(page, '支付密码错误')
    await dialog.getByLabel('支付密码').fill(PAYMENT_PASSWORD)
    await dialog.getByRole('button', { name: '立即绑定' }).click()
    await expect(main(page)).toContainText('4567')
    await page.getByRole('button', { name: '删除' }).first().click()
    const question = page.getByRole('alertdialog', { name: '确定要删除吗？' })
    await question.getByLabel('支付密码').fill(PAYMENT_PASSWORD)
    await question.getByRole('button', { name: '确定' }).click()
    await expect(main(page)).not.toContainText('4567')
  },
)

test(
  'rebates are claimed once; a second claim is refused in Chinese',
  { tag: '@dom' },
  async ({ page, at }) => {
    await at('/fanshui')
    await expect(main(page)).toContainText('3.21')
    await page.getByRole('button', { name: '一键领取' }).click()
    await expectToast(page, '返水领取成功', 'status')
    await expect(memberBar(page)).toContainText('1,237.71')
  },
)

test(
  'bets name their venue, withdrawals in coin their unit',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await bind(server, token)
    const { data } = await server.call<{ id: number }[]>('/api/getcard', { type: 2 }, token)
    const sent = { amount: '300', bank: data[0]!.id, password: PAYMENT_PASSWORD }
    expect((await server.call('/api/withdraw', sent, token)).code).toBe(200)
    await page.goto('/#/betRecord')
    await expect(table(page)).toContainText('AG真人')
    await page.goto('/#/transRecord?type=2')
    await expect(table(page)).toContainText('40.25 USDT')
  },
)

test(
  'a withdrawal is confirmed, sent with the password of that server, and followed',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await bind(server, token)
    await page.goto('/#/withdraw')
    await main(page).getByRole('tab', { name: 'USDT' }).click()
    await main(page).getByRole('radio').first().check()
    await page.getByLabel('取款金额').fill('300')
    await page.getByLabel('取款密码').fill(PAYMENT_PASSWORD)
    await page.getByRole('button', { name: '提交取款' }).click()
    const dialog = page.getByRole('dialog', { name: '确认取款' })
    await expect(dialog).toContainText('40.25 USDT')
    server.expectNone('/api/withdraw')
    await dialog.getByRole('button', { name: '确认取款' }).click()
    await expect(main(page)).toContainText('审核中')
    await expect(memberBar(page)).toContainText('934.50')
    expect(server.requestsOf('/api/withdraw')[0]?.payload).toMatchObject({
      amount: '300',
      password: PAYMENT_PASSWORD,
    })
  },
)

for (const [title, isSecond, told] of [
  ['a promotion takes an application', false, '申请成功，请等待审核'],
  ['a second application for a promotion is refused in Chinese', true, '活动不存在或已申请'],
] as const)
  test(title, { tag: '@dom' }, async ({ page, at, server }) => {
    const token = await at('/activityInfo?id=1')
    await page.getByRole('button', { name: '申请优惠' }).click()
    if (isSecond) await server.call('/api/doactivityapply', { activityid: 1 }, token)
    const dialog = page.getByRole('dialog', { name: '申请优惠' })
    await dialog.getByLabel('优惠金额').fill('100')
    await dialog.getByRole('button', { name: '立即申请' }).click()
    await expectToast(page, told, 'status')
  })

test('the inbox shows its HTML; the agency takes one application', { tag: '@dom' }, async ({ page, at }) => {
  await at('/message?type=1')
  await expect(main(page)).toContainText('会员消息')
  await page.goto('/#/applyagent')
  for (const [text, role] of [
    ['代理申请成功', 'status'],
    ['您已提交过代理申请，请等待审核', 'alert'],
  ] as const) {
    await main(page).getByLabel(/手机/).fill('13800000000')
    await main(page).getByLabel(/申请/).fill('我有资源')
    await main(page)
      .getByRole('button', { name: /提交|申请/ })
      .last()
      .click()
    await expectToast(page, text, role)
  }
})

test(
  'both passwords can be changed; changing the login password ends the session',
  { tag: '@dom' },
  async ({ page, at }) => {
    await at('/password?type=2')
    await expect(heading(page, '安全中心')).toBeVisible()
    const fields = main(page).locator('input[type=password]')
    const change = async (current: string, next: string) => {
      for (const [place, value] of [current, next, next].entries()) await fields.nth(place).fill(value)
      await main(page)
        .getByRole('button', { name: /确认|提交|修改|保存/ })
        .last()
        .click()
    }
    await main(page).getByRole('tab').last().click()
    await change(PAYMENT_PASSWORD, 'other12345')
    await expect(page.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible()
    await main(page).getByRole('tab').first().click()
    await change('abcd1234', 'newpass12')
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
    await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'real01', 'newpass12')
    await expect(memberBar(page)).toContainText('real01')
  },
)

test('games of venues, of sports and of a list open on that server', { tag: '@D50' }, async ({ member }) => {
  for (const [path, name, plat] of [
    ['/realbet', '开始游戏', 'AG'],
    ['/sport', '进入IM体育', 'IM'],
    ['/concise?type=obgdy', '开始捕鱼王', 'AG'],
  ] as const) {
    await member.goto(`/#${path}`)
    const opened = member.context().waitForEvent('page')
    await main(member).getByRole('button', { name }).first().click()
    const game = await opened
    await expect.poll(() => game.url()).toMatch(new RegExp(`^https://game\\.test/play\\?plat=${plat}&`))
    await game.close()
  }
})

test(
  'a launch that fails after its money went into the venue is told in the main tab, with 一键回收',
  { tag: ['@D50', '@s1-8.7'] },
  async ({ member, server }) => {
    await server.member('real01', { transferstatus: 1, balance: '4299.52', venues: {} })
    await server.site({ wallet: 'maintenance' })
    await member.goto('/#/realbet')
    await expect(memberBar(member)).toContainText('4,299.52')
    const opened = member.context().waitForEvent('page')
    await main(member).getByRole('button', { name: '开始游戏' }).click()
    const game = await opened
    await game.waitForEvent('close')
    const told = member.getByRole('alertdialog', { name: '游戏未打开' })
    await expect(told).toContainText('主账户¥ 0.52AG真人¥ 4,299.00')
    await expect(memberBar(member)).toContainText('0.52')
    await told.getByRole('button', { name: '一键回收' }).click()
    await expect(told).toHaveCount(0)
    await expect(memberBar(member)).toContainText('4,299.52')
  },
)

test(
  'a red packet is grabbed after a deposit, and listed',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await server.call('/api/recharge', { paytype: 'alipay', amount: 600 }, token)
    await server.member('real01', { pending: 'approved' })
    await page.goto('/#/userredpacket')
    await page.getByRole('button', { name: '立即抢红包' }).click()
    await expect(page.getByRole('dialog', { name: '抢红包' })).toContainText('5.88')
    await page.goto('/#/welfare')
    await expect(table(page)).toContainText('5.88')
  },
)

test(
  'a bank deposit names its receiving account; crypto rows aren’t offered as banks',
  { tag: '@dom' },
  async ({ page, server, logIn }) => {
    const token = await logIn()
    await bind(server, token)
    await page.goto('/#/recharge')
    await page.getByRole('radio', { name: '银行卡转账' }).check()
    const bank = page.getByLabel('银行', { exact: true })
    await expect(bank.getByRole('option', { name: '工商银行' })).toHaveCount(1)
    await expect(bank.getByRole('option', { name: 'USDT' })).toHaveCount(0)
    await page.getByLabel('存款金额').fill('500')
    await page.getByLabel('存款人姓名').fill('张三')
    await bank.selectOption('工商银行')
    await page.getByLabel('银行账号').fill('6222021234567890')
    await page.getByLabel('开户行地址').fill('北京朝阳支行')
    await page.getByRole('button', { name: '提交存款' }).click()
    await expectToast(page, '提交成功，等待审核', 'status')
    const listed = await server.call<{ data: { out_trade_no: string }[] }>(
      '/api/gettransrecord',
      { date: 1, page: 1, api_type: '', type: 1 },
      token,
    )
    await page.goto(`/#/payInfo?deposit_no=${listed.data.data[0]?.out_trade_no}`)
    await expect(main(page)).toContainText('6222000011112222')
    await expect(main(page)).toContainText('王五')
  },
)

/** Technical terms, brands and seeded data that stay in Latin letters. */
const NAMES =
  /\b(AG|PG|KY|IM|IA|VR|USDT|TRC20|ERC20|TRC|ERC|VIP\d?|APP|CNY|iOS|Android|Chrome|Edge|Safari|XINGLAN|LIVE|VS|PT|HOT|NEW|JACKPOT|Tron|Ethereum|CSV|real01|pdf|mahjong-ways|B10\d+|F\d+|MGA|PAGCOR|BVI|Wi-Fi)\b/gi

for (const [who, routes, tag] of [
  // Only styles hide what its lobbies load.
  ['a visitor', PUBLIC_ROUTES, []],
  // With the public pages that show a member's own data.
  ['a member', ['/', '/activity', '/activityInfo', '/vip', ...MEMBER_ROUTES], ['@dom']],
] as const) {
  test(
    `${who} sees no failure, no English sentence and no markup on any page of that server`,
    { tag: [...tag] },
    async ({ page, logIn }) => {
      test.slow()
      if (who === 'a member') await logIn()
      const found: string[] = []
      for (const path of routes) {
        if (['/login', '/register', '/gamePage', '/payInfo', '/userredpacket'].includes(path)) continue
        await page.goto(`/#${path}`)
        await expect(main(page).getByRole('heading').first()).toBeVisible()
        await expect(page.getByText('加载中').filter({ visible: true })).toHaveCount(0)
        const text = await main(page).innerText()
        const words = text.replace(NAMES, '').match(/[A-Za-z]{3,}(?: [A-Za-z]+)+/g) ?? []
        const markup = text.match(/<\/?\w+>|&\w+;/g) ?? []
        // This server sends nothing for the first two columns; open bets have no result.
        const dashes = await main(page)
          .locator('[data-head]:not([data-head=玩法], [data-head=详情], [data-head=输赢])')
          .filter({ hasText: /^-$/ })
          .evaluateAll((cells) => cells.map((cell) => `- as ${cell.getAttribute('data-head')}`))
        const failures = text.match(/系统繁忙|服务器异常|undefined|NaN|\[object/g) ?? []
        found.push(...[...words, ...markup, ...dashes, ...failures].map((word) => `${path}: ${word}`))
      }
      expect(found).toEqual([])
    },
  )
}
