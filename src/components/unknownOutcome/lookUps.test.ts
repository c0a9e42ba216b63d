import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime } from '@/api/serverDate'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'
import { money } from '@/contract/values/money'
import { writeServerTime } from '@/contract/wire/codecs'
import type { Intent } from '@/api/money/journal'
import type { SentIntent } from './sentRequest'
import { lookUp } from './traces'

const OFFLINE = 'offline'
/** Wire data by path; rows of gettransrecord by type. A call without one fails. */
let world: Record<string, unknown> = {}
vi.mock('@/api/send', () => ({
  send: async ({ path, data }: Endpoint, { type, page = 1 }: { type?: number; page?: number }) => {
    const key = path === '/api/gettransrecord' ? `${path} ${type}` : path
    if (!(key in world)) throw new Error(OFFLINE)
    return { data: z.decode(data, (page > 1 ? [] : world[key]) as never), message: '' }
  },
}))

/** When the request was sent, by the server's clock. */
const SENT = Date.UTC(2026, 10, 26, 16, 0, 0)
const SECOND = 1000
const at = (second: number) => writeServerTime(SENT + second * SECOND)
let ids = 0

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
/** The server's clock is known, and so many seconds have passed since the request. */
function after(second: number) {
  const now = SENT + second * SECOND
  vi.setSystemTime(now)
  noteServerTime(new Date(now).toUTCString(), now)
}
beforeEach(() => {
  world = {}
  after(5)
})

const isMoney = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'effect' in value && value.effect === 'money'
const calls = Object.values(contract).flatMap((domain) => Object.values(domain as object).filter(isMoney))

const request = (path: string, input: object, part: Partial<Intent> = {}): Intent => ({
  id: `id${(ids += 1)}`,
  key: JSON.stringify([path, input]),
  path,
  action: '',
  trace: calls.find((call) => call.path === path)?.trace ?? '',
  input: input as Intent['input'],
  facts: [],
  at: SENT,
  lastAt: SENT,
  doubt: 3 * SECOND,
  before: 0,
  checkedAt: 0,
  isAcknowledged: false,
  isLost: true,
  ...part,
})
/** Another request of this device, so many seconds later. */
const other = (intent: Intent, second: number, isDone: boolean): SentIntent => ({
  ...intent,
  at: SENT + second * SECOND,
  lastAt: SENT + second * SECOND,
  isDone,
})
const look = async (intent: Intent, others: SentIntent[] = []) => (await lookUp(intent, others))?.is ?? 'none'

it.each(calls.map(({ path }) => path))('a lost request to %s is looked up in a list', async (path) => {
  const failure: unknown = await lookUp(request(path, {}), []).catch((error: unknown) => error)
  expect(failure, 'give its trace a place in traces.ts that finds it').toEqual(new Error(OFFLINE))
})

const VENUES = [
  { platname: 'AG', name: 'AG真人', balance: '0.00' },
  { platname: 'BG', name: 'BG视讯', balance: '0.00' },
]
const into = (venue: string, amount = '137', part: Partial<Intent> = {}) =>
  request('/api/transfer', { amount, sourcetype: 'userbalance', targettype: venue }, part)
const transferRow = (second: number, part: object = {}) => ({
  created_at: at(second),
  pay_way: 'AG真人',
  api_type: 'AG',
  amount: 137,
  state: 1,
  ...part,
})
const balances = (main: string, venue?: string) => ({
  balances: { main: money(main), ...(venue !== undefined && { venue: money(venue) }) },
})

