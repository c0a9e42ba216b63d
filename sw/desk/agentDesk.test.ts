import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { createStore } from '../db/open'
import { testServer } from '../testing/testServer'

type Book = {
  link: string
  balance: string
  members: { username: string; deposits: string; flow: string }[]
  months: { month: string; active: number; profit: string; base: string; commission: string; state: string }[]
}
const DAY = 24 * 3600_000

function agency() {
  const test = testServer()
  const { control } = test
  const ticketOf = async (name: string) => {
    const token = await test.logIn(name)
    const { data } = await test.call('/api/getAgentLoginUrl?is_mobile_url=0', {}, { token, method: 'GET' })
    return new URL((data as { url: string }).url).searchParams.get('ticket') ?? ''
  }
  const bookOf = async (ticket: string) => (await control('desk/agent', { ticket })).data as Book
  const register = async (name: string, pid: string) => {
    const person = { name, password: 'abcd1234', confirmPass: 'abcd1234', realname: '王五', code: '3KD7' }
    const { data } = await test.call('/api/register', { ...person, paypassword: '123456', pid })
    return (data as { api_token: string }).api_token
  }
  /** A deposit that is approved, and a lost bet, both at this time. */
  const play = async (username: string, token: string, { deposit = 500, stake = '2000' } = {}) => {
    const { message } = await test.call('/api/recharge', { paytype: 'wxpay', amount: deposit }, { token })
    await control('order', { out_trade_no: message, approve: true })
    const { now: at } = await test.state()
    const tx = await createStore(test.databaseName).begin()
    const amount = money(stake)
    await move(tx, { username, from: WORLD, to: MAIN_WALLET, amount, kind: 'adjustment', at })
    await move(tx, { username, from: MAIN_WALLET, to: WORLD, amount, kind: 'stake', at })
    const game = { Code: 'x', playname: 'x', playmemo: 'x', api_type: 'AG', status: 'settled' as const }
    const sums = { bet_amount: amount, win_loss: money(`-${stake}`) }
    await tx.objectStore('bets').add({ ...game, ...sums, bet_id: `${username}${at}`, username, bet_time: at })
    await tx.done
  }
  return { test, control, ticketOf, bookOf, register, play }
}

describe('an application to become an agent', () => {
  it('is decided in the console, opens the desk, and is announced in the inbox', async () => {
    const { test, control, ticketOf } = agency()
    const member = await test.as('newbie1')
    const apply = () => member('/api/applyagentdo', { mobile: '13800000001', apply_info: '社群推广' })
    const waiting = async () => (await test.state()).agentApplications
    await apply()
    expect((await apply()).code).toBe(500)
    expect(await waiting()).toMatchObject([{ username: 'newbie1', apply_info: '社群推广' }])
    await control('agent', { username: 'newbie1', approve: false })
    expect(await waiting()).toEqual([])
    expect((await apply()).code).toBe(200)
    const ticket = await ticketOf('newbie1')
    expect((await control('desk/agent', { ticket })).code).toBe(403)
    await control('agent', { username: 'newbie1', approve: true })
    expect((await control('agent', { username: 'newbie1', approve: true })).code).toBe(404)
    expect((await member('/api/user')).data).toMatchObject({ isagent: 1 })
    expect((await control('desk/agent', { ticket })).code).toBe(200)
    const { data } = await member.data<{ data: { title: string }[] }>('/api/noticeList', { page: 1 })
    expect(data.map(({ title }) => title)).toEqual(['代理申请结果', '代理申请结果'])
  })
})

describe("the agents' desk", () => {
  it('shows the members who joined by the agent’s link, and ends with the session', async () => {
    const { control, ticketOf, bookOf, register, play } = agency()
    const ticket = await ticketOf('agent88')
    expect(await bookOf(ticket)).toMatchObject({
      link: 'http://localhost/#/register?pid=agent88',
      members: [],
    })
    const token = await register('friend01', 'agent88')
    await register('friend02', 'someone')
    await play('friend01', token)
    const { members, months } = await bookOf(ticket)
    expect(members).toMatchObject([{ username: 'friend01', deposits: '500' }])
    expect(months).toMatchObject([
      { active: 1, deposits: '500', flow: '2000', profit: '2000', commission: '0', state: 'open' },
    ])
    for (const other of [await ticketOf('newbie1'), 'unknown', ''])
      expect((await control('desk/agent', { ticket: other })).code).not.toBe(200)
  })

  it('leaves ties of live and card tables out of the month’s turnover', async () => {
    const { test, ticketOf, bookOf, register } = agency()
    const token = await register('friend01', 'agent88')
    const { message } = await test.call('/api/recharge', { paytype: 'wxpay', amount: 500 }, { token })
    await test.call('/api/__demo__/order', { out_trade_no: message, approve: true })
    const tx = await createStore(test.databaseName).begin()
    const game = { username: 'friend01', Code: 'x', playname: 'x', playmemo: 'x', bet_time: Date.now() }
    const sums = { bet_amount: money('1500'), win_loss: money('0'), status: 'settled' as const }
    for (const [api_type, category] of [
      ['AG', 'realbet'],
      ['KY', 'joker'],
      ['PG', 'concise'],
    ] as const)
      await tx.objectStore('bets').add({ ...game, ...sums, bet_id: api_type, api_type, category })
    await tx.done
    const { months } = await bookOf(await ticketOf('agent88'))
    expect(months).toMatchObject([{ active: 0, flow: '1500' }])
  })

  it('pays the commission of a month once, when it is over, through the ledger', async () => {
    const { test, ticketOf, bookOf, register, play } = agency()
    for (const name of ['friend01', 'friend02', 'friend03', 'friend04', 'friend05'])
      await play(name, await register(name, 'agent88'))
    const ticket = await ticketOf('agent88')
    const [current] = (await bookOf(ticket)).months
    expect(current).toMatchObject({ active: 5, profit: '10000', commission: '2500', state: 'open' })
    const month = current?.month
    const pay = (id: string) => test.call('/api/__demo__/desk/commission', { ticket, month }, { id })
    expect((await pay('early')).code).toBe(404)
    await test.clock(32 * DAY)
    const answers = await Promise.all([pay('one'), pay('one'), pay('two')])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    const book = await bookOf(ticket)
    expect(book.balance).toBe('9020')
    expect(book.months.find((each) => each.month === month)).toMatchObject({
      commission: '2500',
      state: 'paid',
    })
    const { entries, wallets } = await test.state()
    const agent = await test.as('agent88')
    const filter = { date: 1, type: 1, page: 1, api_type: '' }
    const { data } = await agent.data<{ data: { out_trade_no: string }[] }>('/api/gettransrecord', filter)
    expect(data).toMatchObject([{ pay_way: `代理佣金 · ${month}`, amount: '2500.00', state: 2 }])
    expect(entries.filter(({ kind }) => kind === 'commission')).toMatchObject([
      { username: 'agent88', amount: '2500', reference: data[0]?.out_trade_no },
    ])
    expect(await agent.data('/api/user')).toMatchObject({ paysum: '8000.00' })
    expect(wallets.every(({ balanced }) => balanced)).toBe(true)
  })
})
