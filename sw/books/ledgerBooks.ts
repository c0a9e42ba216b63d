import { add, subtract } from '@/contract/arithmetic'
import { money, toMoney, type Money } from '@/contract/money'
import type { testServer } from '../testing/testServer'

/** What a walk asks for. */
export type Kind = 'in' | 'out' | 'deposit' | 'withdrawal' | 'bet'
/** What the asker was told: done, refused, or nothing. */
export type Told = 'done' | 'refused' | 'unknown'
/** One thing asked for, by an amount no other has. */
export type Intent = { kind: Kind; amount: Money; told: Told }

type Row = { amount: string; bet_amount: string; win_loss: string; state: number }
type Host = ReturnType<typeof testServer>

const TYPES = [
  ['in', 3],
  ['out', 4],
  ['deposit', 1],
  ['withdrawal', 2],
] as const
const APPROVED = 2

/** What breaks the promises of D24 and D37, in words: effects of each intent, and the books. */
export async function findBreaches(
  host: Host,
  token: string,
  username: string,
  { before, intents }: { before: Money; intents: Intent[] },
): Promise<string[]> {
  const seen: Record<string, number> = {}
  let expected = before
  const read = async (path: string, body: object, count: (row: Row) => void) => {
    for (let page = 1; ; page++) {
      const answer = await host.call(path, { ...body, date: 4, page, api_type: '' }, { token })
      const { data } = answer.data as { data: Row[] }
      data.forEach(count)
      if (data.length === 0) return
    }
  }
  const note = (kind: Kind, amount: string) => {
    const key = `${kind} ${amount}`
    seen[key] = (seen[key] ?? 0) + 1
  }
  for (const [kind, type] of TYPES)
    await read('/api/gettransrecord', { type }, ({ amount, state }) => {
      note(kind, amount)
      if (state !== APPROVED) return
      if (kind === 'deposit') expected = add(expected, money(amount))
      if (kind === 'withdrawal') expected = subtract(expected, money(amount))
    })
  await read('/api/betrecord', {}, ({ bet_amount, win_loss }) => {
    note('bet', bet_amount)
    expected = add(expected, money(win_loss))
  })

  const breaches = intents.flatMap(({ kind, amount, told }) => {
    const effects = seen[`${kind} ${amount}`] ?? 0
    const isRight = told === 'done' ? effects === 1 : told === 'refused' ? effects === 0 : effects <= 1
    return isRight ? [] : [`${kind} of ${amount}: told ${told}, ${effects} effects`]
  })
  const strangers =
    Object.keys(seen).length - intents.filter(({ kind, amount }) => seen[`${kind} ${amount}`]).length
  if (strangers > 0) breaches.push(`${strangers} records nobody asked for`)
  const held = await holdings(host, username)
  if (held.total !== expected) breaches.push(`the wallets hold ${held.total}, the records say ${expected}`)
  return [...breaches, ...held.breaches]
}

/** All that lies in a member's wallets, and whose books are wrong or below zero. */
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