describe('a transfer of 137 into AG', () => {
  type Case = {
    rows: object[]
    intent?: Intent
    others?: (SentIntent & object)[]
    main?: string
    ag?: string
    seconds?: number
  }
  it.each<[string, Case, string]>([
    ['its row', { rows: [transferRow(1)] }, 'done'],
    ['no row', { rows: [] }, 'none'],
    [
      'no row, but 137 have left',
      { rows: [], intent: into('AG', '137', balances('1000')), main: '863' },
      'possible',
    ],
    ['another venue’s row', { rows: [transferRow(1, { api_type: 'BG', pay_way: 'BG视讯' })] }, 'none'],
    ['another venue’s row, by name', { rows: [transferRow(1, { api_type: '', pay_way: 'BG视讯' })] }, 'none'],
    ['its row, by name', { rows: [transferRow(1, { api_type: '' })] }, 'done'],
    ['its row, code in lower case', { rows: [transferRow(1, { api_type: 'ag', pay_way: '' })] }, 'done'],
    ['a row without a venue', { rows: [transferRow(1, { api_type: '', pay_way: null })] }, 'possible'],
    [
      'a row of a place that is no venue',
      { rows: [transferRow(1, { api_type: 'web', pay_way: 'Wallet' })] },
      'possible',
    ],
    ['another amount', { rows: [transferRow(1, { amount: 136 })] }, 'none'],
    ['two rows, one request', { rows: [transferRow(2), transferRow(1)] }, 'possible'],
    ['a row of a minute before', { rows: [transferRow(-60)] }, 'possible'],
    ['a row of an hour before', { rows: [transferRow(-3600)] }, 'none'],
    ['a row of five minutes later', { rows: [transferRow(300)], seconds: 400 }, 'possible'],
    [
      'the row of an equal success',
      { rows: [transferRow(-20)], others: [other(into('AG'), -20, true)] },
      'none',
    ],
    [
      'the row of an equal success that only its number tells',
      { rows: [transferRow(-20)], intent: into('AG', '137', { before: 1 }) },
      'none',
    ],
    [
      'its row after an equal success',
      { rows: [transferRow(1), transferRow(-20)], others: [other(into('AG'), -20, true)] },
      'done',
    ],
    [
      'its row after one that only its number tells',
      { rows: [transferRow(1), transferRow(-3)], intent: into('AG', '137', { before: 1 }) },
      'done',
    ],
    [
      'its row long after an equal success',
      { rows: [transferRow(1)], others: [other(into('AG'), -400, true)] },
      'done',
    ],
    [
      'one row, and an equal amount by whole yuan that is open',
      { rows: [transferRow(1)], others: [other(into('AG', '137.5'), -5, false)] },
      'possible',
    ],
    [
      'one row, and such a one that succeeded',
      { rows: [transferRow(-5)], others: [other(into('AG', '137.5'), -5, true)] },
      'none',
    ],
    ['137.50, listed by whole yuan', { rows: [transferRow(1)], intent: into('AG', '137.5') }, 'possible'],
    [
      '137.50, and exactly 137 have left',
      { rows: [transferRow(1)], intent: into('AG', '137.5', balances('1000')), main: '863' },
      'done',
    ],
    [
      '137.50 beside 137 that succeeded',
      { rows: [transferRow(-5)], intent: into('AG', '137.5'), others: [other(into('AG'), -5, true)] },
      'none',
    ],
    [
      'state 0, the balance fell',
      { rows: [transferRow(1, { state: 0 })], intent: into('AG', '137', balances('1000')), main: '863' },
      'open',
    ],
    [
      'state 0, nothing moved, just now',
      {
        rows: [transferRow(1, { state: 0 })],
        intent: into('AG', '137', balances('1000', '0')),
        main: '1000.00',
        ag: '0.00',
      },
      'open',
    ],
    [
      'state 0, nothing moved, later',
      {
        rows: [transferRow(1, { state: 0 })],
        intent: into('AG', '137', balances('1000', '0')),
        main: '1000.00',
        ag: '0.00',
        seconds: 120,
      },
      'refused',
    ],
    ['state 0, balances unknown', { rows: [transferRow(1, { state: 0 })], seconds: 120 }, 'open'],
    [
      'state 0, another request since',
      {
        rows: [transferRow(1, { state: 0 })],
        intent: into('AG', '137', balances('1000')),
        main: '1000',
        others: [other(into('BG', '10'), 30, true)],
        seconds: 120,
      },
      'open',
    ],
    [
      'state 0 and an equal success: the success has no failed row',
      { rows: [transferRow(1, { state: 0 }), transferRow(-20)], others: [other(into('AG'), -20, true)] },
      'open',
    ],
    ['待结算', { rows: [transferRow(1, { state: 2 })] }, 'open'],
    [
      'state 1, but both balances stand',
      { rows: [transferRow(1)], intent: into('AG', '137', balances('1000', '0')), main: '1000', ag: '0' },
      'possible',
    ],
    [
      'clock in doubt',
      { rows: [transferRow(-600)], intent: into('AG', '137', { doubt: 86_400 * SECOND }) },
      'possible',
    ],
    [
      'clock in doubt, and 137 have left',
      {
        rows: [transferRow(-600)],
        intent: into('AG', '137', { doubt: 86_400 * SECOND, ...balances('1000') }),
        main: '863',
      },
      'done',
    ],
    [
      'clock in doubt, two rows',
      { rows: [transferRow(-600), transferRow(-900)], intent: into('AG', '137', { doubt: 86_400 * SECOND }) },
      'possible',
    ],
    [
      'sent again a minute later',
      { rows: [transferRow(65)], intent: into('AG', '137', { lastAt: SENT + 64 * SECOND }), seconds: 70 },
      'done',
    ],
  ])('%s', async (_name, { rows, intent = into('AG'), others = [], main, ag, seconds = 5 }, expected) => {
    after(seconds)
    world = { '/api/gettransrecord 3': rows, '/api/balancelist': VENUES }
    if (main !== undefined) world['/api/balance'] = { balance: main }
    if (ag !== undefined) world['/api/balancelist2'] = [{ ...VENUES[0], balance: ag }]
    expect(await look(intent, others)).toBe(expected)
  })

  it('is never shown the row of another venue that succeeded, nor of one that a look-up missed', async () => {
    const lost = into('BG', '137.5')
    world = { '/api/gettransrecord 3': [transferRow(-3)], '/api/balancelist': VENUES }
    expect(await look(lost, [other(into('AG'), -3, true)])).toBe('none')
    world['/api/gettransrecord 3'] = [transferRow(4, { api_type: 'BG', amount: 137.5 })]
    expect(await look(lost)).toBe('possible')
  })

  it('words a failed state as under way or without success, and never as found', async () => {
    world = { '/api/gettransrecord 3': [transferRow(1, { state: 0 })] }
    expect(await lookUp(into('AG'), [])).toEqual({
      is: 'open',
      row: '2026-11-27 00:00:01 AG真人 137.00元 处理中或未成功',
      orderNo: undefined,
    })
  })
})

