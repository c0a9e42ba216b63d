import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Intent, KnownRequest } from '@/api/money/journal'
import { noteServerTime } from '@/api/serverDate'
import * as contract from '@/contract/index'
import { money } from '@/contract/values/money'
import { writeServerTime } from '@/contract/wire/codecs'
import type { Endpoint } from '@/contract/wire/endpoint'
import { lookUp } from './traces'

const OFFLINE = 'offline'
/** Wire data by call; rows of gettransrecord by their type's number. A call without one fails. */
let world: Record<string, unknown> = {}
vi.mock('@/api/send', () => ({
  send: async ({ path, data }: Endpoint, { type, page = 1 }: { type?: number; page?: number }) => {
    const key = path === '/api/gettransrecord' ? String(type) : path.slice('/api/'.length)
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
  key: `me.${JSON.stringify([path, input])}`,
  path,
  action: '',
  trace: calls.find((call) => call.path === path)?.trace ?? '',
  input: input as Intent['input'],
  facts: [],
  at: SENT,
  lastAt: SENT,
  doubt: 3 * SECOND,
  checkedAt: 0,
  isAcknowledged: false,
  isLost: true,
  ...part,
})
/** Another request of this tab, so many seconds later: successful a second after, or open. */
function other(intent: Intent, second: number, isDone: boolean): KnownRequest {
  const sentAt = SENT + second * SECOND
  const asked = { ...intent, id: `id${(ids += 1)}`, at: sentAt, lastAt: sentAt }
  return { ...asked, isDone, checkedAt: isDone ? sentAt + SECOND : 0, asked }
}
/** The same of another tab, which only the device's hash tells. */
const elsewhere = (intent: Intent, second: number, isDone: boolean): KnownRequest => ({
  ...other(intent, second, isDone),
  asked: undefined,
})
const look = async (intent: Intent, others: KnownRequest[] = []) =>
  (await lookUp(intent, others))?.is ?? 'none'

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
const AG = into('AG')
const had = (main: string) => ({ balances: { main: money(main) } })
const AG1000 = into('AG', '137', had('1000'))
const AGAIN = { ...AG, lastAt: SENT + 64 * SECOND }
const YOURS = { ...elsewhere(AG, -900, false), key: 'you.1' }
const SINCE = other(into('BG', '10'), 30, true)
const LATE = { of: AG1000, main: '1000.0', seconds: 120 }
const doubtful = (part: Partial<Intent> = {}) => into('AG', '137', { doubt: 86_400 * SECOND, ...part })
const moved = (second: number, part: object = {}) => ({
  created_at: at(second),
  pay_way: 'AG真人',
  api_type: 'AG',
  amount: 137,
  state: 1,
  ...part,
})
/** One into AG whose repeat was answered. */
const repeated = (first: number, last: number): KnownRequest => {
  const sent = other(AG, first, true)
  return { ...sent, checkedAt: 0, asked: { ...sent.asked!, lastAt: SENT + last * SECOND } }
}
const page = (rows: object[], total: number) => ({ data: rows, total })

describe('a transfer of 137 into AG', { tags: 'D68' }, () => {
  type More = { of?: Intent; beside?: KnownRequest[]; main?: string; seconds?: number }
  it.each<[string, object, string, More?]>([
    ['its row', [moved(1)], 'done'],
    ['no row', [], 'none'],
    ['no row, but 137 have left', [], 'open', { of: AG1000, main: '863' }],
    ['another venue’s row', [moved(1, { api_type: 'BG', pay_way: 'BG视讯' })], 'none'],
    ['another venue’s row, by name', [moved(1, { api_type: '', pay_way: 'BG视讯' })], 'none'],
    ['its row, by name', [moved(1, { api_type: '' })], 'done'],
    ['its row, code in lower case', [moved(1, { api_type: 'ag', pay_way: '' })], 'done'],
    ['a row without a venue', [moved(1, { api_type: '', pay_way: null })], 'possible'],
    ['another amount', [moved(1, { amount: 136 })], 'none'],
    ['two new rows', [moved(2), moved(1)], 'possible'],
    ['an older equal row', [moved(-60)], 'possible'],
    ['a new row after an older one', [moved(1), moved(-60)], 'done'],
    ['a row of an hour before', [moved(-3600)], 'none'],
    ['a row of five minutes later', [moved(300)], 'possible', { seconds: 400 }],
    ['sent again, its row', [moved(65)], 'done', { of: AGAIN, seconds: 70 }],
    ['sent again, a row before', [moved(30)], 'possible', { of: AGAIN, seconds: 70 }],
    ['a page that ends before the time', page([moved(1)], 9), 'possible'],
    ['a page that reaches back', page([moved(1), moved(-300)], 9), 'done'],
    ['an older row without an amount', [moved(1), moved(-300, { amount: null })], 'done'],
    ['an unreadable row beside', [moved(1), moved(0, { created_at: 'soon' })], 'possible'],
    ['nothing, in a list that is not whole', page([moved(1, { amount: 9 })], 9), 'not whole'],
    ['the row of an equal success', [moved(-20)], 'none', { beside: [other(AG, -20, true)] }],
    ['the row of one a second before', [moved(-1)], 'none', { beside: [other(AG, -1, true)] }],
    ['that of one in another tab', [moved(-1)], 'none', { beside: [elsewhere(AG, -1, true)] }],
    ['its row right after it', [moved(1), moved(-1)], 'possible', { beside: [other(AG, -1, true)] }],
    ['that of a repeat, which nobody has seen yet', [moved(-3)], 'none', { beside: [repeated(-900, -4)] }],
    ['its row after it', [moved(1), moved(-20)], 'done', { beside: [other(AG, -20, true)] }],
    ['its row long after it', [moved(1)], 'done', { beside: [other(AG, -400, true)] }],
    ['its row, 137.50 open', [moved(1)], 'possible', { beside: [other(into('AG', '137.5'), -5, false)] }],
    ['a row of 137.50 before', [moved(-3)], 'possible', { beside: [other(into('AG', '137.5'), -3, true)] }],
    ['its row, 20 open', [moved(1)], 'done', { beside: [other(into('AG', '20'), -5, false)] }],
    ['its row, any open elsewhere', [moved(1)], 'possible', { beside: [elsewhere(into('BG'), -900, false)] }],
    ['its row, another account’s open', [moved(1)], 'done', { beside: [YOURS] }],
    ['its row, any done elsewhere', [moved(1)], 'possible', { beside: [elsewhere(into('BG'), 1, true)] }],
    ['its row, one done before', [moved(1)], 'done', { beside: [elsewhere(into('BG'), -60, true)] }],
    ['137.50 in whole yuan', [moved(1)], 'possible', { of: into('AG', '137.5') }],
    ['state 0, 137 left', [moved(1, { state: 0 })], 'open', { of: AG1000, main: '863' }],
    ['state 0, nothing left yet', [moved(1, { state: 0 })], 'open', { of: AG1000, main: '1000.00' }],
    ['state 0, nothing left', [moved(1, { state: 0 })], 'refused', LATE],
    ['state 0, balances unknown', [moved(1, { state: 0 })], 'open', { seconds: 120 }],
    ['state 0, another request since', [moved(1, { state: 0 })], 'open', { ...LATE, beside: [SINCE] }],
    ['待结算', [moved(1, { state: 2 })], 'open'],
    ['state 1, but nothing has left', [moved(1)], 'open', { of: AG1000, main: '1000' }],
    ['a clock in doubt', [moved(1)], 'possible', { of: doubtful() }],
    ['a clock in doubt, 137 left', [moved(-600)], 'possible', { of: doubtful(had('1000')), main: '863' }],
  ])('%s', async (_name, rows, expected, { of = AG, beside = [], main, seconds = 5 } = {}) => {
    after(seconds)
    world = { 3: rows, balancelist: VENUES, ...(main !== undefined && { balance: { balance: main } }) }
    const intent = { ...of, id: `id${(ids += 1)}` }
    expect(await look(intent, beside).catch((error: Error) => error.message.slice(-9))).toBe(expected)
  })

  it('may be any of several rows, the nearest first', async () => {
    world = { 3: [40, 20, 9, 1, -30].map((second) => moved(second)), balancelist: VENUES }
    const found = await lookUp(into('AG'), [])
    const times = found?.is === 'possible' ? found.rows.map(({ row }) => row.slice(11, 19)) : []
    expect(times).toEqual(['00:00:01', '00:00:09', '00:00:20', '23:59:30', '00:00:40'])
  })

  it('is never told as found by a row that a look-up missed', async () => {
    const lost = into('AG')
    world = { 3: [], balancelist: VENUES }
    expect(await look(lost)).toBe('none')
    world[3] = [moved(4)]
    expect(await look(lost)).toBe('possible')
    expect(await look({ ...into('AG'), checkedAt: SENT + SECOND })).toBe('possible')
  })

  it('stays in doubt once it was, although what made it so has ended', async () => {
    const lost = into('AG')
    world = { 3: [moved(1)], balancelist: VENUES }
    expect(await look(lost, [elsewhere(into('BG'), -900, false)])).toBe('possible')
    expect(await look(lost)).toBe('possible')
  })

  it('words a failed state as under way or without success', async () => {
    world = { 3: [moved(1, { state: 0 })] }
    expect(await lookUp(into('AG'), [])).toMatchObject({
      is: 'open',
      row: '2026-11-27 00:00:01 AG真人 137.00元',
      state: '处理中或未成功',
    })
  })
})

const deposit = (part: object = {}) =>
  request('/api/recharge', { paytype: 'alipay', amount: '500', catepay: '', ...part })
const usdtDeposit = deposit({ paytype: 'usdt', catepay: 'TRC20' })
const withdrawal = (part: Partial<Intent> = {}) => request('/api/withdraw', { amount: '705', bank: 3 }, part)
const CNY = withdrawal({ chain: '' })
const TO_ANOTHER = other({ ...CNY, key: 'me.4', input: { amount: '705', bank: 4 } }, -3, true)
const coin = withdrawal({ chain: 'TRC20', listedAs: '99' })
const order = (second: number, pay_way: string | null = 'Alipay', amount = 500, state = 1) => ({
  created_at: at(second),
  pay_way,
  out_trade_no: '179571119715277',
  amount,
  state,
})
const bind = (input: object) => request('/api/bindcard', input)
const usdt = { bank: 'USDT', bank_no: 'TX1', bank_owner: 'TRC20' }
const card = { bank: '招商银行', bank_no: '62', bank_owner: '张三' }
const out = request('/api/transfer', { amount: '88', sourcetype: 'AG', targettype: 'userbalance' })
const OUT = other(out, -3, true)
const recall = request('/api/transall', {})
const held = { balancelist2: [{ ...VENUES[0], balance: '88.00' }, VENUES[1]], balancelist: VENUES }
const claim = request('/api/dofanshui', {})
const rebates = (pending: string, second: number) => ({
  list: { data: [{ gamename: 'AG', money: '1', state: 1, created_at: at(-90_000), updated_at: at(second) }] },
  jisuan: '9',
  nojisuan: pending,
})
const application = { activity_id: 3, activity_name: '优惠活动02', created_at: at(1), state: 1 }
const apply = request('/api/doactivityapply', { activityid: 3 }, { facts: [['活动', '优惠活动02']] })
const grab = request('/api/douserredpacket', {})
const packet = (second: number) => ({ id: second, redpacketmoney: 5, usetime: at(second) })

it.each<[string, Intent, Record<string, unknown>, expected: string, others?: KnownRequest[]]>([
  ['a deposit', deposit(), { 1: [order(1)] }, 'done'],
  ['a rejected deposit', deposit(), { 1: [order(1, 'Alipay', 500, 3)] }, 'done'],
  ['a deposit over the other chain', usdtDeposit, { 1: [order(1, 'USDT-ERC20')] }, 'none'],
  ['a deposit beside a gift', deposit(), { 1: [order(1, '活动礼金 · 首存礼金')] }, 'none'],
  ['a deposit without a channel', deposit(), { 1: [order(1, null)] }, 'possible'],
  ['a deposit after an equal one', deposit(), { 1: [order(-9)] }, 'none', [other(deposit(), -9, true)]],
  ['another device’s deposit beside ours', deposit(), { 1: [order(2), order(1)] }, 'possible'],
  ['a withdrawal at another rate', coin, { 2: [order(1, 'USDT-TRC20', 98.4)] }, 'possible'],
  ['a withdrawal after another', CNY, { 2: [order(-3, 'Bank card', 705)] }, 'possible', [TO_ANOTHER]],
  ['the address on the other chain', bind(usdt), { getcard: [{ ...usdt, bank_owner: 'ERC20' }] }, 'none'],
  ['an account at another bank', bind(card), { getcard: [{ id: 1, ...card, bank: '工商银行' }] }, 'none'],
  ['an account that is gone', request('/api/delcard', { id: 7 }), { getcard: [{ id: 1, ...usdt }] }, 'done'],
  ['an account, no account told', request('/api/delcard', { id: 7 }), { getcard: [] }, 'possible'],
  ['one beside an account without an id', request('/api/delcard', { id: 7 }), { getcard: [card] }, 'none'],
  ['an account that is there', request('/api/delcard', { id: 1 }), { getcard: [{ id: 1, ...usdt }] }, 'none'],
  ['a recall, nothing held', recall, { balancelist2: VENUES }, 'done'],
  ['a recall, no venue told', recall, { balancelist2: [], 4: [], balancelist: [] }, 'none'],
  ['a recall of one venue, money elsewhere', recall, { ...held, 4: [moved(1, { api_type: 'BG' })] }, 'done'],
  ['a recall under way', recall, { ...held, 4: [moved(1, { state: 0 })] }, 'open'],
  ['a recall of two venues', recall, { ...held, 4: [moved(1), moved(1, { amount: 9 })] }, 'possible'],
  ['a recall that did not arrive', recall, { ...held, 4: [] }, 'none'],
  ['a recall beside a transfer', recall, { ...held, 4: [moved(-3, { amount: 88 })] }, 'possible', [OUT]],
  ['rebates claimed elsewhere before', claim, { getfanshui: rebates('0', -3600) }, 'possible'],
  ['rebates that are pending', claim, { getfanshui: rebates('5', -3600) }, 'none'],
  ['a red packet', grab, { redpacket: [packet(1)] }, 'done'],
  ['the red packet of a grab before', grab, { redpacket: [packet(-9)] }, 'none', [other(grab, -9, true)]],
  [
    'an application by name',
    apply,
    { activityApplyLog: [{ ...application, activity_id: undefined }] },
    'done',
  ],
])('looks up %s', async (_name, intent, lists, expected, others = []) => {
  world = lists
  expect(await look({ ...intent, id: `id${(ids += 1)}` }, others)).toBe(expected)
})
