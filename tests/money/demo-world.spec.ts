import { add, subtract } from '@/contract/values/arithmetic'
import { formatDay } from '@/contract/values/beijing'
import { money, type Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { expect, test, type Page, type Server } from '../kit/fixtures'
import { captchaOf, expectToast, memberBar, withdraw } from '../kit/steps'
import { kindsOf, monthOf, readLedger, rebateOf, totalOf } from './world/ledger'
import { expectDesk, expectMember } from './world/pages'
import {
  BOARDS,
  dayOfMonth,
  demoClock,
  FISHING,
  HOUR,
  LIVE,
  LOTTERY,
  MINUTE,
  play,
  SECOND,
  SLOTS,
  SPORTS,
  turnOver,
  type DemoClock,
} from './world/play'

// The test may take minutes, so a step that hangs has a time limit of its own.
test.use({ host: 'worker', actionTimeout: 15_000 })

const AGENT = 'agent88'
const NEWCOMER = 'friend01'
const OTHERS = ['friend02', 'friend03', 'friend04', 'friend05']
const EVERYONE = [NEWCOMER, ...OTHERS]
const FORM = {
  账号: NEWCOMER,
  密码: 'abcd1234',
  确认密码: 'abcd1234',
  真实姓名: '王五',
  支付密码: '123456',
}
/** Members without a payout account are asked to add one before a deposit. */
const ACCOUNT = {
  bank: '星河银行',
  bank_no: '6200111122224321',
  bank_owner: '王五',
  bank_address: '支行',
  pay_pass: '123456',
}

const main = (page: Page) => page.getByRole('main').filter({ visible: true })
const tokenIn = async (page: Page) => (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''

/** Opens the agents' desk from 代理登录, and returns it with the agent's link. */
async function openDesk(page: Page): Promise<{ desk: Page; link: string }> {
  await page.goto('/#/mine')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '代理登录' }).first().click()
  const desk = await opened
  await desk.waitForURL(/demo-agent\.html/)
  const link = desk.getByLabel('好友通过此链接注册，即归属于您')
  await expect(link).toHaveValue(new RegExp(`/#/register\\?pid=${AGENT}$`))
  return { desk, link: await link.inputValue() }
}

async function registerBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  for (const [label, value] of Object.entries(FORM)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('验证码', { exact: true }).fill(await captchaOf(page))
  await page.getByRole('button', { name: '立即注册' }).click()
  await expect(memberBar(page)).toContainText('888.00')
}

async function deposit(page: Page, amount: string): Promise<void> {
  await page.goto('/#/recharge')
  await page.getByRole('radio', { name: '支付宝', exact: true }).check()
  await page.getByLabel('存款金额').fill(amount)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '提交存款' }).click()
  await (await opened).close()
  await expect(main(page).getByRole('row').filter({ hasText: '支付宝' })).toContainText('待审核')
}

async function applyForFirstDeposit(page: Page, amount: string): Promise<void> {
  await page.goto('/#/activityInfo?id=1')
  await page.getByRole('button', { name: '申请优惠' }).click()
  const dialog = page.getByRole('dialog', { name: '申请优惠' })
  await dialog.getByLabel('优惠金额').fill(amount)
  await dialog.getByRole('button', { name: '立即申请' }).click()
  await expectToast(page, '申请成功，请等待审核', 'status')
}

/** Places one bet of each kind on its page and waits for each result. */
async function playEveryKind(page: Page, clock: DemoClock): Promise<void> {
  for (const game of [SLOTS, BOARDS, FISHING]) await play(page, game)
  await clock.toNext(30 * SECOND)
  await play(page, LIVE)
  await clock.toNext(MINUTE)
  await play(page, LOTTERY)
  await clock.toNext(10 * MINUTE)
  await play(page, SPORTS)
  await clock.by(36 * MINUTE)
}

/** Makes another member active for the agent, through the pages' own calls. */
async function join(server: Server, clock: DemoClock, name: string): Promise<void> {
  const person = { name, password: 'abcd1234', confirmPass: 'abcd1234', realname: '王五', code: '3KD7' }
  await server.call('/api/register', { ...person, paypassword: '123456', pid: AGENT })
  const token = await server.tokenOf(name, 'abcd1234')
  await server.call('/api/recharge', { paytype: 'wxpay', amount: 5000 }, token)
  await clock.by(21 * SECOND)
  await turnOver(server, clock, token, { draws: 2, pairs: 1 })
}

async function grabPacket(page: Page): Promise<void> {
  await page.goto('/#/userredpacket')
  await page.getByRole('button', { name: '立即抢红包' }).click()
  const told = page.getByRole('dialog', { name: '抢红包' })
  await expect(told).toContainText(/恭喜您抢到[\d.]+元/)
  await told.getByRole('button', { name: '关闭' }).click()
}

const pending = (page: Page) => main(page).locator('dl').filter({ hasText: '待领取' }).getByRole('definition')

async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.goto('/#/withdraw')
  await page.getByRole('radio', { name: /尾号 4 3 2 1$/ }).check()
  await page.getByLabel('取款金额').fill(amount)
  await page.getByLabel('取款密码').fill('123456')
}