const deposit = (part: object = {}) =>
  request('/api/recharge', { paytype: 'alipay', amount: '500', catepay: '', ...part })
const withdrawal = (part: Partial<Intent> = {}) => request('/api/withdraw', { amount: '705', bank: 3 }, part)
const orderRow = (second: number, part: object = {}) => ({
  created_at: at(second),
  pay_way: 'Alipay',
  out_trade_no: '179571119715277',
  amount: 500,
  state: 1,
  ...part,
})
const bind = (input: object) => request('/api/bindcard', input)
const usdt = { bank: 'USDT', bank_no: 'TX1', bank_owner: 'TRC20' }
const OUT = request('/api/transfer', { amount: '88', sourcetype: 'AG', targettype: 'userbalance' })
const recall = (part: Partial<Intent> = {}) => request('/api/transall', {}, part)
const HELD = [{ ...VENUES[0], balance: '88.00' }, VENUES[1]]
const rebates = (pending: string, second: number) => ({
  list: { data: [{ gamename: 'AG', money: '1', state: 1, created_at: at(-90_000), updated_at: at(second) }] },
  jisuan: '9',
  nojisuan: pending,
})
const application = (part: object = {}) => ({
  activity_id: 3,
  activity_name: '优惠活动02',
  created_at: at(1),
  state: 1,
  ...part,
})
const apply = request('/api/doactivityapply', { activityid: 3 }, { facts: [['活动', '优惠活动02']] })
const grab = request('/api/douserredpacket', {})

