import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Intent, KnownRequest } from '@/api/money/journal'
import { noteServerTime } from '@/api/serverDate'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'
import { lookUp } from './traces'

// What two real servers answered: the requests of the recordings are taken as lost, and looked up in the lists that followed.

type Exchange = { path: string; request: { type?: number; page?: number }; answer: { data?: unknown } }
const read = (file: string) =>
  JSON.parse(readFileSync(`src/contract/recorded/${file}.fixture.json`, 'utf8')) as Exchange[]
const recordings = { mysql: read('traffic-mysql'), sqlite: read('traffic') }

/** The recording, and the newest exchange that had happened. */
let now: { of: keyof typeof recordings; until: number }
vi.mock('@/api/send', () => ({
  send: async ({ path, data }: Endpoint, { type, page = 1 }: { type?: number; page?: number }) => {
    const last = recordings[now.of]
      .slice(0, now.until + 1)
      .findLast(
        ({ path: called, request }) =>
          called === path && request.type === type && (request.page ?? 1) === page,
      )
    const none = path === '/api/balancelist' ? VENUES : []
    return { data: z.decode(data, (last?.answer.data ?? none) as never) }
  },
}))

/** One recording has no list of venues; these are in its records. */
const VENUES = [
  { platname: 'VRBET', name: 'VR彩票' },
  { platname: 'AVIA', name: '泛亚电竞' },
  { platname: 'SBTEST', name: '沙巴体育' },
  { platname: 'KY', name: '开元棋牌' },
]

beforeAll(() => void vi.useFakeTimers())

const calls = Object.values(contract).flatMap((domain) => Object.values(domain as object)) as Endpoint[]
const lost = (path: string, sent: string, input: object, part: Partial<Intent> = {}): Intent => ({
  id: `${path} ${sent} ${JSON.stringify([input, part])}`,
  key: `me.${JSON.stringify([path, input])}`,
  path,
  action: '',
  trace: calls.find((call) => call.path === path)!.trace!,
  input: input as Intent['input'],
  facts: [],
  at: Date.parse(`2026-11-${sent}Z`),
  doubt: 3000,
  checkedAt: 0,
  isAcknowledged: false,
  isLost: true,
  ...part,
})
const done = (intent: Intent): KnownRequest => ({
  ...intent,
  id: `done ${intent.id}`,
  isDone: true,
  asked: intent,
})
/** Requests of the 26th to mysql, of the 22nd to sqlite. */
const mysql = (path: string, time: string, input: object, part: Partial<Intent> = {}) =>
  lost(path, `26T16:${time}`, input, part)
const pay = (sent: string, paytype: string, amount: string, catepay = '') =>
  lost('/api/recharge', sent, { paytype, amount, catepay })
const withdraw = (amount: string, time: string, chain: string, listedAs?: string) =>
  mysql('/api/withdraw', time, { amount, bank: 1 }, { chain, listedAs })
const move = (sent: string, amount: string, sourcetype: string, targettype: string) =>
  lost('/api/transfer', sent, { amount, sourcetype, targettype })
const into = (venue: string, second: number) => move(`26T16:56:${second}`, '5000', 'userbalance', venue)
const outOf = (venue: string, amount: string) => move('22T03:21:24', amount, venue, 'userbalance')
const grab = (second: number) => mysql('/api/douserredpacket', `58:${second}`, {})
const apply = (activityid: number) => mysql('/api/doactivityapply', '59:09', { activityid })
const ADDRESS = { bank: 'USDT', bank_no: 'TXabcdefghijkmnopqrstuvwxyz1234567', bank_owner: 'TRC20' }

it.each<
  [what: string, keyof typeof recordings, until: number, Intent, found: string, others?: KnownRequest[]]
>([
  ['a deposit by bank', 'mysql', 15, pay('26T16:39:56', 'bank', '888.88'), 'done 179571119715277'],
  ['the same by Alipay', 'mysql', 15, pay('26T16:39:56', 'alipay', '888.88'), 'none'],
  ['a deposit of the day before', 'mysql', 15, pay('26T16:39:56', 'alipay', '133.33'), 'none'],
  ['a deposit by WeChat', 'mysql', 18, pay('26T16:40:09', 'wxpay', '10'), 'done 179571121011222'],
  ['one over ERC20', 'sqlite', 55, pay('22T03:36:03', 'usdt', '500', 'ERC20'), 'done 179531856414670'],
  ['TRC20 before it', 'sqlite', 55, pay('22T03:35:51', 'usdt', '500', 'TRC20'), 'done 179531855215352'],
  ['a withdrawal in CNY', 'mysql', 32, withdraw('250.55', '55:32', ''), 'done 17957121334841'],
  ['705 in coin', 'mysql', 34, withdraw('705', '55:55', 'TRC20', '99.00'), 'done 17957121567402'],
  ['99 in CNY beside it', 'mysql', 34, withdraw('99', '55:55', ''), 'none'],
  ['the coin over ERC20', 'mysql', 34, withdraw('705', '55:55', 'ERC20', '99.00'), 'none'],
  ['a transfer into VRBET', 'mysql', 40, into('VRBET', 33), 'done'],
  ['an equal one into AG that never arrived', 'mysql', 40, into('AG', 33), 'none'],
  ['a second one into VRBET', 'mysql', 40, into('VRBET', 35), 'none', [done(into('VRBET', 33))]],
  ['a transfer out of PG', 'sqlite', 34, outOf('PG', '12'), 'done'],
  ['an equal one out of AG', 'sqlite', 34, outOf('AG', '12'), 'none'],
  ['9 out of AG beside a row of a wallet', 'sqlite', 34, outOf('AG', '9'), 'possible'],
  ['20 into AG, twice', 'sqlite', 125, move('22T03:39:04', '20', 'userbalance', 'AG'), 'possible'],
  ['a red packet', 'mysql', 48, grab(51), 'possible'],
  ['an application', 'mysql', 50, apply(3), 'done'],
  ['one for another promotion', 'mysql', 50, apply(2), 'none'],
  ['rebates', 'mysql', 47, mysql('/api/dofanshui', '58:32', {}), 'done'],
  ['an address', 'sqlite', 45, lost('/api/bindcard', '22T03:33:18', ADDRESS), 'done'],
])('a real server’s records: %s', async (_what, of, until, intent, expected, others = []) => {
  now = { of, until }
  vi.setSystemTime(intent.at + 5000)
  noteServerTime(new Date().toUTCString(), Date.now())
  const found = await lookUp(intent, others)
  const orderNo = found && 'orderNo' in found ? found.orderNo : ''
  expect(`${found?.is ?? 'none'} ${orderNo ?? ''}`.trim()).toBe(expected)
})
