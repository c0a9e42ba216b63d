import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { beforeAll, expect, it, vi } from 'vitest'
import { noteServerTime } from '@/api/serverDate'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'
import type { Intent } from '@/api/money/journal'
import type { SentIntent } from './sentRequest'
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
  id: `${path} ${sent} ${JSON.stringify(input)}`,
  key: JSON.stringify([path, input]),
  path,
  action: '',
  trace: calls.find((call) => call.path === path)!.trace!,
  input: input as Intent['input'],
  facts: [],
  at: Date.parse(`2026-11-${sent}Z`),
  doubt: 3000,
  before: 0,
  checkedAt: 0,
  isAcknowledged: false,
  isLost: true,
  ...part,
})
const done = (intent: Intent): SentIntent => ({ ...intent, isDone: true })
const recharge = (sent: string, paytype: string, amount: string, catepay = '') =>
  lost('/api/recharge', sent, { paytype, amount, catepay })
const withdraw = (sent: string, amount: string, part: Partial<Intent>) =>
  lost('/api/withdraw', sent, { amount, bank: 1 }, part)
const into = (sent: string, venue: string, amount: string) =>
  lost('/api/transfer', sent, { amount, sourcetype: 'userbalance', targettype: venue })
const outOf = (sent: string, venue: string, amount: string) =>
  lost('/api/transfer', sent, { amount, sourcetype: venue, targettype: 'userbalance' })

it.each<[what: string, keyof typeof recordings, until: number, Intent, found: string, others?: SentIntent[]]>(
  [
    ['a deposit by bank', 'mysql', 15, recharge('26T16:39:56', 'bank', '888.88'), 'done 179571119715277'],
    ['the same by Alipay', 'mysql', 15, recharge('26T16:39:56', 'alipay', '888.88'), 'none'],
    ['a deposit of the day before', 'mysql', 15, recharge('26T16:39:56', 'alipay', '133.33'), 'none'],
    ['a deposit by WeChat', 'mysql', 18, recharge('26T16:40:09', 'wxpay', '10'), 'done 179571121011222'],
    [
      'a deposit over ERC20',
      'sqlite',
      55,
      recharge('22T03:36:03', 'usdt', '500', 'ERC20'),
      'done 179531856414670',
    ],
    [
      'one over TRC20 twelve seconds before',
      'sqlite',
      55,
      recharge('22T03:35:51', 'usdt', '500', 'TRC20'),
      'done 179531855215352',
    ],
    [
      'a withdrawal in CNY',
      'mysql',
      32,
      withdraw('26T16:55:32', '250.55', { chain: '' }),
      'done 17957121334841',
    ],
    [
      'a withdrawal of 705 in coin',
      'mysql',
      34,
      withdraw('26T16:55:55', '705', { chain: 'TRC20', listedAs: '99.00' }),
      'done 17957121567402',
    ],
    ['99 in CNY beside it', 'mysql', 34, withdraw('26T16:55:55', '99', { chain: '' }), 'none'],
    [
      'the coin over ERC20',
      'mysql',
      34,
      withdraw('26T16:55:55', '705', { chain: 'ERC20', listedAs: '99.00' }),
      'none',
    ],
    ['a transfer into VRBET', 'mysql', 40, into('26T16:56:33', 'VRBET', '5000'), 'done'],
    ['an equal one into AG that never arrived', 'mysql', 40, into('26T16:56:33', 'AG', '5000'), 'none'],
    [
      'a second one into VRBET',
      'mysql',
      40,
      into('26T16:56:35', 'VRBET', '5000'),
      'none',
      [done(into('26T16:56:33', 'VRBET', '5000'))],
    ],
    ['a transfer out of PG', 'sqlite', 34, outOf('22T03:21:24', 'PG', '12'), 'done'],
    ['an equal one out of AG', 'sqlite', 34, outOf('22T03:21:24', 'AG', '12'), 'none'],
    ['9 out of AG beside a row of a wallet', 'sqlite', 34, outOf('22T03:21:24', 'AG', '9'), 'possible'],
    ['20 into AG, listed twice', 'sqlite', 125, into('22T03:39:04', 'AG', '20'), 'possible'],
    ['a red packet', 'mysql', 48, lost('/api/douserredpacket', '26T16:58:51', {}), 'possible'],
    [
      'a red packet after two others',
      'mysql',
      48,
      lost('/api/douserredpacket', '26T16:58:51', {}),
      'done',
      ['26T16:58:46', '26T16:58:41'].map((sent) => done(lost('/api/douserredpacket', sent, {}))),
    ],
    ['an application', 'mysql', 50, lost('/api/doactivityapply', '26T16:59:09', { activityid: 3 }), 'done'],
    [
      'one for another promotion',
      'mysql',
      50,
      lost('/api/doactivityapply', '26T16:59:09', { activityid: 2 }),
      'none',
    ],
    ['rebates', 'mysql', 47, lost('/api/dofanshui', '26T16:58:32', {}), 'done'],
    [
      'an address',
      'sqlite',
      45,
      lost('/api/bindcard', '22T03:33:18', {
        bank: 'USDT',
        bank_no: 'TXabcdefghijkmnopqrstuvwxyz1234567',
        bank_owner: 'TRC20',
      }),
      'done',
    ],
  ],
)('a real server’s records: %s', async (_what, of, until, intent, expected, others = []) => {
  now = { of, until }
  vi.setSystemTime(intent.at + 5000)
  noteServerTime(new Date().toUTCString(), Date.now())
  const found = await lookUp(intent, others)
  expect([found?.is ?? 'none', found?.orderNo].filter(Boolean).join(' ')).toBe(expected)
})