it.each<[string, Intent, world: Record<string, unknown>, expected: string, others?: SentIntent[]]>([
  ['a deposit', deposit(), { 1: [orderRow(1)] }, 'done'],
  ['a rejected deposit', deposit(), { 1: [orderRow(1, { state: 3 })] }, 'done'],
  ['a deposit in another channel', deposit(), { 1: [orderRow(1, { pay_way: 'WeChat' })] }, 'none'],
  [
    'a deposit over its chain',
    deposit({ paytype: 'usdt', catepay: 'TRC20' }),
    { 1: [orderRow(1, { pay_way: 'USDT-TRC20' })] },
    'done',
  ],
  [
    'a deposit over the other chain',
    deposit({ paytype: 'usdt', catepay: 'TRC20' }),
    { 1: [orderRow(1, { pay_way: 'USDT-ERC20' })] },
    'none',
  ],
  ['a deposit beside a gift', deposit(), { 1: [orderRow(1, { pay_way: '活动礼金 · 首存礼金' })] }, 'none'],
  ['a deposit without a channel', deposit(), { 1: [orderRow(1, { pay_way: null })] }, 'possible'],
  ['a deposit after an equal one', deposit(), { 1: [orderRow(-9)] }, 'none', [other(deposit(), -9, true)]],
  ['another device’s deposit beside ours', deposit(), { 1: [orderRow(2), orderRow(1)] }, 'possible'],
  [
    'a withdrawal in CNY',
    withdrawal({ chain: '' }),
    { 2: [orderRow(1, { pay_way: 'Bank card', amount: 705 })] },
    'done',
  ],
  [
    'a withdrawal in coin',
    withdrawal({ chain: 'TRC20', listedAs: '99' }),
    { 2: [orderRow(1, { pay_way: 'USDT-TRC20', amount: 99 })] },
    'done',
  ],
  [
    'a withdrawal to the other chain',
    withdrawal({ chain: 'TRC20', listedAs: '99' }),
    { 2: [orderRow(1, { pay_way: 'USDT-ERC20', amount: 99 })] },
    'none',
  ],
  [
    'a withdrawal in CNY beside one in coin',
    withdrawal({ chain: '' }),
    { 2: [orderRow(1, { pay_way: 'USDT-TRC20', amount: 705 })] },
    'none',
  ],
  [
    'a withdrawal at another rate',
    withdrawal({ chain: 'TRC20', listedAs: '99' }),
    { 2: [orderRow(1, { pay_way: 'USDT-TRC20', amount: 98.4 })] },
    'possible',
  ],
  [
    'a withdrawal to another account that succeeded',
    withdrawal({ chain: '' }),
    { 2: [orderRow(-9, { pay_way: 'Bank card', amount: 705 })] },
    'none',
    [other(request('/api/withdraw', { amount: '705', bank: 4 }, { chain: '' }), -9, true)],
  ],
  ['a bound address', bind(usdt), { getcard: [{ id: 1, ...usdt }] }, 'done'],
  [
    'the address on the other chain',
    bind(usdt),
    { getcard: [{ id: 1, ...usdt, bank_owner: 'ERC20' }] },
    'none',
  ],
  [
    'a bound account at another bank',
    bind({ bank: '招商银行', bank_no: '62', bank_owner: '张三' }),
    { getcard: [{ id: 1, bank: '工商银行', bank_no: '62', bank_owner: '张三' }] },
    'none',
  ],
  ['an account that is gone', request('/api/delcard', { id: 7 }), { getcard: [{ id: 1, ...usdt }] }, 'done'],
  ['an account that is there', request('/api/delcard', { id: 1 }), { getcard: [{ id: 1, ...usdt }] }, 'none'],
  ['a recall, nothing held', recall(), { balancelist2: VENUES }, 'done'],
  [
    'a recall of one venue, money elsewhere',
    recall(),
    { balancelist2: HELD, 4: [transferRow(1, { api_type: 'BG' })], balancelist: VENUES },
    'done',
  ],
  [
    'a recall under way',
    recall(),
    { balancelist2: HELD, 4: [transferRow(1, { state: 0 })], balancelist: VENUES },
    'open',
  ],
  ['a recall that did not arrive', recall(), { balancelist2: HELD, 4: [] }, 'none'],
  [
    'a recall beside a transfer out',
    recall(),
    { balancelist2: HELD, 4: [transferRow(-9, { amount: 88 })], balancelist: VENUES },
    'none',
    [other(OUT, -9, true)],
  ],
  [
    'a recall after another one',
    recall(),
    { balancelist2: HELD, 4: [transferRow(-2)], balancelist: VENUES },
    'possible',
    [other(recall(), -2, true)],
  ],
  ['claimed rebates', request('/api/dofanshui', {}), { getfanshui: rebates('0', 1) }, 'done'],
  [
    'rebates claimed elsewhere before',
    request('/api/dofanshui', {}),
    { getfanshui: rebates('0', -3600) },
    'possible',
  ],
  ['rebates that are pending', request('/api/dofanshui', {}), { getfanshui: rebates('5', -3600) }, 'none'],
  ['a red packet', grab, { redpacket: [{ id: 1, redpacketmoney: 5, usetime: at(1) }] }, 'done'],
  [
    'the red packet of a grab before',
    grab,
    { redpacket: [{ id: 1, redpacketmoney: 5, usetime: at(-9) }] },
    'none',
    [other(grab, -9, true)],
  ],
  [
    'two red packets',
    grab,
    {
      redpacket: [
        { id: 2, redpacketmoney: 5, usetime: at(2) },
        { id: 1, redpacketmoney: 5, usetime: at(1) },
      ],
    },
    'possible',
  ],
  ['an application', apply, { activityApplyLog: [application()] }, 'done'],
  ['an application by name', apply, { activityApplyLog: [application({ activity_id: undefined })] }, 'done'],
  [
    'an application for another promotion',
    apply,
    { activityApplyLog: [application({ activity_id: 4 })] },
    'none',
  ],
])('looks up %s', async (_name, intent, rows, expected, others = []) => {
  world = Object.fromEntries(
    Object.entries(rows).map(([name, data]) => [
      /^\d$/.test(name) ? `/api/gettransrecord ${name}` : `/api/${name}`,
      data,
    ]),
  )
  expect(await look({ ...intent, id: `id${(ids += 1)}` }, others)).toBe(expected)
})
