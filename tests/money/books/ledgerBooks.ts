import { isGift } from '@/contract/records'
import { add, subtract } from '@/contract/values/arithmetic'
import { money, toMoney, type Money } from '@/contract/values/money'
import type { testServer } from '../../../sw/testing/testServer'

/** The kinds of money requests in a walk. */
export type Kind = 'in' | 'out' | 'deposit' | 'withdrawal' | 'bet' | Uncounted
/** Requests without an amount: their records are counted together. */
type Uncounted = 'application' | 'claim' | 'packet'
/** The outcome the client saw. */
export type Outcome = 'done' | 'refused' | 'unknown'
/** One money request, identified by its amount, unique among those of its kind that have one. */
export type Intent = { kind: Kind; amount: Money; outcome: Outcome }

type Row = {
  amount: string
  bet_amount: string
  win_loss: string
  state: number
  status: number
  pay_way: string
  money: string
  redpacketmoney: string
  content: string
}
type Host = ReturnType<typeof testServer>

const TYPES = [
  ['in', 3],
  ['out', 4],
  ['deposit', 1],
  ['withdrawal', 2],
] as const
const APPROVED = 2
const CLAIMED = 1
/** The promotion that is paid by itself. */
const WEEKLY = '真人返水周周领'
const UNCOUNTED: Kind[] = ['application', 'claim', 'packet']
const UNSETTLED = 2

/** Describes every breach: wrong numbers of effects, unbalanced books. */
export async function findBreaches(
  host: Host,
  token: string,
  username: string,
  { before, vip, intents }: { before: Money; vip: number; intents: Intent[] },
): Promise<string[]> {
  const seen: Record<string, number> = {}
  let expected = before
  const paid: string[] = []
  const read = async (path: string, body: object, count: (row: Row) => void) => {
    for (let page = 1; ; page++) {
      const answer = await host.call(path, { ...body, date: 4, page, api_type: '' }, { token })
      const { data } = listOf(answer.data)
      data.forEach(count)
      if (data.length === 0) return
    }
  }
  const note = (kind: Kind, amount: string) => {
    const key = `${kind} ${amount}`
    seen[key] = (seen[key] ?? 0) + 1
  }
  for (const [kind, type] of TYPES)
    await read('/api/gettransrecord', { type }, ({ amount, state, pay_way }) => {
      if (isGift({ pay_way })) {
        paid.push(amount)
        expected = add(expected, money(amount))
        return
      }
      note(kind, amount)
      if (state !== APPROVED) return
      if (kind === 'deposit') expected = add(expected, money(amount))
      if (kind === 'withdrawal') expected = subtract(expected, money(amount))
    })
  await read('/api/betrecord', {}, ({ bet_amount, win_loss, status }) => {
    note('bet', bet_amount)
    // The stake of an open bet has left the wallet.
    expected = status === UNSETTLED ? subtract(expected, money(bet_amount)) : add(expected, money(win_loss))
  })

  const breaches = intents.flatMap(({ kind, amount, outcome }) => {
    if (UNCOUNTED.includes(kind)) return []
    const effects = seen[`${kind} ${amount}`] ?? 0
    const isRight = outcome === 'done' ? effects === 1 : outcome === 'refused' ? effects === 0 : effects <= 1
    return isRight ? [] : [`${kind} of ${amount}: outcome ${outcome}, ${effects} effects`]
  })
  const strangers =
    Object.keys(seen).length - intents.filter(({ kind, amount }) => seen[`${kind} ${amount}`]).length
  if (strangers > 0) breaches.push(`${strangers} records nobody asked for`)
  await read('/api/getfanshui', { type: '' }, ({ money: claimed, state }) => {
    if (state === CLAIMED) expected = add(expected, money(claimed))
  })
  let packets = 0
  await read('/api/redpacket', {}, ({ redpacketmoney }) => {
    packets += 1
    expected = add(expected, money(redpacketmoney))
  })
  let approved = 0
  let applications = 0
  await read('/api/activityApplyLog', {}, ({ state }) => {
    applications += 1
    if (state === APPROVED) approved += 1
  })
  for (const [kind, effects] of [
    ['packet', packets],
    ['application', applications],
  ] as const) {
    const of = (outcome: Outcome) =>
      intents.filter((intent) => intent.kind === kind && intent.outcome === outcome).length
    if (effects < of('done') || effects > of('done') + of('unknown'))
      breaches.push(`${kind}: ${of('done')} done, ${of('unknown')} unknown, ${effects} effects`)
  }
  const user = (await host.call('/api/user', {}, { token })).data as { vip: number }
  const rises = user.vip - vip
  let weeks = 0
  await read('/api/noticeList', {}, ({ content }) => {
    if (content.includes(WEEKLY)) weeks += 1
  })
  if (paid.length !== approved + rises + weeks)
    breaches.push(`${approved} applications, ${rises} levels and ${weeks} weeks, but ${paid.length} bonuses`)
  const held = await holdings(host, username)
  if (held.total !== expected) breaches.push(`the wallets hold ${held.total}, the records say ${expected}`)
  return [...breaches, ...held.breaches]
}

/** A page's rows, which the rebates' answer has inside. */
const listOf = (data: unknown) => {
  const { list = data } = data as { list?: unknown }
  return list as { data: Row[] }
}

/** The sum of a member's wallets, and the members whose books don't balance. */
export async function holdings(host: Host, username: string): Promise<{ total: Money; breaches: string[] }> {
  type Wallet = {
    username: string
    main: Money
    held: Money
    venues: Record<string, Money>
    balanced: boolean
  }
  const { wallets } = (await host.call('/api/__demo__/state')).data as { wallets: Wallet[] }
  const wallet = wallets.find((one) => one.username === username)
  const places = wallet ? [wallet.main, wallet.held, ...Object.values(wallet.venues)] : []
  return {
    total: toMoney(add(money('0'), ...places)) ?? money('0'),
    breaches: wallets.filter(({ balanced }) => !balanced).map((one) => `the books of ${one.username}`),
  }
}
