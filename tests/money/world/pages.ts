import { expect, type Locator, type Page } from '@playwright/test'
import { add, subtract } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import type { EntryRow } from '../../../sw/db/rows'
import { memberBar } from '../../kit/steps'
import { balanceOf, betsOf, flowOf, kindsOf, monthOf, totalOf } from './ledger'

/*
 * Compares the pages' figures with the ledger's. Pages may be one poll behind.
 */

const ONE_POLL = { timeout: 15_000 }
const BETS_ON_A_PAGE = 10

const main = (page: Page) => page.getByRole('main').filter({ visible: true })

/** An amount as pages write it: `¥ 1,234.50` is `1234.5`. */
const amountIn = (text = ''): Money => add(money(text.replace(/[^\d.-]/g, '')))

/** The texts of a table's rows by cell; empty for an empty table. */
const cellsOf = (table: Locator): Promise<string[][]> =>
  table.evaluate(
    (node: HTMLTableElement) =>
      Array.from(node.tBodies[0]?.rows ?? [], ({ cells }) =>
        Array.from(cells, ({ textContent }) => textContent ?? ''),
      ).filter((cells) => cells.length > 1),
    undefined,
    { timeout: 1000 },
  )

/** The order numbers of a funds table with their amounts, `202611231300001 100`, of the approved ones. */
async function approvedIn(page: Page, caption: string): Promise<string[]> {
  const rows = await cellsOf(page.getByRole('table', { name: caption }))
  return rows
    .filter((cells) => cells.at(-1)?.includes('审核通过'))
    .map(([, order = '', , amount]) => `${/\d{8,}/.exec(order)?.[0]} ${amountIn(amount)}`)
    .toSorted()
}

const ordersOf = (entries: EntryRow[]) =>
  entries.map(({ reference, amount }) => `${reference} ${add(amount)}`).toSorted()

/** Expects 资金记录 to list the deposits, gifts and paid withdrawals, and the head to show the balance. */
async function expectFunds(page: Page, entries: EntryRow[], name: string): Promise<void> {
  const deposits = ordersOf(kindsOf(entries, name, 'deposit', 'bonus', 'commission'))
  const withdrawals = ordersOf(kindsOf(entries, name, 'payout'))
  const balance = formatMoney(balanceOf(entries, name))
  await page.goto('/#/transRecord')
  await expect(async () => {
    expect(await approvedIn(page, '资金记录-存款')).toEqual(deposits)
    const shown = await page.getByRole('region', { name: '账户概览' }).innerText()
    expect(/主账户余额\s+¥\s*([\d,.]+)/.exec(shown)?.[1]).toBe(balance)
    expect(await memberBar(page).innerText()).toMatch(new RegExp(`(?<![\\d,])${balance}`))
  }).toPass(ONE_POLL)
  await page.goto('/#/transRecord?type=2')
  await expect(async () => expect(await approvedIn(page, '资金记录-取款')).toEqual(withdrawals)).toPass(
    ONE_POLL,
  )
}

/** A bet's result: what it won or lost, or that its stake came back. */
const resultIn = (text: string) => (text.startsWith('退回') ? '退回' : amountIn(text))

/** Expects 投注记录 to list every bet with its stake and result, newest first. */
async function expectBets(page: Page, entries: EntryRow[], name: string): Promise<void> {
  const bets = betsOf(entries, name)
    .map(({ id, stake, paid, isVoid }) => [id, stake, isVoid ? '退回' : subtract(paid, stake)])
    .toReversed()
  for (let at = 0; at === 0 || at < bets.length; at += BETS_ON_A_PAGE) {
    await page.goto(`/#/betRecord?page=${at / BETS_ON_A_PAGE + 1}`)
    const table = page.getByRole('table', { name: '投注记录' })
    await expect(async () => {
      const rows = await cellsOf(table)
      const shown = rows.map(([, id, , , , stake, result = '']) => [id, amountIn(stake), resultIn(result)])
      expect(shown).toEqual(bets.slice(at, at + BETS_ON_A_PAGE))
    }).toPass(ONE_POLL)
  }
}

/** Expects the VIP page to show the member's deposits and turnover, which it reads on opening. */
async function expectVip(page: Page, entries: EntryRow[], name: string): Promise<void> {
  const figure = async (label: string) => {
    const found = main(page)
      .locator('div')
      .filter({ has: page.getByText(`我的${label}`, { exact: true }) })
    return amountIn(await found.last().locator('b').innerText({ timeout: 1000 }))
  }
  await expect(async () => {
    await page.goto('/#/betRecord')
    await page.goto('/#/vip')
    expect(await figure('累计存款')).toBe(totalOf(entries, name, 'deposit'))
    expect(await figure('累计流水')).toBe(flowOf(entries, name))
  }).toPass(ONE_POLL)
}

/** Expects 返水记录 and 红包记录 to show what was claimed and grabbed. */
async function expectGifts(page: Page, entries: EntryRow[], name: string): Promise<void> {
  const packets = kindsOf(entries, name, 'red packet')
  await page.goto('/#/fanshui')
  await expect(async () => {
    const claimed = main(page).locator('dl').filter({ hasText: '累计已领' }).getByRole('definition')
    expect(amountIn(await claimed.innerText({ timeout: 1000 }))).toBe(totalOf(entries, name, 'rebate'))
  }).toPass(ONE_POLL)
  await page.goto('/#/welfare')
  await expect(async () => {
    const rows = await cellsOf(page.getByRole('table', { name: '红包记录' }))
    expect(rows.map(([, , amount]) => amountIn(amount))).toEqual(
      packets.map(({ amount }) => add(amount)).toReversed(),
    )
    const taken = main(page).locator('dl div').filter({ hasText: '累计领取' }).getByRole('definition')
    expect(await taken.innerText({ timeout: 1000 })).toBe(`${packets.length}次`)
  }).toPass(ONE_POLL)
}

/** Expects all of a member's pages to show the ledger's figures. */
export async function expectMember(page: Page, entries: EntryRow[], name: string): Promise<void> {
  await page.bringToFront()
  await expectBets(page, entries, name)
  await expectVip(page, entries, name)
  await expectGifts(page, entries, name)
  await expectFunds(page, entries, name)
}

const tableOf = (desk: Page, name: string | RegExp) => desk.getByRole('region', { name }).locator('table')

/** Expects the agents' desk to show the agent's balance, the members and a month with its state. */
export async function expectDesk(
  desk: Page,
  entries: EntryRow[],
  { agent, members, month, state }: { agent: string; members: string[]; month: string; state: string },
): Promise<void> {
  await desk.bringToFront()
  const told = monthOf(entries, members, month)
  await expect(async () => {
    const balance = await desk.locator('#balance').innerText()
    expect(amountIn(balance)).toBe(balanceOf(entries, agent))
    const people = await cellsOf(tableOf(desk, /^我的会员/))
    expect(people.map(([who, , paid, flow]) => `${who} ${amountIn(paid)} ${amountIn(flow)}`)).toEqual(
      members.map((who) => `${who} ${totalOf(entries, who, 'deposit')} ${flowOf(entries, who)}`),
    )
    const months = await cellsOf(tableOf(desk, '月度佣金'))
    const [, active, paid, flow, profit, , , commission, shownState] =
      months.find(([name]) => name === month) ?? []
    const [deposits, turned, kept, share] = [paid, flow, profit, commission].map(amountIn)
    expect({ month, active, deposits, flow: turned, profit: kept, commission: share }).toEqual(told)
    expect(shownState).toContain(state)
  }).toPass(ONE_POLL)
}
