import * as z from 'zod/mini'
import { add, isPositive, subtract } from '@/contract/values/arithmetic'
import { money, withCents, type Money } from '@/contract/values/money'
import { writeServerTime } from '@/contract/wire/codecs'
import { tell } from '../db/inbox'
import { readWallet, WORLD } from '../db/ledger'
import { Refusal } from '../db/refusal'
import type { EntryRow, MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { isTurnover } from '../effects/bets'
import { give } from '../effects/bonus'
import { findMember } from '../members/members'
import { control, done } from '../server/control'
import { serve, type Api } from '../server/serve'
import { memberAtDesk } from '../server/sessions'
import { commissionsOf, type Activity } from './commission'

const NONE = money('0')

/** Movements between the house and a member: its profit. All others are the member's own money, or the demo's. */
const PLAY: EntryRow['kind'][] = ['stake', 'win', 'refund', 'rebate', 'red packet', 'bonus']

type Book = Awaited<ReturnType<typeof bookOf>>
/** What the agents' desk shows. */
export type AgentBook = Book & { username: string; link: string; balance: Money }

const ofAgent = z.object({ ticket: z.string() })
const ofMonth = z.object({ ticket: z.string(), month: z.string() })

/** Mounts the calls of the agents' desk (demo-agent.html), whose ticket ends with the session. */
export function mountAgentDesk(api: Api): void {
  serve(api, control('desk/agent', ofAgent, z.custom<AgentBook>()), async ({ tx, now, input, site }) => {
    const { username } = await agentOf(tx, input.ticket, now)
    const { main: balance } = await readWallet(tx, username)
    const link = `${site}/#/register?pid=${username}`
    return { username, link, balance, ...(await bookOf(tx, username, now)) }
  })

  serve(api, control('desk/commission', ofMonth, done), async ({ tx, now, input: { ticket, month } }) => {
    const agent = await agentOf(tx, ticket, now)
    const { username } = agent
    const found = (await bookOf(tx, username, now)).months.find((each) => each.month === month)
    if (found?.state === 'paid') throw new Refusal('该月佣金已派发', 409)
    if (found?.state !== 'due') throw new Refusal('该月没有可派发的佣金', 404)
    const { commission: amount } = found
    await tx.objectStore('commissions').add({ username, month, amount, at: now })
    await give(tx, agent, { kind: 'commission', about: month, amount, turnover: NONE, at: now })
    const content = `<p>您${month}的佣金${withCents(amount)}元已派发至主账户，无流水要求。</p>`
    await tell(tx, username, now, { title: '佣金已派发', content })
    return null
  })
}

/** The agent of a ticket. Throws Refusal 410 without a session, 403 for members who aren't agents. */
async function agentOf(tx: Tx, sent: string, now: number): Promise<MemberRow> {
  const member = await memberAtDesk(tx, sent, now)
  if (member.isblack || !member.status) throw new Refusal('该用户已被禁用，请联系管理员！', 403)
  if (!member.isagent) throw new Refusal('您还不是代理，请先在会员中心申请', 403)
  return member
}

const monthOf = (ms: number): string => writeServerTime(ms).slice(0, 7)

/** An agent's members and the months they were active in. A month can be paid once it is over. */
async function bookOf(tx: Tx, agent: string, now: number) {
  const current = monthOf(now)
  const played = new Map<string, Activity[]>([[current, []]])
  const members = []
  for (const { username, createdAt, referrer } of await tx.objectStore('members').getAll()) {
    if (referrer !== agent || username === agent) continue
    // Settles what is due, as the member's own reads do.
    const { flow = NONE } = (await findMember(tx, username, now)) ?? {}
    const own = await activityOf(tx, username)
    for (const [month, sums] of own) played.set(month, [...(played.get(month) ?? []), sums])
    const deposits = add(NONE, ...[...own.values()].map((sums) => sums.deposits))
    members.push({ username, createdAt, deposits, flow })
  }
  const paid = await tx.objectStore('commissions').getAll(IDBKeyRange.bound([agent, ''], [agent, '\uffff']))
  const calendar = [...played].map(([month, sums]) => ({ month, members: sums }))
  const months = commissionsOf(calendar.toSorted((a, b) => (a.month < b.month ? -1 : 1))).map((row) => {
    const amount = paid.find(({ month }) => month === row.month)?.amount
    const rest = row.month >= current ? 'open' : isPositive(row.commission) ? 'due' : 'none'
    const state: 'paid' | typeof rest = amount ? 'paid' : rest
    return { ...row, commission: amount ?? row.commission, state }
  })
  return { members, months: months.toReversed() }
}

/** What a member did, by Beijing month: deposits and profit from the ledger, turnover from the settled bets. */
async function activityOf(tx: Tx, username: string): Promise<Map<string, Activity>> {
  const months = new Map<string, Activity>()
  const count = (at: number, name: keyof Activity, amount: Money) => {
    const month = monthOf(at)
    const sums = months.get(month) ?? { deposits: NONE, flow: NONE, profit: NONE }
    months.set(month, { ...sums, [name]: add(sums[name], amount) })
  }
  const mine = IDBKeyRange.bound([username, 0], [username, Infinity])
  for (const { at, kind, to, amount } of await tx.objectStore('entries').index('member').getAll(mine)) {
    if (kind === 'deposit') count(at, 'deposits', amount)
    if (PLAY.includes(kind)) count(at, 'profit', to === WORLD ? amount : subtract(NONE, amount))
  }
  for (const bet of await tx.objectStore('bets').index('time').getAll(mine))
    if (bet.status === 'settled' && isTurnover(bet)) count(bet.bet_time, 'flow', bet.bet_amount)
  return months
}
