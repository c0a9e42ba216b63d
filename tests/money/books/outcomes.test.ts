// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { askDemoServer } from '@/api/demoHost'
import { RefusedError, UnknownOutcome } from '@/api/failures'
import { guardMoney } from '@/api/money/guardMoney'
import { checkIntent, closeUnknown, intents, settleIntent, type Intent } from '@/api/money/journal'
import { send } from '@/api/send'
import { lookUp } from '@/app/unknownOutcome/traces'
import { createDeposit } from '@/contract/deposits'
import { listTransactions, type FundsType } from '@/contract/records'
import { money } from '@/contract/values/money'
import { transfer } from '@/contract/wallet'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import type { Endpoint } from '@/contract/wire/endpoint'
import { beginSession } from '@/state/session'
import { seededRandom } from '../../../sw/db/seed/random'

/*
 * Checks what the portal says about lost money requests against the ledger: random requests with two amounts, a fifth of
 * them hit by a random fault. The demo server executes them; the faults happen between it and the portal.
 */

const INTENTS = process.env.LONG_WALKS ? 1000 : 500
const SEED = Number(process.env.LEDGER_SEED ?? 7)
const USER = 'newbie1'
const FAULTS = [
  'lost request',
  'lost answer',
  'bad gateway before',
  'bad gateway after',
  'lands late',
] as const

let token = ''
/** Request ids that have taken effect. */
const executed = new Set<string>()
/** Requests still on their way although the portal gave them up, and the steps until they arrive. */
let late: { run: () => Promise<void>; left: number }[] = []
let fault: (typeof FAULTS)[number] | undefined
let isBlind = false
let sent = 0

const READS = ['/api/gettransrecord', '/api/balancelist']

async function execute(request: Request): Promise<Response> {
  const id = request.headers.get('X-Request-Id') ?? ''
  const response = await askDemoServer(request)
  const { code } = (await response.clone().json()) as { code: number }
  if (id !== '' && code === 200) executed.add(id)
  return response
}

const badGateway = () => new Response('<h1>502</h1>', { status: 502 })

