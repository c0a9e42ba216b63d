import { add, multiply } from '@/contract/values/arithmetic'
import { money, withCents, type Money } from '@/contract/values/money'
import { seededRandom } from '../../../sw/db/seed/random'
import { testServer, type Reply } from '../../../sw/testing/testServer'
import { dieAtWrite } from './dyingWorker'
import { findBreaches, holdings, type Intent, type Kind, type Outcome } from './ledgerBooks'

/** The result of a walk: breaches, and counts of outcomes, of successes by kind, and of faults. */
export type Walk = {
  breaches: string[]
  outcomes: Record<Outcome, number>
  done: Partial<Record<Kind, number>>
  faults: Record<Fault, number>
}

const KINDS = [
  ...(['in', 'in', 'out', 'deposit', 'withdrawal', 'bet', 'bet', 'bet', 'in', 'out', 'deposit'] as const),
  ...(['application', 'claim', 'packet'] as const),
] as const satisfies Kind[]
const FAULTS = ['lost request', 'lost answer', 'sent twice', 'two hosts', 'killed', 'two clients'] as const
type Fault = (typeof FAULTS)[number]

const USER = 'agent88'
/** Bets that are decided at once, and bets that wait for a round. */
const GAMES: [platform: string, type: string, code: string, pick: string][] = [
  ['FG', 'fishing', 'fish01', 'clown'],
  ['KY', 'joker', 'zjh', 'player'],
  ['AG', 'realbet', 'live', 'banker'],
  ['CP', 'lottery', 'ssc5', '大'],
]
/** Promotions of this walk: the first deposit's of the day, the weekend's, and those that are paid once. */
const PROMOTIONS = ['6', '2', '1', '15'] as const
/** Records go back 30 days; the walk's clock stays well below. */
const LONGEST_MS = 25 * 24 * 3600_000
/** More writes than any call makes, so that some kills come after the effect. */
const WRITES = 9

/**
 * Sends `intents` random money requests of one member through two hosts of one database, a fifth of them with a fault:
 * lost request, lost answer, sent twice, sent by both hosts at once, worker killed at a random write, two clients at
 * once. Amounts are unique, so that each intent's effects can be counted. `forgetIds` simulates a server that ignores request
 * ids.
 */
export async function walkLedger(options: {
  seed: number
  intents: number
  forgetIds?: boolean
}): Promise<Walk> {
  const { seed, intents: count, forgetIds = false } = options
  // The seed repeats a walk.
  const { between, chance, oneOf } = seededRandom(seed)
  const { databaseName } = testServer()
  let [one, two] = [testServer(databaseName), testServer(databaseName)]
  const control = (name: string, body: unknown) => one.call(`/api/__demo__/${name}`, body)
  await control('member', { username: USER, balance: '500000', transferstatus: 1, venues: { AG: '5000' } })
  const token = await one.logIn(USER, 'agent8888')
  const tickets = await Promise.all(
    GAMES.map(async ([plat_name, game_type, game_code]) => {
      const { data } = await one.call(
        '/api/getGameUrl',
        { plat_name, game_type, game_code, is_mobile_url: 0 },
        { token },
      )
      return new URL((data as { url: string }).url).searchParams.get('ticket')
    }),
  )
  const before = (await holdings(one, USER)).total

  const walk: Walk = {
    breaches: [],
    outcomes: { done: 0, refused: 0, unknown: 0 },
    done: {},
    faults: Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>,
  }
  const intents: Intent[] = []
  const tell = (kind: Kind, amount: Money, outcome: Outcome) => {
    intents.push({ kind, amount, outcome })
    walk.outcomes[outcome] += 1
    if (outcome === 'done') walk.done[kind] = (walk.done[kind] ?? 0) + 1
  }
  const outcomeOf = (replies: Reply[]): Outcome => {
    if (new Set(replies.map((reply) => JSON.stringify(reply))).size > 1)
      walk.breaches.push(`one intent, two answers: ${JSON.stringify(replies)}`)
    return replies.every(({ code }) => code === 200) ? 'done' : 'refused'
  }
  const request = (kind: Kind, amount: Money): [path: string, body: object] => {
    if (kind === 'bet') {
      const game = between(0, GAMES.length - 1)
      return ['/api/__demo__/game/bet', { ticket: tickets[game], amount, picks: [GAMES[game]?.[3]] }]
    }
    if (kind === 'application') return ['/api/doactivityapply', { activityid: oneOf(PROMOTIONS) }]
    if (kind === 'claim') return ['/api/dofanshui', {}]
    if (kind === 'packet') return ['/api/douserredpacket', {}]
    if (kind === 'deposit') return ['/api/recharge', { paytype: 'wxpay', amount: Number(amount) }]
    if (kind === 'withdrawal') return ['/api/withdraw', { amount, bank: 6, password: '123456' }]
    const [sourcetype, targettype] = kind === 'in' ? ['userbalance', 'AG'] : ['AG', 'userbalance']
    return ['/api/transfer', { amount, sourcetype, targettype }]
  }
  const intend = (n: number) => {
    const kind = oneOf<Kind>(KINDS)
    // Deposits are high enough for the promotion of the day's first.
    const least = money(kind === 'deposit' ? '300' : '100')
    const amount = withCents(add(least, multiply(money('0.01'), n))) as Money
    const [path, body] = request(kind, amount)
    const send = (host: typeof one, attempt: number) =>
      host.call(path, body, { token, id: forgetIds ? `${n}-${attempt}` : `${n}` })
    return { kind, amount, path, send }
  }

  for (let n = 0; n < count; n++) {
    const { kind, amount, path, send } = intend(n)
    const fault = chance(20) ? oneOf<Fault>(FAULTS) : null
    if (fault) walk.faults[fault] += 1
    if (fault === 'two clients') {
      // Another tab sends its own request at the same moment.
      const other = intend((n += 1))
      const [mine, theirs] = await Promise.all([send(one, 1), other.send(two, 1)])
      tell(other.kind, other.amount, outcomeOf([theirs]))
      tell(kind, amount, outcomeOf([mine]))
      continue
    }
    if (fault === 'lost request' || fault === 'lost answer')
      await control('next', { call: path, drop: fault === 'lost request' ? 'request' : 'answer' })
    if (fault === 'lost request' || fault === 'lost answer') await send(one, 1).catch(() => undefined)
    if (fault === 'killed') {
      await dieAtWrite(between(1, WRITES), () => send(two, 1))
      two = testServer(databaseName)
    }
    // Half of the lost requests are repeated, as browsers do.
    const isLost = fault === 'lost request' || fault === 'lost answer' || fault === 'killed'
    if (isLost && chance(50)) tell(kind, amount, 'unknown')
    else if (fault === 'sent twice')
      tell(kind, amount, outcomeOf(await Promise.all([send(one, 2), send(one, 3)])))
    else if (fault === 'two hosts')
      tell(kind, amount, outcomeOf(await Promise.all([send(one, 2), send(two, 3)])))
    else tell(kind, amount, outcomeOf([await send(oneOf([one, two]), 2)]))
    if (n % 10 === 9) {
      const offsetMs = Math.floor(n / 10) * Math.min(3600_000, LONGEST_MS / Math.ceil(count / 10))
      await control('clock', { offsetMs: Math.floor(offsetMs) })
      await control('member', { username: USER, wagering: '0' })
    }
  }
  // The last applications are decided.
  await control('clock', { offsetMs: LONGEST_MS + 3600_000 })
  walk.breaches.push(...(await findBreaches(one, token, USER, { before, vip: 1, intents })))
  return walk
}