test(
  'from an agent’s link to the commission, a new member’s figures are all the ledger’s',
  { tag: ['@long', '@D37', '@D39'] },
  async ({ page, server, logIn }) => {
    test.setTimeout(600_000)
    const clock = demoClock(server)
    const [day, month] = [dayOfMonth(1, 10), formatDay(dayOfMonth(1, 10)).slice(0, 7)]
    await clock.to(day + 13 * HOUR)
    await logIn(AGENT)
    const { desk, link } = await openDesk(page)
    const friend = await page.context().newPage()
    let members = [NEWCOMER]
    /** Compares every page with the ledger. */
    const compare = (state = '进行中') =>
      test.step('every figure is the ledger’s', async () => {
        const entries = await readLedger(server)
        await expectMember(friend, entries, NEWCOMER)
        await expectDesk(desk, entries, { agent: AGENT, members, month, state })
      })

    await test.step('registers through the link', () => registerBy(friend, link))
    await compare()
    const token = await tokenIn(friend)

    await test.step('deposits, and gets the bonus after 60 s', async () => {
      await server.call('/api/bindcard', ACCOUNT, token)
      await deposit(friend, '10000')
      await clock.by(21 * SECOND)
      await compare()
      await applyForFirstDeposit(friend, '888')
      await clock.by(50 * SECOND)
      expect(totalOf(await readLedger(server), NEWCOMER, 'bonus')).toBe('0')
      await clock.by(11 * SECOND)
      await compare()
      expect(totalOf(await readLedger(server), NEWCOMER, 'bonus')).toBe('888')
    })

    await test.step('plays every kind of game and turns the rest over', async () => {
      await playEveryKind(friend, clock)
      await turnOver(server, clock, token, { draws: 4, pairs: 2 })
      for (const name of OTHERS) await join(server, clock, name)
      members = EVERYONE
      await compare()
    })

    const rates = await server.call<Record<string, Money>[]>('/api/uservip')
    const rebate = rebateOf(await readLedger(server), NEWCOMER, rates.data[0] as never)

    await test.step('has risen to VIP1 the next day, and grabs a red packet', async () => {
      await clock.to(day + 34.5 * HOUR)
      await friend.bringToFront()
      // Reloads the portal.
      await friend.goto('/robots.txt')
      await friend.goto('/#/vip')
      await expect(friend.getByRole('img', { name: '当前等级VIP1' })).toBeVisible()
      await friend.goto('/#/message')
      await friend.getByRole('tab', { name: /^站内信/ }).click()
      await expect(main(friend)).toContainText('恭喜晋级VIP1')
      await friend.goto('/#/fanshui')
      await expect(pending(friend)).toHaveText('¥ 0.00')
      await grabPacket(friend)
      await compare()
    })

    await test.step('claims the rebate from 15:00 on', async () => {
      await clock.to(day + 39 * HOUR)
      await friend.bringToFront()
      await friend.goto('/#/fanshui')
      await expect(pending(friend)).toHaveText(`¥ ${formatMoney(rebate)}`)
      await main(friend).getByRole('button', { name: '一键领取' }).click()
      await expectToast(friend, '领取成功', 'status')
      expect(totalOf(await readLedger(server), NEWCOMER, 'rebate')).toBe(rebate)
      await compare()
    })

    await test.step('withdraws once the turnover of the gifts is met', async () => {
      await friend.bringToFront()
      await fillWithdrawal(friend, '500')
      const packet = totalOf(await readLedger(server), NEWCOMER, 'red packet')
      await expect(
        friend.getByText(`再投注 ¥${formatMoney(add(money('18'), packet))} 即可全额取款`),
      ).toBeVisible()
      await withdraw(friend)
      await expectToast(friend, '流水未达到要求')
      await play(friend, SLOTS, '50')
      await fillWithdrawal(friend, '500')
      await expect(friend.getByText('剩余流水 ¥0.00 · 可取款')).toBeVisible()
      await withdraw(friend)
      const record = friend.getByRole('dialog', { name: '取款详情' })
      await expect(record.getByRole('list', { name: '取款进度' })).toContainText('审核中')
      await clock.by(31 * SECOND)
      await expect(record.getByRole('status').filter({ hasText: '取款已到账' })).toBeVisible()
      await record.getByRole('button', { name: '关闭' }).click()
      await compare()
    })

    await test.step('the agent is paid the commission after the month', async () => {
      await clock.to(dayOfMonth(2, 1) + 10 * MINUTE)
      await compare('派发到主账户')
      const before = await readLedger(server)
      const { commission } = monthOf(before, EVERYONE, month)
      expect(Number(commission)).toBeGreaterThan(0)
      await desk.getByRole('button', { name: `派发${month}佣金` }).click()
      await expect(desk.getByRole('status')).toContainText(`${formatMoney(commission)} 已派发至主账户`)
      await expect(desk.getByRole('heading', { name: '月度佣金' })).toBeFocused()
      await compare('已派发')
      const after = await readLedger(server)
      expect(kindsOf(after, AGENT, 'commission').map(({ amount }) => amount)).toEqual([commission])
      await page.bringToFront()
      await page.goto('/#/transRecord')
      await expect(memberBar(page)).toContainText(formatMoney(add(money('6520'), commission)))
      await expect(
        main(page)
          .getByRole('row')
          .filter({ hasText: `代理佣金 · ${month}` }),
      ).toContainText(formatMoney(commission))
      expect(subtract(totalOf(after, AGENT, 'commission'), commission)).toBe('0')
    })
  },
)