/** The network between portal and server. */
async function carry(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, 'http://127.0.0.1')
  const request = () => new Request(url, { ...init, signal: null })
  if (READS.includes(url.pathname)) return isBlind ? badGateway() : execute(request())
  sent += 1
  const now = fault
  fault = undefined
  switch (now) {
    case 'lost request':
      throw new TypeError('network error')
    case 'lost answer':
      await execute(request())
      throw new TypeError('network error')
    case 'bad gateway before':
      return badGateway()
    case 'bad gateway after':
      await execute(request())
      return badGateway()
    case 'lands late':
      late.push({ run: async () => void (await execute(request())), left: 4 })
      throw new TypeError('network error')
    case undefined:
      return execute(request())
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', carry)
  const call = async (path: string, body: object) =>
    (
      (await (
        await askDemoServer(
          new Request(`http://127.0.0.1${path}`, {
            method: 'POST',
            headers: CONTROL_HEADERS,
            body: JSON.stringify(body),
          }),
        )
      ).json()) as { data: { new_api_token: string } }
    ).data
  await call('/api/__demo__/member', {
    username: USER,
    transferstatus: 0,
    balance: '900000',
    venues: { AG: '900000' },
  })
  token = (await call('/api/login_pc', { name: USER, password: 'newbie88', code: '3KD7' })).new_api_token
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(() => beginSession(token))

type Wish = { endpoint: Endpoint; input: object; type: FundsType }
const deposit = (amount: string): Wish => ({
  endpoint: createDeposit,
  input: { paytype: 'alipay', amount: money(amount) },
  type: 1,
})
const move = (amount: string, into: boolean): Wish => ({
  endpoint: transfer,
  input: {
    amount: money(amount),
    sourcetype: into ? 'userbalance' : 'AG',
    targettype: into ? 'AG' : 'userbalance',
  },
  type: into ? 3 : 4,
})

/** Submits once, as a form does. `blocked` = not sent. */
async function ask({ endpoint, input }: Wish): Promise<'done' | 'refused' | 'unknown' | 'blocked'> {
  try {
    const reply = await guardMoney({ endpoint, input, account: USER }, (requestId) =>
      send(endpoint, input as never, { requestId }),
    )
    return reply === null ? 'blocked' : 'done'
  } catch (error) {
    if (error instanceof UnknownOutcome) return 'unknown'
    if (error instanceof RefusedError) return 'refused'
    throw error
  }
}

/** Looks up a lost request, as the dialog does. */
async function look(lost: Intent): Promise<'found' | 'possible' | 'none' | 'failed'> {
  try {
    const found = await lookUp(lost)
    if (found?.is === 'done') settleIntent(lost, { isDone: true })
    // As a member who presses 我已核对.
    else checkIntent(lost)
    return found ? (found.is === 'done' ? 'found' : 'possible') : 'none'
  } catch {
    return 'failed'
  }
}

const rowsOf = async (type: FundsType) =>
  (await send(listTransactions, { date: 4, page: 1, api_type: '', type })).data.total

it(
  `never misreports or repeats any of ${INTENTS} random money requests, a fifth of them faulty`,
  { timeout: 120_000, tags: ['D24', 'D68'] },
  async () => {
    const { between, chance, oneOf } = seededRandom(SEED)
    const breaches: string[] = []
    const told = { done: 0, found: 0, possible: 0, none: 0, failed: 0, blocked: 0 }
    const rows = new Map<FundsType, number>()
    for (const type of [1, 3, 4] as const) rows.set(type, await rowsOf(type))
    const kinds = new Map<string, FundsType>()
    vi.setSystemTime(Date.now() + 1000)

    for (let step = 0; step < INTENTS; step += 1) {
      vi.setSystemTime(Date.now() + between(1, 90) * 1000)
      for (const request of late.filter(({ left }) => left <= 0)) await request.run()
      late = late.flatMap(({ run, left }) => (left <= 0 ? [] : [{ run, left: left - 1 }]))

      const amount = oneOf(['110', '120'])
      const wish = oneOf([() => deposit(amount), () => move(amount, true), () => move(amount, false)])()
      if (chance(20)) fault = oneOf(FAULTS)
      isBlind = chance(20)
      const before = sent
      const outcome = await ask(wish)
      if (outcome === 'refused') breaches.push(`step ${step}: refused`)
      const lost = intents.shown && ({ ...intents.shown } as Intent)
      fault = undefined
      if (outcome === 'done') {
        told.done += 1
        if (sent !== before + 1) breaches.push(`step ${step}: ${sent - before} requests for one press`)
        continue
      }
      if (outcome === 'blocked') {
        told.blocked += 1
        if (sent !== before) breaches.push(`step ${step}: a blocked request was sent`)
      }
      if (!lost) {
        breaches.push(`step ${step}: ${outcome} and nothing told`)
        continue
      }
      kinds.set(lost.id, wish.type)
      const hasHappened = executed.has(lost.id)
      const word = await look(lost)
      told[word] += 1
      if (word === 'found' && !hasHappened) breaches.push(`step ${step}: found what has not happened`)
      if (word === 'none' && hasHappened) breaches.push(`step ${step}: did not find what has happened`)
      closeUnknown()
      if (word === 'failed') {
        const again = sent
        if ((await ask(wish)) !== 'blocked' || sent !== again)
          breaches.push(`step ${step}: sent without a look`)
        closeUnknown()
      } else if (word === 'none' && chance(60)) {
        isBlind = false
        if ((await ask(wish)) !== 'done') breaches.push(`step ${step}: could not be asked again`)
        else if (!executed.has(lost.id)) breaches.push(`step ${step}: was asked again under another id`)
      }
    }
    for (const { run } of late) await run()
    isBlind = false

    expect(breaches).toEqual([])
    // Every outcome occurs, so that the test proves something.
    for (const [word, count] of Object.entries(told)) expect(count, word).toBeGreaterThan(INTENTS / 200)
    // As many rows as effects: nothing happened twice.
    let more = 0
    for (const type of [1, 3, 4] as const) more += (await rowsOf(type)) - (rows.get(type) ?? 0)
    expect(more).toBe(executed.size)
  },
)
