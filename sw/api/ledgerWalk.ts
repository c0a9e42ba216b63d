import { money } from '@/contract/money'
import { add, multiply } from '@/contract/arithmetic'
import { withCents } from '@/contract/money'
import { testServer } from './testing'

/** What a random walk found: breaches of the promises of D24 and D37, in words. */
export type Walk = { breaches: string[]; told: { done: number; refused: number; unknown: number } }

type Kind = 'in' | 'out' | 'deposit' | 'withdrawal' | 'bet'
const KINDS: Kind[] = ['in', 'in', 'out', 'deposit', 'withdrawal', 'bet', 'bet']
const TYPES: Partial<Record<Kind, number>> = { in: 3, out: 4, deposit: 1, withdrawal: 2 }

/** mulberry32: a walk is repeated by its seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Sends `intents` random money requests of one member through two hosts of one database, a fifth of them with a fault:
 * lost request, lost answer, sent twice, sent by both hosts at once, host replaced. Each intent has an amount of its
 * own, so that its effects can be counted. `forgetIds` plants the mistake of a server that ignores request ids.
 */
export async function walkLedger({
  seed,
  intents,
  forgetIds = false,
}: {
  seed: number
  intents: number
  forgetIds?: boolean
}): Promise<Walk> {
  const random = generator(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  let [one, two] = [testServer(), testServer()]
  two = testServer(one.databaseName)
  const control = (name: string, body: unknown) => one.call(`/api/__demo__/${name}`, body)
  await control('member', {
    username: 'agent88',
    balance: '500000',
    transferstatus: 1,
    venues: { AG: '5000' },
  })
  const token = await one.logIn('agent88', 'agent8888')
  const { data } = await one.call(
    '/api/getGameUrl',
    { plat_name: 'AG', game_type: 0, game_code: 'live', is_mobile_url: 0 },
    { token },
  )
  const ticket = new URL((data as { url: string }).url).searchParams.get('ticket')

  const told = { done: 0, refused: 0, unknown: 0 }
  const expected: { kind: Kind; amount: string; told: keyof typeof told }[] = []
  let clock = 0

  const request = (kind: Kind, amount: string): [path: string, body: object] => {
    if (kind === 'bet') return ['/api/__demo__/game/bet', { ticket, amount }]
    if (kind === 'deposit') return ['/api/recharge', { paytype: 'wxpay', amount: Number(amount) }]
    if (kind === 'withdrawal') return ['/api/withdraw', { amount, bank: 6, password: '123456' }]
    const [sourcetype, targettype] = kind === 'in' ? ['userbalance', 'AG'] : ['AG', 'userbalance']
    return ['/api/transfer', { amount, sourcetype, targettype }]
  }

  for (let n = 0; n < intents; n++) {
    const kind = pick(KINDS)
    const amount = withCents(add(money('100'), multiply(money('0.01'), money(String(n)))))
    const [path, body] = request(kind, amount)
    const send = (host: typeof one, attempt: number) =>
      host.call(path, body, { token, id: forgetIds ? `${n}-${attempt}` : `${n}` })
    const fault = random() < 0.2 ? pick(['lost request', 'lost answer', 'twice', 'both', 'new host']) : ''
    if (fault === 'lost request' || fault === 'lost answer') {
      await control('next', { call: path, drop: fault === 'lost request' ? 'request' : 'answer' })
      await send(one, 1).catch(() => undefined)
      // Half of the time nobody asks again; else the browser does (faults 1.1).
      if (random() < 0.5) {
        expected.push({ kind, amount, told: 'unknown' })
        told.unknown += 1
        continue
      }
    }
    if (fault === 'new host') two = testServer(one.databaseName)
    const replies = await Promise.all(
      fault === 'both' || fault === 'twice'
        ? [send(one, 2), send(fault === 'both' ? two : one, 3)]
        : [send(pick([one, two]), 2)],
    )
    const outcome = replies.every(({ code }) => code === 200) ? 'done' : 'refused'
    expected.push({ kind, amount, told: outcome })
    told[outcome] += 1
    if (n % 10 === 9) {
      clock += 3_600_000
      await control('clock', { offsetMs: clock })
      await control('member', { username: 'agent88', wagering: '0' })
    }
  }
  return { breaches: await findBreaches(one, token, expected), told }
}

async function findBreaches(
  host: ReturnType<typeof testServer>,
  token: string,
  expected: { kind: Kind; amount: string; told: string }[],
): Promise<string[]> {
  const seen: Record<string, number> = {}
  const count = async (kind: Kind, path: string, body: object, field: string) => {
    for (let page = 1; ; page++) {
      const { data } = (await host.call(path, { ...body, date: 4, page, api_type: '' }, { token })).data as {
        data: Record<string, string>[]
      }
      for (const row of data) seen[`${kind} ${row[field]}`] = (seen[`${kind} ${row[field]}`] ?? 0) + 1
      if (data.length === 0) return
    }
  }
  for (const [kind, type] of Object.entries(TYPES))
    await count(kind as Kind, '/api/gettransrecord', { type }, 'amount')
  await count('bet', '/api/betrecord', {}, 'bet_amount')
  const breaches = expected.flatMap(({ kind, amount, told }) => {
    const effects = seen[`${kind} ${amount}`] ?? 0
    const isRight = told === 'done' ? effects === 1 : told === 'refused' ? effects === 0 : effects <= 1
    return isRight ? [] : [`${kind} of ${amount}: told ${told}, ${effects} effects`]
  })
  const { wallets } = (await host.call('/api/__demo__/state')).data as {
    wallets: { username: string; balanced: boolean }[]
  }
  return [
    ...breaches,
    ...wallets.filter(({ balanced }) => !balanced).map(({ username }) => `the books of ${username}`),
  ]
}
